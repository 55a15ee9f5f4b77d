import { Fragment } from 'react'
import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import { PLANETS, type PlanetId } from '../../data/index.ts'
import type { Point } from '../../drawing/layout.ts'
import { spotsOf } from '../../drawing/spots.ts'
import { lookOf, worldId } from '../../drawing/worlds.ts'
import { planetValue } from '../../numbers/planets.ts'
import { ownerOf, unitsOn } from '../../rules/planets.ts'
import { useTable } from '../table.ts'
import { type PlateItem, plateItems } from './Plates.tsx'
import { fitted, halfAt, letterWidth, nameAt, needRows, plateOf } from './places.ts'
import { tokensOn } from './tokens.ts'
import { UnitMark } from './UnitIcon.tsx'

interface PlanetsProps {
  planets: readonly PlanetId[]
  letter: number
}

/** The planets of a system with what stands on them. */
export function Planets({ planets, letter }: PlanetsProps) {
  const { words: t } = useTable()
  const { r, at } = spotsOf(planets.length)
  const names = planets.map(planet => t.nameOf(`planet:${planet}`))
  const hasRows = needRows(names, letter)
  return planets.map((planet, i) => (
    <PlanetMark
      key={planet}
      planet={planet}
      name={names[i]!}
      letter={letter}
      of={planets.length}
      row={hasRows ? i : undefined}
      r={r}
      {...at[Math.min(i, at.length - 1)]!}
    />
  ))
}

interface PlanetMarkProps extends Point {
  planet: PlanetId
  letter: number
  /** So many planets are in the system. */
  of: number
  name: string
  /** In which of two rows its name stands; undefined where there is one. */
  row: number | undefined
  r: number
}

function PlanetMark({ planet, name, x, y, letter, of, row, r }: PlanetMarkProps) {
  const { view, words: t, marks } = useTable()
  const owner = ownerOf(view, planet)
  const { specialty } = PLANETS[planet]
  const isExhausted = view.planets[planet]?.exhausted === true
  const look = lookOf(planet)
  const size = r * look.scale
  const high = letter * 1.08
  const plate = plateOf(r, letter)
  const below = nameAt(r, letter) + (row ?? 0) * letter * 0.86
  // From the middle of the system, or the neighbour's name, to its edge.
  const half = halfAt(y + below)
  const room = of === 1 || row !== undefined ? 2 * half - 4 : of === 2 ? half - 2 : x === 0 ? 76 : half - 4
  const { shown, width } = fitted(name, room, letter)
  const isNarrow = shown === name && width < name.length * letter * letterWidth(name)
  const reach = Math.max(0, half - width / 2)
  const middle = Math.max(-reach, Math.min(reach, x)) - x
  const ground = owner === undefined ? [] : plateItems(unitsOn(view, planet))
  return (
    <g
      className="ti-planet"
      data-seat={owner}
      data-exhausted={isExhausted || undefined}
      data-can={marks.planets.has(planet) || undefined}
      transform={`translate(${x} ${y})`}
    >
      <use
        className="ti-globe"
        href={`#${worldId(look)}`}
        x={-size}
        y={-size}
        width={2 * size}
        height={2 * size}
      />
      {look.isRinged && (
        <path
          className="ti-world-ring"
          d={`M${-size * 0.95} ${-size * 0.1}A${size * 1.5} ${size * 0.34} 0 1 0 ${size * 0.95} ${-size * 0.1}`}
          transform="rotate(-16)"
        />
      )}
      {(owner !== undefined || marks.planets.has(planet)) && <circle className="ti-owner" r={size + 2.5} />}
      <g className="ti-worth" transform={`translate(0 ${plate})`}>
        <path
          className="ti-resources"
          d={`M0 ${-high / 2}H${3 - high * 0.95}q-3 0-3 3V${high / 2 - 3}q0 3 3 3H0z`}
        />
        <path
          className="ti-influence"
          d={`M0 ${-high / 2}H${high * 0.45}a${high / 2} ${high / 2} 0 0 1 0 ${high}H0z`}
        />
        <text x={-high * 0.47} fontSize={letter}>
          {planetValue(view, planet, 'resources').total}
        </text>
        <text x={high * 0.45} fontSize={letter}>
          {planetValue(view, planet, 'influence').total}
        </text>
      </g>
      {name !== '' && (
        <text
          className="ti-planet-name"
          x={middle}
          y={below}
          fontSize={letter}
          {...(isNarrow && { textLength: width, lengthAdjust: 'spacingAndGlyphs' })}
        >
          {shown}
        </text>
      )}
      {owner !== undefined && (
        <svg x={-size - 17} y="-10" width="14" height="14" viewBox="-2 -2 24 24" aria-hidden="true">
          <SeatShape seat={owner} className="ti-seat ti-owner-mark" />
        </svg>
      )}
      {specialty && (
        <g
          className="ti-specialty"
          data-colour={specialty}
          transform={`translate(${size * 0.86 + 2} ${-size * 0.5})`}
        >
          <circle r={letter * 0.56} />
          <text fontSize={letter * 0.98}>{t(`letter.${specialty}`)}</text>
        </g>
      )}
      <Ground items={ground} x={x} y={-size - 11} letter={letter} />
      {tokensOn(view, planet).map(({ sign }, i) => (
        <text
          key={sign}
          className="ti-token"
          data-side="right"
          x={size + 4}
          y={size * 0.5 + i * 15}
          fontSize={letter}
        >
          {sign}
        </text>
      ))}
      {view.radiation.includes(planet) && (
        <text className="ti-radiation" x={-size - 10} y={size * 0.6} fontSize={letter}>
          ☢
        </text>
      )}
    </g>
  )
}

/** What stands on a planet, above it; it stays within the system. */
function Ground({ items, x, y, letter }: Point & { items: readonly PlateItem[]; letter: number }) {
  if (items.length === 0) return null
  const icon = 19
  const widths = items.map(({ count }) => icon + 1 + (count > 1 ? letter * 0.6 * String(count).length : 0))
  const width = widths.reduce((sum, one) => sum + one, 0)
  const edge = 64
  const middle = Math.max(-edge + width / 2, Math.min(edge - width / 2, x)) - x
  let left = middle - width / 2
  return (
    <g className="ti-ground">
      {items.map(({ kind, count }, i) => {
        const at = left
        left += widths[i]!
        return (
          <Fragment key={kind}>
            <UnitMark kind={kind} x={at + icon / 2} y={y} size={icon} />
            {count > 1 && (
              <text x={at + icon} y={y + 1} fontSize={letter}>
                {count}
              </text>
            )}
          </Fragment>
        )
      })}
    </g>
  )
}
