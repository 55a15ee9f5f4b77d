import { useState } from 'react'
import { ref } from '../../kit/index.ts'
import { DISCARDED } from '../rules/cards/stability.ts'
import { STABILITY } from '../rules/windows/silence.ts'
import { OptionButton } from './desk/OptionButton.tsx'
import { useTable } from './table.ts'

/** Three cards of the hand end Temporary Stability, at any time. */
export function Stability() {
  const { view, seat, words: t, props, isBusy } = useTable()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const hand = view.players[seat!]!.actionCards
  if (!view.effects.some(({ id }) => id === STABILITY) || hand.length < DISCARDED || props.past) return null
  const cards = chosen.flatMap(place => hand[place] ?? [])
  const toggle = (place: number) =>
    setChosen(chosen.includes(place) ? chosen.filter(one => one !== place) : [...chosen, place])
  return (
    <fieldset className="ti-form-row">
      <legend>{t('hand.endStability')}</legend>
      <button
        type="button"
        className="sb-button"
        disabled={isBusy || props.refusal('endStability', [cards]) !== undefined}
        onClick={() => {
          void props.move('endStability', cards)
          setChosen([])
        }}
      >
        {t('hand.endNow', { card: ref('actionCard', STABILITY) })}
      </button>
      <span className="sb-tray">
        {hand.map((card, place) => (
          <OptionButton
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold several of a kind
            key={place}
            isChosen={chosen.includes(place)}
            onChoose={() => toggle(place)}
          >
            {t.nameOf(`actionCard:${card}`)}
          </OptionButton>
        ))}
      </span>
    </fieldset>
  )
}
