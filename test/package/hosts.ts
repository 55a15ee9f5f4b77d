/** The games where boardgame.io itself runs them: its server, its `Local` with its bots. */
import { expect } from 'chai'
import { freePort } from '../support/ports.ts'
import { games } from './names.ts'
import { projectFrom } from './project.ts'
import { boardgameIo, RELEASES, type Release, reaching } from './releases.ts'

const HEAD = `
  import { Client, LobbyClient } from 'boardgame.io/dist/cjs/client.js'
  import { Local, SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js'
  import { catalogue } from 'starboard-games'
  const all = await Promise.all(Object.values(catalogue).map(({ load }) => load()))
  const until = async condition => {
    while (!condition()) await new Promise(resolve => setTimeout(resolve, 5))
  }
  const playOf = (game, client) => {
    const state = client.getState()
    return state && game.anyMove(state.G, client.playerID, Math.random)
  }
  const isOver = client => client.getState().ctx.gameover !== undefined
  const isPlayed = (client, moves) => isOver(client) || client.getState()._stateID === moves`

/** Everybody sits at a match of each game on boardgame.io's server, and plays. */
const SERVER = (port: number) => `${HEAD}
  import { Server } from 'boardgame.io/dist/cjs/server.js'
  const server = 'http://localhost:${port}'
  await Server({ games: all.map(game => game.createGame()), origins: [server] }).run(${port})
  const lobby = new LobbyClient({ server })
  for (const game of all) {
    const { id } = game.meta
    const { matchID } = await lobby.createMatch(id, { numPlayers: 3 })
    const seats = []
    for (const playerID of ['0', '1', '2']) {
      const { playerCredentials: credentials } = await lobby.joinMatch(id, matchID, { playerID, playerName: playerID })
      const multiplayer = SocketIO({ server })
      const seat = Client({ game: game.createGame(), numPlayers: 3, matchID, playerID, credentials, multiplayer, debug: false })
      seat.start()
      await until(() => seat.getState())
      seats.push(seat)
    }
    for (let made = 0; made < 30 && !isOver(seats[0]); made++) {
      // Who is asked in secret seems to be asked still after answering.
      let seat
      await until(() => (seat = seats.find(one => playOf(game, one))))
      const { move, args } = playOf(game, seat)
      seat.moves[move](...args)
      await until(() => seats.every(seat => seat.getState()._stateID === made + 1))
    }
    const refused = await lobby.createMatch(id, { numPlayers: 3, setupData: { moons: 2 } }).catch(error => error.details)
    console.log(JSON.stringify([id, isPlayed(seats[0], 30), refused]))
    for (const seat of seats) seat.stop()
  }
  process.exit()`

/** A person and boardgame.io's own bots, to the end of the game. Nobody waits between moves. */
const LOCAL = `
  const wait = setTimeout
  globalThis.setTimeout = (act, _, ...args) => wait(act, 0, ...args)
  process.env.NODE_ENV = 'production'
  ${HEAD}
  const { RandomBot } = await import('boardgame.io/dist/cjs/ai.js')
  for (const game of all) {
    const multiplayer = Local({ bots: { 1: RandomBot, 2: RandomBot } })
    const ada = Client({ game: game.createGame(), numPlayers: 3, playerID: '0', multiplayer, debug: false })
    ada.start()
    await until(() => ada.getState())
    while (!ada.getState().ctx.gameover) {
      const { _stateID } = ada.getState()
      const play = playOf(game, ada)
      if (play) ada.moves[play.move](...play.args)
      await until(() => ada.getState()._stateID > _stateID)
    }
    console.log(JSON.stringify([game.meta.id, ada.getState().ctx.gameover.line.key]))
    ada.stop()
  }
  process.exit()`

/** boardgame.io's searching bot for everybody. */
const SEARCH = `
  process.env.NODE_ENV = 'production'
  ${HEAD}
  const { MCTSBot, Step } = await import('boardgame.io/dist/cjs/ai.js')
  for (const game of all) {
    const client = Client({ game: game.createGame(), numPlayers: game.meta.minPlayers, debug: false })
    const { enumerate } = client.game.ai
    const bot = new MCTSBot({ game: client.game, enumerate, seed: 'search', iterations: 8, playoutDepth: 8 })
    for (let made = 0; made < 20 && !isOver(client); made++) await Step(client, bot)
    console.log(JSON.stringify([game.meta.id, isPlayed(client, 20)]))
  }`

export function runsElsewhere(base: () => string): void {
  const linesOf = (name: string, release: Release, code: string): unknown[][] => {
    const links = [boardgameIo(base(), release)]
    const project = projectFrom(base(), `${name}-${release}`, { links }, { type: 'module' })
    project.write('run.js', reaching(release, code))
    const lines = project.node('run.js').split('\n')
    return lines.filter(line => line.startsWith('[')).map(line => JSON.parse(line) as unknown[])
  }

  for (const release of RELEASES)
    it(`plays every game on the server of boardgame.io ${release}, which refuses wrong options in words`, async () => {
      const refused = /./
      const lines = linesOf('hosted', release, SERVER(await freePort()))
      expect(lines.map(([id, isPlayed]) => [id, isPlayed])).to.deep.equal(games.map(id => [id, true]))
      for (const [, , words] of lines) expect(words).to.match(refused)
    })

  it('plays every game to its end with boardgame.io’s RandomBot and Local', () => {
    const lines = linesOf('local-bots', '0.50.2', LOCAL)
    expect(lines.map(([id]) => id)).to.deep.equal(games)
    for (const [id, end] of lines) expect(end, String(id)).to.be.a('string')
  })

  it('lets boardgame.io’s MCTSBot play every game', () => {
    expect(linesOf('search', 'next', SEARCH)).to.deep.equal(games.map(id => [id, true]))
  })
}
