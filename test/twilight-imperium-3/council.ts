/** Scenarios in which a political card is voted on. */
import type { PoliticalCardId } from '../../games/twilight-imperium-3/data/index.ts'
import { type Scenario, type TiTable, ti } from './support.ts'

/** What lies below the card that is voted on, the next one last. */
export const REST: PoliticalCardId[] = ['cost-overruns', 'code-of-honor', 'trade-war', 'free-trade']

/** Ada, who is the Speaker, executes Political; `agenda` is the card on top of the deck. */
export function council(agenda: PoliticalCardId, { also, ...scenario }: Scenario = {}) {
  const t = ti({
    speaker: 'ada',
    ...scenario,
    ada: { strategy: ['political', 'initiative'], ...scenario.ada },
    bea: { strategy: ['logistics', 'imperial'], ...scenario.bea },
    cy: { strategy: ['trade', 'warfare'], ...scenario.cy },
    also(g) {
      g.decks.politicalCards = [...REST, agenda]
      // Nobody draws a card that he could play.
      g.decks.actionCards = []
      also?.(g)
    },
  })
  t.ada.does('strategic', 'political', { counters: { command: 1 } })
  t.nobodyPlays()
  return t
}

/** Everybody votes alike. */
export function decided(agenda: PoliticalCardId, outcome: string, scenario?: Scenario) {
  const t = council(agenda, scenario)
  for (const seat of [t.bea, t.cy, t.ada]) {
    t.nobodyPlays()
    seat.does('vote', outcome)
  }
  t.nobodyPlays()
  return t
}

/** Ada has looked at the deck, and nobody uses the secondary ability: Bea’s turn. */
export function afterwards<Name extends string>(t: TiTable<Name>) {
  const { ada, bea, cy } = t as unknown as TiTable<'ada' | 'bea' | 'cy'>
  if (ada.isAsked('orderAgendas')) ada.answers(...ada.asked('orderAgendas').pick!.options)
  for (const seat of [bea, cy]) if (seat.isAsked('secondary')) seat.does('letGo')
  return t
}

/** A law that is in play. */
export const law = (id: PoliticalCardId, ...seats: string[]) => ({ id, seats })
