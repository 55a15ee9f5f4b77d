/** Who wants something: from which network, and who there. Guests are easily made, networks are not. */
export interface Wisher {
  network: string
  person: string
}

/** Something that waits for its turn, and for whom it does: whoever of them has a turn first brings it on. */
interface Waiting<T> {
  what: T
  wishers: Wisher[]
}

/** So many wait for one network, and for all of them. */
const MOST_OF_ONE = 20
const MOST = 500

/**
 * Things that take long, one after the other: the networks have turns, and in each the people there, however much any of them
 * wants. What is not done after its turn waits for the next one.
 */
export class Turns<T> {
  private waiting: Waiting<T>[] = []
  /** In which turn each had one last; all begin anew when nothing waits any more. */
  private readonly last = new Map<string, number>()
  private turn = 0

  /** Whether something waits for anybody else. */
  isWantedBeside(wishers: readonly Wisher[]): boolean {
    const people = wishers.map(personIn)
    return this.waiting.some(one => one.wishers.some(wisher => !people.includes(personIn(wisher))))
  }

  /** Whether one more may wait for somebody. */
  hasRoomFor({ network }: Wisher): boolean {
    return this.waiting.length < MOST && this.of(network).length < MOST_OF_ONE
  }

  private of(network: string): Waiting<T>[] {
    return this.waiting.filter(({ wishers }) => wishers.some(one => one.network === network))
  }

  add(what: T, wishers: readonly Wisher[]): void {
    this.waiting.push({ what, wishers: [...wishers] })
  }

  /** Somebody else wants what waits already. */
  join(what: T, wisher: Wisher): void {
    const one = this.waiting.find(one => one.what === what)
    const isKnown = one?.wishers.some(
      ({ network, person }) => network === wisher.network && person === wisher.person,
    )
    if (one && !isKnown && this.hasRoomFor(wisher)) one.wishers.push(wisher)
  }

  /** What has its turn now, with those for whom it has. */
  next(): Waiting<T> | undefined {
    const next = best(this.waiting, this.last)
    if (!next) {
      this.last.clear()
      return undefined
    }
    this.waiting = this.waiting.filter(one => one !== next.one)
    this.turn += 1
    note(this.last, next.by, this.turn)
    return next.one
  }

  /** How many come before this one, as things are. */
  ahead(what: T): number {
    const last = new Map(this.last)
    let left = this.waiting
    for (let before = 0; left.length > 0; before++) {
      const next = best(left, last)!
      if (next.one.what === what) return before
      left = left.filter(one => one !== next.one)
      note(last, next.by, this.turn + before + 1)
    }
    return 0
  }
}

const personIn = ({ network, person }: Wisher) => `${network} ${person}`

function note(last: Map<string, number>, by: Wisher, turn: number): void {
  last.set(by.network, turn).set(personIn(by), turn)
}

/** Of the network that has waited longest, of whoever there has, what came first. */
function best<T>(
  waiting: readonly Waiting<T>[],
  last: ReadonlyMap<string, number>,
): { one: Waiting<T>; by: Wisher } | undefined {
  const turnOf = (who: string) => last.get(who) ?? 0
  let found: { one: Waiting<T>; by: Wisher } | undefined
  for (const one of waiting)
    for (const by of one.wishers) {
      const isBetter =
        !found ||
        turnOf(by.network) < turnOf(found.by.network) ||
        (by.network === found.by.network && turnOf(personIn(by)) < turnOf(personIn(found.by)))
      if (isBetter) found = { one, by }
    }
  return found
}
