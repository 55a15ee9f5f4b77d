/** A space of the orb in words: what it is, what lies and stands there, and its four borders. */
import type { TextReader } from '../../../kit/index.ts'
import {
  cellAt,
  type EdgeAt,
  edgeAt,
  FOR_TOKENS,
  hasToken,
  numberAt,
  type OrbMap,
  type Point,
  spaceAt,
} from '../../orb/index.ts'
import type { RaceView } from '../../state.ts'
import type { Words } from '../words.ts'

export interface SpaceReading {
  title: string
  text: string
  /** The orb has a space there. */
  exists: boolean
}

const SIDES = ['north', 'east', 'south', 'west'] as const

const edgesOfSpace = ({ x, y }: Point): { [S in (typeof SIDES)[number]]: EdgeAt } => ({
  north: { x, y, side: 'top' },
  east: { x: x + 1, y, side: 'left' },
  south: { x, y: y + 1, side: 'top' },
  west: { x, y, side: 'left' },
})

interface Around {
  view: RaceView
  map: OrbMap
  words: Words
  reader: TextReader
}

export function readingOfSpace(space: Point, { view, map, words: t, reader }: Around): SpaceReading {
  const cell = cellAt(map, space)
  const where = { x: space.x, y: space.y }
  if (cell === undefined) return { title: t('orb.nothing', where), text: '', exists: false }
  const orb = view.orb!
  const sentences: string[] = []
  const effect = cell === 'empty' ? undefined : reader.find(`cell.${cell}.effect`)
  if (FOR_TOKENS.includes(cell) && !hasToken(map, orb, numberAt(map, space.x, space.y)))
    sentences.push(t('orb.takenAway'))
  else if (effect) sentences.push(effect)
  const here = spaceAt(space)
  for (const { seat, x, y } of Object.values(orb.teams))
    if (x === here.x && y === here.y) sentences.push(t('orb.stands', { seat: `seat:${seat}` }))
  const edges = edgesOfSpace(space)
  const borders = SIDES.flatMap(side => {
    const edge = edgeAt(map, edges[side])
    if (edge === undefined || edge === 'open') return []
    const what = edge === 'wall' ? t('orb.wall') : t('orb.beam', { count: edge })
    return [t(`orb.${side}`, { what })]
  })
  sentences.push(
    borders.length > 0 ? t('orb.borders', { list: borders.join(t('orb.and')) }) : t('orb.allOpen'),
  )
  return {
    title: t('orb.space', { ...where, cell: `cell:${cell}` }),
    text: sentences.join(' '),
    exists: true,
  }
}
