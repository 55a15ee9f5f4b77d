/** What shares of games were won, of all games and numbers of players in one table, with what chance may have made of them. */
import type { Figure } from './figure.ts'

/** The range in which a share of so many games lies 19 times in 20, in percent, as Wilson reckons it: never below 0 or above 100. */
export function wilson(share: number, games: number): { low: number; high: number } {
  const z = 1.96
  const middle = share + z ** 2 / (2 * games)
  const half = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2))
  const whole = 1 + z ** 2 / games
  return { low: (100 * Math.max(0, middle - half)) / whole, high: (100 * (middle + half)) / whole }
}

const HEADINGS = ['game', 'players', 'what', '%', '19 of 20', 'games', 'goal']

function rowOf({ name, value, of, goal }: Figure & { of: NonNullable<Figure['of']> }): string[] {
  const [, game, ...what] = name.split('.')
  const { games, players } = of
  const { low, high } = wilson(value / 100, games)
  return [
    game!,
    String(players),
    what.filter(word => word !== String(players) && word !== `${players}players`).join(' '),
    value.toFixed(0),
    `${low.toFixed(0)} to ${high.toFixed(0)}`,
    String(games),
    goal ? `${goal.text}  ${goal.met ? 'met' : 'missed'}` : '',
  ]
}

/** The lines of the table; none where no figure is a share of games. */
export function tableOf(figures: readonly Figure[]): string[] {
  const rows = figures.flatMap(({ of, ...figure }) => (of ? [rowOf({ ...figure, of })] : []))
  if (rows.length === 0) return []
  const all = [HEADINGS, ...rows]
  const widths = HEADINGS.map((_, i) => Math.max(...all.map(row => row[i]!.length)))
  return all.map(row =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  )
}
