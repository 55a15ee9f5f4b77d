import type { Ask } from '../../kit/index.ts'
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
    <section className="rg-panel rg-picks" data-asked tabIndex={-1} aria-label={t(`pick.${kind}`)}>
      <h3 className="rg-title">
        {t(`pick.${kind}`)}{' '}
        <span className="rg-hush">{t('pick.count', { count: chosen.length, most: max })}</span>
      </h3>
      <ul className="rg-cards" data-size="hand">
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
    </section>
  )
}
