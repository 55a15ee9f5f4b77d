/**
 * Floors of sight, by game and size: what the tables have reached. CI insists on them, so a share may only rise; the
 * goal is 1 everywhere. Whoever mends something raises them with `npm run sight -- --raise`.
 */
import { readFileSync, writeFileSync } from 'node:fs'

type Floors = { [game: string]: { [size: string]: number } }

const FILE = new URL('../browser/sight-floors.json', import.meta.url)
/** Machines draw letters a little differently. */
const LEEWAY = 0.01

const readFloors = (): Floors => JSON.parse(readFileSync(FILE, 'utf8'))

export const floorOf = (game: string, size: string): number => readFloors()[game]?.[size] ?? 0

/** How wide a system of the map is drawn at least, beside the share: `1366x768.systemPx`. */
export const pxOf = (size: string): string => `${size}.systemPx`

export function raisePx(game: string, size: string, px: number): void {
  if (px <= floorOf(game, pxOf(size))) return
  write(game, pxOf(size), px)
}

export function raiseFloor(game: string, size: string, share: number): void {
  const reached = share === 1 ? 1 : Math.floor((share - LEEWAY) * 1000) / 1000
  if (reached <= floorOf(game, size)) return
  write(game, size, reached)
}

function write(game: string, of: string, reached: number): void {
  const floors = readFloors()
  floors[game] = { ...floors[game], [of]: reached }
  writeFileSync(FILE, `${JSON.stringify(floors, null, 2)}\n`)
}
