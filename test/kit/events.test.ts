import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import type { GameModule, KitState } from '../../games/kit/index.ts'
import { toy } from '../../games/toy/index.ts'
import { chance } from '../lobby/support/tables.ts'
import { type MasterOf, masterOf } from '../support/bgio-server.ts'

/** Every event of boardgame.io, in all the ways to give it what it takes. */
const eventsOf = (
  phases: readonly string[],
  stages: readonly string[],
): [type: string, ...args: unknown[]][] => [
  ['endGame'],
  ['endGame', { winners: ['0'] }],
  ['endGame', null],
  ['endPhase'],
  ...[...phases, 'no such phase'].map((phase): [string, string] => ['setPhase', phase]),
  ...[...stages, 'no such stage'].map((stage): [string, string] => ['setStage', stage]),
  ['setStage', { stage: 'answer', maxMoves: 1, minMoves: 5 }],
  ['endStage'],
  ['setActivePlayers', { all: 'answer', maxMoves: 1 }],
  ['setActivePlayers', { currentPlayer: 'answer', others: 'no such stage', minMoves: 9 }],
  ['setActivePlayers', { value: {} }],
  ['endTurn'],
  ['endTurn', { next: '1' }],
  ['endTurn', { remove: true }],
  ['pass'],
  ['pass', { remove: true }],
]

/** The next move of a match, as chance has it: none once it is over. */
function nextMove(game: GameModule, { state }: MasterOf<KitState>, random: () => number) {
  const asked = state.G.asks.filter(({ answer }) => !answer)
  for (const { seat } of asked.filter(({ required }) => required).concat(asked)) {
    const play = game.anyMove(state.G, seat, random)
    if (play) return { seat, ...play }
  }
  return undefined
}

/** Everything of a match but how often its state was written. */
const allOf = ({ state: { _stateID, ...all } }: MasterOf<KitState>) => JSON.stringify(all)

/**
 * Plays a match twice, and in one of them everybody who may act sends all events between the moves: nothing differs, and the
 * match ends when its rules say so.
 */
async function expectNoEventToCount(game: GameModule, moves: number): Promise<KitState> {
  const begin = () => masterOf<KitState>({ ...game.createGame(), seed: 'events' }, game.meta.minPlayers)
  const [quiet, loud] = [begin(), begin()]
  const { phases = {} } = game.createGame()
  const events = eventsOf(Object.keys(phases), Object.keys(Object.values(phases)[0]!.turn!.stages!))
  const random = chance(5)
  for (let made = 0; made < moves; made++) {
    for (const [type, ...args] of events) {
      const seats = Object.keys(loud.state.ctx.activePlayers ?? {})
      for (const seat of seats) {
        const { _stateID } = loud.state
        await loud.send('GAME_EVENT', seat, type, args)
        if (loud.state.ctx.gameover !== undefined) expect.fail(`${type} ends the match`)
        expect(loud.state._stateID, 'the event is taken').to.equal(_stateID + 1)
      }
      expect(allOf(loud), `${type} ${JSON.stringify(args)}`).to.equal(allOf(quiet))
    }
    const move = nextMove(game, quiet, random)
    if (!move) break
    for (const match of [quiet, loud]) {
      const { G } = match.state
      await match.send('MAKE_MOVE', move.seat, move.move, move.args)
      expect(match.state.G, 'the move is made').not.to.equal(G)
    }
    expect(allOf(loud)).to.equal(allOf(quiet))
    expect([loud.state.ctx.gameover, loud.gameover]).to.deep.equal([
      quiet.state.G.outcome ?? undefined,
      quiet.state.G.outcome ?? undefined,
    ])
  }
  return quiet.state.G
}

describe("kit: boardgame.io's events, at its own master", () => {
  it('change nothing of a match of Toy, which ends when its rules say so', async () => {
    expect((await expectNoEventToCount(toy as GameModule, 500)).outcome).to.have.property('winners')
  })

  for (const { meta, load } of Object.values(catalogue))
    it(`change nothing of a match of ${meta.id}`, async () => {
      await expectNoEventToCount(await load(), 12)
    })
})
