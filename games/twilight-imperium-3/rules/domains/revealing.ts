/** Whoever lands turns up what lies there, and it is met at once. TI-51.02, TI-51.06, TI-51.20. */
import { ask, type Env, ref, say } from '../../../kit/index.ts'
import { type Cell, type DomainKind, idsOf, type PlanetId } from '../../data/index.ts'
import { layWormhole } from '../../galaxy/map.ts'
import { line } from '../../line.ts'
import type { TiChapter, TiState } from '../../state.ts'
import { SIDES } from '../battle/dice.ts'
import { doNext } from '../steps.ts'
import { landedOn, loseAllLanded, loseLanded } from '../tactical/neutrals.ts'
import { gainTradeGoods } from '../trade-goods.ts'
import { falling, troopsIn } from '../troops.ts'
import { systemRef } from '../words.ts'
import { counterOn, removeCounter, turnUp } from './counters.ts'
import { settle } from './societies.ts'

export interface Place {
  cell: Cell
  planet: PlanetId
}

/** Dice of an Automated Defense System. [TI-43.05] */
const DEFENSE = { dice: 2, hits: 6 }

/** The counter has done what it does; whoever is left takes the planet. [TI-51.20] */
function claim(g: TiState, { planet }: Place): void {
  removeCounter(g, planet)
  doNext(g, { do: 'takeNeutral', planet })
}

/** The planet stays nobody's, and the counter lies there face up. */
function holdOut(g: TiState, { planet }: Place): void {
  loseAllLanded(g, g.active!, planet)
  say(g, line('log.holdsOut', { seat: ref('seat', g.active!), planet: ref('planet', planet) }))
}

/** Whoever is left after losses takes the planet; if nobody is, the counter stays. */
function claimOrHoldOut(g: TiState, place: Place): void {
  if (troopsIn(landedOn(g, place.planet)) > 0) claim(g, place)
  else holdOut(g, place)
}

const MET: { readonly [kind in DomainKind]: (env: Env<TiState>, place: Place) => void } = {
  /** [TI-51.10] */
  radiation({ g }, { planet }) {
    loseAllLanded(g, g.active!, planet)
    removeCounter(g, planet)
  },
  /** [TI-51.11] */
  biohazard({ g }, place) {
    loseLanded(g, g.active!, place.planet, falling(landedOn(g, place.planet), 1))
    claimOrHoldOut(g, place)
  },
  /** [TI-51.13] */
  'hostile-locals': ({ g }, { cell, planet }) =>
    doNext(g, { do: 'guards', cell, planet, left: counterOn(g, planet)!.strength! }),
  /** [TI-51.19] */
  'natural-wealth'({ g }, place) {
    gainTradeGoods(g, g.active!, counterOn(g, place.planet)!.strength!)
    claim(g, place)
  },
  /** [TI-51.12] */
  'peaceful-annexation': ({ g }, place) => claim(g, place),
  settlers: settle,
  /** [TI-51.16] */
  'industrial-society'({ g }, place) {
    doNext(g, { do: 'industry', planet: place.planet })
    claim(g, place)
  },
  /** [TI-51.17] */
  'technological-society'({ g }, place) {
    doNext(g, { do: 'teach' })
    claim(g, place)
  },
  /** [TI-51.18] */
  'wormhole-discovery'({ g }, place) {
    const { wormhole } = counterOn(g, place.planet)!
    layWormhole(g.galaxy, place.cell, wormhole!)
    const about = { wormhole: ref('wormhole', wormhole!), system: systemRef(g, place.cell) }
    say(g, line('log.findsWormhole', about))
    claim(g, place)
  },
  /** [TI-51.14] */
  'lazax-survivors'({ g }, place) {
    g.survivors = [...(g.survivors ?? []), g.active!]
    say(g, line('log.keepsSurvivors', { seat: ref('seat', g.active!) }))
    claim(g, place)
  },
  /** [TI-43.02] */
  'native-intelligence'({ g }, place) {
    doNext(g, { do: 'spy' })
    claim(g, place)
  },
  /** [TI-43.03] */
  'hidden-factory'({ g }, place) {
    doNext(g, { do: 'factory', cell: place.cell, left: 2 })
    claim(g, place)
  },
  /** [TI-43.04] */
  'hostage-situation'({ g }, place) {
    const seat = g.active!
    const price = troopsIn(landedOn(g, place.planet))
    if (g.players[seat]!.tradeGoods < price) {
      loseAllLanded(g, seat, place.planet)
      return removeCounter(g, place.planet)
    }
    ask(g, {
      seat,
      kind: 'hostages',
      required: true,
      about: { count: price, planet: ref('planet', place.planet) },
      pick: { of: 'yes', options: ['pay'], min: 0, max: 1 },
      memo: { ...place },
    })
  },
  /** [TI-43.05, TI-43.06] */
  'automated-defense-system'({ g, random }, place) {
    const seat = g.active!
    const dice = Array.from({ length: DEFENSE.dice }, () => random.Die(SIDES))
    const hits = dice.filter(die => die >= DEFENSE.hits).length
    say(g, line('log.defenseRolls', { planet: ref('planet', place.planet), dice, count: hits }))
    const ships = Array.from(
      { length: hits },
      () => ({ do: 'loseShip', seat, cell: place.cell, withFighters: true }) as const,
    )
    doNext(g, ...ships, { do: 'unitLimits' }, { do: 'defended', ...place })
    loseLanded(g, seat, place.planet, falling(landedOn(g, place.planet), hits))
  },
  /** [TI-43.07] */
  'fighter-ambush': ({ g }, { cell, planet }) =>
    doNext(g, { do: 'ambush', cell, planet, left: counterOn(g, planet)!.strength! }),
}

function meet(g: TiState, cell: Cell, planets: readonly PlanetId[]): void {
  doNext(g, ...planets.map(planet => ({ do: 'domain', cell, planet }) as const))
}

export const revealingRules = {
  steps: {
    /** One after the other, as the active player likes. [TI-51.06] */
    domains({ g }, { cell }) {
      const options = idsOf(g.action!.landed).filter(planet => counterOn(g, planet))
      const { length } = options
      if (length < 2) return meet(g, cell, options)
      ask(g, {
        seat: g.active!,
        kind: 'orderCounters',
        required: true,
        pick: { of: 'planet', options, min: length, max: length, ordered: true },
        memo: { cell },
      })
    },
    /** [TI-51.02] */
    domain(env, { cell, planet }) {
      const { g } = env
      MET[turnUp(g, g.active!, planet).kind](env, { cell, planet })
    },
    /** After the ships that it cost. [TI-43.05] */
    defended({ g }, place) {
      if (troopsIn(landedOn(g, place.planet)) > 0) doNext(g, { do: 'freePds', planet: place.planet })
      claimOrHoldOut(g, place)
    },
    /** Those who lost are as strong as before. [TI-43.07, TI-51.13] */
    localsFought({ g }, { cell, planet, won }) {
      if (won) claim(g, { cell, planet })
      else holdOut(g, { cell, planet })
    },
  },
  answers: {
    orderCounters({ g }, { memo }, planets: PlanetId[]) {
      meet(g, memo.cell, planets)
    },
    /** [TI-43.04] */
    hostages({ g }, { seat, memo }, [yes]) {
      const place = { cell: memo.cell, planet: memo.planet }
      const price = troopsIn(landedOn(g, place.planet))
      if (yes === undefined) {
        loseAllLanded(g, seat, place.planet)
        return removeCounter(g, place.planet)
      }
      g.players[seat]!.tradeGoods -= price
      say(g, line('log.paysRansom', { seat: ref('seat', seat), count: price }))
      claim(g, place)
    },
  },
} satisfies TiChapter
