import { useMemo, useState } from 'react'
import type { Play } from '../../../kit/index.ts'
import { WINDOWS } from '../../data/index.ts'
import { cardLine } from '../../moves/card-words.ts'
import { withLandings, withMoves } from '../../moves/composing/plan.ts'
import { NO_PRODUCTION } from '../../moves/composing/production.ts'
import { afterMoves, landable, partsOf, planOf } from '../../moves/composing/turn.ts'
import { usualLanding } from '../../moves/composing/usual-landing.ts'
import { draftCards, withCards } from '../../rules/windows/draft.ts'
import type { Plan } from '../../state-plans.ts'
import { nameOfSystem } from '../map/reading.ts'
import { useTable } from '../table.ts'
import { BombardTray } from './BombardTray.tsx'
import { LandTray } from './LandTray.tsx'
import { Odds } from './Odds.tsx'
import { OptionButton } from './OptionButton.tsx'
import { ProduceTray } from './ProduceTray.tsx'
import { ShipsTray } from './ShipsTray.tsx'

type Part = 'ships' | 'land' | 'bombard' | 'produce' | 'cards'

/** A whole tactical action: what moves, what is landed, what is built. Nothing of it is told before it is sent. */
export function PlanPanel({ draft }: { draft: Play }) {
  const { view, seat, words: t, setDraft } = useTable()
  const [part, setPart] = useState<Part>('ships')
  const planned = planOf(draft)!
  const { cell, plan } = planned
  const set = (next: Partial<Plan>) =>
    setDraft({ move: 'act', args: [draft.args[0], cell, { ...plan, ...next }] })
  const cards = draftCards(view, seat!, WINDOWS.systemActivated, { cell })
  const parts: Part[] = [...partsOf(view, seat!, planned), ...(cards.length > 0 ? (['cards'] as const) : [])]
  const open = parts.includes(part) ? part : 'ships'
  const before = withCards(view, seat!, plan.cards)
  const after = useMemo(() => afterMoves(before, seat!, cell, plan.moves), [before, seat, cell, plan.moves])
  const { produce, landings, bombard } = plan
  const land = (next: Plan['landings']) =>
    setDraft({ move: 'act', args: [draft.args[0], cell, withLandings(plan, next)] })
  const look = (at: Part) => {
    setPart(at)
    // Whoever looks at the landing finds what is usual; whoever does not is asked when its time comes.
    if (at === 'land' && landings === undefined) land(usualLanding(after, seat!, cell))
  }
  return (
    <div className="ti-plan">
      <p className="ti-row">
        <b>{t('plan.title', { system: nameOfSystem(view, t, cell) })}</b>
        <Odds planned={planned} />
      </p>
      <div className="ti-parts" role="tablist" aria-label={t('plan.parts')}>
        {parts.map(one => (
          <button key={one} type="button" role="tab" aria-selected={one === open} onClick={() => look(one)}>
            {t(`plan.${one}`)}
            {isSaid(plan, one) && <span aria-hidden="true"> ✓</span>}
          </button>
        ))}
      </div>
      {open === 'ships' && (
        <ShipsTray
          view={before}
          seat={seat!}
          to={cell}
          moves={plan.moves}
          onMoves={moves => setDraft({ move: 'act', args: [draft.args[0], cell, withMoves(plan, moves)] })}
        />
      )}
      {open === 'land' && (
        <LandTray
          after={after}
          cell={cell}
          units={landable(view, seat!, planned)}
          landings={landings ?? {}}
          onLandings={land}
          leaders={plan.leaders ?? {}}
          onLeaders={leaders => set({ leaders })}
        />
      )}
      {open === 'bombard' && (
        <BombardTray
          after={after}
          cell={cell}
          bombard={bombard ?? {}}
          onBombard={next => set({ bombard: next })}
        />
      )}
      {open === 'produce' && (
        <ProduceTray
          site={{ cells: [cell], newDocks: true }}
          production={produce ?? NO_PRODUCTION}
          onProduction={next => set({ produce: next })}
        />
      )}
      {open === 'cards' && (
        <ul className="sb-tray ti-options">
          {cards.map(play => {
            const isPlayed = plan.cards?.some(one => JSON.stringify(one) === JSON.stringify(play)) ?? false
            const others = (plan.cards ?? []).filter(one => one.card !== play.card)
            return (
              <li key={JSON.stringify(play)}>
                <OptionButton
                  isChosen={isPlayed}
                  onChoose={() => set({ cards: isPlayed ? others : [...others, play] })}
                >
                  {t.read(cardLine(view, play))}
                </OptionButton>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

const isSaid = (plan: Plan, part: Part): boolean => {
  if (part === 'ships') return plan.moves.length > 0
  if (part === 'cards') return (plan.cards?.length ?? 0) > 0
  return { land: plan.landings, bombard: plan.bombard, produce: plan.produce }[part] !== undefined
}
