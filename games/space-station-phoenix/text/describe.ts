/** Effects in words, from the same fields that the rules read. */
import { type Line, line, type Params, ref } from '../../kit/index.ts'
import type { Action, Bag, Effect, Hub, Passive, Penalty, Power } from '../components.ts'

const KINDS = ['gem', 'food', 'water', 'metal', 'vp'] as const

/** An amount of several things: "1 GEM + 2 food". */
export function bagLine(bag: Bag): Line {
  const parts = KINDS.filter(kind => bag[kind]).map(kind => line(`amount.${kind}`, { count: bag[kind]! }))
  return (
    parts.reduceRight<Line | undefined>(
      (rest, first) => (rest ? line('amount.and', { first, rest }) : first),
      undefined,
    ) ?? line('amount.nothing')
  )
}

/** What an effect of a quarter or hub does. */
export function effectLine(effect: Effect): Line {
  switch (effect.kind) {
    case 'none':
      return line('effect.none')
    case 'income':
      if (effect.per === undefined) return line('effect.income', { gain: bagLine(effect.gain) })
      return line(effect.max === undefined ? 'effect.incomePer' : 'effect.incomePerMax', {
        gain: bagLine(effect.gain),
        every: everyLine(effect.every),
        counter: ref('counter', effect.per),
        max: effect.max ?? 0,
      })
    case 'power':
      return line('effect.power', { power: powerLine(effect) })
    case 'passive':
      return line(`passive.${effect.on}`, passiveParams(effect))
    case 'endgame':
      return line(effect.max === undefined ? 'effect.endgame' : 'effect.endgameMax', {
        count: effect.vp,
        every: everyLine(effect.every),
        counter: ref('counter', effect.per),
        max: effect.max ?? 0,
      })
  }
}

const everyLine = (every = 1) => (every === 1 ? line('every.each') : line('every.some', { count: every }))

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
    case 'expedition':
      return {
        what: passive.extraDice
          ? line('amount.dice', { count: passive.extraDice })
          : line('amount.cargo', { count: passive.extraCargo ?? 0 }),
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

/** What a hub brings and does, line by line. */
export function hubLines({ start, startDiplomacy, penalties, effects }: Hub): Line[] {
  return [
    line('setUp.start', { gain: bagLine(start) }),
    ...Object.entries(startDiplomacy).map(([track, level]) =>
      line('setUp.level', { track: ref('track', track), level }),
    ),
    ...penalties.map(penaltyLine),
    ...effects.map(effectLine),
  ]
}

const penaltyLine = (penalty: Penalty) =>
  penalty.kind === 'removeShip'
    ? line('setUp.removeShip', { type: ref('shipType', penalty.ship) })
    : line('setUp.startUsed', { types: penalty.ships.map(type => ref('shipType', type)) })

/** What a reward of a diplomacy level gives. */
export const rewardLine = (reward: Bag | 'x2') => (reward === 'x2' ? line('reward.x2') : bagLine(reward))
