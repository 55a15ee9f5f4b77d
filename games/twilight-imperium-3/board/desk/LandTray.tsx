import { CARGO_KINDS, type CargoKind, type Cell, type PlanetId } from '../../data/index.ts'
import { withSettled } from '../../moves/composing/leaders.ts'
import { groundsIn, withLanded } from '../../moves/composing/turn.ts'
import { leadersAboard } from '../../numbers/leaders.ts'
import { countOf, sumOfCounts } from '../../rules/counts.ts'
import { leaderPlanets } from '../../rules/leaders/landing.ts'
import { ownerOf, unitsOn } from '../../rules/planets.ts'
import { fightersFor } from '../../rules/technology/graviton-negator.ts'
import type { Counts, TiView } from '../../state.ts'
import type { Landings, LeaderLandings } from '../../state-plans.ts'
import { Seat, Units } from '../Marks.tsx'
import { UnitIcon } from '../map/UnitIcon.tsx'
import { useTable } from '../table.ts'
import { LeadersRow } from './LeadersRow.tsx'
import { Stepper } from './Stepper.tsx'

interface LandTrayProps {
  /** The view after the ships have come. */
  after: TiView
  cell: Cell
  /** What is aboard. */
  units: Counts<CargoKind>
  landings: Landings
  onLandings(landings: Landings): void
  /** Where leaders are set down; missing: they are asked for later. */
  leaders?: LeaderLandings
  onLeaders?: (leaders: LeaderLandings) => void
}

const KINDS = [...CARGO_KINDS, 'fighter'] as const

/** Which units are set down on which planet, and which fighters join them. */
export function LandTray({
  after,
  cell,
  units,
  landings,
  onLandings,
  leaders = {},
  onLeaders,
}: LandTrayProps) {
  const { view, seat, words: t } = useTable()
  const landed = sumOfCounts(...Object.values(landings))
  const joining = fightersFor(after, seat!, cell)
  const there = (planet: PlanetId): Counts<CargoKind | 'fighter'> => ({
    ...units,
    ...(joining > 0 && ![undefined, seat!].includes(ownerOf(view, planet)) && { fighter: joining }),
  })
  const planets = onLeaders ? leaderPlanets(after, seat!, cell, landings) : []
  const ways = planets.flatMap(planet =>
    leadersAboard(after, cell, seat!).map(leader => {
      const isChosen = leaders[leader] === planet
      const about = { leader: `leader:${leader}`, planet: `planet:${planet}` }
      return {
        leader,
        where: planet,
        label: t('leaders.land', about),
        isChosen,
        onChoose: () => onLeaders?.(withSettled(leaders, leader, isChosen ? undefined : planet)),
      }
    }),
  )
  return (
    <ul className="sb-tray ti-sources">
      {groundsIn(view, cell).map(planet => {
        const owner = ownerOf(view, planet)
        return (
          <li key={planet} className="ti-source">
            <span className="ti-source-head">
              <b>{t.nameOf(`planet:${planet}`)}</b>
              {owner === undefined ? (
                <span className="ti-hush">{t('map.neutral')}</span>
              ) : (
                <Seat seat={owner} />
              )}
              <Units counts={unitsOn(view, planet)} />
            </span>
            <span className="ti-steppers">
              {KINDS.filter(kind => countOf(there(planet), kind) > 0).map(kind => {
                const here = countOf(landings[planet], kind)
                return (
                  <Stepper
                    key={kind}
                    name={`${t.nameOf(`unit:${kind}`)}, ${t.nameOf(`planet:${planet}`)}`}
                    value={here}
                    max={here + countOf(there(planet), kind) - countOf(landed, kind)}
                    of={countOf(there(planet), kind)}
                    onChange={count => onLandings(withLanded(landings, planet, kind, count))}
                  >
                    <UnitIcon kind={kind} />
                  </Stepper>
                )
              })}
            </span>
          </li>
        )
      })}
      {onLeaders && ways.length > 0 && (
        <li>
          <LeadersRow ways={ways} />
        </li>
      )}
    </ul>
  )
}
