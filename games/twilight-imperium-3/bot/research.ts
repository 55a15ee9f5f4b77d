/** How far technologies are from what an objective asks for: counted with all that have to be researched before. */
import { COLOURS, type Colour, type Condition, TECHNOLOGIES, type TechnologyId } from '../data/index.ts'

type Asked = Condition & { kind: 'technologies' }

const DECK = Object.values(TECHNOLOGIES).filter(({ set }) => set === 'base')

/** A technology with everything that is missing for it, in the shortest way. */
function missingFor(has: ReadonlySet<TechnologyId>, id: TechnologyId): TechnologyId[] {
  if (has.has(id)) return []
  const { needs } = TECHNOLOGIES[id]
  if ('all' in needs) return [...new Set([...needs.all.flatMap(one => missingFor(has, one)), id])]
  const [shortest = []] = needs.any
    .map(one => missingFor(has, one))
    .toSorted((one, other) => one.length - other.length)
  return [...shortest, id]
}

const countIn = (has: ReadonlySet<TechnologyId>, colour: Colour) =>
  [...has].filter(id => TECHNOLOGIES[id].colour === colour).length

/** What one has after so many of a colour, each reached in the shortest way; undefined where there are not so many. */
function withColour(
  has: ReadonlySet<TechnologyId>,
  colour: Colour,
  count: number,
): ReadonlySet<TechnologyId> | undefined {
  let then = has
  while (countIn(then, colour) < count) {
    const [next] = DECK.filter(one => one.colour === colour && !then.has(one.id))
      .map(({ id }) => missingFor(then, id))
      .toSorted((one, other) => one.length - other.length)
    if (!next) return undefined
    then = new Set([...then, ...next])
  }
  return then
}

function reached(has: ReadonlySet<TechnologyId>, asked: Asked): ReadonlySet<TechnologyId>[] {
  if ('sameColour' in asked) return COLOURS.flatMap(colour => withColour(has, colour, asked.sameColour) ?? [])
  if ('total' in asked) return []
  let then: ReadonlySet<TechnologyId> | undefined = has
  for (const colour of asked.eachColourOf) then = then && withColour(then, colour, asked.min)
  return then ? [then] : []
}

const neededFor = (asked: Asked): number =>
  'sameColour' in asked
    ? asked.sameColour
    : 'total' in asked
      ? asked.total
      : asked.eachColourOf.length * asked.min

const known = new WeakMap<readonly TechnologyId[], Map<Asked, number>>()

/** How much of it is done: 1 where it is met. */
export function researched(technologies: readonly TechnologyId[], asked: Asked): number {
  const memo = known.get(technologies) ?? new Map<Asked, number>()
  known.set(technologies, memo)
  const found = memo.get(asked) ?? shareOf(technologies, asked)
  memo.set(asked, found)
  return found
}

function shareOf(technologies: readonly TechnologyId[], asked: Asked): number {
  const needed = neededFor(asked)
  if ('total' in asked) return Math.min(1, technologies.length / needed)
  const has = new Set(technologies)
  const missing = Math.min(...reached(has, asked).map(({ size }) => size - has.size))
  return Math.max(0, 1 - missing / needed)
}
