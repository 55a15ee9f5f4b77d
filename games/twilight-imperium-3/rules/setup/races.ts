/** Who plays which race. TI-4.02, TI-4.11, TI-4.18. */
import { amend, ask, ref, type SeatId, say } from '../../../kit/index.ts'
import { RACES, type RaceId } from '../../data/index.ts'
import { line } from '../../line.ts'
import { racesInPool } from '../../setup.ts'
import type { TiChapter, TiState } from '../../state.ts'
import { clockwiseFrom, seatsOf } from '../seats.ts'
import { doNext } from '../steps.ts'

/** Races that nobody has. */
const freeRaces = (g: TiState): RaceId[] =>
  racesInPool(g.options).filter(race => Object.values(g.players).every(player => player.race !== race))

function takeRace(g: TiState, seat: SeatId, race: RaceId): void {
  const player = g.players[seat]!
  const { counters, technologies } = RACES[race]
  player.race = race
  player.counters = { ...counters }
  player.technologies = [...technologies]
  say(g, line('log.race', { seat: ref('seat', seat), race: ref('race', race) }))
}

function askRace(g: TiState, seat: SeatId): void {
  const options = freeRaces(g)
  ask(g, { seat, kind: 'chooseRace', required: true, pick: { of: 'race', options, min: 1, max: 1 } })
}

export const raceRules = {
  steps: {
    /** [TI-4.02, TI-4.18] */
    assignRaces({ g, random }) {
      say(g, line('log.speaker', { seat: ref('seat', g.speaker) }))
      const seats = clockwiseFrom(g, g.speaker)
      if (g.options.raceSelection === 'draft')
        doNext(g, ...seats.map(seat => ({ do: 'chooseRace', seat }) as const))
      else if (g.options.raceSelection === 'choose') for (const seat of seats) askRace(g, seat)
      else {
        const races = random.Shuffle(racesInPool(g.options))
        seatsOf(g).forEach((seat, i) => {
          takeRace(g, seat, races[i]!)
        })
      }
    },
    chooseRace({ g }, { seat }) {
      askRace(g, seat)
    },
  },
  answers: {
    chooseRace({ g }, { seat }, [race]: RaceId[]) {
      takeRace(g, seat, race!)
      // Whoever is still choosing has one race less to choose from.
      for (const { id, pick } of g.asks) amend(g, id, { pick: { ...pick!, options: freeRaces(g) } })
    },
  },
} satisfies TiChapter
