/** The galaxy as a picture, for links: worlds, empires, and the ships in space. */
import { type Draw, type Frame, seatColour } from '../../kit/picture.ts'
import { type Anomaly, type Cell, SHIP_KINDS, type Wormhole } from '../data/index.ts'
import { cellsOf, tileAt, wormholesAt } from '../galaxy/map.ts'
import { countOf } from '../rules/counts.ts'
import { ownerOf, planetsIn } from '../rules/planets.ts'
import type { TiView } from '../state.ts'
import { bordersOf } from './borders.ts'
import { middleOf, outline, type Point, wholeOf } from './layout.ts'
import { UNIT_PATHS } from './silhouettes.ts'
import { spotsOf } from './spots.ts'
import { lookOf, WORLD_KINDS } from './worlds.ts'

const [SPACE, EDGE] = ['#0b1124', '#2a3555']

/** The light of what stops ships. */
const ANOMALIES: { readonly [kind in Anomaly]: string } = {
  supernova: '#f2842c',
  asteroidField: '#8a7f72',
  nebula: '#a05ee8',
  ionStorm: '#3f9fe0',
}
const WORMHOLES: { readonly [kind in Wormhole]: string } = {
  alpha: '#ffb347',
  beta: '#7de08a',
  gamma: '#66c7f4',
}

/** Ships of one player in a system are drawn up to so many, the largest first, so large. */
const [SHIPS, SHIP] = [4, 35]

/** A light that fades outwards. */
const glow = (id: string, colour: string, from = 0) =>
  `<radialGradient id="${id}"><stop offset="${from}" stop-color="${colour}" stop-opacity="0.9"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

const DEFS = `<defs>${[
  ...Object.entries(WORLD_KINDS).map(
    ([kind, [light, ground, shade]]) =>
      `<radialGradient id="${kind}" cx="0.36" cy="0.3" r="0.8"><stop offset="0" stop-color="${light}"/><stop offset="0.45" stop-color="${ground}"/><stop offset="1" stop-color="${shade}"/></radialGradient>`,
  ),
  ...Object.entries(ANOMALIES).map(([kind, colour]) => glow(kind, colour)),
  ...Object.entries(WORMHOLES).map(([kind, colour]) => glow(kind, colour, 0.35)),
].join('')}</defs>`

const disc = ({ x, y }: Point, r: number, more: string) => `<circle cx="${x}" cy="${y}" r="${r}" ${more}/>`

/** Planets with a ring in the colour of whoever holds them. */
function worlds(view: TiView, cell: Cell): string {
  const planets = planetsIn(view, cell)
  const { r, at } = spotsOf(planets.length)
  return planets
    .map((planet, i) => {
      const place = at[Math.min(i, at.length - 1)]!
      const { kind, scale } = lookOf(planet)
      const owner = ownerOf(view, planet)
      const ring =
        owner === undefined
          ? ''
          : disc(place, r * scale + 5, `fill="none" stroke="${seatColour(owner)}" stroke-width="6"`)
      return disc(place, r * scale, `fill="url(#${kind})"`) + ring
    })
    .join('')
}

/** Ships in rows, a row for each player. */
function fleets({ space }: TiView, cell: Cell): string {
  return Object.entries(space[cell] ?? {})
    .map(([seat, { ships }], row) => {
      const kinds = SHIP_KINDS.flatMap(kind => Array.from({ length: countOf(ships, kind) }, () => kind))
        .toReversed()
        .slice(0, SHIPS)
      const left = (-kinds.length * SHIP) / 2
      return kinds
        .map(
          (kind, i) =>
            `<path fill-rule="evenodd" d="${UNIT_PATHS[kind]}" fill="${seatColour(seat)}" transform="translate(${left + i * SHIP} ${18 + row * SHIP}) scale(${(SHIP - 3) / 20})"/>`,
        )
        .join('')
    })
    .join('')
}

function system(view: TiView, cell: Cell): string {
  const { x, y } = middleOf(cell)
  const anomaly = tileAt(view.galaxy, cell)?.anomaly
  const middle = { x: 0, y: 0 }
  const holes = wormholesAt(view.galaxy, cell).map(kind => {
    const place = planetsIn(view, cell).length > 0 ? { x: -52, y: 0 } : middle
    return disc(place, 34, `fill="url(#${kind})"`)
  })
  return `<g transform="translate(${x} ${y})"><polygon points="${outline(3)}" fill="${SPACE}" stroke="${EDGE}" stroke-width="3"/>${
    anomaly ? disc(middle, 80, `fill="url(#${anomaly})"`) : ''
  }${holes.join('')}${worlds(view, cell)}${fleets(view, cell)}</g>`
}

/** A little room around the outermost systems, for borders. */
const wider = ({ x, y, width, height }: Frame): Frame => ({
  x: x - 6,
  y: y - 6,
  width: width + 12,
  height: height + 12,
})

export const draw: Draw<TiView> = view => {
  const { galaxy, order, players, options } = view
  const cells = cellsOf(galaxy).filter(cell => cell in galaxy.tiles)
  const borders = bordersOf(view, cells).map(
    ([seat, line]) =>
      `<path d="${line}" fill="none" stroke="${seatColour(seat)}" stroke-width="7" stroke-linecap="round"/>`,
  )
  return {
    frame: wider(wholeOf(galaxy)),
    svg: DEFS + cells.map(cell => system(view, cell)).join('') + borders.join(''),
    points: order.map(seat => ({ seat, count: players[seat]!.points })),
    goal: options.victoryPoints,
  }
}
