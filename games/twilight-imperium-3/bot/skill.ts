/** How well a bot plays. */
export interface Skill {
  /** By how much it misjudges what it chooses from: 1 is about what a resource is worth. */
  noise: number
  /** Whether it looks at who could attack, before and after what it does, and at how near anybody is to winning. */
  minds: boolean
  /** How much it cares about objectives that it has not met yet: 0 nothing, 1 all that the bots know. */
  foresight: number
  /** Whether it keeps aside what an objective asks to be spent. */
  saves: boolean
}

export const CADET: Skill = { noise: 11, minds: false, foresight: 0.25, saves: false }
export const ADMIRAL: Skill = { noise: 0.4, minds: true, foresight: 1, saves: true }
/** Plays moments on: nearly as well as the admiral, in two thirds of its time. */
export const QUICK: Skill = { ...ADMIRAL, minds: false }
