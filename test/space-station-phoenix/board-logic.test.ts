import { expect } from 'chai'
import { asksOf, type LegalMove } from '../../games/kit/index.ts'
import {
  type Acts,
  actsOf,
  dealsOf,
  type Focus,
  waysOf,
} from '../../games/space-station-phoenix/board/acts.ts'
import { PLANNED, rehearsalOf } from '../../games/space-station-phoenix/board/rehearsal.ts'
import { type PlannedMove, picturesOf } from '../../games/space-station-phoenix/board/useDraft.ts'
import { components, type PhoenixView } from '../../games/space-station-phoenix/index.ts'
import { playAndLook, viewOf } from './board-play.ts'
import { phoenix } from './support.ts'

const rehearsal = rehearsalOf(components)

/** What a turn changes, without words and questions. */
const tableOf = ({ players, neutral, market, supply, turn, active, current, income }: PhoenixView) => ({
  players,
  neutral,
  market,
  supply,
  turn,
  active,
  current,
  income,
})

/** Whether a move throws dice. */
function throwsDice(view: PhoenixView, { move, args }: LegalMove): boolean {
  const source = String(args[1])
  if (move === 'useShip') return components.ships[source.split('/')[1]!]!.action.type === 'expedition'
  if (move !== 'usePower') return false
  const [place, slot] = source.split('/') as [string, string]
  const hub = view.players[view.active!]!.hub!
  const effect =
    place === 'hub'
      ? components.hubs[hub]!.effects[Number(slot)]!
      : components.sectors[place]!.quarters[Number(slot) - 1]!
  return effect.kind === 'power' && effect.power === 'expedition'
}

/** Every way to half choose something on the board. */
const focusesOf = (view: PhoenixView, seat: string): (Focus | null)[] => [
  null,
  ...(['teal', 'pink', 'brown'] as const).map((species): Focus => ({ on: 'alien', offer: 'alien', species })),
  { on: 'alien', offer: 'goldAlien', species: 'gold' },
  { on: 'recruit' },
  ...[...actsOf(undefined, seat, rehearsal.legal(view, seat), null).powers.keys()].map(
    (source): Focus => ({ on: 'power', source }),
  ),
  ...Object.entries(view.players[seat]!.station).flatMap(([from, residents]) =>
    residents.map((_, i): Focus => ({ on: 'relocate', from, slot: i + 1 })),
  ),
]

/** The moves that can be made by pointing at something. */
function pointable(acts: Acts): LegalMove[] {
  return [
    ...acts.ships.values(),
    ...acts.sectors.values(),
    ...acts.tracks.values(),
    ...acts.homes.values(),
    ...[...acts.powers.values()].flatMap(moves => (moves.length === 1 ? moves : [])),
    ...dealsOf(acts, 'swap').map(({ legal }) => legal),
    ...dealsOf(acts, 'buy').map(({ legal }) => legal),
    ...['food', 'water', 'metal', 'human'].flatMap(face =>
      waysOf(acts, face).flatMap(({ legal, way }) => (way.how === 'recruit' ? [] : [legal])),
    ),
    ...(acts.end ? [acts.end] : []),
    ...acts.legal.filter(({ move }) => move === 'takeIncome'),
  ]
}

describe('Logic of the board of Space Station Phoenix', function () {
  this.timeout(120_000)

  it('foresees what every move of a turn leads to, as far as no dice are thrown', () => {
    const foreseen = new Map<string, number>()
    const foresee = (kind: string) => foreseen.set(kind, (foreseen.get(kind) ?? 0) + 1)
    for (const players of [2, 4]) {
      playAndLook(`foresee ${players}`, { players, options: { shipSetup: 'random' } }, position => {
        const { label, now, seat, chosen, after } = position
        if (now.phase !== 'play' || chosen.move === 'answer') return
        const view = viewOf(now, seat)
        const outlook = rehearsal.after(view, seat, chosen.move, chosen.args.slice(1))
        if (throwsDice(view, chosen)) {
          expect(outlook, label).to.equal('chance')
          foresee('chance')
          return
        }
        if (outlook === 'chance' || 'refusal' in outlook)
          throw new Error(`${label}: ${JSON.stringify(outlook)}`)
        const asked = asksOf(outlook.view, seat)[0]!
        const real = viewOf(after, seat)
        if (asked.kind === PLANNED) {
          // Bonuses and the next turn come afterwards, on the server.
          expect(outlook.view.market, label).to.deep.equal(real.market)
          expect(outlook.view.players[seat]!.station, label).to.deep.equal(real.players[seat]!.station)
          expect(outlook.view.players[seat]!.fleet, label).to.deep.equal(real.players[seat]!.fleet)
          foresee(`the last ${chosen.move}`)
        } else {
          expect(tableOf(outlook.view), label).to.deep.equal(tableOf(real))
          const [next] = asksOf(real, seat)
          expect(asked.kind, label).to.equal(next!.kind)
          expect(asked.about, label).to.deep.equal(next!.about)
          foresee(chosen.move)
        }
      })
    }
    expect([...foreseen.keys()]).to.include.members([
      'chance',
      'useShip',
      'transact',
      'collect',
      'takeIncome',
      'the last build',
      'the last dismantle',
      'the last transact',
      'the last endTurn',
      'the last useShip',
    ])
  })

  it('refuses in a picture what would be refused at the table, for the same reason', () => {
    const t = phoenix({ ada: { gem: 6 } })
    const { view } = t.ada
    const ask = asksOf(view, '0')[0]!
    const outlook = rehearsal.after(view, '0', 'useShip', ['1/L3-TRA-a'])
    expect(outlook).to.deep.equal({
      refusal: rehearsal.refusal(view, '0', 'useShip', [ask.id, '1/L3-TRA-a']),
    })
    expect(rehearsal.refusal(view, '0', 'takeIncome', [ask.id])).to.equal(undefined)
    expect(rehearsal.refusal(view, '1', 'takeIncome', [ask.id])?.text.key).to.equal('refusal.stale')
  })

  it('plans a whole turn, and the same moves then lead to the same table', () => {
    const t = phoenix({
      ada: { gem: 12, food: 3, water: 3, station: { 111: [] } },
      supply: { teal: 5 },
    })
    const plan: PlannedMove[] = [
      { move: 'useShip', args: ['0/L1-TRA'], label: { key: 'x' } },
      { move: 'transact', args: ['alien', { species: 'teal', sector: '111' }], label: { key: 'x' } },
      { move: 'transact', args: ['buy', { gain: 'metal' }], label: { key: 'x' } },
      { move: 'done', args: [], label: { key: 'x' } },
    ]
    const { view } = t.ada
    const { pictures, throwsDice: dice } = picturesOf(rehearsal, view, '0', plan)
    expect(dice).to.equal(false)
    expect(pictures).to.have.length(5)
    const planned = pictures.at(-1)!
    expect(asksOf(planned, '0')[0]!.kind).to.equal(PLANNED)
    expect(view.players[0]!.gem, 'the table itself has not changed').to.equal(12)
    for (const { move, args } of plan) t.ada.does(move, ...args)
    expect(planned.players[0]).to.deep.equal(t.ada.view.players[0])
    expect(planned.supply).to.deep.equal(t.ada.view.supply)
  })

  it('stops a plan at the dice, and at a move that is not possible', () => {
    const t = phoenix({ ada: { gem: 12 } })
    const expedition: PlannedMove = { move: 'useShip', args: ['0/L1-EXP'], label: { key: 'x' } }
    const collect: PlannedMove = { move: 'collect', args: ['food', { how: 'take' }], label: { key: 'x' } }
    expect(picturesOf(rehearsal, t.ada.view, '0', [expedition, collect])).to.deep.equal({
      pictures: [t.ada.view],
      throwsDice: true,
    })
    const impossible: PlannedMove = { move: 'build', args: ['111'], label: { key: 'x' } }
    expect(picturesOf(rehearsal, t.ada.view, '0', [impossible, expedition])).to.deep.equal({
      pictures: [t.ada.view],
      throwsDice: false,
    })
    expect(picturesOf(rehearsal, t.ada.view, null, [expedition]).pictures, 'a spectator').to.have.length(1)
  })

  it('reaches every legal move by pointing at its pieces', () => {
    const reached = new Set<string>()
    for (const seed of ['point a', 'point b']) {
      playAndLook(
        seed,
        { players: 3, options: { shipSetup: 'firstGame' } },
        ({ label, now, seat, legal }) => {
          if (legal[0]!.move === 'answer') return
          const view = viewOf(now, seat)
          const found = new Set(
            focusesOf(view, seat)
              .flatMap(focus => pointable(actsOf(undefined, seat, legal, focus)))
              .map(({ move, args }) => JSON.stringify([move, args])),
          )
          for (const { move, args } of legal) {
            expect(
              found.has(JSON.stringify([move, args])),
              `${label}: ${move} ${JSON.stringify(args)}`,
            ).to.equal(true)
            reached.add(move)
          }
        },
      )
    }
    expect([...reached].sort()).to.include.members([
      'advance',
      'build',
      'collect',
      'dismantle',
      'done',
      'endTurn',
      'relocate',
      'takeIncome',
      'transact',
      'usePower',
      'useShip',
    ])
  })

  it('shows only homes that the resident in focus can have', () => {
    const t = phoenix({
      ada: { gem: 12, food: 3, water: 3, station: { 111: [], 121: [], 131: [] } },
    })
    t.ada.uses('L1-TRA')
    const { view } = t.ada
    const legal = rehearsal.legal(view, '0')
    const homes = (focus: Focus | null) => [...actsOf(undefined, '0', legal, focus).homes.keys()].sort()
    expect(homes(null)).to.deep.equal([])
    expect(homes({ on: 'alien', offer: 'alien', species: 'pink' })).to.deep.equal(['121'])
    expect(homes({ on: 'alien', offer: 'goldAlien', species: 'gold' })).to.deep.equal(['111', '121', '131'])
    expect(homes({ on: 'recruit' })).to.deep.equal([])
  })
})
