import { type Line, line } from '../kit/line.ts'
import { asItIs, type Migrations, reword } from '../kit/migrate.ts'

/** How matches of older versions of the rules go on. */
export const migrations: Migrations = {
  // From version 2 on, x2 takes no resource twice. A bonus that is being chosen is chosen as it was offered. [SSP-12.07]
  // Early states of version 1 have no chronicle: it then tells of the rest of the game only. Their log said gains in
  // numbers.
  1: g => {
    g.chronicle ??= []
    reword(g, sayGain)
    return true
  },
  // From version 3 on, questions and lines of the log are kept in lists.
  2: asItIs,
}

function sayGain(said: Line): Line {
  const { key, params = {} } = said
  const { metal, ...rest } = params
  if (key === 'log.dismantles' && metal !== undefined)
    return line(key, { ...rest, gain: line('amount.metal', { count: metal }) })
  if (key === 'log.observe' && !params.gain)
    return line(key, { ...rest, gain: line('amount.vp', { count: 1 }) })
  return said
}
