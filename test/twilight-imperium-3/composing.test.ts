/** Turns are put together step by step, in words. */
import { type Composed, LANGUAGES, type Play, readerOf } from '../../games/kit/index.ts'
import { passWarnings } from '../../games/twilight-imperium-3/moves/composing/warnings.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { expect, module, ti } from './support.ts'

const english = readerOf(module.text, 'en', seat => ['Ada', 'Bea', 'Cy'][Number(seat)]!)

/** Somebody who reads the steps and takes them by their words. */
class Reader {
  play: Play
  private readonly view
  private readonly seat

  constructor({ seat, view }: { seat: string; view: unknown }, play: Play) {
    this.seat = seat
    this.view = view as never
    this.play = play
  }

  get composed(): Composed {
    return module.composed(this.view, this.seat, this.play)!
  }

  get steps(): string[] {
    return this.composed.changes.map(({ of, label }) => `${english.read(of)}: ${english.read(label)}`)
  }

  get refusal() {
    return module.refusal(this.view, this.seat, this.play.move, this.play.args)
  }

  /** Takes the step with these words, as many times. */
  takes(words: RegExp, times = 1): this {
    for (let i = 0; i < times; i++) {
      const found = this.composed.changes.find(({ of, label }) =>
        words.test(`${english.read(of)}: ${english.read(label)}`),
      )
      if (!found) throw new Error(`no step ${words} among\n${this.steps.join('\n')}`)
      this.play = found.play
    }
    return this
  }
}

const war = () =>
  ti({
    ada: {
      technologies: [],
      counters: { fleet: 8 },
      space: { '2-00': { dreadnought: 1, carrier: 1, cruiser: 1 }, '3-00': { cruiser: 2 } },
      planets: { 'vefut-ii': { groundForce: 3 }, jord: { spaceDock: 1 } },
    },
    bea: { technologies: [], planets: { wellon: { groundForce: 1 } } },
  })

const begin = (t: ReturnType<typeof war>, move = 'act') => {
  const { args } = t.ada.legal.find(one => one.move === move)!
  return new Reader(t.ada, { move, args })
}

describe('twilight-imperium-3: a turn is put together in words', () => {
  it('[TI-15.15, TI-14.01] step by step: system, ships from two systems, cargo, landing and bombardment', () => {
    const t = war()
    const reader = begin(t)
      .takes(/^Another system: activate Wellon$/)
      .takes(/^Ships of Vefut II: 1 Carrier more/)
      .takes(/^Ships of Vefut II: leave 1 Ground Force more at Vefut II/)
      .takes(/^Ships of Vefut II: 1 Dreadnought more/)
      .takes(/^Ships of Sol.*: 1 Cruiser more/)
      .takes(/^Landing on Wellon: 1 Ground Force more/)
      .takes(/^Bombardment of Wellon: 1 Dreadnought more/)
    expect(reader.refusal).to.equal(undefined)
    expect(reader.play.args.slice(1)).to.deep.equal([
      '1-00',
      {
        moves: [
          { from: '2-00', ship: 'dreadnought', count: 1 },
          {
            from: '2-00',
            ship: 'carrier',
            count: 1,
            load: [{ at: '2-00', planet: 'vefut-ii', units: { groundForce: 1 } }],
          },
          { from: '3-00', ship: 'cruiser', count: 1 },
        ],
        landings: { wellon: { groundForce: 1 } },
        bombard: { wellon: { dreadnought: 1 } },
      },
    ])
    t.ada.does('act', ...reader.play.args.slice(1))
    expect(t.log).to.include('ada bombards Wellon with 1 Dreadnought.')
  })

  it('[TI-15.10] picks up on the way what lies there', () => {
    const t = ti({
      ada: {
        // Carriers go two steps.
        technologies: ['xrd-transporters'],
        counters: { fleet: 8 },
        space: { '3-00': { carrier: 1 } },
        planets: { 'vefut-ii': { groundForce: 2 } },
      },
    })
    const reader = begin(t)
      .takes(/activate Wellon$/)
      .takes(/: 1 Carrier more/)
      .takes(/take 1 Ground Force more of Vefut II along/, 2)
    const [, , { moves }] = reader.play.args as [number, string, { moves: unknown[] }]
    expect(moves).to.deep.equal([
      {
        from: '3-00',
        ship: 'carrier',
        count: 1,
        load: [{ at: '2-00', planet: 'vefut-ii', units: { groundForce: 2 } }],
      },
    ])
    expect(reader.refusal).to.equal(undefined)
  })

  it('[TI-20.02, TI-7.06] builds and pays, and the payment is chosen anew', () => {
    const t = war()
    const reader = begin(t).takes(/^Production on Jord: 1 Cruiser more/)
    expect(reader.refusal).to.equal(undefined)
    const paid = reader.composed.label
    expect(english.read(paid)).to.match(/build 1 Cruiser on Jord.*exhaust Vefut II/)
    reader.takes(/^Payment: keep Vefut II ready/)
    expect(reader.refusal).to.include({ rule: 'TI-7.06' })
  })

  it('[TI-32.47] sends what is built elsewhere, and takes it back where it is not built', () => {
    const t = ti({
      ada: {
        technologies: ['integrated-economy'],
        tradeGoods: 4,
        planets: { jord: { spaceDock: 1, groundForce: 1 }, 'vefut-ii': { groundForce: 1 } },
        activated: ['2-00'],
      },
    })
    const reader = begin(t)
      .takes(/^Production on Jord: 1 Cruiser more/)
      .takes(/^Production on Jord: 1 Cruiser of them appears in Vefut II/)
    expect(reader.refusal).to.equal(undefined)
    const produce = () => (reader.play.args[2] as { produce: object }).produce
    expect(produce()).to.deep.include({ elsewhere: [{ dock: 'jord', cell: '2-00', units: { cruiser: 1 } }] })
    reader.takes(/^Production on Jord: 1 Cruiser fewer/)
    expect(produce()).not.to.have.property('elsewhere')
  })

  it('[TI-21.01] puts a transfer together, both ways', () => {
    const t = ti({
      ada: {
        counters: { fleet: 8 },
        space: { '3-00': { cruiser: 2 }, '2-00': { destroyer: 1 } },
        planets: { 'vefut-ii': { groundForce: 1 } },
      },
    })
    const reader = begin(t, 'transfer').takes(/Ships of Sol.*1 Cruiser more/)
    expect(reader.refusal).to.equal(undefined)
    expect(english.read(reader.composed.label)).to.match(/1 Cruiser from/)
  })

  it('[TI-15.15] says every step of plans by chance in both languages, each another plan of the right shape', () => {
    const t = war()
    const chance = chanceOf('steps')
    const { args } = t.ada.legal.find(({ move }) => move === 'act')!
    for (let walk = 0; walk < 3; walk++) {
      let play: Play = { move: 'act', args }
      for (let step = 0; step < 8; step++) {
        const { label, changes } = module.composed(t.ada.view, '0', play)!
        for (const language of LANGUAGES) {
          const reader = readerOf(module.text, language, seat => seat)
          for (const line of [label, ...changes.flatMap(({ of, label: one }) => [of, one])])
            expect(reader.read(line)).not.to.match(/\{\{|undefined|compose\.|move\./)
        }
        const said = changes.map(({ of, label: one }) => `${english.read(of)}: ${english.read(one)}`)
        expect(new Set(said).size, said.join('\n')).to.equal(said.length)
        for (const one of changes) {
          expect(one.play).not.to.deep.equal(play)
          expect(module.refusal(t.ada.view, '0', one.play.move, one.play.args)?.text.key).not.to.equal(
            'refusal.malformed',
          )
        }
        const near = changes.filter(({ of }) => of.key !== 'compose.system')
        play = chance.pick(near.length > 0 && step > 0 ? near : changes).play
      }
    }
  })

  it('[TI-14.01] has no steps for questions of others, nor for what is no move', () => {
    const t = war()
    const { args } = t.ada.legal.find(({ move }) => move === 'act')!
    expect(module.composed(t.bea.view, '1', { move: 'act', args })).to.equal(undefined)
    expect(module.composed(t.ada.view, '0', { move: 'pass', args: [args[0]] })).to.equal(undefined)
    expect(module.composed(t.ada.view, '0', { move: 'act', args: [args[0], 'x'] })).to.equal(undefined)
  })
})

describe('twilight-imperium-3: what would be lost or wasted is said before', () => {
  const said = ({ composed }: Reader) => composed.notes.map(one => english.read(one))

  it('[TI-9.12, TI-9.10] fighters that nothing carries any more, room that goes empty, planets left bare', () => {
    const t = ti({
      ada: {
        technologies: [],
        space: { '2-00': { carrier: 1, fighter: 2 } },
        planets: { 'vefut-ii': { groundForce: 2 } },
      },
    })
    const reader = begin(t)
      .takes(/activate Wellon$/)
      .takes(/: 1 Carrier more/)
    // A Carrier takes along what it has room for, but one Ground Force.
    expect(said(reader)).to.deep.equal([])
    reader.takes(/: leave 1 Fighter more/)
    expect(said(reader)).to.deep.equal([
      '1 Fighter in Vefut II would be lost: nothing carries them there any more.',
      'There is room for 1 more unit aboard.',
    ])
    reader.takes(/: take 1 Ground Force more/, 1)
    expect(said(reader)).to.include('Vefut II is left without Ground Forces.')
  })

  it('[TI-28.16] a trade agreement that an attack ends', () => {
    const t = ti({
      ada: { technologies: [], space: { '2-00': { cruiser: 1 } }, contracts: ['1', null] },
      bea: { space: { '1-00': { cruiser: 1 } }, contracts: ['0', null] },
    })
    const reader = begin(t)
      .takes(/activate Wellon$/)
      .takes(/: 1 Cruiser more/)
    expect(said(reader)).to.deep.equal(['This ends the trade agreement with Bea.'])
  })

  it('[TI-7.06, TI-20.04] what is paid too much, and units that are paid in pairs', () => {
    const t = ti({
      ada: { planets: { jord: { spaceDock: 1 }, 'vefut-ii': { groundForce: 1 } }, tradeGoods: 1 },
    })
    const reader = begin(t).takes(/^Production on Jord: 1 Fighter more/)
    expect(said(reader)).to.deep.equal(['Fighter: two are paid together, one more costs nothing.'])
    reader.takes(/^Production on Jord: 1 Fighter more/).takes(/^Payment: exhaust Jord/)
    expect(said(reader).join()).to.match(/pays \d too much/)
  })

  it('[TI-8.07, TI-22.02, TI-9.22] ships that lower Fleet Supply destroys, unless they are destroyed before', () => {
    const t = ti({
      ada: { counters: { strategy: 2, command: 2, fleet: 3 }, space: { '2-00': { cruiser: 3 } } },
      phase: 'status',
      steps: [{ do: 'redistribute' }],
    })
    const { args } = t.ada.legal.find(({ move }) => move === 'redistribute')!
    const reader = new Reader(t.ada, { move: 'redistribute', args })
    expect(said(reader)).to.deep.equal([])
    reader.takes(/Counters: one from Fleet Supply to Strategy/)
    expect(said(reader)).to.deep.equal(['1 ship in Vefut II would be lost: Fleet Supply.'])
    reader.takes(/^Destroy own units: Vefut II: destroy 1 Cruiser more/)
    expect(said(reader)).to.deep.equal([])
    expect(reader.refusal).to.equal(undefined)
    t.ada.does('redistribute', ...reader.play.args.slice(1))
  })

  it('[TI-12.02] counters that whoever passes has not used', () => {
    const t = ti({ ada: { counters: { command: 2 } } })
    expect(passWarnings(t.ada.view, '0').map(one => english.read(one))).to.deep.equal([
      '2 counters in the Command Pool are not used.',
    ])
  })
})
