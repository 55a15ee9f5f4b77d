/** Battles as the log tells them: every die, in the order in which they fell, and all that is lost. */
import { type Line, type LogEntry, linesOf, type Param } from '../../games/kit/index.ts'
import { SHIP_KINDS, type ShipKind } from '../../games/twilight-imperium-3/data/index.ts'
import type { Counts, TiState } from '../../games/twilight-imperium-3/state.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { playRandomGame } from './random-games.ts'
import { expect, ti } from './support.ts'

const isLine = (param: Param | Line | undefined): param is Line =>
  typeof param === 'object' && !Array.isArray(param) && 'key' in param

const linesIn = (entries: readonly LogEntry[]): Line[] =>
  entries.flatMap(({ line, full }) => full ?? line ?? [])

/** The dice that lines name, in their order. */
const diceIn = (lines: readonly Line[]): number[] =>
  lines.flatMap(({ params: { dice, die } = {} }) => [
    ...(Array.isArray(dice) ? (dice as number[]) : []),
    ...(typeof die === 'number' ? [die] : []),
  ])

/** The units that a phrase counts. */
function unitsIn({ key, params = {} }: Line): Counts<ShipKind> {
  const kind = key.replace('units.', '')
  if (SHIP_KINDS.some(one => one === kind)) return { [kind]: params.count }
  const parts = Object.values(params).filter(isLine).map(unitsIn)
  return Object.assign({}, ...parts)
}

const sum = (numbers: readonly (number | undefined)[]) =>
  numbers.reduce<number>((all, n) => all + (n ?? 0), 0)

describe('twilight-imperium-3: dice in the log', function () {
  this.timeout(120_000)

  it('[TI-1.08, TI-56.12] names every die of a game of six, in the order in which they fell', () => {
    let rolled = 0
    playRandomGame({
      players: 6,
      label: 'dice',
      bot: 'cadet',
      after(_, entries, dice) {
        expect(diceIn(linesIn(entries))).to.deep.equal(dice)
        rolled += dice.length
      },
    })
    expect(rolled).to.be.above(50)
  })

  it('[TI-17.12, TI-17.13, TI-17.14] is enough to fight a battle again: fleets, hits and losses, round by round', () => {
    let sustained = 0
    for (let n = 0; n < 40; n++) {
      const t = randomBattle(`battle-${n}`)
      const before = fleetsOf(t.state)
      t.ada.does('act', '1-00', { moves: allFrom(before['0']!), landings: {}, bombard: {} })
      const lines: Line[] = []
      let last = 0
      const read = () => {
        lines.push(...linesIn(linesOf(t.state.log).filter(entry => entry.n > last)))
        last = t.state.log.last
      }
      for (read(); t.state.battle; read()) {
        const seat = t.seat(Object.keys(t.open)[0]!)
        const { move, args } = seat.legal[0]!
        seat.does(move, ...args.slice(1))
      }
      const { fleets, damaged } = fightAgain(before, lines)
      expect(fleets).to.deep.equal(fleetsOf(t.state))
      sustained += damaged
    }
    expect(sustained).to.be.above(5)
  })
})

type Fleets = { [seat: string]: Counts<ShipKind> }

const MOST: Counts<ShipKind> = { destroyer: 3, cruiser: 3, dreadnought: 2, warSun: 1 }

/** Ada's fleet is at 2-00, Bea's at 1-00; neither has cards or technologies. */
function randomBattle(label: string) {
  const chance = chanceOf(label)
  const fleet = () => {
    const drawn = Object.entries(MOST).map(([kind, most]) => [kind, Math.floor(chance.number() * (most + 1))])
    return Object.fromEntries([['cruiser', 1], ...drawn.filter(([, count]) => count !== 0)])
  }
  const has = { technologies: [], counters: { fleet: 9 } }
  return ti({
    seed: label,
    ada: { ...has, space: { '2-00': fleet() } },
    // Letnev could pay for a bonus.
    bea: { ...has, space: { '1-00': fleet() }, tradeGoods: 0 },
  })
}

/** Ships of both in the two systems, by seat. */
const fleetsOf = ({ space }: TiState): Fleets =>
  Object.fromEntries(
    ['0', '1'].map(seat => [
      seat,
      Object.assign({}, space['2-00']?.[seat]?.ships, space['1-00']?.[seat]?.ships),
    ]),
  )

const allFrom = (ships: Counts<ShipKind>) =>
  Object.entries(ships).map(([ship, count]) => ({ from: '2-00', ship, count }))

/** Reads nothing but the log: what each side rolls, what that hits, and what is lost or damaged by it. */
function fightAgain(before: Fleets, lines: readonly Line[]): { fleets: Fleets; damaged: number } {
  const fleets = structuredClone(before)
  const hits: { [seat: string]: number } = { 0: 0, 1: 0 }
  const taken: { [seat: string]: number } = { 0: 0, 1: 0 }
  let damaged = 0
  const closeRound = () => {
    for (const seat of ['0', '1']) {
      const isGone = sum(Object.values(fleets[seat]!)) === 0
      if (isGone) expect(taken[seat]).to.be.at.most(hits[seat]!)
      else expect(taken[seat], `hits on ${seat}`).to.equal(hits[seat])
      hits[seat] = taken[seat] = 0
    }
  }
  for (const { key, params = {} } of lines) {
    const seat = String(params.seat).replace('seat:', '')
    if (key === 'log.combatRound') closeRound()
    if (key === 'log.rolls') {
      const dice = params.dice as number[]
      const units = unitsIn(params.units as Line)
      const perUnit = 'warSun' in units ? 3 : 1
      const isBarrage = (params.what as Line).key === 'rollFor.barrage'
      expect(dice).to.have.length(sum(Object.values(units)) * (isBarrage ? 2 : perUnit))
      if (!isBarrage)
        for (const kind of SHIP_KINDS)
          expect(units[kind] ?? fleets[seat]![kind]).to.equal(fleets[seat]![kind])
      const count = dice.filter(die => die >= (params.needed as number)).length
      expect(params.count).to.equal(count)
      hits[seat === '0' ? '1' : '0']! += count
    }
    if (key === 'log.sustains') {
      const count = sum(Object.values(unitsIn(params.units as Line)))
      damaged += count
      taken[seat]! += count
    }
    if (key === 'log.loses')
      for (const [kind, count] of Object.entries(unitsIn(params.units as Line)) as [ShipKind, number][]) {
        fleets[seat]![kind]! -= count
        if (fleets[seat]![kind] === 0) delete fleets[seat]![kind]
        taken[seat]! += count
      }
  }
  closeRound()
  return { fleets, damaged }
}
