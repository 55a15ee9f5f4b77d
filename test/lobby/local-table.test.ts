import 'fake-indexeddb/auto'
import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import * as kit from '../../games/kit/index.ts'
import { definition } from '../../games/toy/game.ts'
import { type ToyState, type ToyView, toy, text as toyText } from '../../games/toy/index.ts'
import { engineOf } from '../../lobby/bgio.ts'
import { fileOf } from '../../lobby/local/file.ts'
import { type LocalMeans, LocalTable } from '../../lobby/local/local-table.ts'
import { memoryStore } from '../../lobby/local/memory.ts'
import { newTable } from '../../lobby/local/new-table.ts'
import type { LocalStore } from '../../lobby/local/records.ts'
import { RulesChanged } from '../../lobby/local/rules-changed.ts'
import { verify } from '../../lobby/verify.ts'
import { browserStore } from '../../lobby/web/local/database.ts'
import { until } from './support/guest.ts'
import { chance } from './support/tables.ts'

const STORES: { [name: string]: () => LocalStore } = {
  'in memory': memoryStore,
  'in the browser’s database': () => browserStore,
}

const [ME, OTHER] = ['0', '1'] as const
let tables = 0

interface Begun {
  table: LocalTable
  means: LocalMeans
  id: string
  /** The table as another page takes it up. */
  again(more?: Partial<LocalMeans>): Promise<LocalTable>
}

const toyModule = toy as unknown as kit.GameModule

/** A table where somebody plays against bots that think at once. */
async function begin(
  game: kit.GameModule,
  {
    players = 2,
    options = {},
    ...more
  }: Partial<LocalMeans> & { players?: number; options?: kit.SetupValues } = {},
): Promise<Begun> {
  const engine = engineOf(game)
  const random = chance(1)
  const think: LocalMeans['think'] = async ({ bot, view, seat }) => game.bots[bot]!(view, seat, random)
  const means: LocalMeans = { engine, store: memoryStore(), think, botDelay: () => 0, ...more }
  tables += 1
  const id = `table-${tables}`
  const bot = game.meta.bots[0]!
  const seats = [null, ...Array.from({ length: players - 1 }, () => bot)]
  const whole = newTable(engine, { id, seats, options, seed: id }, Date.now())
  await means.store.write({ ...whole, anew: true })
  const again = async (changed: Partial<LocalMeans> = {}) =>
    LocalTable.open({ ...means, ...changed }, (await means.store.read(id))!)
  return { table: await again(), means, id, again }
}

const asked = (table: LocalTable) =>
  kit.asksOf(table.state(ME).view as kit.KitState, ME).some(({ required }) => required)
/** Something that is done for me, as it can be answered in one way alone. */
const forced = (table: LocalTable, game: kit.GameModule) => {
  const { view, forcedMoves } = table.state(ME)
  return forcedMoves === true && game.onlyWays(view, ME).length > 0
}
/** Bots have done what they can. */
const myTurn = (table: LocalTable) => until(() => table.isOver || asked(table), 'my turn')

/** Plays my seat by chance until it is over, or `enough` says so. */
async function play(table: LocalTable, game: kit.GameModule, enough = () => false): Promise<number> {
  const random = chance(2)
  let made = 0
  table.wake()
  for (;;) {
    await myTurn(table)
    await until(() => table.isOver || !forced(table, game), 'what is done for me')
    if (table.isOver || enough()) return made
    if (!asked(table)) continue
    const play = game.anyMove(table.state(ME).view, ME, random)!
    expect(table.move(ME, play.move, [...play.args]).refusal).to.equal(undefined)
    made += 1
  }
}

describe('lobby: tables of a device', function () {
  this.timeout(60_000)

  for (const [id, entry] of Object.entries(catalogue))
    it(`plays ${id} to its end against bots, and gives it again as it was`, async () => {
      const game = await entry.load()
      const { table, again, means } = await begin(game, {
        players: Math.max(2, game.meta.minPlayers),
        store: browserStore,
      })
      const shown: unknown[] = []
      table.listen(() => {
        shown[table.record.steps] = table.state(ME).view
      })
      await play(table, game)
      await table.close()
      expect(table.record.winners).not.to.equal(null)
      const other = await again()
      expect(other.record).to.deep.equal(table.record)
      expect(other.state(ME)).to.deep.equal({ ...table.state(ME) })
      const middle = Math.floor(table.record.steps / 2)
      expect((await other.history(ME, middle)).view).to.deep.equal(shown[middle])
      const { lines } = await other.whole()
      const read = await other.log(ME, Number.MAX_SAFE_INTEGER)
      expect(read.entries.at(-1)!.n).to.equal(lines.at(-1)!.n)
      // Whoever has the file can make the whole match again.
      const file = fileOf(await other.whole(), ['Ada', 'Bea', 'Cy'].slice(0, table.record.seats.length))
      if (!file.over) throw new Error('it is over')
      const verdict = await verify(means.engine, JSON.parse(JSON.stringify(file)))
      expect(verdict).to.deep.equal({
        seed: null,
        follow: file.moves.length,
        of: file.moves.length,
        told: true,
      })
    })

  for (const [where, store] of Object.entries(STORES))
    describe(`kept ${where}`, () => {
      it('are listed, the one that was played last first, and can be deleted', async () => {
        const kept = store()
        const one = await begin(toyModule, { store: kept })
        const two = await begin(toyModule, { store: kept })
        await play(one.table, toyModule, () => one.table.record.steps > 3)
        await one.table.close()
        const listed = (await kept.tables()).map(({ id }) => id)
        expect(listed.slice(0, 2)).to.deep.equal([one.id, two.id])
        await kept.drop(one.id)
        expect(await kept.read(one.id)).to.equal(undefined)
        expect((await kept.tables()).map(({ id }) => id))
          .to.include(two.id)
          .and.not.include(one.id)
      })

      it('go on where they were left, in the middle of a choice', async () => {
        const { table, again } = await begin(toyModule, { store: store() })
        await play(table, toyModule, () => table.record.steps > 5)
        const [{ id: ask }] = kit.asksOf(table.state(ME).view as kit.KitState, ME) as [kit.Ask]
        const { move, args } = toyModule.legalMoves(table.state(ME).view, ME)[0]!
        table.keepDraft(ME, ask, { move, args })
        table.keepLook(ME, { line: 2, step: 2 })
        await table.close()
        const other = await again()
        expect(other.state(ME).drafts).to.deep.equal({ [ask]: { move, args } })
        expect(other.state(ME).look).to.include({ line: 2, step: 2 })
        expect(other.state(ME).view).to.deep.equal(table.state(ME).view)
        await play(other, toyModule)
        expect(other.isOver).to.equal(true)
      })
    })

  it('refuse what the rules refuse, with the reason, and nothing changes', async () => {
    const { table } = await begin(toyModule)
    await myTurn(table)
    const before = JSON.stringify(await table.whole())
    const tries: [string, unknown[]][] = [
      ['choose', [0, 'no card']],
      ['nothing', []],
      ['choose', [Number.NaN, { a: () => {} }]],
      ['__proto__', []],
    ]
    for (const [move, args] of tries)
      expect(table.move(ME, move, args).refusal, move).to.have.property('rule')
    expect(table.takeBack(ME).refusal).to.have.property('rule')
    expect(JSON.stringify(await table.whole())).to.equal(before)
  })

  it('are left alone by whoever has closed them: another page may play them, or nobody', async () => {
    const { table, means, id, again } = await begin(toyModule)
    await play(table, toyModule, () => table.record.steps > 3)
    const late = toyModule.legalMoves(table.state(ME).view, ME)[0]!
    await table.close()
    const other = await again()
    await play(other, toyModule, () => other.record.steps > 6)
    await other.close()
    const stored = await means.store.read(id)
    expect(table.move(ME, late.move, late.args).refusal).to.have.property('rule')
    table.keepLook(ME, { line: 1, step: 1 })
    table.keepForced(ME, true)
    await table.close()
    expect(await means.store.read(id)).to.deep.equal(stored)
    await means.store.drop(id)
    other.keepLook(ME, { line: 99, step: 99 })
    await other.close()
    expect(await means.store.read(id)).to.equal(undefined)
  })

  it('tell a seat no more than its view, of the past too', async () => {
    const { table, means } = await begin(toyModule, { players: 3 })
    await play(table, toyModule, () => table.record.steps > 6)
    const { game } = means.engine
    for (const step of [0, 3, 6]) {
      const state = await table.stateAt(step)
      expect((await table.history(ME, step)).view).to.deep.equal(game.view(state, ME))
      expect((await table.history(null, step)).view).to.deep.equal(game.view(state, null))
    }
    for (const { n, line } of (await table.log(OTHER, Number.MAX_SAFE_INTEGER)).entries) {
      const entry = (await table.whole()).lines.find(one => one.n === n)!
      expect(line).to.deep.equal(kit.readableEntry(entry, OTHER)!.line)
    }
  })

  it('give a bot the view of its own seat', async () => {
    const seen: [unknown, unknown][] = []
    const { table } = await begin(toyModule, {
      async think({ view, seat, bot }) {
        seen.push([view, table.state(seat).view])
        return toyModule.bots[bot]!(view, seat as kit.SeatId, chance(3))
      },
    })
    await play(table, toyModule, () => table.record.steps > 3)
    expect(seen).not.to.be.empty
    for (const [given, own] of seen) expect(given).to.equal(own)
  })

  it('go on with any legal move where a bot knows none', async () => {
    const { table } = await begin(toyModule, { think: async () => ({ move: 'choose', args: ['nothing'] }) })
    await play(table, toyModule)
    expect(table.isOver).to.equal(true)
  })

  it('take a move back that nobody has learned anything from', async () => {
    const { table } = await begin(toyModule, { players: 3, think: async () => undefined })
    await myTurn(table)
    const before = table.state(ME)
    const play = toyModule.legalMoves(before.view, ME)[0]!
    table.move(ME, play.move, [...play.args])
    expect(table.state(ME).takeBack).to.equal(true)
    expect(table.takeBack(ME).refusal).to.equal(undefined)
    const { asks } = table.state(ME).view as kit.KitState
    expect(asks).to.deep.equal((before.view as kit.KitState).asks)
    const moves = (await table.whole()).moves.map(({ move }) => move)
    expect(moves).to.deep.equal([play.move, 'take-back'])
  })

  it('make forced moves for whoever wants it, and tell which', async () => {
    const { twilightImperium3: game } = await import('../../games/twilight-imperium-3/index.ts')
    const { table } = await begin(game as unknown as kit.GameModule, { players: 3 })
    table.keepForced(ME, true)
    const told: string[] = []
    table.listen(made => made && told.push(`${made.seat} ${made.move.question.key}`))
    await play(table, game as unknown as kit.GameModule, () => told.length > 2)
    expect(told.length).to.be.above(2)
    for (const one of told) expect(one).to.match(/^0 ask\./)
    await table.close()
  })

  it('go on where nothing can be stored, say so, and make up for it', async () => {
    const inner = memoryStore()
    let isFull = false
    const full: LocalStore = {
      ...inner,
      write: change =>
        isFull ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : inner.write(change),
    }
    const { table, again } = await begin(toyModule, { store: full })
    isFull = true
    await play(table, toyModule, () => table.record.steps > 5)
    expect(table.isKept).to.equal(false)
    expect((await inner.tables())[0]!.steps).to.equal(0)
    isFull = false
    await play(table, toyModule, () => table.record.steps > 9)
    await until(() => table.isKept, 'that it is stored')
    await table.close()
    const other = await again()
    expect(other.record).to.deep.equal(table.record)
    expect((await other.whole()).moves).to.deep.equal((await table.whole()).moves)
  })

  describe('of older rules', () => {
    /** The toy under rules of another version. */
    function toyUnder(rulesVersion: number, migrations: kit.Migrations): kit.GameModule {
      const setup: typeof definition.setup = beginning => ({ ...definition.setup(beginning), rulesVersion })
      return kit.moduleOf<ToyState, ToyView>(
        { ...definition, setup },
        { meta: { ...toy.meta, rulesVersion }, bots: toy.bots, text: toyText, migrations },
      ) as unknown as kit.GameModule
    }

    it('go on under today’s, and tell whoever plays', async () => {
      const { table, again } = await begin(toyModule)
      await play(table, toyModule, () => table.record.steps > 4)
      await table.close()
      const newer = await again({ engine: engineOf(toyUnder(2, { 1: kit.asItIs })) })
      const { entries } = await newer.log(ME, Number.MAX_SAFE_INTEGER)
      expect(entries.at(-1)!.line!.key).to.equal('log.rulesChanged')
      expect((newer.state(ME).view as kit.KitState).rulesVersion).to.equal(2)
      await newer.close()
      // It is stored so: nobody is told twice.
      const later = await again({ engine: engineOf(toyUnder(2, { 1: kit.asItIs })) })
      const told = (await later.log(ME, Number.MAX_SAFE_INTEGER)).entries.filter(
        ({ line }) => line?.key === 'log.rulesChanged',
      )
      expect(told).to.have.length(1)
      await play(later, toyUnder(2, { 1: kit.asItIs }))
    })

    it('are refused with a reason where today’s make nothing of them', async () => {
      const { table, again } = await begin(toyModule)
      await table.close()
      const why = await again({ engine: engineOf(toyUnder(3, {})) }).catch(error => error)
      expect(why).to.be.instanceOf(RulesChanged)
    })
  })
})
