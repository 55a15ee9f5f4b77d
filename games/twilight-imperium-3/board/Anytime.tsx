import isEqual from 'lodash/isEqual.js'
import { useState } from 'react'
import { cardLine } from '../moves/card-words.ts'
import type { CardPlay } from '../state-cards.ts'
import { OptionButton } from './desk/OptionButton.tsx'
import { useTable } from './table.ts'

/** What a card that interrupts is aimed at. It answers no question: it is played right here. */
export function Anytime({ plays, onPlayed }: { plays: readonly CardPlay[]; onPlayed(): void }) {
  const { view, words: t, props, isBusy } = useTable()
  const [chosen, setChosen] = useState<CardPlay | undefined>(plays.length === 1 ? plays[0] : undefined)
  const why = chosen && props.refusal('playAnytime', [chosen.card, chosen.args])
  return (
    <div className="ti-form-row">
      <button
        type="button"
        className="sb-button"
        disabled={isBusy || !chosen || why !== undefined}
        onClick={() => {
          if (!chosen) return
          void props.move('playAnytime', chosen.card, chosen.args)
          onPlayed()
        }}
      >
        {t('hand.playNow')}
      </button>
      <span className="sb-tray">
        {plays.map(play => (
          <OptionButton
            key={JSON.stringify(play.args)}
            isChosen={isEqual(play, chosen)}
            onChoose={() => setChosen(play)}
          >
            {t.read(cardLine(view, play))}
          </OptionButton>
        ))}
      </span>
    </div>
  )
}
