import { askWith, type KitState, type Refusal, refuse, type SeatId } from '../../games/kit/index.ts'
import { AGREED_END, TAKE_BACK } from '../replay.ts'
import type { MoveRecord } from './records.ts'

/** So often a seat may move for one question, or say something in advance while the game stands still. Five is the most seen. */
export const CHANGES = 40
/** Questions that are remembered. */
const KEPT = 500

/** Whoever has said something in advance may always revoke it, once. */
const REVOKE = 'dropStanding'

type Made = Pick<MoveRecord, 'seat' | 'move' | 'args'>

/**
 * How often the seats of a match have changed their minds. Each time is a move that is stored and never goes away: without an
 * end to it somebody could make a match as long as they like, alone. Nobody is kept from answering: what is refused is only to
 * change an answer, to take a move back, and to say something in advance.
 */
export class Minds {
  private readonly anytime: readonly string[]
  /** Moves for one question, by seat. */
  private readonly moves = new Map<string, number>()
  /** What was said in advance since everybody was told of a move. */
  private readonly advance = new Map<SeatId, number>()
  /** Moves of which nobody else was told, since everybody was told of one. */
  private readonly secret = new Map<SeatId, number>()
  private told = 0

  constructor(anytime: readonly string[]) {
    this.anytime = anytime
  }

  /** A move was made, and stored. */
  note({ seat, move, args, told }: MoveRecord): void {
    const isTold = told !== this.told
    this.told = told
    if (isTold) this.secret.clear()
    else add(this.secret, seat)
    if (this.anytime.includes(move)) {
      add(this.advance, seat)
      return
    }
    if (move === TAKE_BACK || move === AGREED_END) return
    if (isTold) this.advance.clear()
    add(this.moves, questionOf(seat, args))
    // A map keeps its order: the first key is the oldest.
    if (this.moves.size > KEPT) this.moves.delete(this.moves.keys().next().value!)
  }

  /** The number of the newest of a seat’s moves that nobody else was told of, since everybody was told of one. */
  secretOf(seat: SeatId): number {
    return this.secret.get(seat) ?? 0
  }

  /** Why a seat may not change its mind once more. */
  refusal({ asks }: Pick<KitState, 'asks'>, { seat, move, args }: Made): Refusal | undefined {
    if (this.anytime.includes(move)) return move === REVOKE ? undefined : often(this.advance.get(seat))
    const isChange = askWith({ asks }, Number(args[0]))?.answer !== undefined && move !== 'seal'
    return isChange ? often(this.moves.get(questionOf(seat, args))) : undefined
  }

  /** The same for taking a move back. */
  refusalToTakeBack({ seat, args }: Pick<Made, 'seat' | 'args'>): Refusal | undefined {
    return often(this.moves.get(questionOf(seat, args)))
  }
}

const questionOf = (seat: SeatId, [ask]: readonly unknown[]) => `${seat}/${ask}`

const often = (count = 0) => (count < CHANGES ? undefined : refuse('kit', 'changedOften'))

function add<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
