/** The status phase. Section 22. */
import { type Env, line, say } from '../../kit/index.ts'
import type { TiState } from '../state.ts'
import { orderOfPlay, seatsOf } from './seats.ts'
import { doNext } from './steps.ts'

export type StatusStep =
  | { do: 'startStatusPhase' }
  | { do: 'repair' }
  | { do: 'removeCounters' }
  | { do: 'refresh' }
  | { do: 'returnCards' }

export const statusSteps = {
  /** [TI-22.01] */
  startStatusPhase({ g }: Env<TiState>) {
    g.phase = 'status'
    say(g, line('log.status'))
    doNext(
      g,
      { do: 'repair' },
      { do: 'removeCounters' },
      { do: 'refresh' },
      { do: 'returnCards' },
      { do: 'startRound' },
    )
  },
  /** [TI-9.20] */
  repair({ g }: Env<TiState>) {
    for (const fleets of Object.values(g.space))
      for (const fleet of Object.values(fleets)) {
        fleet.damaged = {}
        for (const laden of fleet.laden) delete laden.damaged
      }
  },
  /** [TI-14.05] */
  removeCounters({ g }: Env<TiState>) {
    g.activated = {}
  },
  /** [TI-7.09] */
  refresh({ g }: Env<TiState>) {
    for (const planet of Object.values(g.planets)) delete planet.exhausted
  },
  /** Cards go back, and what was for this round is over. [TI-22.07] */
  returnCards({ g }: Env<TiState>) {
    for (const seat of orderOfPlay(g)) {
      const player = g.players[seat]!
      for (const card of Object.keys(player.strategy)) g.common[card] = 0
    }
    for (const seat of seatsOf(g)) {
      const player = g.players[seat]!
      player.strategy = {}
      player.passed = false
      player.deeds = []
    }
  },
}
