/** A scenario of Twilight Imperium at a real table: the page plays one seat of it, the test the others. */
import type { KitState, SeatId } from '../../games/kit/index.ts'
import type { GameModule } from '../../games/kit/module.ts'
import type { Film } from '../support/stage/moments.ts'
import type { StageWindow } from '../support/stage/stage.ts'
import { module } from '../twilight-imperium-3/support.ts'

interface Playable {
  state: KitState
  seat(name: string): { seat: SeatId; view: KitState; does(move: string, ...args: unknown[]): void }
}

/** What the test does at the table, and what the page did. */
export interface Seated {
  /** Moves that the page made, as it sent them. */
  made: { move: string; args: unknown[] }[]
  /** Something that others do, and then the page sees it. */
  happens(what: () => void): Promise<void>
}

/** Shows a scenario to one of its players (or to somebody who watches), who then plays it in the page. */
export async function seatAt(
  window: StageWindow,
  table: unknown,
  name: string,
  watching = false,
  bots: readonly SeatId[] = [],
): Promise<Seated> {
  const t = table as Playable
  const player = t.seat(name)
  const states: KitState[] = [t.state]
  const film: Film & { states: KitState[] } = {
    module: module as unknown as GameModule,
    name: 'scenario',
    recorded: {
      game: module.meta.id,
      title: 'scenario',
      players: 3,
      options: {},
      seed: '',
      moves: [],
      outcome: { winners: [], line: { key: '' } },
    },
    states,
  }
  const scene = () => ({ film, step: states.length - 1, seat: watching ? null : player.seat, bots })
  const made: Seated['made'] = []
  window.onMove((move, args) => {
    const refusal = module.refusal(player.view as never, player.seat, move, args)
    if (refusal) return { refusal }
    made.push({ move, args: args.slice(module.anytime.includes(move) ? 0 : 1) })
    player.does(move, ...made.at(-1)!.args)
    states.push(t.state)
    window.tell(scene())
    return { step: states.length - 1 }
  })
  await window.show(scene())
  return {
    made,
    async happens(what) {
      what()
      states.push(t.state)
      await window.show(scene())
    },
  }
}
