/** Everybody's station and fleet as a picture, for links. */
import { type Draw, seatColour, seatMark } from '../kit/picture.ts'
import type { Components, Species } from './components.ts'
import type { PhoenixView } from './state.ts'

/** As on the board where it is dark. */
const HUES: { readonly [species in Species]: string } = {
  teal: '#4ccfbd',
  pink: '#f489b8',
  brown: '#c99a66',
  gold: '#ffd45c',
  human: '#c8d6ee',
}
const [METAL, GEM] = ['#3a4a6b', '#63d3f5']
const [SECTOR, GAP, MARK, HUB, SHIP] = [84, 14, 44, 42, 22]
const ROW = SECTOR + SHIP + 4 * GAP
const LEAST = 6
/** Points with which games are won. */
const USUAL = 30
const START = MARK + HUB * 2 + 3 * GAP

/** A sector in its colour, joined to what is before it, with those who live there. */
function sector({ sectors }: Components, id: string, residents: readonly Species[], x: number): string {
  const colour = HUES[sectors[id]!.color]
  const people = residents.map(
    (species, i) =>
      `<circle cx="${x + SECTOR * (0.28 + (i % 2) * 0.44)}" cy="${SECTOR * (0.32 + Math.floor(i / 2) * 0.36)}" r="11" fill="${HUES[species]}" stroke="#060a17" stroke-width="2"/>`,
  )
  return `<rect x="${x - GAP}" y="${SECTOR / 2 - 8}" width="${GAP}" height="16" fill="${METAL}"/><rect x="${x}" y="0" width="${SECTOR}" height="${SECTOR}" rx="12" fill="${colour}" fill-opacity="0.28" stroke="${colour}" stroke-width="4"/>${people.join('')}`
}

/** A ship; one that has been used carries GEM. */
const ship = (colour: string, hasGem: boolean, x: number) =>
  `<path d="M${x} ${SHIP}L${x + SHIP / 2} 0L${x + SHIP} ${SHIP}z" fill="${hasGem ? GEM : 'none'}" stroke="${colour}" stroke-width="3"/>`

export const drawWith =
  (c: Components): Draw<PhoenixView> =>
  view => {
    const { order, players } = view
    const most = Math.max(LEAST, ...order.map(seat => Object.keys(players[seat]!.station).length))
    const rows = order.map((seat, row) => {
      const { station, fleet, hub } = players[seat]!
      const colour = seatColour(seat)
      const middle = SECTOR / 2
      const sectors = Object.entries(station).map(([id, residents], i) =>
        sector(
          c,
          id,
          residents.map(({ species }) => species),
          START + i * (SECTOR + GAP),
        ),
      )
      const core = `<circle cx="${MARK + GAP + HUB}" cy="${middle}" r="${HUB}" fill="${METAL}" stroke="${colour}" stroke-width="5" fill-opacity="${hub === null ? 0.3 : 1}"/>`
      const ships = Object.values(fleet).map((gem, i) => ship(colour, gem > 0, START + i * (SHIP + GAP)))
      const mark = seatMark(seat, { x: 0, y: middle - MARK / 2 }, MARK)
      return `<g transform="translate(0 ${row * ROW})">${mark}${core}${sectors.join('')}<g transform="translate(0 ${SECTOR + GAP})">${ships.join('')}</g></g>`
    })
    const points = order.map(seat => ({ seat, count: players[seat]!.score }))
    return {
      frame: { x: 0, y: -GAP, width: START + most * (SECTOR + GAP), height: order.length * ROW },
      svg: rows.join(''),
      points,
      goal: Math.max(USUAL, ...points.map(({ count }) => count)),
    }
  }
