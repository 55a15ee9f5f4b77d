import type { SeatId } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import { countOf } from '../../rules/counts.ts'
import { planetsIn } from '../../rules/planets.ts'
import type { ShipMove } from '../../rules/tactical/draft.ts'
import type { TiView } from '../../state.ts'
import { UnitIcon } from '../map/UnitIcon.tsx'
import {
  loadOf,
  movesOf,
  NOTHING,
  roomOf,
  type Source,
  sourcesOf,
  type Wishes,
  wishesOf,
  withShips,
} from '../plan/ships.ts'
import { useTable } from '../table.ts'
import { Stepper } from './Stepper.tsx'

interface ShipsTrayProps {
  /** The view under which ships move: with the cards that go with the action. */
  view: TiView
  seat: SeatId
  to: Cell
  moves: readonly ShipMove[]
  /** Only from these systems. */
  only?: readonly Cell[]
  onMoves(moves: ShipMove[]): void
}

/** Every fleet that could come, with what it takes along; those that cannot, with the reason. */
export function ShipsTray({ view, seat, to, moves, only, onMoves }: ShipsTrayProps) {
  const { words: t } = useTable()
  const sources = sourcesOf(view, seat, to).filter(({ from }) => !only || only.includes(from))
  const wishes = wishesOf(moves)
  const change = (next: Wishes) => onMoves(movesOf(view, seat, next))
  const near = sources.filter(isUsable)
  const rest = sources.filter(source => !isUsable(source))
  if (near.length === 0 && rest.length === 0) return <p className="ti-hush">{t('plan.noFleets')}</p>
  return (
    <ul className="sb-tray ti-sources">
      {near.map(source => (
        <SourceCard
          key={source.from}
          view={view}
          seat={seat}
          to={to}
          source={source}
          wishes={wishes}
          change={change}
        />
      ))}
      {rest.length > 0 && (
        <li className="ti-source" data-off>
          {rest.map(source => (
            <span key={source.from}>
              <b>{t.nameOf(`tile:${view.galaxy.tiles[source.from]}`)}</b>{' '}
              <span className="ti-hush">{whyNot(t, source)}</span>
            </span>
          ))}
        </li>
      )}
    </ul>
  )
}

const isUsable = ({ stacks }: Source) => stacks.some(({ isInReach }) => isInReach)

function whyNot(t: ReturnType<typeof useTable>['words'], { far, isSpent, stacks }: Source): string {
  if (isSpent) return t('plan.spent')
  if (far === undefined) return t('plan.noWay')
  return t('plan.tooFar', { far, steps: Math.max(0, ...stacks.map(({ steps }) => steps)) })
}

interface SourceCardProps {
  view: TiView
  seat: SeatId
  to: Cell
  source: Source
  wishes: Wishes
  change(wishes: Wishes): void
}

function SourceCard({ view, seat, to, source, wishes, change }: SourceCardProps) {
  const { words: t } = useTable()
  const { from, stacks, far } = source
  const wish = wishes[from] ?? NOTHING
  const lands = planetsIn(view, to).length > 0
  const room = roomOf(view, seat, from, wish)
  const set = (next: typeof wish) => change({ ...wishes, [from]: next })
  const all = () =>
    change(
      stacks
        .filter(({ isInReach }) => isInReach)
        .reduce(
          (now, { kind, there }) => withShips(view, seat, { from, kind, count: there, lands }, now),
          wishes,
        ),
    )
  const none = () => {
    const { [from]: _, ...rest } = wishes
    change(rest)
  }
  const isSome = Object.keys(wish.ships).length > 0
  return (
    <li className="ti-source" data-some={isSome || undefined}>
      <span className="ti-source-head">
        <b>{t.nameOf(`tile:${view.galaxy.tiles[from]}`)}</b>
        <span className="ti-hush">{t('plan.steps', { count: far ?? 0 })}</span>
        <button type="button" className="ti-small" onClick={isSome ? none : all}>
          {isSome ? t('plan.none') : t('plan.all')}
        </button>
      </span>
      <span className="ti-steppers">
        {stacks.map(({ kind, there, isInReach, steps }) =>
          isInReach ? (
            <Stepper
              key={kind}
              name={t.nameOf(`unit:${kind}`)}
              value={countOf(wish.ships, kind)}
              max={there}
              of={there}
              onChange={count => change(withShips(view, seat, { from, kind, count, lands }, wishes))}
            >
              <UnitIcon kind={kind} />
            </Stepper>
          ) : (
            <span key={kind} className="ti-hush">
              <UnitIcon kind={kind} /> {there}: {t('plan.tooFar', { far: far ?? 0, steps })}
            </span>
          ),
        )}
        {room > 0 && (
          <>
            {source.ground.map(({ planet, kind, there }) => (
              <Stepper
                key={planet + kind}
                name={`${t.nameOf(`unit:${kind}`)}, ${t.nameOf(`planet:${planet}`)}`}
                value={countOf(wish.cargo[planet], kind)}
                max={Math.min(there, countOf(wish.cargo[planet], kind) + room - loadOf(wish))}
                of={there}
                onChange={count => {
                  const { [kind]: _, ...others } = wish.cargo[planet] ?? {}
                  set({
                    ...wish,
                    cargo: { ...wish.cargo, [planet]: count > 0 ? { ...others, [kind]: count } : others },
                  })
                }}
              >
                <UnitIcon kind={kind} /> <span className="ti-hush">{t.nameOf(`planet:${planet}`)}</span>
              </Stepper>
            ))}
            {source.fighters > 0 && countOf(wish.ships, 'fighter') === 0 && (
              <Stepper
                name={t('plan.carried')}
                value={wish.fighters}
                max={Math.min(source.fighters, wish.fighters + room - loadOf(wish))}
                of={source.fighters}
                onChange={fighters => set({ ...wish, fighters })}
              >
                <UnitIcon kind="fighter" />
              </Stepper>
            )}
            <span className="ti-hush">{t('plan.room', { count: loadOf(wish), room })}</span>
          </>
        )}
      </span>
    </li>
  )
}
