import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import { type GameText, type KitState, type LogEntry, line, linesOf } from '../../games/kit/index.ts'
import { digestOf, inShort } from '../../lobby/web/table/away/digest.ts'
import { filmsOf } from '../support/stage/moments.ts'

/** So often the digest of a long game is looked at. */
const LOOKS = 400

/** Lines of a log, written as `1 builds`, `round`. */
const logOf = (...words: string[]): LogEntry[] =>
  words.map((word, i) => {
    const [seat, key] = word.includes(' ') ? (word.split(' ') as [string, string]) : [undefined, word]
    return { n: i + 1, line: line(`log.${key}`, seat === undefined ? undefined : { seat: `seat:${seat}` }) }
  })
const read = (entries: readonly LogEntry[], headlines?: readonly string[]) => {
  const { groups, more, rounds } = digestOf(entries, headlines)
  const told = groups.map(({ title, lines }) => [
    ...(title ? [`# ${title.key}`] : []),
    ...lines.map(one => `${String(one.line!.params?.seat ?? '').slice(5)} ${one.line!.key.slice(4)}`.trim()),
  ])
  return { told, more, rounds }
}

describe('lobby: what happened while one was away', () => {
  it('tells a little as it is', () => {
    expect(read(logOf('0 builds', '1 rolls'))).to.deep.equal({
      told: [['0 builds'], ['1 rolls']],
      more: 0,
      rounds: 0,
    })
    expect(read([])).to.deep.equal({ told: [], more: 0, rounds: 0 })
  })

  it('tells what comes all at once in short: a line of each other player', () => {
    const lines = logOf('0 own', '1 a', '1 wins', '2 b', 'end', '1 c').map(({ line }) => line!)
    const told = inShort(lines, ['wins', 'own'], '0')
    expect(told.lines.map(({ key, params }) => [params?.seat, key])).to.deep.equal([
      ['seat:1', 'log.wins'],
      ['seat:2', 'log.b'],
    ])
    expect(told.more).to.equal(4)
    expect(inShort(logOf('end', 'round').map(({ line }) => line!)).lines).to.have.length(1)
  })

  it('tells the newest three rounds, and most of the last one', () => {
    const round = ['round', '0 a', '1 b', '0 c', '1 d', '0 e']
    const { told, more, rounds } = read(logOf('1 z', ...round, ...round, ...round, ...round, 'round'))
    expect(told).to.deep.equal([
      ['# log.round', '1 d', '0 e'],
      ['# log.round', '1 d', '0 e'],
      ['# log.round', '1 b', '0 c', '1 d', '0 e'],
    ])
    expect(more).to.equal(1 + 4 * 5 - 8)
    expect(rounds).to.equal(5)
  })

  it('tells turns where there are no rounds; what another seat gains in one belongs to it', () => {
    const { told, more } = read(logOf('0 uses', '1 gains', '0 builds', '1 uses', '1 rolls', 'end'))
    expect(told).to.deep.equal([
      ['1 gains', '0 builds'],
      ['1 uses', '1 rolls', 'end'],
    ])
    expect(more).to.equal(1)
  })

  it('prefers what a game calls worth telling, in the order in which it happened', () => {
    const lines = logOf('0 uses', '0 pays', '0 builds', '0 gains', '0 wins', '0 uses')
    expect(read(lines, ['wins', 'builds']).told).to.deep.equal([['0 builds', '0 wins']])
    expect(read(lines, ['other']).told).to.deep.equal([['0 uses']])
    expect(read(lines, ['wins', 'builds']).more).to.equal(4)
  })

  it('tells a round of many players player by player, first what concerns the reader', () => {
    const lines = logOf(
      'round',
      '2 moves',
      '1 moves',
      '3 moves',
      '4 moves',
      '1 wins',
      '4 wins',
      '3 moves',
      '1 pays',
    )
    const attack = { n: 10, line: line('log.wins', { seat: 'seat:3', other: 'seat:0' }) }
    const { groups } = digestOf([...lines, attack], ['wins', 'moves'], '0')
    expect(groups[0]!.lines.map(({ line: one }) => `${one!.params!.seat} ${one!.key}`)).to.deep.equal([
      'seat:3 log.wins',
      'seat:1 log.moves',
      'seat:1 log.wins',
      'seat:2 log.moves',
      'seat:3 log.moves',
      'seat:4 log.moves',
      'seat:4 log.wins',
    ])
  })

  it('leaves out what only others may read', () => {
    const [first, second] = logOf('0 a', '1 b')
    expect(read([{ ...first!, line: null }, second!])).to.include({ more: 0 })
  })

  for (const game of Object.keys(catalogue)) {
    it(`stays short for ${game}, however long one was away`, async () => {
      const [film] = [...(await filmsOf(game))].sort(
        (a, b) => b.recorded.moves.length - a.recorded.moves.length,
      )
      const { module, states } = film!
      const all = new Map<number, LogEntry>()
      const every = Math.ceil(states.length / LOOKS)
      for (const [step, state] of states.entries()) {
        for (const entry of linesOf((module.view(state, '1') as KitState).log)) all.set(entry.n, entry)
        if (step % every > 0) continue
        const { groups, more } = digestOf([...all.values()], module.headlines)
        const told = groups.flatMap(({ lines }) => lines)
        const readable = [...all.values()].filter(one => one.line && !/\bround$/.test(one.line.key))
        expect(told.length, `step ${step}`).to.be.at.most(10)
        expect(told.length + more, `step ${step}`).to.equal(readable.length)
        expect(told.length > 0, `step ${step}`).to.equal(readable.length > 0)
      }
      expect(all.size).to.be.above(20)
    })

    it(`names headlines of ${game} that its log has`, async () => {
      const module = await catalogue[game]!.load()
      for (const key of module.headlines!) {
        const steps = ['log', ...key.split('.')]
        const parent = steps.slice(0, -1).reduce((texts, one) => texts[one] as GameText, module.text.en)
        const found = Object.keys(parent).map(one => one.replace(/_(one|other)$/, ''))
        expect(found, key).to.include(steps.at(-1))
      }
    })
  }
})
