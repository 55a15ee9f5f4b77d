/** Effects in words, from the same fields that the rules read. */
import { type Line, line, type Params, ref } from '../../kit/index.ts'
import type {
  Action,
  Bag,
  Counter,
  Effect,
  Hub,
  Passive,
  Penalty,
  Power,
  Sector,
  Ship,
} from '../components.ts'

const KINDS = ['gem', 'food', 'water', 'metal', 'vp'] as const

/** Several things: "1 GEM + 2 food". */
const allOf = (parts: readonly Line[]): Line =>
  parts.reduceRight<Line | undefined>(
    (rest, first) => (rest ? line('amount.and', { first, rest }) : first),
    undefined,
  ) ?? line('amount.nothing')

/** An amount of several things. */
export const bagLine = (bag: Bag): Line =>
  allOf(KINDS.filter(kind => bag[kind]).map(kind => line(`amount.${kind}`, { count: bag[kind]! })))

/** "for each teal Alien in your station", "for every 2 Humans in your station" */
const perLine = (counter: Counter, every = 1): Line =>
  line('effect.per', { count: every, what: line(`counted.${counter}`, { count: every }) })

/** What an effect of a quarter or hub does. */
export function effectLine(effect: Effect): Line {
  switch (effect.kind) {
    case 'none':
      return line('effect.none')
    case 'income': {
      const gain = bagLine(effect.gain)
      if (effect.per === undefined) return line('effect.income', { gain })
      const per = perLine(effect.per, effect.every)
      return effect.max === undefined
        ? line('effect.incomePer', { gain, per })
        : line('effect.incomePerMax', { gain, per, max: effect.max })
    }
    case 'power':
      return line('effect.power', { power: powerLine(effect) })
    case 'passive':
      return line(`passive.${effect.on}`, passiveParams(effect))
    case 'endgame': {
      const worth = { count: effect.vp, per: perLine(effect.per, effect.every) }
      return effect.max === undefined
        ? line('effect.endgame', worth)
        : line('effect.endgameMax', { ...worth, max: effect.max })
    }
  }
}

function powerLine(power: Power): Line {
  switch (power.power) {
    case 'convert':
      return line('power.convert', { pay: bagLine(power.pay), gain: bagLine(power.gain) })
    case 'recruitHuman':
      return line('power.recruitHuman', { pay: bagLine(power.pay) })
    case 'transport':
      return actionLine({ type: 'transport', transactions: power.transactions })
    case 'expedition':
      return actionLine({ type: 'expedition', dice: power.dice, cargo: power.cargo })
    case 'dismantle':
      return actionLine({ type: 'dismantle', bonusMetal: power.bonusMetal })
    case 'construct':
      return actionLine({ type: 'construct', discount: power.discount })
    case 'diplomacy':
      return actionLine({ type: 'diplomacy', advances: power.advances, lobbyDiscount: power.lobbyDiscount })
  }
}

function passiveParams(passive: Passive): Params {
  switch (passive.on) {
    case 'dismantle':
    case 'opponentUsesYourShip':
      return { gain: bagLine(passive.gain) }
    case 'construct':
      return { count: passive.discount }
    case 'transport':
      return { count: passive.extraTransactions }
    case 'expedition': {
      const { extraDice: dice, extraCargo: cargo } = passive
      return {
        gain: allOf([
          ...(dice ? [line('amount.dice', { count: dice })] : []),
          ...(cargo ? [line('amount.cargo', { count: cargo })] : []),
        ]),
      }
    }
    case 'diplomacy':
      return { count: passive.lobbyDiscount }
    case 'youUseOpponentShip':
      return { count: passive.feeDiscount }
    case 'recruitGold':
      return { count: passive.gemDiscount }
  }
}

/** What an action lets its user do. */
export function actionLine(action: Action): Line {
  switch (action.type) {
    case 'dismantle':
      return action.bonusMetal === 0
        ? line('action.dismantle')
        : line('action.dismantleMore', { count: action.bonusMetal })
    case 'construct':
      return action.discount === 0
        ? line('action.construct')
        : line('action.constructLess', { count: action.discount })
    case 'transport':
      return line('action.transport', { count: action.transactions })
    case 'expedition':
      return line('action.expedition', { count: action.dice, cargo: action.cargo })
    case 'diplomacy': {
      const what = action.advances === 1 ? 'action.diplomacy' : 'action.diplomacyTwice'
      return action.lobbyDiscount === 0
        ? line(what)
        : line('action.cheaper', { what: line(what), count: action.lobbyDiscount })
    }
    case 'farm':
      return line('action.harvest', { gain: bagLine({ food: action.food }) })
    case 'ice':
      return line('action.harvest', { gain: bagLine({ water: action.water }) })
  }
}

/** What a ship costs, and what it lets its user do. */
export function shipLines({ level, cost, useFee, metal, action }: Ship): Line[] {
  const about = { type: ref('shipType', action.type), cost }
  return [
    level === 0
      ? line('printed.neutralShip', about)
      : line('printed.ship', { ...about, level, fee: useFee, metal: metal ?? 0 }),
    actionLine(action),
  ]
}

/** What a sector costs and scores, and what its quarters do. */
export function sectorLines({ level, color, cost, points, quarters }: Sector): Line[] {
  return [
    line('printed.sector', { level, color: ref('color', color), metal: cost, count: points }),
    ...quarters.map((effect, i) => line('printed.quarter', { slot: i + 1, effect: effectLine(effect) })),
  ]
}

/** What a hub brings and does. */
export function hubLines({ tier, start, startDiplomacy, penalties, effects }: Hub): Line[] {
  return [
    line(`printed.${tier}`),
    line('printed.start', { gain: bagLine(start) }),
    ...Object.entries(startDiplomacy).map(([track, level]) =>
      line('printed.startLevel', { track: ref('track', track), level }),
    ),
    ...penalties.map(penaltyLine),
    ...effects.map(effectLine),
  ]
}

const penaltyLine = (penalty: Penalty) =>
  penalty.kind === 'removeShip'
    ? line('printed.removeShip', { type: ref('shipType', penalty.ship) })
    : line('printed.startUsed', { types: penalty.ships.map(type => ref('shipType', type)) })

/** What a level of a diplomacy track gives as a bonus. */
export const rewardLine = (reward: Bag | 'x2') =>
  reward === 'x2' ? line('printed.rewardTwice') : bagLine(reward)
