/** One measurement of the rules, in a process of its own: `moves GAME`, `sizes GAME`, `games GAME SEATS` or `alone`. Tells its parent the figures. */
import { catalogue } from '../../../games/development.ts'
import type { Figure } from './figure.ts'

const [what, id, seats] = process.argv.slice(2) as [string, string, string]

// What is not measured is not loaded.
async function measured(): Promise<Figure[]> {
  if (what === 'alone') return [(await import('./alone.ts')).measureAlone()]
  const game = await catalogue[id]!.load()
  if (what === 'moves') return (await import('./moves.ts')).measureMoves(game)
  if (what === 'sizes') return (await import('./sizes.ts')).measureSizes(game)
  return (await import('./games.ts')).measureGames(game, Number(seats))
}

process.send!(await measured())
