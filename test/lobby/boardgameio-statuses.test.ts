import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { toy } from '../../games/toy/index.ts'
import type { CreateRoom } from '../../lobby/protocol.ts'
import { LobbyClient } from '../support/bgio.ts'
import { stockServer } from '../support/bgio-server.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { type StockClient, stockClient } from './support/stock.ts'
import { chance, playing, playOut } from './support/tables.ts'

/** How each request was answered, by what it was. */
type Statuses = { [what: string]: number }

interface Joined {
  playerID: string
  playerCredentials: string
}

/** Everything that boardgame.io's `LobbyClient` may ask for, well or badly, at a server where nobody has been before. */
async function statusesOf(url: string): Promise<Statuses> {
  const statuses: Statuses = {}
  const guest = Guest.stranger(url)
  async function ask<T>(what: string, method: string, path: string, body?: unknown): Promise<T> {
    const answer = await guest.ask<T>(method, `/games${path}`, body)
    statuses[what] = answer.status
    return answer.body
  }
  const create = (what: string, body: unknown = {}, game = 'toy') =>
    ask<{ matchID: string }>(what, 'POST', `/${game}/create`, body)
  const join = (what: string, match: string, body: unknown) =>
    ask<Joined>(what, 'POST', `/toy/${match}/join`, body)
  const claim = ({ playerID, playerCredentials: credentials }: Joined) => ({ playerID, credentials })

  await ask('games', 'GET', '')
  await create('create', { numPlayers: 2, setupData: { rounds: 1 } })
  await create('create without a number of players')
  await create('create, unlisted by a number', { numPlayers: 2, unlisted: 1 })
  await create('create in a game that there is not', {}, 'nothing')
  await create('create in a game that can have no name', {}, 'no%20thing')
  for (const numPlayers of [0, 1, 5, -1, 99_999, 'many', null, {}])
    await create(`create for ${JSON.stringify(numPlayers)}`, { numPlayers })
  await create('create with options that there are not', { numPlayers: 2, setupData: { moons: 2 } })

  for (const query of [
    '',
    '?isGameover=',
    '?isGameover=TRUE',
    '?isGameover=perhaps',
    '?isGameover=a&isGameover=b',
  ])
    await ask(`list${query}`, 'GET', `/toy${query}`)
  for (const at of ['', '-1', '0', 'noon', '12.5', '9'.repeat(40), '1&updatedBefore=x'])
    for (const field of ['updatedBefore', 'updatedAfter'])
      await ask(`list?${field}=${at}`, 'GET', `/toy?${field}=${at.replace('updatedBefore', field)}`)
  await ask('list a game that there is not', 'GET', '/nothing')
  await ask('list a game that can have no name', 'GET', '/no%20thing')

  const { matchID } = await create('create for joining', { numPlayers: 2 })
  await ask('get', 'GET', `/toy/${matchID}`)
  await ask('get of another game', 'GET', `/other/${matchID}`)
  for (const id of ['madeUpMatch', 'x', 'a%20b']) {
    await ask(`get ${id}`, 'GET', `/toy/${id}`)
    await join(`join ${id}`, id, { playerName: 'Ada' })
    for (const act of ['leave', 'rename', 'update', 'playAgain']) {
      const body = { playerID: '0', credentials: 'x', newName: 'Ada' }
      await ask(`${act} at ${id}`, 'POST', `/toy/${id}/${act}`, body)
    }
  }
  await join('join without a name', matchID, {})
  await join('join with an empty name', matchID, { playerName: '' })
  for (const playerID of ['2', '77', '777', 'x', '-1', 7, {}])
    await join(`join as ${JSON.stringify(playerID)}`, matchID, { playerName: 'Ada', playerID })
  const ada = await join('join', matchID, { playerName: 'Ada', data: { colour: 'red' } })
  await join('join where somebody sits', matchID, { playerName: 'Bea', playerID: '0' })
  const bea = await join('join as another', matchID, { playerName: 'Bea', playerID: 1 })
  await join('join where all sit', matchID, { playerName: 'Cy' })
  await join('join where all sit as one of them', matchID, { playerName: 'Cy', playerID: '0' })

  for (const act of ['leave', 'rename', 'update', 'playAgain']) {
    const post = (what: string, body: object) => ask(`${act} ${what}`, 'POST', `/toy/${matchID}/${act}`, body)
    const body = { ...claim(ada), newName: 'Ada L.' }
    await post('as nobody', { ...body, playerID: undefined })
    await post('as a seat that there is not', { ...body, playerID: '7' })
    await post('as what can be no seat', { ...body, playerID: 'x' })
    for (const credentials of [undefined, '', 'x', 7, {}, 'x'.repeat(100)])
      await post(`with the key ${JSON.stringify(credentials)}`, { ...body, credentials })
    if (act === 'leave' || act === 'playAgain') continue
    await post('to the same name', { ...body, newName: 'Ada' })
    await post('without anything', claim(ada))
    await post('with data alone', { ...claim(ada), data: { colour: 'blue' } })
    await post('with data of 501 letters', { ...claim(ada), data: 'x'.repeat(499) })
    await post('to a name that is none', { ...body, newName: { a: 1 } })
    await post('to a name of 33 letters', { ...body, newName: 'x'.repeat(33) })
    await post('as a number', { ...body, playerID: 0 })
  }
  await ask('playAgain before the end', 'POST', `/toy/${matchID}/playAgain`, claim(ada))

  await ask('leave', 'POST', `/toy/${matchID}/leave`, claim(ada))
  await ask('leave again', 'POST', `/toy/${matchID}/leave`, claim(ada))
  const cy = await join('join a seat that was left', matchID, { playerName: 'Cy', playerID: '0' })
  await ask('leave a seat that was left before', 'POST', `/toy/${matchID}/leave`, claim(cy))
  const dee = await join('join the first seat that was left', matchID, { playerName: 'Dee' })

  await ask('leave as the last but one', 'POST', `/toy/${matchID}/leave`, claim(bea))
  await ask('leave a running match as the last', 'POST', `/toy/${matchID}/leave`, claim(dee))
  await ask('get a running match that all have left', 'GET', `/toy/${matchID}`)

  for (const [what, playerName] of [
    ['that is none', { a: 1 }],
    ['of 33 letters', 'x'.repeat(33)],
    ['of somebody there', 'Ada'],
  ] as const) {
    const { matchID: named } = await create('create for a name', { numPlayers: 3 })
    await join('join for a name', named, { playerName: 'Ada' })
    await join(`join with a name ${what}`, named, { playerName })
  }
  const { matchID: large } = await create('create for data', { numPlayers: 2 })
  await join('join with data of 501 letters', large, { playerName: 'Ada', data: 'x'.repeat(499) })

  const alone = await create('create for leaving', { numPlayers: 2 })
  const eve = await join('join alone', alone.matchID, { playerName: 'Eve' })
  await ask('leave as the last', 'POST', `/toy/${alone.matchID}/leave`, claim(eve))
  await ask('get what all have left', 'GET', `/toy/${alone.matchID}`)
  return statuses
}

/** The rows of the table of differences: the request, what boardgame.io's own server says, and what ours does. */
function documented(): string[][] {
  const text = readFileSync(new URL('../../lobby/server/API.md', import.meta.url), 'utf8')
  const [, table = ''] = text.split('| request of `LobbyClient` |')
  const rows = table.split('\n\n')[0]!.split('\n').slice(2)
  return rows.map(row =>
    row
      .split('|')
      .slice(1, 4)
      .map(cell => cell.trim()),
  )
}

describe("lobby: boardgame.io's lobby requests beside its own server", () => {
  let server: TestServer

  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  it('are answered with the same status, but where the table of API.md says otherwise', async () => {
    const stock = await stockServer(toy.createGame())
    try {
      const theirs = await statusesOf(stock.url)
      const ours = await statusesOf(server.url)
      expect(Object.keys(ours)).to.deep.equal(Object.keys(theirs))
      const different = Object.keys(ours).filter(what => ours[what] !== theirs[what])
      expect(different.map(what => [what, String(theirs[what]), String(ours[what])])).to.have.deep.members(
        documented(),
      )
    } finally {
      stock.stop()
    }
  })

  it('list what their filters say, and everything where they say nothing', async () => {
    const stranger = Guest.stranger(server.url)
    const { matchID: open } = await stranger.post<{ matchID: string }>('/games/toy/create', { numPlayers: 2 })
    const { room: running } = await playing(server.url, 2)
    const { room: over, seats } = await playing(server.url, 2)
    await playOut(seats, chance(7))
    type List = { matches: { matchID: string; updatedAt: number }[] }
    const list = async (query: string) => (await stranger.get<List>(`/games/toy?${query}`)).matches
    const { updatedAt } = (await list('')).find(({ matchID }) => matchID === over)!
    const listed = async (query: string) => {
      const ids = (await list(query)).map(({ matchID }) => matchID)
      return [open, running, over].map(id => (ids.includes(id) ? 1 : 0)).join('')
    }
    const expected: [found: string, ...queries: string[]][] = [
      ['001', 'isGameover=TRUE', 'isGameover=True', 'isGameover=true&isGameover=false'],
      ['110', 'isGameover=False', 'isGameover=FALSE&isGameover=perhaps'],
      [
        '111',
        '',
        'isGameover',
        'isGameover=',
        'isGameover=1',
        'isGameover=yes&isGameover=true',
        'isGameover=trueish',
      ],
      ...['updatedBefore', 'updatedAfter'].map((field): [string, ...string[]] => [
        '111',
        ...['', '-1', '0', 'noon', 'NaN', '&', '-5000000000000'].map(value => `${field}=${value}`),
        `${field}=noon&${field}=1`,
      ]),
      [
        '001',
        `isGameover=true&updatedAfter=${updatedAt - 1}`,
        `isGameover=true&updatedBefore=${updatedAt + 1}`,
      ],
      [
        '000',
        `updatedAfter=${'9'.repeat(40)}`,
        'updatedBefore=1',
        'updatedBefore=1.9',
        'updatedBefore=1&updatedBefore=x',
      ],
      ['000', `isGameover=true&updatedAfter=${updatedAt}`, `isGameover=true&updatedBefore=${updatedAt}`],
      ['111', `updatedBefore=${'9'.repeat(40)}`, 'updatedAfter=1'],
    ]
    for (const [found, ...queries] of expected)
      for (const query of queries) expect(await listed(query), query).to.equal(found)
  })

  it('give a seat that was left in a running match to whoever joins it, and to nobody else', async () => {
    const lobby = new LobbyClient({ server: server.url })
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 })
    const join = (playerName: string, playerID?: string, match = matchID) =>
      lobby.joinMatch('toy', match, { playerName, ...(playerID !== undefined && { playerID }) })
    const claim = ({ playerID, playerCredentials: credentials }: Joined) => ({ playerID, credentials })
    const refused = async (request: Promise<unknown>) =>
      request.then(
        () => 'not at all',
        (error: { details: { error: string } }) => error.details.error,
      )
    const [ada, bea] = [claim(await join('Ada')), claim(await join('Bea'))]
    const clients: StockClient[] = []
    const look = async (seat: { playerID: string; credentials: string }) => {
      const client = stockClient(server.url, matchID, seat)
      clients.push(client)
      client.start()
      await until(() => client.getState(), 'the state')
      return client
    }
    try {
      const [adas, beas] = [await look(ada), await look(bea)]
      let last = ada
      for (const [name, seat] of [['Cy', '0'], ['Dee']] as const) {
        await lobby.leaveMatch('toy', matchID, last)
        const { players } = await lobby.getMatch('toy', matchID)
        expect(players.map(one => one.name)).to.deep.equal([undefined, 'Bea'])
        last = claim(await join(name, seat))
      }
      expect(await refused(lobby.leaveMatch('toy', matchID, ada))).to.equal('wrongKey')
      expect(await refused(join('Eve', '0'))).to.equal('seatTaken')
      expect(await refused(join('Eve'))).to.equal('seatTaken')
      const dees = await look(last)
      expect(dees.getState()!.G).to.deep.equal(adas.getState()!.G)
      const [legal] = toyModule.legalMoves(dees.getState()!.G, '0')
      adas.moves[legal!.move]!(...legal!.args)
      dees.moves[legal!.move]!(...legal!.args)
      await until(() => beas.getState()!._stateID === 1, 'the move of whoever sits there now')
      await until(() => dees.getState()!._stateID === 1, 'the move')
      expect(adas.getState()!._stateID, 'what whoever has left hears').to.equal(0)
      expect(beas.matchData!.map(({ name }) => name)).to.deep.equal(['Dee', 'Bea'])
    } finally {
      for (const client of clients) client.stop()
    }
  })

  it('join what was left at any running table that anybody may join, and no other', async () => {
    const stranger = Guest.stranger(server.url)
    const join = (room: string) => stranger.refused('POST', `/games/toy/${room}/join`, { playerName: 'Eve' })
    const left = async (changes: Partial<CreateRoom> = {}) => {
      const { room, guests, seats } = await playing(server.url, 2, changes)
      await guests[1]!.delete(`/api/rooms/${room}/seats/1`)
      return { room, guests, seats }
    }
    expect(await join((await left()).room)).to.equal('200 undefined')
    expect(await join((await left({ password: 'sesame' })).room)).to.equal('403 wrongPassword')
    const host = await Guest.arrive(server.url, 'Ada')
    const { id } = await host.open({ game: 'toy', seats: 2, friends: true })
    expect(await join(id), 'that there is one for friends').to.equal('404 notFound')
    // Also whoever may see it: a guest would sit down there, who is nobody's friend.
    const joined = await host.refused('POST', `/games/toy/${id}/join`, { playerName: 'Eve' })
    expect(joined).to.equal('404 notFound')
    const { id: open } = await host.open({ game: 'toy', seats: 2 })
    expect(await join(open)).to.equal('409 startedByHost')
    const played = await left()
    await played.guests[0]!.put(`/api/rooms/${played.room}/seats/1/bot`, {
      bot: Object.keys(toyModule.bots)[0],
    })
    expect(await join(played.room)).to.equal('409 seatTaken')
    const { room, guests, seats } = await playing(server.url, 2)
    await playOut(seats, chance(8))
    const { seat, key } = await guests[1]!.seat(room)
    await stranger.post(`/games/toy/${room}/leave`, { playerID: seat, credentials: key })
    expect(await join(room)).to.equal('409 notOpen')
  })
})
