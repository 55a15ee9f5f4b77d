import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import { type Cell, PLANETS, type PlanetId } from '../../data/index.ts'
import { planetValue } from '../../numbers/planets.ts'
import { ownerOf, planetsIn, unitsOn } from '../../rules/planets.ts'
import { useTable } from '../table.ts'
import type { Point } from './layout.ts'
import { Plate, plateItems } from './Plates.tsx'
import { tokensOn } from './tokens.ts'

/** Where planets lie in a system, by how many there are. */
const SPOTS: readonly (readonly Point[])[] = [
  [],
  [{ x: 0, y: -24 }],
  [
    { x: -38, y: -26 },
    { x: 38, y: -26 },
  ],
  [
    { x: -52, y: -12 },
    { x: 0, y: -44 },
    { x: 52, y: -12 },
  ],
]

interface PlanetsProps {
  cell: Cell
  letter: number
  withNames: boolean
}

/** The planets of a system with what stands on them. */
export function Planets({ cell, letter, withNames }: PlanetsProps) {
  const { view } = useTable()
  const planets = planetsIn(view, cell)
  const spots = SPOTS[Math.min(3, planets.length)]!
  return planets.map((planet, i) => (
    <PlanetMark
      key={planet}
      planet={planet}
      letter={letter}
      name={withNames}
      most={planets.length === 1 ? 14 : planets.length === 2 ? 9 : 8}
      {...spots[Math.min(i, spots.length - 1)]!}
    />
  ))
}

interface PlanetMarkProps extends Point {
  planet: PlanetId
  letter: number
  name: boolean
  /** Letters of its name that have room. */
  most: number
}

const shortened = (name: string, most: number) =>
  name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name

function PlanetMark({ planet, x, y, letter, name, most }: PlanetMarkProps) {
  const { view, words: t, marks } = useTable()
  const owner = ownerOf(view, planet)
  const { specialty } = PLANETS[planet]!
  const isExhausted = view.planets[planet]?.exhausted === true
  const size = Math.max(19, Math.min(letter, 24))
  return (
    <g
      className="ti-planet"
      data-seat={owner}
      data-exhausted={isExhausted || undefined}
      data-can={marks.planets.has(planet) || undefined}
      transform={`translate(${x} ${y})`}
    >
      {name && (
        <text className="ti-planet-name" y={-37} fontSize={Math.max(14, Math.min(letter, 18))}>
          {shortened(t.nameOf(`planet:${planet}`), most)}
        </text>
      )}
      <circle className="ti-globe" r="25" />
      <rect
        className="ti-resources"
        x={-size - 0.5}
        y={-size * 0.58}
        width={size}
        height={size * 1.16}
        rx="3"
      />
      <circle className="ti-influence" cx={size / 2 + 1} r={size * 0.58} />
      <text className="ti-resources-text" x={-size / 2 - 0.5} fontSize={size}>
        {planetValue(view, planet, 'resources').total}
      </text>
      <text className="ti-influence-text" x={size / 2 + 1} fontSize={size}>
        {planetValue(view, planet, 'influence').total}
      </text>
      {owner !== undefined && (
        <svg x="-38" y="-23" width="16" height="16" viewBox="0 0 20 20" aria-hidden="true">
          <SeatShape seat={owner} className="ti-seat" />
        </svg>
      )}
      {specialty && (
        <g className="ti-specialty" data-colour={specialty} transform="translate(26 13)">
          <circle r={Math.max(9.5, letter * 0.62)} />
          <text fontSize={letter}>{t(`letter.${specialty}`)}</text>
        </g>
      )}
      {owner !== undefined && (
        <Plate seat={owner} items={plateItems(unitsOn(view, planet))} y={40} letter={letter} isGround />
      )}
      {tokensOn(view, planet).map(({ sign }, i) => (
        <text key={sign} className="ti-token" x={-31} y={14 + i * 15} fontSize={Math.max(16, letter)}>
          {sign}
        </text>
      ))}
      {view.radiation.includes(planet) && (
        <text className="ti-radiation" y={42} fontSize={letter}>
          ☢
        </text>
      )}
    </g>
  )
}
