/** What every storage does, whatever it is made of. */
import { expect } from 'chai'
import type { MoveWrite, RoomRecord, Store } from '../../../lobby/server/storage/store.ts'
import { nobodyLate } from '../../../lobby/server/time/deadlines.ts'
import { keepsAccounts } from './account-storage.ts'
import { keepsCalendars } from './calendar-storage.ts'
import { keepsCircles } from './circle-storage.ts'
import { pause } from './guest.ts'
import { keepsTelling } from './notification-storage.ts'
import { keepsRatings } from './rating-storage.ts'
import { keepsResults } from './result-storage.ts'

/** An open room of two. */
export const record = (id: string, changes: Partial<RoomRecord> = {}): RoomRecord => ({
  id,
  game: 'toy',
  title: 'A room',
  status: 'open',
  host: 'ada',
  options: { rounds: 2 },
  listed: true,
  password: null,
  club: null,
  friendsOf: null,
  privateTalk: false,
  watching: 'after',
  rated: false,
  takeBacks: false,
  takeBack: null,
  endWish: null,
  pauseWish: null,
  agreedEnd: null,
  startsByItself: false,
  rematch: null,
  from: null,
  seed: 'a seed',
  createdAt: 1000,
  plannedAt: null,
  startedAt: null,
  updatedAt: 1000,
  version: 0,
  rulesVersion: null,
  seats: [
    { person: 'ada', name: '', bot: null, ready: true, key: 'k0' },
    { person: null, name: '', bot: 'random', ready: false, key: 'k1' },
  ],
  claims: { bea: 0 },
  formers: [{ seat: '1', name: 'Cy', line: 7 }],
  pace: null,
  late: nobodyLate(),
  dueAt: null,
  entrants: [],
  ending: null,
  asked: {},
  clocks: null,
  used: null,
  steps: 0,
  waitingFor: [],
  winners: [],
  ...changes,
})

/** A move, and what it changes. */
export const write = (step: number, changes: Partial<MoveWrite> = {}): MoveWrite => ({
  room: 'r',
  move: {
    step,
    seat: '0',
    move: 'choose',
    args: [1, { deep: ['ü'] }],
    turn: 1,
    phase: 'choose',
    at: 2000 + step,
    told: step,
    secret: false,
  },
  lines: [{ n: step, line: { key: 'moved' } }],
  waitingFor: ['1'],
  asked: {},
  clocks: null,
  used: null,
  dueAt: null,
  winners: null,
  ending: null,
  agreedEnd: null,
  quiet: false,
  ...changes,
})

/** A storage to try, and how to get rid of it. */
export interface Tried {
  store: Store
  forget(): Promise<void> | void
}

/** What every storage does. */
export function keeps(name: string, open: () => Promise<Tried>): void {
  describe(`lobby: storage in ${name}`, () => {
    let store: Store
    let tried: Tried
    beforeEach(async () => {
      tried = await open()
      store = tried.store
    })
    afterEach(async () => {
      await store.close()
      await tried.forget()
    })

    const begin = async (id: string, changes: Partial<RoomRecord> = {}) => {
      await store.addRoom(record(id, { ...changes, status: 'open' }))
      const started = record(id, { status: 'playing', rulesVersion: 1, ...changes })
      expect(await store.startMatch(started, '"first"', [])).to.equal(true)
    }

    it('keeps a room as it is, with the names of its people', async () => {
      await store.savePerson({ id: 'ada', name: 'Ada', language: null })
      await store.addRoom(record('r'))
      const kept = record('r')
      kept.seats[0]!.name = 'Ada'
      expect(await store.room('r')).to.deep.equal(kept)
      expect(await store.room('x')).to.equal(undefined)
    })

    it('refuses a change on top of an old version', async () => {
      await store.addRoom(record('r'))
      expect(await store.saveRoom(record('r', { title: 'first' }))).to.equal(true)
      expect(await store.saveRoom(record('r', { title: 'second' }))).to.equal(false)
      expect(await store.room('r')).to.include({ title: 'first', version: 1 })
      expect(await store.saveRoom(record('x'))).to.equal(false)
    })

    it('keeps what nobody else is told of beside the room, which stays as it is', async () => {
      await store.addRoom(record('r'))
      await store.startMatch(record('r', { status: 'playing', rulesVersion: 1 }), '{}', [])
      const at = (step: number, told: number, quiet = false) => {
        const { move, ...rest } = write(step, { quiet, lines: [] })
        return store.append({ ...rest, move: { ...move, told, secret: quiet } })
      }
      await at(1, 1)
      const { updatedAt } = (await store.room('r'))!
      await at(2, 1, true)
      await at(3, 1, true)
      expect(await store.room('r')).to.deep.include({ steps: 1, updatedAt })
      await at(4, 2)
      expect(await store.room('r')).to.deep.include({ steps: 2 })
      expect((await store.moves('r', 0, 9)).map(({ told, secret }) => [told, secret])).to.deep.equal([
        [1, false],
        [1, true],
        [1, true],
        [2, false],
      ])
      const steps = await Promise.all([0, 1, 2, 3].map(told => store.stepTold('r', told)))
      expect(steps).to.deep.equal([0, 1, 4, 0])
    })

    it('keeps one of two moves with the same number', async () => {
      await store.addRoom(record('r'))
      expect(await store.startMatch(record('r', { status: 'playing', rulesVersion: 1 }), '{}', [])).to.equal(
        true,
      )
      const both = await Promise.all([store.append(write(1)), store.append(write(1, { waitingFor: ['0'] }))])
      expect(both).to.deep.equal([true, false])
      expect(await store.append(write(2))).to.equal(true)
      expect(await store.moves('r', 0, 9)).to.deep.equal([write(1).move, write(2).move])
      expect(await store.moves('r', 1, 1)).to.deep.equal([])
      expect(await store.room('r')).to.deep.include({
        steps: 2,
        waitingFor: ['1'],
        updatedAt: 2002,
        status: 'playing',
      })
      expect((await store.lines('r', 99, 9)).map(({ n }) => n)).to.deep.equal([1, 2])
      expect((await store.lines('r', 2, 9)).map(({ n }) => n)).to.deep.equal([1])
    })

    it('ends a match with its last move, and refuses a room change that did not know of it', async () => {
      await store.addRoom(record('r'))
      await store.startMatch(record('r', { status: 'playing', rulesVersion: 1 }), '{}', [])
      await store.append(write(1, { winners: ['0'], waitingFor: [] }))
      expect(await store.room('r')).to.deep.include({ status: 'finished', winners: ['0'], version: 2 })
      expect(await store.saveRoom(record('r', { status: 'playing', version: 1 }))).to.equal(false)
    })

    it('finds the newest state at or before a step, and forgets passing ones', async () => {
      await store.addRoom(record('r'))
      await store.startMatch(record('r', { status: 'playing', rulesVersion: 1 }), '"first"', [])
      for (let step = 1; step <= 12; step++) await store.append(write(step))
      await store.addSnapshot('r', { step: 5, state: '"passing"' }, false)
      await store.addSnapshot('r', { step: 10, state: '"kept"' }, true)
      await store.addSnapshot('r', { step: 12, state: '"passing too"' }, false)
      const at = async (step: number) => (await store.snapshot('r', step))?.state
      expect([await at(4), await at(9), await at(11), await at(99)]).to.deep.equal([
        '"first"',
        '"first"',
        '"kept"',
        '"passing too"',
      ])
    })

    it('keeps private talk in its order, for those two alone', async () => {
      await store.addRoom(record('r', { privateTalk: true }))
      expect((await store.room('r'))!.privateTalk).to.equal(true)
      const say = (from: string, to: string, text: string) =>
        store.whisper('r', { people: [from, to], sender: '0', name: from, toName: to, text, at: 1 })
      const first = await say('ada', 'bea', 'one')
      await say('bea', 'ada', 'two')
      await say('cy', 'ada', 'three')
      const texts = async (person: string, limit = 9) =>
        (await store.whispers('r', person, limit)).map(({ text }) => text)
      expect(await texts('ada')).to.deep.equal(['one', 'two', 'three'])
      expect(await texts('ada', 2)).to.deep.equal(['two', 'three'])
      expect(await texts('bea')).to.deep.equal(['one', 'two'])
      expect(await texts('cy')).to.deep.equal(['three'])
      expect(await texts('dan')).to.deep.equal([])
      expect((await store.whispers('r', 'bea', 9))[0]).to.deep.equal(first)
      expect(await store.chat('r', 9)).to.deep.equal([])
      const quiet = { ...(await store.room('r'))!, privateTalk: false }
      expect(await store.saveRoom(quiet)).to.equal(true)
      expect((await store.room('r'))!.privateTalk).to.equal(false)
    })

    it('keeps whether moves can be taken back together, and who has asked for it', async () => {
      await store.addRoom(record('r', { takeBacks: true }))
      const room = (await store.room('r'))!
      expect(room).to.deep.include({ takeBacks: true, takeBack: null })
      const takeBack = { by: '0', told: 3, at: 5, count: 2, agreed: ['1'], refused: null }
      expect(await store.saveRoom({ ...room, takeBack })).to.equal(true)
      const asked = (await store.room('r'))!
      expect(asked.takeBack).to.deep.equal(takeBack)
      expect(await store.saveRoom({ ...asked, takeBacks: false, takeBack: null })).to.equal(true)
      expect(await store.room('r')).to.deep.include({ takeBacks: false, takeBack: null })
    })

    it('keeps which end was proposed, and on which all have agreed; what does not count is nobody’s result', async () => {
      await begin('r')
      const room = (await store.room('r'))!
      expect(room).to.deep.include({ endWish: null, agreedEnd: null })
      const endWish = { by: '0', end: 'stands', told: 3, until: 5e12, agreed: ['1'], refused: null } as const
      expect(await store.saveRoom({ ...room, endWish: { ...endWish, agreed: ['1'] } })).to.equal(true)
      expect((await store.room('r'))!.endWish).to.deep.equal(endWish)
      await store.append(write(1, { winners: [], agreedEnd: 'void' }))
      expect(await store.room('r')).to.deep.include({ status: 'finished', agreedEnd: 'void', ending: null })
      await store.savePerson({ id: 'ada', name: 'Ada', language: null })
      await store.results.collect(0)
      expect(await store.results.of('ada', 9, false)).to.deep.equal([])
    })

    it('keeps which pause somebody has proposed, and when tables rest', async () => {
      await begin('r')
      const room = (await store.room('r'))!
      expect(room.pauseWish).to.equal(null)
      const pace = { hours: 24, from: 0, to: 24, off: [], zone: 'UTC', late: 'vote' as const }
      const pauseWish = { by: '0', days: 3, told: 3, until: 5e12, agreed: ['1'], refused: null }
      const late = {
        ...nobodyLate(),
        since: { 1: 2 },
        pause: { from: 9, to: 12 },
        pauses: [{ from: 3, to: 5 }],
      }
      expect(await store.saveRoom({ ...room, pace, pauseWish, late })).to.equal(true)
      expect(await store.room('r')).to.deep.include({ pauseWish, late })
    })

    it('keeps when people have holidays, with their seats, until they are forgotten', async () => {
      await begin('r')
      for (const id of ['ada', 'bea']) await store.savePerson({ id, name: id, language: null })
      const room = (await store.room('r'))!
      const [first, second] = room.seats
      expect(first).to.not.have.property('holidays')
      const seats = [
        { ...first!, person: 'ada' },
        { ...second!, person: 'bea' },
      ]
      expect(await store.saveRoom({ ...room, seats })).to.equal(true)
      const zone = 'Asia/Tokyo'
      const [early, late, next] = [10, 5e12, 6e12].map(from => ({ from, to: from + 100, zone }))
      for (const one of [next!, early!, late!]) await store.holidays.save('ada', one, 0)
      expect(await store.holidays.of('ada')).to.deep.equal([early, late, next])
      const spans = [early!, late!, next!].map(({ from, to }) => ({ from, to }))
      for (const one of [(await store.room('r'))!, (await store.rooms({ person: 'ada', limit: 1 }))[0]!])
        expect(one.seats.map(({ holidays }) => holidays)).to.deep.equal([spans, undefined])
      expect(await store.holidays.spans(['ada', 'bea'])).to.deep.equal(new Map([['ada', spans]]))
      expect(await store.holidays.spans([])).to.deep.equal(new Map())
      await store.holidays.save('ada', { ...late!, to: late!.from + 1 }, 1000)
      await store.holidays.drop('ada', next!.from)
      expect(await store.holidays.of('ada')).to.deep.equal([{ ...late!, to: late!.from + 1 }])
      await store.holidays.save('bea', next!, 0)
      await store.accounts.handOver('ada', 'bea')
      expect([await store.holidays.of('ada'), (await store.holidays.of('bea')).length]).to.deep.equal([[], 2])
      await store.accounts.forget('bea', [])
      expect(await store.holidays.of('bea')).to.deep.equal([])
    })

    it('keeps which open tables were cleared away, for each until they have read of it', async () => {
      for (const id of ['ada', 'bea']) await store.savePerson({ id, name: id, language: null })
      const table = (room: string, at: number) => ({ room, game: 'toy', title: `of ${room}`, at })
      await store.cleared.add(['ada', 'bea', 'nobody'], table('r', 5e12))
      await store.cleared.add(['ada'], table('s', 6e12))
      await store.cleared.add(['ada'], table('r', 7e12))
      expect(await store.cleared.of('ada')).to.deep.equal([table('s', 6e12), table('r', 5e12)])
      await store.cleared.read('ada', 5e12)
      expect(await store.cleared.of('ada')).to.deep.equal([table('s', 6e12)])
      expect(await store.cleared.of('bea')).to.deep.equal([table('r', 5e12)])
      await store.cleared.forget(5e12 + 1)
      expect([await store.cleared.of('ada'), await store.cleared.of('bea')]).to.deep.equal([
        [table('s', 6e12)],
        [],
      ])
    })

    it('keeps chat in its order', async () => {
      await store.addRoom(record('r'))
      for (const text of ['one', 'two', 'three'])
        await store.say('r', { person: 'ada', sender: '0', name: 'Ada', text, at: 1 })
      expect((await store.chat('r', 2)).map(({ text }) => text)).to.deep.equal(['two', 'three'])
    })

    it('keeps what those who watch say in its order, with numbers of its own', async () => {
      await store.addRoom(record('r'))
      await store.addRoom(record('s'))
      await store.say('r', { person: 'ada', sender: '0', name: 'Ada', text: 'to all', at: 1 })
      const says = (room: string, text: string) =>
        store.spectators.say(room, { person: 'zoe', name: 'Zoe', text, at: 5e12 })
      await says('s', 'elsewhere')
      const ids = await Promise.all(['one', 'two', 'three'].map(async text => (await says('r', text)).id))
      expect(ids.sort()).to.deep.equal(['1', '2', '3'])
      const answer = {
        person: 'yan',
        name: 'Yan',
        text: 'Thank you!',
        phrase: 'thanks',
        answers: '3',
      } as const
      expect(await store.spectators.say('r', { ...answer, at: 1 })).to.deep.equal({
        ...answer,
        id: '4',
        at: 1,
      })
      const kept = await store.spectators.chat('r', 2)
      expect(kept.map(({ id }) => id)).to.deep.equal(['3', '4'])
      expect(kept[0]).to.deep.include({ person: 'zoe', name: 'Zoe', at: 5e12 })
      expect(kept[1]).to.deep.equal({ ...answer, id: '4', at: 1 })
      expect((await store.chat('r', 9)).length).to.equal(1)
      expect(
        await says('nowhere', 'x').then(
          () => 'stored',
          () => 'refused',
        ),
      ).to.equal('refused')
      await store.dropRoom('r', 0)
      expect(await store.spectators.chat('r', 9)).to.deep.equal([])
    })

    it('keeps phrases and answers with what is said to all and in private', async () => {
      await store.addRoom(record('r'))
      const said = {
        sender: '0',
        name: 'Ada',
        text: 'Good luck!',
        phrase: 'luck',
        answers: '7',
        at: 1,
      } as const
      await store.say('r', { ...said, person: 'ada' })
      await store.whisper('r', { ...said, people: ['ada', 'bea'], toName: 'Bea' })
      expect((await store.chat('r', 9))[0]).to.deep.include({ ...said, person: 'ada' })
      expect((await store.whispers('r', 'bea', 9))[0]).to.deep.include({ ...said, toName: 'Bea' })
    })

    it('keeps who watches a room', async () => {
      await store.addRoom(record('r', { watching: 'none' }))
      const { watching, version } = (await store.room('r'))!
      expect(watching).to.equal('none')
      await store.saveRoom(record('r', { watching: 'never', version }))
      expect((await store.room('r'))!.watching).to.equal('never')
    })

    it('lists rooms by what is asked, newest first', async () => {
      await store.addRoom(record('r1', { createdAt: 1, updatedAt: 1 }))
      await store.addRoom(record('r2', { createdAt: 2, updatedAt: 2, listed: false }))
      await store.addRoom(record('r3', { createdAt: 2, updatedAt: 3, game: 'other', claims: {} }))
      const find = async (query: object) => (await store.rooms({ limit: 9, ...query })).map(({ id }) => id)
      expect(await find({})).to.deep.equal(['r3', 'r1'])
      expect(await find({ game: 'toy' })).to.deep.equal(['r1'])
      expect(await find({ person: 'bea' })).to.deep.equal(['r2', 'r1'])
      expect(await find({ person: 'ada', before: { at: 2, id: 'r3' } })).to.deep.equal(['r2', 'r1'])
      expect(await find({ status: ['playing'] })).to.deep.equal([])
      expect(await find({ updatedAfter: 1, updatedBefore: 4 })).to.deep.equal(['r3'])
      expect(await store.openRooms('ada', false)).to.equal(3)
    })

    it('knows which matches wait for a bot', async () => {
      for (const [id, waitingFor] of [
        ['bot', ['1']],
        ['person', ['0']],
      ] as const) {
        await store.addRoom(record(id))
        await store.startMatch(
          record(id, { status: 'playing', rulesVersion: 1, waitingFor: [...waitingFor] }),
          '{}',
          [],
        )
      }
      expect(await store.roomsWaitingForBots(1000)).to.deep.equal(['bot'])
      expect(await store.roomsWaitingForBots(999)).to.deep.equal([])
    })

    it('forgets a room whole, and people who are nowhere any more', async () => {
      await store.savePerson({ id: 'ada', name: 'Ada', language: 'ja' })
      await store.savePerson({ id: 'zoe', name: 'Zoe', language: null })
      await store.addRoom(record('r'))
      await store.startMatch(record('r', { status: 'playing', rulesVersion: 1 }), '{}', [])
      await store.append(write(1))
      await store.say('r', { person: 'ada', sender: '0', name: 'Ada', text: 'x', at: 1 })
      const now = Date.now()
      expect(await store.expired({ open: now, playing: 500, finished: now }, 9)).to.deep.equal([])
      expect(await store.expired({ open: 0, playing: now, finished: 0 }, 9)).to.deep.equal(['r'])
      await store.forgetPeople(now + 1000, now + 1000)
      expect([await store.person('ada'), await store.person('zoe')]).to.deep.equal([
        { id: 'ada', name: 'Ada', language: 'ja', session: 0 },
        undefined,
      ])
      expect(await store.dropRoom('r', 0)).to.equal(false)
      expect((await store.room('r'))?.version).to.equal(1)
      expect(await store.dropRoom('r', 1)).to.equal(true)
      expect(await store.moves('r', 0, 9)).to.deep.equal([])
      expect(await store.chat('r', 9)).to.deep.equal([])
      expect(await store.snapshot('r', 9)).to.equal(undefined)
    })

    it('changes seats and claims: they are as the last change left them', async () => {
      await store.addRoom(record('r'))
      const [ada, bot] = record('r').seats
      const seats = [bot!, { ...ada!, person: 'cy' }, { ...ada!, person: null, key: 'k2' }]
      expect(await store.saveRoom(record('r', { seats, claims: { zoe: 2, bea: 1 } }))).to.equal(true)
      expect(await store.room('r')).to.deep.include({ seats, claims: { zoe: 2, bea: 1 } })
      expect(await store.saveRoom(record('r', { seats: [ada!], claims: {}, version: 1 }))).to.equal(true)
      expect(await store.room('r')).to.deep.include({ seats: [ada!], claims: {}, version: 2 })
    })

    it('takes one of many moves that race for a step', async () => {
      await begin('r')
      for (const step of [1, 2]) {
        const racing = Array.from({ length: 20 }, (_, i) =>
          store.append(write(step, { waitingFor: [String(i)] })),
        )
        expect((await Promise.all(racing)).filter(Boolean)).to.have.length(1)
      }
      expect(await store.moves('r', 0, 9)).to.have.length(2)
    })

    it('goes on from a state under other rules: what came after it is forgotten, the log written anew', async () => {
      await begin('r')
      for (const step of [1, 2, 3]) await store.append(write(step))
      await store.addSnapshot('r', { step: 3, state: '"passing"' }, false)
      const going = record('r', {
        status: 'playing',
        rulesVersion: 2,
        steps: 2,
        version: 1,
        waitingFor: ['1'],
      })
      const log = Array.from({ length: 20 }, (_, i) => ({ n: i + 1, line: { key: 'anew' } }))
      expect(await store.goOnFrom({ ...going, version: 0 }, { step: 2, state: '"two"' }, log)).to.equal(false)
      expect(await store.goOnFrom(going, { step: 2, state: '"two"' }, log)).to.equal(true)
      expect(await store.moves('r', 0, 9)).to.have.length(2)
      expect(await store.snapshot('r', 9)).to.deep.equal({ step: 2, state: '"two"' })
      expect(await store.lines('r', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)).to.deep.equal(log)
      expect(await store.room('r')).to.deep.include({
        rulesVersion: 2,
        steps: 2,
        version: 2,
        waitingFor: ['1'],
      })
      expect(await store.append(write(3, { lines: [] }))).to.equal(true)
    })

    it('keeps drafts and looks for whoever holds the key of the seat', async () => {
      await begin('r')
      await store.saveDrafts('r', '0', 'k0', '{"1":[]}')
      await store.saveDrafts('r', '0', 'k0', '{"2":[]}')
      await store.saveLook('r', '0', 'k0', { line: 1, step: 1, at: 1 })
      await store.saveLook('r', '0', 'k0', { line: 4, step: 2, at: 1_700_000_000_000 })
      expect(await store.drafts('r', '0', 'k0')).to.equal('{"2":[]}')
      expect(await store.look('r', '0', 'k0')).to.deep.equal({ line: 4, step: 2, at: 1_700_000_000_000 })
      for (const [seat, key] of [
        ['0', 'k1'],
        ['1', 'k0'],
      ] as const)
        expect([await store.drafts('r', seat, key), await store.look('r', seat, key)]).to.deep.equal([
          undefined,
          undefined,
        ])
    })

    it('keeps who is asked until when, and finds what is due', async () => {
      const pace = { hours: 24, from: 8, to: 22, off: [7], zone: 'Asia/Tokyo', late: 'vote' as const }
      const asked = { 0: { asks: [1], since: 1, remind: 5000, until: 7000 } }
      await store.addRoom(record('r', { pace }))
      await begin('live')
      expect((await store.room('r'))!.pace).to.deep.equal(pace)
      const playing = record('r', { status: 'playing', rulesVersion: 1, pace, asked, dueAt: 5000 })
      expect(await store.startMatch(playing, '{}', [])).to.equal(true)
      expect(await store.room('r')).to.deep.include({ asked, dueAt: 5000, late: nobodyLate() })
      const due = (now: number) => store.roomsDue({ at: now, ran: 0 }, 9)
      expect([await due(4999), await due(5000)]).to.deep.equal([[], ['r']])
      const next = { 1: { asks: [2, 3], since: 1, remind: 8000, until: 9000 } }
      await store.append(write(1, { asked: next, dueAt: 8000 }))
      const { move } = write(2)
      const unseen = { ...move, told: 1, secret: true }
      await store.append(write(2, { move: unseen, asked: {}, dueAt: null, quiet: true, lines: [] }))
      expect(await store.room('r')).to.deep.include({ asked: next, dueAt: 8000 })

      const late = { more: { 1: 9500 }, vote: { about: { 0: [1] }, wishes: {} }, offered: { 1: [2, 3] } }
      const changed = { ...playing, asked: {}, late, version: 1, dueAt: 7500 }
      expect(await store.saveRoom(changed)).to.equal(true)
      expect(await store.room('r'), 'what is asked belongs to the match').to.deep.include({
        asked: next,
        late,
        dueAt: 7500,
      })
      await store.setDue('r', null, { version: 1, steps: 1 })
      expect(await due(9999), 'the room has changed since').to.deep.equal(['r'])
      await store.setDue('r', 9000, { version: 2, steps: 1 })
      expect([await due(8999), await due(9000)]).to.deep.equal([[], ['r']])
      await store.setDue('r', null)
      expect(await due(99_999)).to.deep.equal([])
    })

    it('keeps what clocks have used up, and finds what is due by how long servers have run', async () => {
      const pace = { bank: 600, delay: 20, aside: 90, late: 'bot' as const }
      const asked = { 0: { asks: [1], since: 100, free: 20_000, drains: true } }
      const clocks = { 0: { spent: 0, last: 1, owes: 0 } }
      await begin('turns')
      await store.setDue('turns', 5000)
      expect(await store.nextOfClocks()).to.equal(null)
      await begin('r', { pace, asked, clocks, dueAt: 700_000 })
      expect(await store.room('r')).to.deep.include({ pace, asked, clocks, dueAt: 700_000 })
      expect(await store.nextOfClocks()).to.equal(700_000)
      const due = (at: number, ran: number) => store.roomsDue({ at, ran }, 9)
      expect(await due(4999, 699_999)).to.deep.equal([])
      expect(await due(9_999_999, 0), 'by the clock of the wall').to.deep.equal(['turns'])
      expect(await due(0, 700_000), 'by how long servers have run').to.deep.equal(['r'])

      const spent = { 0: { spent: 5000, last: 1, owes: 0 }, 1: { spent: 0, last: 2, owes: 0 } }
      const used = { 0: { sum: 5e12, since: null }, 1: { sum: 0, since: 7 } }
      expect((await store.room('r'))!.used, 'begun before it was counted').to.equal(null)
      await store.append(write(1, { clocks: spent, used, dueAt: 800_000 }))
      const unseen = { ...write(2).move, told: 1, secret: true }
      await store.append(
        write(2, { move: unseen, clocks: {}, used: {}, dueAt: null, quiet: true, lines: [] }),
      )
      expect(await store.room('r')).to.deep.include({ clocks: spent, used, dueAt: 800_000 })
      const live = { stood: { 1: { sum: 3, from: 4 } }, added: { 0: 7 } }
      const late = { ...nobodyLate(), live }
      const changed = { ...(await store.room('r'))!, clocks: {}, late }
      expect(await store.saveRoom(changed)).to.equal(true)
      expect(await store.room('r'), 'what is used up belongs to the match').to.deep.include({
        clocks: spent,
        late,
      })
      const going = { ...(await store.room('r'))!, rulesVersion: 2, clocks }
      expect(await store.goOnFrom(going, { step: 1, state: '"one"' }, [])).to.equal(true)
      expect((await store.room('r'))!.clocks).to.deep.equal(clocks)
    })

    it('counts on how long servers have run, but not where nobody has for long', async () => {
      const { runOn } = store.uptime
      const begun = await runOn(0, 1000)
      await pause(60)
      const later = await runOn(60, 1000)
      expect(later - begun).to.be.within(55, 900)
      await pause(60)
      expect(await runOn(60, 20), 'nobody ran').to.equal(later)
    })

    keepsTelling(() => store, begin)
    keepsCalendars(() => store, record)
    keepsAccounts(() => store, begin)
    keepsCircles(() => store, begin)
    keepsResults({ store: () => store, begin, write })
    keepsRatings({ store: () => store, begin, write })

    it('counts sessions', async () => {
      await store.savePerson({ id: 'ada', name: 'Ada', language: null })
      expect([await store.endSessions('ada'), await store.endSessions('ada')]).to.deep.equal([1, 2])
      await store.savePerson({ id: 'ada', name: 'Ada L', language: 'en' })
      expect(await store.person('ada')).to.deep.equal({
        id: 'ada',
        name: 'Ada L',
        language: 'en',
        session: 2,
      })
    })

    it('knows what people have played, set up and learnt, also at another device', async () => {
      for (const id of ['ada', 'bea', 'zoe']) await store.savePerson({ id, name: id, language: null })
      await begin('r')
      const setup = { seats: 2, options: { rounds: 2 }, bots: ['random'] }
      expect((await store.experience('ada')).played).to.deep.equal({ toy: setup })
      expect((await store.experience('bea')).played).to.deep.equal({ toy: null })
      for (const tip of ['choose', 'all', 'choose']) await store.know('ada', 'toy', tip)
      await store.know('nobody', 'toy', 'all')
      await store.addLesson('ada', 'toy/two')
      await store.addLesson('ada', 'toy/two')
      for (const task of ['toy/two/b', 'toy/two/a', 'toy/two/b']) await store.addMissed('ada', task)
      await store.dropMissed('ada', 'toy/two/a')
      await store.know('zoe', 'toy', 'all')
      await store.shareExperience('ada', 'zoe')
      expect(await store.experience('zoe')).to.deep.equal({
        played: { toy: setup },
        known: { toy: ['all', 'choose'] },
      })
      expect(await store.lessons('zoe')).to.deep.equal(['toy/two'])
      expect(await store.missed('zoe')).to.deep.equal(['toy/two/b'])
      await store.forgetKnown('zoe', 'toy')
      expect((await store.experience('zoe')).known).to.deep.equal({})
    })

    it('can be written', async () => {
      expect(await store.trouble()).to.equal(undefined)
    })
  })
}
