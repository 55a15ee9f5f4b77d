import { Part } from '../../kit/board/Part.tsx'
import type { Ask } from '../../kit/index.ts'
import { Answer, Confirm } from './Answer.tsx'
import { Card } from './Card.tsx'
import { toggled } from './payment.ts'
import { useTable } from './table.ts'

/** Cards that lie before the reader alone: start worlds, and what was drawn in Explore. */
export function PickCards({ ask }: { ask: Ask }) {
  const { words: t, chosenFor, choose, send, seat } = useTable()
  const chosen = chosenFor(ask)
  const { options, max } = ask.pick!
  const kind = ask.kind as 'startWorld' | 'keep'
  return (
    <>
      <Part of="choices">
        <ul className="rg-tray rg-picks" aria-label={t(`pick.${kind}`)}>
          {options.map(card => (
            <li key={card}>
              <Card
                card={card}
                owner={kind === 'keep' ? seat : null}
                inHand
                size="hand"
                act={{
                  chosen: chosen.includes(card),
                  label: t('choose.keep'),
                  onAct: () => choose(ask, toggled(chosen, card, max)),
                  onTwice: max === 1 ? () => send('answer', ask.id, [card]) : undefined,
                }}
              />
            </li>
          ))}
        </ul>
      </Part>
      <Answer status={t('pick.count', { count: chosen.length, most: max })}>
        <Confirm ask={ask}>{t(kind === 'keep' ? 'foot.keep' : 'foot.startWorld')}</Confirm>
      </Answer>
    </>
  )
}
