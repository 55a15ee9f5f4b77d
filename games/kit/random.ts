/** The part of boardgame.io's random plugin that rules use. The only source of chance in the rules. */
export interface Random {
  Shuffle<T>(deck: T[]): T[]
  Die(sides: number): number
  Die(sides: number, count: number): number[]
  Number(): number
}

/** All of it from numbers in [0, 1). */
export function randomOf(number: () => number): Random {
  const die = (sides: number) => Math.floor(number() * sides) + 1
  return {
    Shuffle(deck) {
      const left = [...deck]
      return deck.map(() => left.splice(die(left.length) - 1, 1)[0]!)
    },
    Die: ((sides: number, count?: number) =>
      count === undefined ? die(sides) : Array.from({ length: count }, () => die(sides))) as Random['Die'],
    Number: number,
  }
}

/** Takes `count` random elements out of `pile` (all, if it holds fewer) and returns them. */
export function takeRandom<T>(pile: T[], count: number, random: Random): T[] {
  const taken: T[] = []
  while (taken.length < count && pile.length > 0) taken.push(...pile.splice(random.Die(pile.length) - 1, 1))
  return taken
}

/**
 * Draws up to `count` cards from the end of `deck`. Where the deck runs out, the discard pile is shuffled and
 * becomes the deck; where both are empty, fewer cards come.
 */
export function drawCards<T>(deck: T[], discard: T[], count: number, random: Random): T[] {
  const drawn: T[] = []
  while (drawn.length < count) {
    if (deck.length === 0) deck.push(...random.Shuffle(discard.splice(0)))
    const card = deck.pop()
    if (card === undefined) break
    drawn.push(card)
  }
  return drawn
}
