/** What live clocks say, without any server: whoever asks says what time it is. */
import { expect } from 'chai'
import fc from 'fast-check'
import type { Ask, KitState } from '../../games/kit/index.ts'
import { type Clock, MOST_REST } from '../../lobby/pace.ts'
import { sit, vacate } from '../../lobby/server/seating.ts'
import type { RoomRecord } from '../../lobby/server/storage/store.ts'
import { clockOf, restOf, standOrRun, wishToRest } from '../../lobby/server/time/clocks.ts'
import {
  giveTime,
  newlyLate,
  nextWake,
  nobodyLate,
  setAside,
  timesAfter,
} from '../../lobby/server/time/deadlines.ts'
import { SILENCE, Uptime } from '../../lobby/server/time/uptime.ts'
import { record } from './support/storage.ts'

const CLOCK: Clock = { bank: 600, delay: 20, aside: 90, late: 'bot' }
const SECOND = 1000

const asks = (...open: (Partial<Ask> & Pick<Ask, 'id' | 'seat'>)[]) =>
  ({
    asks: open.map(one => ({ kind: 'choose', required: true, ...one })),
    outcome: null,
  }) as unknown as KitState

/** A table of three, and what time does to it. Seconds all over. */
class Played {
  room: RoomRecord
  ran = 5000
  turn: string | null

  constructor({ turn = null, ...clock }: Partial<Clock> & { turn?: string | null } = {}) {
    const seat = { name: '', bot: null, ready: true }
    const seats = ['ada', 'bea', 'cy'].map((person, i) => ({ ...seat, person, key: `k${i}` }))
    const pace = { ...CLOCK, ...clock }
    this.room = record('r', { status: 'playing', pace, seats, clocks: {}, late: nobodyLate() })
    this.turn = turn
  }

  private get now() {
    return { at: 0, ran: this.ran * SECOND }
  }

  after(seconds: number): this {
    this.ran += seconds
    return this
  }

  /** A move of a seat, after which these questions are open. */
  moves(seat: string, isTakeBack: boolean, ...open: Parameters<typeof asks>): this {
    Object.assign(this.room, timesAfter(this.room, asks(...open), this.turn, this.now, { seat, isTakeBack }))
    return this
  }

  asks(...open: Parameters<typeof asks>): this {
    return this.moves('0', false, ...open)
  }

  takesBack(seat: string, ...open: Parameters<typeof asks>): this {
    return this.moves(seat, true, ...open)
  }

  /** Others put a bot there, or time that was over does, if its player does not. */
  bot(seat: number, bot: string | null, isOwn = false): this {
    this.room.seats[seat]!.bot = bot
    if (bot !== null && !isOwn) setAside(this.room, String(seat))
    if (bot === null) giveTime(this.room, String(seat), this.now, 'back')
    standOrRun(this.room, this.now.ran)
    return this
  }

  rests(seat: string, wants: boolean): this {
    wishToRest(this.room, seat, wants)
    standOrRun(this.room, this.now.ran)
    return this
  }

  /** Whoever sees to clocks does so. */
  sees(): this {
    standOrRun(this.room, this.now.ran)
    return this
  }

  sits(seat: number, id = `new-${this.ran}`): this {
    sit(this.room, seat, { id, name: id, language: null, session: 0 }, this.now)
    standOrRun(this.room, this.now.ran)
    return this
  }

  leaves(seat: number): this {
    vacate(this.room, seat)
    standOrRun(this.room, this.now.ran)
    return this
  }

  /** What is in the bank of a seat, and how long it has for what it is asked. */
  of(seat: string): [bank: number, left: number | null] {
    const clock = clockOf(this.room, seat)!
    const { ran } = this.now
    const spent = clock.runs?.from == null ? 0 : Math.max(0, ran - clock.runs.from)
    const left = clock.runs && (clock.runs.until - ran) / SECOND
    return [Math.max(0, clock.bank - spent) / SECOND, left]
  }

  get late(): string[] {
    return newlyLate(this.room, this.now)
  }

  get next(): number | null {
    const next = nextWake(this.room, this.now)
    return next === null ? null : next / SECOND - this.ran
  }
}

describe('lobby: live clocks', () => {
  it('give a delay to each question of one’s own, and go on with the bank; what is left of a delay is lost', () => {
    const table = new Played().asks({ id: 1, seat: '0' })
    expect(table.of('0')).to.deep.equal([600, 620])
    expect(table.after(15).asks({ id: 2, seat: '0' }).of('0')).to.deep.equal([600, 620])
    expect(table.after(50).of('0')).to.deep.equal([570, 570])
    expect(table.asks({ id: 3, seat: '1' }).of('0')).to.deep.equal([570, null])
    expect(table.after(1000).of('0'), 'not while others are asked').to.deep.equal([570, null])
    expect(table.asks({ id: 4, seat: '0' }).after(21).of('0')).to.deep.equal([569, 569])
  })

  it('run for each by itself where several are asked, as long as they have not answered', () => {
    const both = [
      { id: 1, seat: '0' },
      { id: 2, seat: '1' },
    ] as const
    const table = new Played().asks(...both).after(30)
    expect([table.of('0'), table.of('1')]).to.deep.equal([
      [590, 590],
      [590, 590],
    ])
    table.asks(both[1]).after(30)
    expect([table.of('0'), table.of('1')]).to.deep.equal([
      [590, null],
      [560, 560],
    ])
  })

  it('run on where one of several questions is answered', () => {
    const table = new Played().asks({ id: 1, seat: '0' }, { id: 2, seat: '0' }).after(30)
    expect(table.asks({ id: 2, seat: '0' }).after(5).of('0')).to.deep.equal([585, 585])
  })

  it('never touch the bank for what others ask in their turn', () => {
    const table = new Played({ turn: '0' }).asks({ id: 1, seat: '1' })
    expect(table.of('1')).to.deep.equal([600, 90])
    expect(table.after(80).of('1')).to.deep.equal([600, 10])
    expect(table.asks({ id: 2, seat: '0' }).of('1')).to.deep.equal([600, null])
    expect(table.of('0'), 'whose turn it is').to.deep.equal([600, 620])
    table.asks({ id: 3, seat: '1' }).after(90)
    expect(table.late).to.deep.equal(['1'])
  })

  it('end for all at once, and are the same for all, where they choose in secret', () => {
    const secret = ['0', '1', '2'].map((seat, i) => ({ id: i + 1, seat, blind: 'secret' as const }))
    const table = new Played({ turn: '0' }).asks(...secret).after(40)
    const before = ['0', '1', '2'].map(seat => table.of(seat))
    expect(before).to.deep.equal([
      [600, 50],
      [600, 50],
      [600, 50],
    ])
    // Bea has answered.
    const answered = secret.map(one => (one.seat === '1' ? { ...one, answer: { move: 'x', args: [] } } : one))
    table.asks(...answered)
    expect(['0', '1', '2'].map(seat => table.of(seat))).to.deep.equal(before)
    expect(table.after(50).late).to.deep.equal(['0', '1', '2'])
    table.asks({ id: 4, seat: '0' })
    expect(
      ['0', '1', '2'].map(seat => table.of(seat)[0]),
      'nobody has paid',
    ).to.deep.equal([600, 600, 600])
  })

  it('are over when the bank is empty; what comes after has the delay alone', () => {
    const table = new Played().asks({ id: 1, seat: '0' }).after(619.999)
    expect(table.late).to.deep.equal([])
    expect(table.next).to.be.closeTo(0.001, 1e-9)
    expect(table.after(0.001).late).to.deep.equal(['0'])
    expect(table.asks({ id: 2, seat: '0' }).of('0')).to.deep.equal([0, 20])
    expect(table.after(20).late).to.deep.equal(['0'])
  })

  it('bring no time to whoever takes a move back, neither then nor by doing so again', () => {
    const table = new Played().asks({ id: 1, seat: '0' }).after(20)
    table.asks({ id: 2, seat: '0' }).after(10)
    expect(table.takesBack('0', { id: 1, seat: '0' }).of('0'), 'asked again').to.deep.equal([600, 600])
    expect(table.after(5).of('0')).to.deep.equal([595, 595])
    expect(table.asks({ id: 3, seat: '0' }).of('0'), 'and what follows').to.deep.equal([595, 595])
    expect(table.asks({ id: 4, seat: '0' }).of('0'), 'but not for ever').to.deep.equal([595, 615])
  })

  it('give the whole delay to whoever is asked again because somebody else went back', () => {
    const table = new Played().asks({ id: 1, seat: '1' }).after(15).asks({ id: 2, seat: '0' }).after(5)
    expect(table.takesBack('0', { id: 1, seat: '1' }).of('1')).to.deep.equal([600, 620])
  })

  it('stand while a bot plays, and bots have none', () => {
    const table = new Played().asks({ id: 1, seat: '0' }).after(50).bot(0, 'random')
    expect(clockOf(table.room, '0')).to.equal(null)
    expect([table.late, table.next]).to.deep.equal([[], null])
    table.after(5000).asks({ id: 2, seat: '0' }).after(5000)
    expect(table.bot(0, null).of('0'), 'who is back').to.deep.equal([570, 590])
  })

  it('run on for whoever lets a bot play for them: to think while it does costs what it costs without', () => {
    const table = new Played().asks({ id: 1, seat: '0' }).after(50)
    table.bot(0, 'random', true).after(100).bot(0, null)
    expect(table.of('0')).to.deep.equal([470, 470])
    table.bot(0, 'random', true).after(600)
    expect([table.late, table.next], 'nobody is late meanwhile').to.deep.equal([[], null])
    expect(table.bot(0, null).late).to.deep.equal(['0'])
  })

  it('give whoever comes back to a seat that was taken from them time for what is asked then, once in a match', () => {
    const table = new Played({ delay: 0 }).asks({ id: 1, seat: '0' }).after(600)
    expect(table.late).to.deep.equal(['0'])
    table.bot(0, 'random').after(1).asks({ id: 2, seat: '0' })
    expect(table.after(1).bot(0, null).of('0')).to.deep.equal([0, 90])
    table.after(60).bot(0, 'random').after(1).bot(0, null)
    expect(table.of('0')).to.deep.equal([0, 30])
    expect(table.asks({ id: 3, seat: '0' }).of('0'), 'what was given ends with the answer').to.deep.equal([
      0, 0,
    ])
    table.bot(0, 'random').after(1).asks({ id: 4, seat: '0' }).bot(0, null)
    expect(table.of('0'), 'not again').to.deep.equal([0, 0])
  })

  it('bring no time by anything that somebody does alone: a bot, leaving, coming back, going back', () => {
    const own: ((table: Played) => unknown)[] = [
      table => table.bot(0, 'random', true).bot(0, null),
      table => table.leaves(0).sits(0, 'ada'),
      table => table.bot(0, 'random', true).leaves(0).sits(0, 'ada'),
      table => table.rests('0', true).rests('0', false),
      table => table.asks({ id: 90, seat: '1' }).takesBack('0', { id: 10, seat: '0' }),
      table => table.asks({ id: 91, seat: '1' }).asks({ id: 10, seat: '0' }),
    ]
    for (const [bank, delay] of [
      [600, 0],
      [0, 20],
    ] as const)
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...own), { maxLength: 8 }), acts => {
          const table = new Played({ bank: bank || 100, delay }).asks({ id: 9, seat: '0' })
          if (bank === 0) table.after(200)
          table.asks({ id: 10, seat: '0' })
          const [, before] = table.of('0')
          for (const act of acts) act(table)
          expect(table.of('0')[1]!).to.be.at.most(before!)
        }),
      )
  })

  it('stand in a break from when all who play want it until all are back', () => {
    const table = new Played()
      .asks({ id: 1, seat: '0' })
      .after(50)
      .bot(2, 'random')
      .rests('0', true)
      .after(10)
    expect(table.of('0'), 'not before all want it').to.deep.equal([560, 560])
    expect(table.rests('1', true).of('0')).to.deep.equal([560, null])
    expect(restOf(table.room)).to.deep.include({ isOn: true, wishes: [] })
    expect(table.after(MOST_REST - 100).late).to.deep.equal([])
    table.rests('0', false).after(10).rests('0', true).rests('1', false).after(10).rests('0', false)
    expect(table.of('0'), 'all are back').to.deep.equal([560, 560])
    expect(table.after(20).bot(0, 'random').rests('1', true).of('1'), 'nobody waits for bots').to.deep.equal([
      600,
      null,
    ])
    expect(restOf(table.room)!.isOn).to.equal(true)
    table.bot(0, null).after(500)
    expect(table.of('0'), 'whoever comes back has the break, too').to.deep.equal([540, null])
  })

  it('go on by themselves when a break has lasted long enough, whoever is back or plays meanwhile', () => {
    const table = new Played()
      .asks({ id: 1, seat: '0' })
      .after(50)
      .bot(2, 'random')
      .after(300)
      .rests('0', true)
      .rests('1', true)
    const until = (table.ran + MOST_REST) * SECOND
    const rest = { isOn: true, until, wishes: [] }
    expect([restOf(table.room), table.next]).to.deep.equal([rest, MOST_REST])
    table.after(400).rests('1', false).bot(2, null).bot(1, 'random').asks({ id: 2, seat: '0' })
    expect(restOf(table.room), 'as long for whoever does what').to.deep.equal(rest)
    expect(
      table
        .after(MOST_REST - 400.001)
        .sees()
        .of('0'),
      'not before',
    ).to.deep.equal([270, null])
    expect(table.after(0.001).sees().of('0')).to.deep.equal([270, 290])
    expect(restOf(table.room)).to.deep.equal({ isOn: false, until: null, wishes: [] })
    expect(table.after(290).late).to.deep.equal(['0'])
    table.rests('0', true).after(5).bot(1, null).rests('2', true).rests('1', true)
    const next = restOf(table.room)!.until
    expect(next, 'another one, when all want it').to.equal((table.ran + MOST_REST) * SECOND)
  })

  it('are half full at least for somebody new, once', () => {
    const table = new Played().asks({ id: 1, seat: '0' }).after(500)
    expect(table.of('0')).to.deep.equal([120, 120])
    expect(table.leaves(0).sits(0).of('0')).to.deep.equal([300, 300])
    expect(table.after(200).leaves(0).sits(0).of('0')).to.deep.equal([100, 100])
  })

  it('never gain from being asked, and pay once for all the time over the delays', () => {
    const thoughts = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 30 })
    fc.assert(
      fc.property(thoughts, all => {
        const table = new Played({ bank: 3600 })
        for (const [i, seconds] of all.entries()) table.asks({ id: i + 1, seat: '0' }).after(seconds)
        const [bank] = table.asks({ id: 99, seat: '1' }).of('0')
        return bank === 3600 - all.reduce((sum, one) => sum + Math.max(0, one - 20), 0)
      }),
    )
  })
})

describe('lobby: how long servers have run', () => {
  const { now } = performance
  let ahead = 0
  beforeEach(() => {
    ahead = 0
    performance.now = () => now.call(performance) + ahead
  })
  afterEach(() => {
    performance.now = now
  })

  it('does not count while a machine sleeps, whoever asks first when it wakes', async () => {
    let stored = 1000
    const uptime = new Uptime({
      async runOn(gone, silence) {
        stored += gone <= silence ? gone : 0
        return stored
      },
    })
    await uptime.beat()
    ahead += 2000
    expect(uptime.now().ran).to.be.closeTo(3000, 100)
    await uptime.beat()
    ahead += SILENCE * 1000
    expect(uptime.now().ran).to.be.closeTo(3000, 100)
    expect((await uptime.fresh()).ran).to.be.closeTo(3000, 100)
    ahead += 1000
    expect(uptime.now().ran).to.be.closeTo(4000, 100)
  })
})
