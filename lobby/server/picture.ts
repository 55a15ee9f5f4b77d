/** How a match stands, as a picture for links: what whoever only watches sees, without a word in it. */
import { LRUCache } from 'lru-cache'
import type { GameModule, SeatId } from '../../games/kit/index.ts'
import { type Picture, seatColour, seatMark } from '../../games/kit/picture.ts'
import { COST } from './costs.ts'
import type { Effort } from './effort.ts'
import { isHidden } from './people/sight.ts'
import { readHistory } from './play.ts'
import { Refused } from './problem.ts'
import type { RoomRecord } from './storage/store.ts'
import type { Table } from './table.ts'
import { mayWatch } from './watching.ts'

/** Pixels of every picture of a link. */
export const [WIDTH, HEIGHT] = [1200, 630]

/** So many are kept, by match and step: whoever posts a link is followed by many who look at it. */
const KEPT = 100

/** Whether the lists show a table to everybody, and anybody may look at it. */
export const isPublic = (record: Readonly<RoomRecord>): boolean =>
  record.listed && !isHidden(record) && record.password === null

/** Whether there is a picture of it, beside that of its game. */
export const hasPicture = (record: Readonly<RoomRecord>, { picture }: GameModule): boolean =>
  picture !== undefined && record.status !== 'open' && isPublic(record) && mayWatch(record, null)

/** Pictures of matches as PNG. */
export class Pictures {
  private readonly known = new LRUCache<string, Promise<Buffer>>({ max: KEPT })

  /** After so many moves. To draw it is the `effort` of whoever asks. */
  async of(table: Table, step: number, effort: Effort): Promise<() => Promise<Buffer>> {
    const { record, game, id } = table
    if (!hasPicture(record, game)) throw new Refused('notFound')
    const key = `${id}/${step}`
    const look = await readHistory(table, null, step, effort)
    return async () => {
      const found = this.known.get(key)
      if (found) return found
      const { view, step: shown } = await look()
      await effort.pay(COST.picture)
      // Servers that nobody asks for pictures do without what makes them.
      const [draw, { renderAsync }] = await Promise.all([game.picture!(), import('@resvg/resvg-js')])
      const drawn = renderAsync(whole(draw(view)), { font: { loadSystemFonts: false } }).then(image =>
        image.asPng(),
      )
      // Rules that have changed meanwhile may not show this step any more.
      if (shown === step) this.known.set(key, drawn)
      drawn.catch(() => this.known.delete(key))
      return drawn
    }
  }
}

const MARGIN = 20
/** The column at the right: a mark for each seat, and how far it is. */
const COLUMN = 300
const [ROW, MARK] = [64, 34]
const ROOM = COLUMN - MARK - MARGIN
/** So many points are told one by one, so far apart. */
const [PIPS, PIP] = [20, 24]

/** The picture of a game at the left, and how far every seat is at the right. */
function whole({ frame, svg, points, goal }: Picture): string {
  const { x, y, width, height } = frame
  const room = { width: WIDTH - COLUMN - 3 * MARGIN, height: HEIGHT - 2 * MARGIN }
  const top = (HEIGHT - points.length * ROW) / 2
  const rows = [...points]
    .sort((a, b) => b.count - a.count)
    .map((one, i) => seatRow(one, goal, { x: WIDTH - COLUMN - MARGIN, y: top + i * ROW }))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#060a17"/><svg x="${MARGIN}" y="${MARGIN}" width="${room.width}" height="${room.height}" viewBox="${x} ${y} ${width} ${height}">${svg}</svg>${rows.join('')}</svg>`
}

/** A pip for each point, filled as far as the seat has come; where there are many, a bar. */
function seatRow(
  { seat, count }: { seat: SeatId; count: number },
  goal: number,
  at: { x: number; y: number },
) {
  const colour = seatColour(seat)
  const left = at.x + MARK + MARGIN
  const middle = at.y + MARK / 2
  if (goal > PIPS) {
    const bar = (width: number, opacity: number) =>
      `<rect x="${left}" y="${middle - 8}" width="${width}" height="16" rx="8" fill="${colour}" fill-opacity="${opacity}"/>`
    return seatMark(seat, at, MARK) + bar(ROOM, 0.2) + bar(Math.max(0, Math.min(1, count / goal)) * ROOM, 1)
  }
  const gap = Math.min(PIP, ROOM / goal)
  const pips = Array.from({ length: goal }, (_, i) => {
    const look =
      i < count ? `fill="${colour}"` : `fill="none" stroke="${colour}" stroke-opacity="0.45" stroke-width="2"`
    return `<circle cx="${left + (i + 0.5) * gap}" cy="${middle}" r="${gap * 0.36}" ${look}/>`
  })
  return seatMark(seat, at, MARK) + pips.join('')
}
