/** The set-up of the orb game. Section 14, with 1.07, 1.12, 1.13 and 2.07. */
import { expect } from 'chai'
import { run, type SetupValues } from '../../games/kit/index.ts'
import { definition } from '../../games/race-for-the-galaxy/game.ts'
import { raceForTheGalaxy as module } from '../../games/race-for-the-galaxy/index.ts'
import type { RaceState } from '../../games/race-for-the-galaxy/state.ts'
import { table } from '../support/table.ts'

const NAMES = ['ada', 'bea', 'cy', 'dee', 'eve'] as const

/** An orb game from its very beginning; with `presetHands` at the set-up of the orb. */
const begin = (players: number, options: SetupValues = {}, arrange?: (g: RaceState) => void) =>
  table(module, {
    seats: NAMES.slice(0, players) as unknown as typeof NAMES,
    options: { expansion: 'base+aa+orb', ...options },
    ...(arrange && { arrange }),
  })

const backsOf = (cards: readonly string[]) => cards.map(card => card.charAt(0)).join('')
const A = (count: number) => 'A'.repeat(count)
const B = (count: number) => 'B'.repeat(count)

/** The seats in the order of their first questions about the orb, each laying the first card at any place. */
function playSetup(t: ReturnType<typeof begin>): string[] {
  const order: string[] = []
  while (t.ctx.phase === 'orbSetup') {
    const [name] = Object.keys(t.open) as [string]
    const seat = t.seat(name)
    if (seat.isAsked('orbFirst')) order.push(name)
    const { move, args } = seat.legal[0]!
    seat.does(move, ...args.slice(1))
  }
  return order
}

describe('race-for-the-galaxy: set-up of the orb', () => {
  it('[RFTG-14.01, RFTG-2.07] removes 6 A and 3 B cards with fewer than five players', () => {
    for (const players of [2, 3, 4]) {
      const { removed } = begin(players).state.orb!
      expect(backsOf(removed), `${players} players`).to.equal(A(6) + B(3))
    }
    expect(begin(5).state.orb!.removed).to.deep.equal([])
  })

  it('[RFTG-2.07] removes so many for each missing player, where that is chosen', () => {
    const removed = (players: number) =>
      backsOf(begin(players, { orbCardRemoval: 'perMissingPlayer' }).state.orb!.removed)
    expect(removed(2)).to.equal(A(18) + B(9))
    expect(removed(3)).to.equal(A(12) + B(6))
    expect(removed(4)).to.equal(A(6) + B(3))
    expect(removed(5)).to.equal('')
  })

  it('[RFTG-14.02] deals 3 A cards to each player', () => {
    const { players } = begin(4).state
    for (const { orbHand } of Object.values(players)) expect(backsOf(orbHand)).to.equal('AAA')
  })

  it('[RFTG-14.03] stacks the A cards on the B cards', () => {
    const deck = (players: number, options: SetupValues = {}) =>
      backsOf(begin(players, options).state.orb!.deck)
    // The last card is on top.
    expect([2, 3, 4, 5].map(players => deck(players))).to.deep.equal([
      B(12) + A(18),
      B(12) + A(15),
      B(12) + A(12),
      B(15) + A(15),
    ])
    const fewer = { orbCardRemoval: 'perMissingPlayer' }
    expect([2, 3].map(players => deck(players, fewer))).to.deep.equal([B(6) + A(6), B(9) + A(9)])
  })

  it('[RFTG-14.01, RFTG-14.04] shuffles orb cards and tokens', () => {
    const [one, two] = ['one', 'two'].map(
      seed =>
        table(module, { seats: ['ada', 'bea'], options: { expansion: 'base+aa+orb' }, seed }).state.orb!,
    )
    expect(one!.deck).not.to.deep.equal(two!.deck)
    expect(one!.removed).not.to.deep.equal(two!.removed)
    expect(one!.supply).not.to.deep.equal(two!.supply)
  })

  it('[RFTG-14.04, RFTG-1.12] lays out the main airlock, tokens and small airlocks', () => {
    const { laid, supply, smallAirlocks, teams } = begin(3).state.orb!
    expect(laid).to.deep.equal([
      { card: 'MAIN-W', x: -2, y: 0, turns: 0 },
      { card: 'MAIN-E', x: 0, y: 0, turns: 0 },
    ])
    expect(backsOf(supply.A)).to.equal(A(30))
    expect(backsOf(supply.B)).to.equal(B(15))
    expect(smallAirlocks).to.deep.equal(['SMALL-1', 'SMALL-2'])
    expect(teams).to.deep.equal({})
  })

  it('[RFTG-14.05] lets nobody look at orb cards before the start worlds are chosen', () => {
    const t = begin(2)
    expect(t.ctx.phase).to.equal('start')
    expect(t.ada.view.players['0']!.orbHand).to.deep.equal(['A', 'A', 'A'])
    t.ada.answers(t.ada.asked('startWorld').pick!.options[0]!)
    t.ada.answers(...t.ada.asked('startHand').pick!.options.slice(0, 2))
    expect(t.ada.view.players['0']!.orbHand).to.deep.equal(['A', 'A', 'A'])
  })

  it('[RFTG-14.06] gives priority to the lowest start world, then clockwise', () => {
    for (let i = 0; i < 4; i++) {
      const t = table(module, {
        seats: ['ada', 'bea', 'cy'],
        options: { expansion: 'base+aa+orb', presetHands: true },
        seed: `priority ${i}`,
      })
      const start = (seat: string) => t.state.players[seat]!.tableau[0]!.replace(/#.*/, '')
      // The first three of the given hands: Epsilon Eridani (1), Alpha Centauri (2), New Sparta (3).
      const first = ['0', '1', '2'].find(seat => start(seat) === 'epsilon-eridani')!
      expect(t.state.orb!.priority[0]).to.equal(first)
      expect([...t.state.orb!.priority, ...t.state.orb!.priority].join('')).to.include('012')
    }
  })

  it('[RFTG-14.07] asks in reverse order of priority: a card, then a corner', () => {
    const t = begin(3, { presetHands: true })
    const { priority } = t.state.orb!
    const names = priority.map(seat => NAMES[Number(seat)]!)
    const last = t.seat(names[2]!)
    expect(t.open).to.deep.equal({ [names[2]!]: ['orbFirst'] })
    expect(last.view.players[last.seat]!.orbHand.every(card => card.length === 3)).to.equal(true)
    const first = t.seat(names[0]!)
    expect(first.view.players[first.seat]!.orbHand).to.deep.equal(['A', 'A', 'A'])
    const { move, args } = last.legal[0]!
    last.does(move, ...args.slice(1))
    expect(last.view.players[last.seat]!.orbHand).to.have.length(2)
    expect(t.open).to.deep.equal({ [names[2]!]: ['orbCorner'] })
    last.cannot('placeTeam', [0, 0], { rule: 'RFTG-14.07', key: 'orbNoCorner' })
    last.does('placeTeam', -2, 2)
    const second = t.seat(names[1]!)
    const next = second.legal[0]!
    second.does(next.move, ...next.args.slice(1))
    second.cannot('placeTeam', [-2, 2], { rule: 'RFTG-14.07', key: 'orbCornerTaken' })
    second.does('placeTeam', 1, 0)
    const rest = playSetup(t)
    expect(rest).to.deep.equal([names[0]])
    expect(Object.values(t.state.orb!.teams)).to.have.length(3)
    expect(t.state.orb!.laid).to.have.length(5)
    expect(t.ctx.phase).to.equal('actions')
  })

  it('[RFTG-14.07] puts the team on the last free corner without asking', () => {
    const t = begin(4, { presetHands: true })
    const order = playSetup(t)
    expect(order).to.have.length(4)
    const corners = Object.values(t.state.orb!.teams).map(({ x, y }) => `${x},${y}`)
    expect(corners).to.have.members(['-2,0', '1,0', '-2,2', '1,2'])
    expect(t.log.filter(text => text.includes('puts a survey team'))).to.have.length(4)
  })

  it('[RFTG-14.08] puts the fifth team on the large airlock', () => {
    const t = begin(5, { presetHands: true })
    const order = playSetup(t)
    const highest = t.state.orb!.priority[0]!
    expect(order.at(-1)).to.equal(NAMES[Number(highest)])
    expect(t.state.orb!.teams[`${highest}a`]).to.deep.equal({ seat: highest, x: 0, y: 1 })
  })

  it('[RFTG-14.09] makes everybody lay a card', () => {
    const t = begin(2, { presetHands: true })
    const [name] = Object.keys(t.open) as [string]
    t.seat(name).cannot('playNothing', [], { rule: 'kit' })
    t.seat(name).cannot('endMove', [], { rule: 'kit' })
    expect(t.seat(name).legal.every(({ move }) => move === 'placeOrbCard')).to.equal(true)
  })

  it('[RFTG-14.09, RFTG-14.10] who can lay none shows the cards, keeps them and still places a team', () => {
    // No orb card is without a place on any orb, so the hands are empty here.
    const t = begin(2, { presetHands: true }, g => {
      for (const player of Object.values(g.players)) player.orbHand = []
      g.asks = []
      g.steps = [{ do: 'chooseActions' }, { do: 'orbSetup' }]
      run({ g, random: undefined as never }, definition.steps)
    })
    const [name] = Object.keys(t.open) as [string]
    expect(t.open).to.deep.equal({ [name]: ['orbCorner'] })
    expect(t.log.at(-1)).to.match(new RegExp(`^${name} shows .*: none of them has a place.$`))
    t.seat(name).does('placeTeam', 1, 0)
    expect(t.state.orb!.teams).to.have.all.keys(`${t.seat(name).seat}a`)
    expect(t.state.orb!.laid).to.have.length(2)
  })

  it('[RFTG-14.11, RFTG-17.12] lays tokens on the cards', () => {
    const t = begin(2, { presetHands: true }, g => {
      for (const player of Object.values(g.players)) player.orbHand = []
      g.players['0']!.orbHand = ['A25', 'A01', 'A02']
      g.players['1']!.orbHand = ['A05', 'A03', 'A04']
    })
    const before = t.state.orb!.supply.A.length
    for (const name of ['ada', 'bea'] as const)
      if (t.seat(name).isAsked('orbFirst')) {
        const legal = t.seat(name).legal.find(({ args }) => args[1] === (name === 'ada' ? 'A25' : 'A05'))!
        t.seat(name).does(legal.move, ...legal.args.slice(1))
        // A25 has two artifact spaces, A05 a breeding tube.
        const count = name === 'ada' ? 2 : 1
        expect(Object.keys(t.state.orb!.tokens)).to.have.length(count)
        expect(t.state.orb!.supply.A).to.have.length(before - count)
      }
  })
})
