/** How well a bot plays. */
export interface Skill {
  /** By how many VP it misjudges what it chooses from. */
  noise: number
  /** How much it sees of what a card will bring in the rounds to come: 0 nothing, 1 all that the bots know. */
  foresight: number
  /** Whether it thinks of the phases that others will choose. */
  minds: boolean
  /** However much it misjudges, it calls for no phase in which it can do nothing, and does what it has called for. */
  purposeful: boolean
  /** It holds on to dear cards, whether it will ever afford them or not. */
  dreams: boolean
}

const STEADY = { purposeful: false, dreams: false }

export const RECRUIT: Skill = { noise: 10, foresight: 0, minds: false, purposeful: true, dreams: true }
export const CADET: Skill = { noise: 5, foresight: 0.1, minds: false, ...STEADY }
export const OFFICER: Skill = { noise: 2.2, foresight: 0.5, minds: false, ...STEADY }
export const VETERAN: Skill = { noise: 0.04, foresight: 1, minds: true, ...STEADY }
