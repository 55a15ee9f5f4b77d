import isEqual from 'lodash/isEqual.js'
import once from 'lodash/once.js'
import { canTakeBack, isKept, type SeatId } from '../../games/kit/index.ts'
import type { Engine, MatchState } from '../bgio.ts'
import { TAKE_BACK } from '../replay.ts'
import type { MoveRecord } from './records.ts'

/** So many moves can be taken back one after the other. */
const AT_MOST = 12

interface Entry {
  seat: SeatId
  args: unknown[]
  before: MatchState
  /** Whether nobody has learned anything from it: looked at once, when somebody wants to know. */
  canGo(): boolean
}

/**
 * The last moves of a match that may be taken back: all of one seat, with nothing in between. They are remembered as long
 * as the match is in memory. To compare what everybody sees costs more than a move, so it waits until it is asked for.
 */
export class TakeBacks {
  private readonly engine: Engine
  private entries: Entry[] = []

  constructor(engine: Engine) {
    this.engine = engine
  }

  /** The move that this seat can take back now, and what was before it. */
  of(seat: SeatId | null): Pick<Entry, 'seat' | 'args' | 'before'> | undefined {
    const last = this.entries.at(-1)
    return last?.seat === seat && last.canGo() ? last : undefined
  }

  /** Who made the last move, if it may be one that can be taken back. */
  get mover(): SeatId | undefined {
    return this.entries.at(-1)?.seat
  }

  /** A move was made. Those that bots make are not worth looking at. */
  note(before: MatchState, after: MatchState, { seat, move, args }: MoveRecord, isBot: boolean): void {
    const { game } = this.engine
    if (move === TAKE_BACK) {
      const isLast = this.entries.at(-1)?.before._stateID === args[0]
      this.entries = isLast ? this.entries.slice(0, -1) : []
      return
    }
    if (game.anytime.includes(move) && isKept(game, before.G, after.G)) return
    const made = { before: before.G, after: after.G, seat, args }
    if (isBot || !isEqual(before.plugins.random, after.plugins.random)) {
      this.entries = []
      return
    }
    const canGo = once(() => canTakeBack(game, before.ctx.playOrder, made))
    const earlier = this.mover === seat ? this.entries : []
    this.entries = [...earlier, { seat, args, before, canGo }].slice(-AT_MOST)
  }
}
