/** What a player does with a turn of the action phase. */
import { type Cell, WINDOWS } from '../data/index.ts'
import { hasAbility } from '../numbers/modifiers.ts'
import { planetValue } from '../numbers/planets.ts'
import { readyPlanetsOf } from '../rules/payment.ts'
import { cellOf, planetsOf } from '../rules/planets.ts'
import { refuseDrop } from '../rules/races.ts'
import { fleetsOf } from '../rules/space.ts'
import { refuseActivation } from '../rules/tactical/activation.ts'
import { dockPlanetsIn, docksIn } from '../rules/tactical/production.ts'
import { refuseCenters, refuseRecycling } from '../rules/technology/racial/dealings.ts'
import { playsAt } from '../rules/windows/plays.ts'
import type { Moment } from '../state-cards.ts'
import { buildingWorth } from './building.ts'
import { holdingWorth, playWorth, WORTH_PLAYING } from './cards.ts'
import { counterWorth } from './counters.ts'
import { withDock } from './docks.ts'
import { ledBy } from './leaders.ts'
import { judged, type Outlook } from './outlook.ts'
import { awaitsObjective, countersToSpend, spendable } from './saving.ts'
import { executionWorth, primaryOf, readyCards } from './strategy.ts'
import { type Tactic, tacticsOf } from './tactics.ts'
import { riskAt } from './threats.ts'

/** What a bot says, without the id of the question. */
export interface Choice {
  move: string
  args: unknown[]
}

interface Option extends Choice {
  worth: number
}

const TURN: Moment = { id: WINDOWS.turn, cause: {}, n: 0 }

/** Building in a system, without moving anything there. */
function buildings(outlook: Outlook, tactics: readonly Tactic[]): Option[] {
  const { view, seat } = outlook
  if (spendable(outlook, 'resources') < 1) return []
  const cells = Object.keys(view.galaxy.tiles).filter(
    cell =>
      !refuseActivation(view, seat, cell) &&
      (docksIn(view, seat, cell).length > 0 || dockPlanetsIn(view, seat, cell).length > 0),
  )
  const haste = awaitsObjective(outlook) ? PATIENT : 1
  return cells.map(cell => {
    const worth = buildingWorth(outlook, cell) - counterWorth(outlook) - stuck(outlook, cell, tactics)
    return { move: 'act', args: [cell, { moves: [] }], worth: worth * haste }
  })
}

/** What can be spent later is spent after whatever else there is to do. */
const PATIENT = 0.3

/** Ships of a system that is activated cannot leave it any more: what they could have done first. */
function stuck({ me }: Outlook, cell: Cell, tactics: readonly Tactic[]): number {
  if (me.counters.command < 2) return 0
  const promised = tactics.filter(
    ({ moves, worth }) => worth > 0.5 && moves.some(({ from }) => from === cell),
  )
  return Math.max(0, ...promised.map(({ worth }) => worth))
}

/** Fleets that move into a system with a Space Dock build there, too. */
function withBuilding(outlook: Outlook, { cell, moves, worth }: Tactic, tactics: readonly Tactic[]): Option {
  const { view, seat } = outlook
  const builds = docksIn(view, seat, cell).length > 0 && spendable(outlook, 'resources') >= 1
  const more = builds ? buildingWorth(outlook, cell) - stuck(outlook, cell, tactics) : 0
  const led = ledBy(outlook, cell, withDock(outlook, cell, moves))
  return { move: 'act', args: [cell, { moves: led }], worth: worth + Math.max(0, more) }
}

function actions(outlook: Outlook): Option[] {
  if (countersToSpend(outlook) <= 0) return []
  const tactics = tacticsOf(outlook)
  return [...tactics.map(one => withBuilding(outlook, one, tactics)), ...buildings(outlook, tactics)]
}

/** Own action cards, each as well as it can be played. */
function cardPlays(outlook: Outlook): Option[] {
  const { view, seat } = outlook
  return playsAt(view, seat, TURN)
    .map(play => ({
      move: 'playAction',
      args: [play.card, play.args],
      worth: playWorth(outlook, play, TURN),
    }))
    .filter(({ worth }) => worth > WORTH_PLAYING)
}

/** Sol: Ground Forces where they are missing. */
function drops(outlook: Outlook): Option[] {
  const { view, seat, me, skill } = outlook
  if (!hasAbility(view, seat, 'orbitalDrop') || me.counters.strategy < 2) return []
  return planetsOf(view, seat)
    .filter(planet => !refuseDrop(view, seat, planet))
    .map(planet => {
      const cell = cellOf(view, planet)!
      const danger = skill.minds ? riskAt(outlook, view, cell) : 0
      return { move: 'orbitalDrop', args: [planet], worth: Math.min(3, danger * 0.5) - 1.5 }
    })
}

/** Muaat: small ships for a counter; Yin: what is short for what is not. */
function raceActions(outlook: Outlook): Option[] {
  const { view, seat, me } = outlook
  const forging =
    hasAbility(view, seat, 'starForge') && me.counters.strategy > 2
      ? fleetsOf(view, seat).flatMap(cell =>
          (['destroyer', 'fighter'] as const).map(ship => ({
            move: 'starForge',
            args: [cell, ship],
            worth: 0.4,
          })),
        )
      : []
  const exchanging = hasAbility(view, seat, 'influenceExchange')
    ? readyPlanetsOf(view, seat).map(planet => ({
        move: 'exchangeValues',
        args: [planet],
        worth:
          planetValue(view, planet, 'influence').total - planetValue(view, planet, 'resources').total - 0.5,
      }))
    : []
  return [...forging, ...exchanging, ...dealings(outlook)]
}

/** Hacan: trade goods, and some for whoever is last; Winnu: trade goods for a card that is worth less. */
function dealings({ view, seat, me, rivals }: Outlook): Option[] {
  const last = rivals.at(-1)
  const centers =
    last !== undefined && me.counters.strategy > 1 && !refuseCenters(view, seat, last)
      ? [{ move: 'productionCenters', args: [last], worth: 2 }]
      : []
  const cards = me.actionCards.flatMap(card => card ?? [])
  const recycling = cards
    .filter(card => !refuseRecycling(view, seat, card, 'tradeGoods'))
    .map(card => ({ move: 'recycle', args: [card, 'tradeGoods'], worth: RECYCLED_CARD - holdingWorth(card) }))
  return [...centers, ...recycling]
}

/** Two trade goods. */
const RECYCLED_CARD = 1.6

function strategics(outlook: Outlook): Option[] {
  return readyCards(outlook).map(card => ({
    move: 'strategic',
    args: [card, primaryOf(outlook, card)],
    worth: executionWorth(outlook, card),
  }))
}

/** The best of everything; passing where nothing is worth it. */
export function turnOf(outlook: Outlook): Choice[] {
  const options = [
    ...actions(outlook),
    ...cardPlays(outlook),
    ...drops(outlook),
    ...raceActions(outlook),
    ...strategics(outlook),
  ]
  const sorted = options
    .map(option => ({ ...option, worth: judged(outlook, option.worth) }))
    .toSorted((one, other) => other.worth - one.worth)
  const worthIt = sorted.filter(({ worth, move }) => worth > 0.3 || move === 'strategic')
  return [...worthIt, { move: 'pass', args: [] }]
}

/** A second tactical action in the same turn. */
export function secondActionOf(outlook: Outlook): Choice[] {
  const sorted = actions(outlook).toSorted((one, other) => other.worth - one.worth)
  return [...sorted.filter(({ worth }) => worth > 0.3), { move: 'letGo', args: [] }]
}
