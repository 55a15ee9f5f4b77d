import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import type { SeatId } from '../../../kit/index.ts'
import type { Cell, PlanetId } from '../../data/index.ts'
import { seatsAbove } from '../../numbers/floating-docks.ts'
import { leadersAboard } from '../../numbers/leaders.ts'
import { planetValue } from '../../numbers/planets.ts'
import { totalOf } from '../../rules/counts.ts'
import { controlsSystem } from '../../rules/objectives/progress.ts'
import { ownerOf } from '../../rules/planets.ts'
import { seatsInSpace, shipsOf } from '../../rules/space.ts'
import type { TiView } from '../../state.ts'
import { useTable } from '../table.ts'
import { LEADER, tokensOn } from './tokens.ts'

/** From afar: whose a system is, what its planets are worth, and how many ships are there. */
export function FarSystem({
  cell,
  planets,
  letter,
}: {
  cell: Cell
  planets: readonly PlanetId[]
  letter: number
}) {
  const { view } = useTable()
  const owners = [...new Set(planets.flatMap(planet => ownerOf(view, planet) ?? []))]
  const fleets = seatsInSpace(view, cell)
  const seats = [owners, seatsAbove(view, cell), livesAt(view, cell)].find(({ length }) => length > 0) ?? []
  const worth = (value: 'resources' | 'influence') =>
    planets.reduce((sum, planet) => sum + planetValue(view, planet, value).total, 0)
  // A leader stands beside the number of the ships.
  const apart = fleets.some(seat => leadersAboard(view, cell, seat).length > 0) ? 68 : 52
  const signs = planets.flatMap(planet => tokensOn(view, planet)).map(({ sign }) => sign)
  return (
    <>
      {signs.length > 0 && <Signs signs={signs} letter={letter} marks={Math.min(3, seats.length)} />}
      {seats.slice(0, 3).map((seat, i) => (
        <Shape
          key={seat}
          seat={seat}
          x={(i - (Math.min(3, seats.length) - 1) / 2) * 44}
          isHollow={!controlsSystem(view, cell, seat)}
        />
      ))}
      {planets.length > 0 && (
        <g className="ti-worth">
          <rect x={-letter - 4} y={28} width={letter} height={letter * 1.1} rx="3" />
          <circle cx={letter / 2 + 4} cy={28 + letter * 0.55} r={letter * 0.6} />
          <text x={-letter / 2 - 4} y={28 + letter * 0.55} fontSize={letter}>
            {worth('resources')}
          </text>
          <text x={letter / 2 + 4} y={28 + letter * 0.55} fontSize={letter}>
            {worth('influence')}
          </text>
        </g>
      )}
      {fleets.map((seat, i) => (
        <g key={seat} transform={`translate(${(i - (fleets.length - 1) / 2) * apart} -62)`}>
          <g className="ti-pill" data-seat={seat}>
            <rect
              x={-letter * 0.95}
              y={-letter * 0.62}
              width={letter * 1.9}
              height={letter * 1.24}
              rx={letter * 0.6}
            />
            <text fontSize={letter}>{totalOf(shipsOf(view, cell, seat))}</text>
          </g>
          {leadersAboard(view, cell, seat).length > 0 && (
            <text className="ti-token" x={letter * 1.35} fontSize={letter}>
              {LEADER}
            </text>
          )}
        </g>
      ))}
    </>
  )
}

/** Whose home it is, before anything stands there. */
const livesAt = ({ phase, galaxy }: TiView, cell: Cell): SeatId[] =>
  phase === 'setup' || phase === 'galaxy'
    ? Object.keys(galaxy.homes).filter(seat => galaxy.homes[seat] === cell)
    : []

function Shape({ seat, x, isHollow }: { seat: SeatId; x: number; isHollow: boolean }) {
  return (
    <svg x={x - 22} y={-36} width="44" height="44" viewBox="-1 -1 22 22" aria-hidden="true">
      <SeatShape seat={seat} className="ti-seat" hollow={isHollow} />
    </svg>
  )
}

/** What lies on planets besides units: where nobody's mark is, or as much as has room beside the marks. */
function Signs({
  signs,
  letter,
  marks,
}: {
  signs: readonly string[]
  letter: number
  /** So many marks of players stand in the middle. */
  marks: number
}) {
  return marks === 0 ? (
    <text className="ti-token" y={-14} fontSize={letter * 1.1}>
      {signs.join(' ')}
    </text>
  ) : (
    <text className="ti-token" data-side="left" x={-4 - marks * 22} y={-12} fontSize={letter}>
      {signs[0]}
    </text>
  )
}
