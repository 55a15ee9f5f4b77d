/** Orb cards in their four positions. */
import type { OrbFace } from '../cards.ts'
import type { Turns } from './types.ts'

/** A quarter turn clockwise. [RFTG-13.06] */
export function quarterTurn({ cells, hEdges, vEdges }: OrbFace): OrbFace {
  const rows = cells.length
  const columns = cells[0]!.length
  const table = <T>(height: number, width: number, at: (r: number, c: number) => T): T[][] =>
    Array.from({ length: height }, (_, r) => Array.from({ length: width }, (_, c) => at(r, c)))
  return {
    cells: table(columns, rows, (r, c) => cells[rows - 1 - c]![r]!),
    hEdges: table(columns + 1, rows, (r, c) => vEdges[rows - 1 - c]![r]!),
    vEdges: table(columns, rows + 1, (r, c) => hEdges[rows - c]![r]!),
  }
}

const turned = new WeakMap<OrbFace, readonly OrbFace[]>()

/** A face turned clockwise. The same object for the same question. */
export function turnedFace(face: OrbFace, turns: Turns): OrbFace {
  let faces = turned.get(face)
  if (!faces) {
    const once = quarterTurn(face)
    const twice = quarterTurn(once)
    faces = [face, once, twice, quarterTurn(twice)]
    turned.set(face, faces)
  }
  return faces[turns]!
}
