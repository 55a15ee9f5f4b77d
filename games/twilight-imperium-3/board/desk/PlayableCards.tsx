import groupBy from 'lodash/groupBy.js'
import type { ActionCardId } from '../../data/index.ts'
import { useTable } from '../table.ts'
import { OptionButton } from './OptionButton.tsx'

/** The cards that can be played now, and what each would do here: in the hand they may lie far from the question. */
export function PlayableCards() {
  const { legal, setDraft, words: t } = useTable()
  const plays = groupBy(
    legal.filter(({ move }) => move === 'playCard'),
    ({ args }) => args[1],
  )
  const cards = Object.entries(plays)
  if (cards.length === 0) return null
  return (
    <ul className="sb-tray ti-options ti-playable">
      {cards.map(([card, [first, ...others]]) => {
        const ref = `actionCard:${card as ActionCardId}`
        return (
          <li key={card}>
            <OptionButton onChoose={() => setDraft({ move: first!.move, args: first!.args })}>
              <b>{t.nameOf(ref)}</b>
              <span className="ti-hush">
                {others.length === 0 ? t.read(first!.label) : t.about(ref, 'effect')}
              </span>
            </OptionButton>
          </li>
        )
      })}
    </ul>
  )
}
