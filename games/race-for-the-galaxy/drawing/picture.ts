/** Everybody's cards in play as a picture, for links. */
import { type Draw, seatMark } from '../../kit/picture.ts'
import { designOf } from '../rules/deck.ts'
import { scoreNow } from '../rules/scoring.ts'
import type { RaceView, Uid } from '../state.ts'
import { faceOf } from './face/index.ts'

const [WIDE, HIGH, GAP, MARK] = [120, 72, 10, 44]
/** Cards in a row, at least and at most; and how much wider than high hosts show the picture. */
const [FEW, MANY, SHAPE] = [5, 12, 1.4]

/** A face cut to its card. A world and a development are told apart by their drawing. */
const card = (uid: Uid, x: number, y: number): string =>
  `<svg x="${x}" y="${y}" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">${faceOf(designOf(uid))}</svg>`

/** How many cards stand in a row, so that all of them are as large as there is room for. */
function columnsFor(tableaus: readonly (readonly Uid[])[]): number {
  const sizes = Array.from({ length: MANY - FEW + 1 }, (_, i) => {
    const columns = FEW + i
    const rows = tableaus.reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / columns)), 0)
    return { columns, scale: Math.min(SHAPE / (columns * (WIDE + GAP)), 1 / (rows * (HIGH + GAP))) }
  })
  return sizes.reduce((best, one) => (one.scale > best.scale ? one : best)).columns
}

export const draw: Draw<RaceView> = view => {
  const { order, players } = view
  const tableaus = order.map(seat => players[seat]!.tableau)
  const columns = columnsFor(tableaus)
  const parts: string[] = []
  let y = 0
  order.forEach((seat, i) => {
    parts.push(seatMark(seat, { x: 0, y: y + (HIGH - MARK) / 2 }, MARK))
    tableaus[i]!.forEach((uid, n) => {
      const [row, column] = [Math.floor(n / columns), n % columns]
      parts.push(card(uid, MARK + GAP + column * (WIDE + GAP), y + row * (HIGH + GAP)))
    })
    y += Math.max(1, Math.ceil(tableaus[i]!.length / columns)) * (HIGH + GAP) + GAP
  })
  const points = order.map(seat => ({ seat, count: scoreNow(view, seat).total }))
  return {
    frame: { x: 0, y: 0, width: MARK + columns * (WIDE + GAP), height: y - 2 * GAP },
    svg: parts.join(''),
    points,
    goal: Math.max(1, ...points.map(({ count }) => count)),
  }
}
