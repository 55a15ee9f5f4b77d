import { setImmediate } from 'node:timers/promises'
import { AT_ONCE, type Breath } from '../match/breath.ts'

/**
 * Long work for one person, in small parts with everybody else's between them. What it takes is measured and paid for, as far
 * as it is more than was paid before.
 */
export class Effort implements Breath {
  private readonly turn: ((cost: number) => Promise<void>) | undefined
  private readonly price: number
  private paid = 0
  private began = performance.now()

  /** `turn` waits until the person may ask for work of some cost; without it nobody pays. `price`: of a millisecond. */
  constructor(turn?: (cost: number) => Promise<void>, price = 10) {
    this.turn = turn
    this.price = price
  }

  /** Pays for what is known to come. */
  async pay(cost: number): Promise<void> {
    this.paid += cost
    await this.turn?.(cost)
    this.begin()
  }

  /** What went on until now was somebody else's. */
  begin(): void {
    this.began = performance.now()
  }

  /** To be called between the parts. */
  async breathe(): Promise<void> {
    const took = performance.now() - this.began
    if (took < AT_ONCE) return
    const cost = took * this.price
    const owed = cost - this.paid
    this.paid = Math.max(0, -owed)
    if (owed > 0) await this.turn?.(owed)
    await setImmediate()
    this.begin()
  }
}
