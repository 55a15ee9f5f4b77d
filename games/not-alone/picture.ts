/** Artemia as a picture, for links: its ten places, where everybody was last, and how far the counters have come. */
import { type Draw, seatMark } from '../kit/picture.ts'
import { assimilationStart, MOST_WILL, rescueStart } from './data/board.ts'
import { PLACE_NUMBERS, type PlaceNumber } from './data/places.ts'
import type { NotAloneView, TokenId } from './state.ts'

const COLUMNS = PLACE_NUMBERS.length / 2
const [ROOM, RADIUS, MARK, PIP] = [160, 68, 30, 12]
const [GROUND, LAND, EDGE, RESCUE, CREATURE] = ['#0b1f22', '#14383a', '#3f7d74', '#4ecfae', '#e5604f']
const TOKENS: { readonly [token in TokenId]: string } = {
  creature: CREATURE,
  target: '#58a6e0',
  artemia: '#c79bf2',
}
const WIDTH = COLUMNS * ROOM

const middleOf = (place: PlaceNumber) => ({
  x: (((place - 1) % COLUMNS) + 0.5) * ROOM,
  y: (Math.floor((place - 1) / COLUMNS) + 0.5) * ROOM,
})

/** Spaces to the victory space, those that are left behind filled. */
const track = (from: number, toGo: number, y: number, colour: string): string =>
  Array.from({ length: from }, (_, i) => {
    const look =
      i < from - toGo
        ? `fill="${colour}"`
        : `fill="none" stroke="${colour}" stroke-width="2" stroke-opacity="0.6"`
    return `<circle cx="${((i + 0.5) * WIDTH) / from}" cy="${y}" r="${PIP}" ${look}/>`
  }).join('')

/** Where the Hunt tokens lie, or lay in the round before. */
function tokensOf({ tokens, chronicle }: NotAloneView): NotAloneView['tokens'] {
  const isHunting = Object.values(tokens).some(places => places.length > 0)
  return isHunting ? tokens : (chronicle.at(-1)?.tokens ?? tokens)
}

/** A place; beyond the first five it is bright once somebody has it. */
function place(view: NotAloneView, number: PlaceNumber): string {
  const { x, y } = middleOf(number)
  const isKnown = number <= COLUMNS || Object.values(view.hunted).some(({ owned }) => owned.includes(number))
  const hunts = (Object.keys(TOKENS) as TokenId[]).filter(token => tokensOf(view)[token].includes(number))
  const rings = hunts.map(
    (token, i) =>
      `<circle cx="${x}" cy="${y}" r="${RADIUS + 6 - i * 9}" fill="none" stroke="${TOKENS[token]}" stroke-width="7"/>`,
  )
  const there = view.turnOrder.filter(seat => view.chronicle.at(-1)?.explored[seat]?.includes(number))
  const columns = Math.min(3, there.length)
  const marks = there.map((seat, i) =>
    seatMark(
      seat,
      {
        x: x + ((i % 3) - columns / 2) * (MARK + 4),
        y: y + (Math.floor(i / 3) - Math.ceil(there.length / 3) / 2) * (MARK + 4),
      },
      MARK,
    ),
  )
  return `<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="${LAND}" fill-opacity="${isKnown ? 1 : 0.35}" stroke="${EDGE}" stroke-width="3" stroke-opacity="${isKnown ? 1 : 0.4}"/>${rings.join('')}${marks.join('')}`
}

export const draw: Draw<NotAloneView> = view => {
  const players = view.turnOrder.length + 1
  const below = 2 * ROOM + 36
  return {
    frame: { x: -20, y: -40, width: WIDTH + 40, height: below + 66 },
    svg: [
      `<rect x="-20" y="-40" width="${WIDTH + 40}" height="${below + 66}" rx="24" fill="${GROUND}"/>`,
      track(Math.max(rescueStart(players), view.rescue), view.rescue, -12, RESCUE),
      ...PLACE_NUMBERS.map(number => place(view, number)),
      track(Math.max(assimilationStart(players), view.assimilation), view.assimilation, below, CREATURE),
    ].join(''),
    points: view.turnOrder.map(seat => ({ seat, count: view.hunted[seat]!.will })),
    goal: MOST_WILL,
  }
}
