import { isOpen } from './asks.ts'
import type { Position } from './position.ts'

/** Names for seats in tests: short, and good names for variables. */
const NAMES = ['ada', 'bea', 'cy', 'dee', 'eli', 'fay', 'gus', 'hal', 'ivy', 'jo']

/** The name under which a game is exported: `notAlone` of `starboard-games/not-alone`. */
export const exportOf = (game: string) => game.replace(/-(\w)/g, (_, next: string) => next.toUpperCase())

/**
 * A test for mocha that opens a position with `starboard-games/testing`, as text: to be pasted, and played on in. It says
 * who is asked what.
 */
export function scenarioOf(position: Position, title: string): string {
  const { game, players, state } = position
  const names = NAMES.slice(0, players)
  const open = state.asks.filter(ask => ask.required && isOpen(ask))
  const kinds = [...new Set(open.map(({ kind }) => quoted(kind)))].join(', ')
  return `import { ${exportOf(game)} } from 'starboard-games/${game}'
import { table } from 'starboard-games/testing'

it(${quoted(title)}, () => {
  const t = table(${exportOf(game)}, {
    seats: [${names.map(quoted).join(', ')}],
    position: ${JSON.stringify(position)},
  })
${open.map(({ seat, kind }) => `  t.${names[Number(seat)]}.asked(${quoted(kind)})\n`).join('')}  t.settled(${kinds})
})
`
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replace(/\s+/g, ' ')}'`
