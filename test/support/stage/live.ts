/** A match that is played on a stage: the page plays one seat, bots play the others at once. No server, no waiting. */
import type { State } from 'boardgame.io'
import { asksOf, isOpen, type KitState, type SeatId, type SetupValues } from '../../../games/kit/index.ts'
import type { GameModule } from '../../../games/kit/module.ts'
import type { MoveResult } from '../../../lobby/protocol.ts'
import { engineOf } from '../bgio.ts'
import { type Chance, chanceOf } from '../contract/chance.ts'
import type { Film } from './moments.ts'

export interface Match {
  players: number
  options: SetupValues
  seed: string
  /** The seat that the page plays. */
  seat: SeatId
  /** Other seats that no bot plays: other pages do. */
  others?: readonly SeatId[]
  /** Where it goes on from, instead of a beginning. */
  from?: KitState
}

/** A seat of a match, as whoever plays it on a page knows it. */
export type LiveSeat = Pick<Live, 'film' | 'seat' | 'made' | 'state' | 'view' | 'scene' | 'advice'>

export class Live {
  readonly film: Film & { states: KitState[] }
  readonly seat: SeatId
  /** What the seat did, in words of the rules. */
  readonly made: { move: string; args: unknown[] }[] = []
  private readonly seats: readonly SeatId[]
  private readonly chance: Chance
  private readonly engine
  private match: State<KitState>

  constructor(module: GameModule, { players, options, seed, seat, others = [], from }: Match) {
    this.engine = engineOf<KitState>({ ...module.createGame(), seed, ...(from && { setup: () => from }) })
    this.match = this.engine.start(players, options)
    this.seat = seat
    this.seats = [seat, ...others]
    this.chance = chanceOf(seed)
    const meta = { game: module.meta.id, title: seed, moves: [] }
    const outcome = { winners: [], line: { key: '' } }
    const recorded = { ...meta, players, options, seed, outcome }
    this.film = { module, name: seed, recorded, states: [this.match.G] }
    this.letOthersPlay()
  }

  get state(): KitState {
    return this.match.G
  }

  get scene() {
    return { film: this.film, step: this.film.states.length - 1, seat: this.seat }
  }

  get view(): KitState {
    return this.film.module.view(this.state, this.seat) as KitState
  }

  /** The seat has to answer something. */
  get isAsked(): boolean {
    return asksOf(this.state, this.seat).some(({ required }) => required)
  }

  /** The page makes a move; the others answer it. */
  move(move: string, args: unknown[]): MoveResult {
    const refusal = this.film.module.refusal(this.view, this.seat, move, args)
    if (refusal) return { refusal }
    this.made.push({ move, args })
    return this.moveOf(this.seat, move, args)
  }

  /** Another seat of the same match, for another page. */
  at(seat: SeatId): LiveSeat & { move(move: string, args: unknown[]): MoveResult } {
    const live = this
    const made: LiveSeat['made'] = []
    return {
      film: this.film,
      seat,
      made,
      get state() {
        return live.state
      },
      get view() {
        return live.film.module.view(live.state, seat) as KitState
      },
      get scene() {
        return { ...live.scene, seat }
      },
      advice: of => live.advice(of),
      move(move, args) {
        const refusal = live.film.module.refusal(this.view, seat, move, args)
        if (refusal) return { refusal }
        made.push({ move, args })
        return live.moveOf(seat, move, args)
      },
    }
  }

  private moveOf(seat: SeatId, move: string, args: unknown[]): MoveResult {
    this.make(seat, move, args)
    this.letOthersPlay()
    return { step: this.scene.step }
  }

  private make(seat: SeatId, move: string, args: unknown[]): void {
    const after = this.engine.move(this.match, seat, move, args)
    if (after === this.match) throw new Error(`${seat} ${move} ${JSON.stringify(args)} is refused`)
    this.match = after
    this.film.states.push(after.G)
  }

  private letOthersPlay(): void {
    for (let made = 0; made < 1000 && !this.state.outcome; made++) {
      const ask = Object.values(this.state.asks).find(
        one => !this.seats.includes(one.seat) && one.required && isOpen(one),
      )
      if (!ask) return
      const play = this.advice(ask.seat)
      this.make(ask.seat, play.move, play.args)
    }
  }

  /** What a bot would do on a seat. */
  advice(seat: SeatId): { move: string; args: unknown[] } {
    const { module } = this.film
    const view = module.view(this.state, seat)
    const random = () => this.chance.number()
    const thought = module.bots[module.meta.bots[0] ?? '']?.(view, seat, random)
    const play =
      thought && !module.refusal(view, seat, thought.move, thought.args)
        ? thought
        : module.anyMove(view, seat, random)
    if (!play) throw new Error(`${seat} can do nothing`)
    return play
  }
}
