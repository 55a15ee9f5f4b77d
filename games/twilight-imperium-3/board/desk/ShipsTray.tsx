import type { SeatId } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import { berthOf, berthsFor, leadersKept, withLeader } from '../../moves/composing/leaders.ts'
import { movesOf, wishesOf } from '../../moves/composing/ship-moves.ts'
import { type Source, sourcesOf } from '../../moves/composing/sources.ts'
import { waysOf } from '../../moves/composing/ways.ts'
import {
  loadOf,
  NOTHING,
  roomOf,
  stepsOf,
  stopsOf,
  type Wish,
  type Wishes,
  withCargo,
  withFar,
  withShips,
  withVia,
} from '../../moves/composing/wishes.ts'
import { freeLeadersOf } from '../../numbers/leaders.ts'
import { countOf } from '../../rules/counts.ts'
import { cellOfLeader } from '../../rules/leaders/boarding.ts'
import { planetsIn } from '../../rules/planets.ts'
import { systemRef } from '../../rules/words.ts'
import type { TiView } from '../../state.ts'
import type { ShipMove } from '../../state-plans.ts'
import { UnitIcon } from '../map/UnitIcon.tsx'
import { useTable } from '../table.ts'
import { LeadersRow } from './LeadersRow.tsx'
import { OptionButton } from './OptionButton.tsx'
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
  const change = (next: Wishes) => onMoves(leadersKept(view, seat, moves, movesOf(view, seat, next)))
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
          only={only !== undefined}
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
      {view.leaders && moves.length > 0 && (
        <Passengers view={view} seat={seat} to={to} moves={moves} only={only} onMoves={onMoves} />
      )}
    </ul>
  )
}

/** Leaders who could go along with the ships that are chosen. [TI-52.02] */
function Passengers({ view, seat, to, moves, only, onMoves }: ShipsTrayProps) {
  const { words: t } = useTable()
  const ways = freeLeadersOf(view, seat)
    .filter(leader => !only || only.includes(cellOfLeader(view, leader) ?? ''))
    .flatMap(leader => {
      const now = berthOf(moves, leader)
      return berthsFor(view, seat, to, moves, leader).map(berth => {
        const isChosen = now?.from === berth.from && now.ship === berth.ship
        return {
          leader,
          where: `${berth.from} ${berth.ship}`,
          label: t('leaders.here', { leader: `leader:${leader}`, unit: `unit:${berth.ship}` }),
          isChosen,
          onChoose: () => onMoves(withLeader(moves, leader, isChosen ? undefined : berth)),
        }
      })
    })
  return ways.length === 0 ? null : (
    <li>
      <LeadersRow ways={ways} />
    </li>
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
  /** Nothing is fetched from elsewhere. */
  only: boolean
  source: Source
  wishes: Wishes
  change(wishes: Wishes): void
}

function SourceCard({ view, seat, to, only, source, wishes, change }: SourceCardProps) {
  const { words: t } = useTable()
  const { from, stacks, far } = source
  const wish = wishes[from] ?? NOTHING
  const lands = planetsIn(view, to).length > 0
  const room = roomOf(view, seat, from, wish)
  const stops = only ? [] : stopsOf(view, seat, from, to, wish)
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
            {[...source.ground, ...stops.flatMap(stop => stop.ground)].map(({ planet, kind, there }) => (
              <Stepper
                key={planet + kind}
                name={`${t.nameOf(`unit:${kind}`)}, ${t.nameOf(`planet:${planet}`)}`}
                value={countOf(wish.cargo[planet], kind)}
                max={Math.min(there, countOf(wish.cargo[planet], kind) + room - loadOf(wish))}
                of={there}
                onChange={count => set(withCargo(wish, planet, kind, count))}
              >
                <UnitIcon kind={kind} /> <span className="ti-hush">{t.nameOf(`planet:${planet}`)}</span>
              </Stepper>
            ))}
            {stops.map(
              ({ at, fighters }) =>
                fighters > 0 && (
                  <Stepper
                    key={at}
                    name={`${t('plan.carried')}, ${t.nameOf(systemRef(view, at))}`}
                    value={wish.far?.[at] ?? 0}
                    max={Math.min(fighters, (wish.far?.[at] ?? 0) + room - loadOf(wish))}
                    of={fighters}
                    onChange={count => set(withFar(wish, at, count))}
                  >
                    <UnitIcon kind="fighter" />{' '}
                    <span className="ti-hush">{t.nameOf(systemRef(view, at))}</span>
                  </Stepper>
                ),
            )}
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
      {isSome && <Ways view={view} seat={seat} to={to} from={from} wish={wish} onWish={set} />}
    </li>
  )
}

interface WaysProps {
  view: TiView
  seat: SeatId
  to: Cell
  from: Cell
  wish: Wish
  onWish(wish: Wish): void
}

/** Ways between which there is a choice, with what lies on them. */
function Ways({ view, seat, to, from, wish, onWish }: WaysProps) {
  const { words: t } = useTable()
  const ways = waysOf(view, seat, from, to, stepsOf(view, seat, from, wish))
  if (ways.length === 0) return null
  const names = (cells: readonly Cell[]) => cells.map(cell => systemRef(view, cell))
  return (
    <span className="ti-steppers">
      <span className="ti-hush">{t('plan.way')}</span>
      {ways.map(({ via, dangers }) => {
        const isTaken = wish.via?.join() === via.join()
        return (
          <OptionButton
            key={via.join()}
            isChosen={isTaken}
            onChoose={() => onWish(withVia(wish, isTaken ? undefined : via))}
          >
            {via.length === 0
              ? t('plan.straight')
              : dangers.length > 0
                ? t('plan.viaDanger', { systems: names(via), dangers: names(dangers) })
                : t('plan.via', { systems: names(via) })}
          </OptionButton>
        )
      })}
    </span>
  )
}
