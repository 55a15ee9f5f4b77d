/** Cards of the expansion about turns, strategy cards and mines. */

import { ask, ref, refs, sayTo } from '../../../kit/index.ts'
import { type ActionCardId, idsOf, WINDOWS } from '../../data/index.ts'
import { line } from '../../line.ts'
import type { TiChapter } from '../../state.ts'
import { rollDieAgain } from '../battle/again.ts'
import { countOf } from '../counts.ts'
import { effectOf, startEffect } from '../effects.ts'
import { drawLive } from '../live-draw.ts'
import { ownPlanetsIn, unitsOn } from '../planets.ts'
import { clockwiseFrom, seatsOf } from '../seats.ts'
import { enemiesIn } from '../space.ts'
import { doNext } from '../steps.ts'
import { ruleOf } from '../strategic/cards.ts'
import { executeUnheld } from '../strategic/unheld.ts'
import { minesAgainst, removeMine } from '../tactical/mines.ts'
import { holds } from './ops.ts'
import { sabotage } from './sabotage.ts'
import { when } from './selectors.ts'
import type { AtDie, CardRule, Nothing, OnCell, OnSeat, OnStrategyCard } from './types.ts'

/** In the windows that name it, it does what is for them; at any other time it clears a mine. [TI-26.22] */
const faultyTargetingSystems: CardRule<AtDie | (OnSeat & OnCell & { die?: undefined }) | Nothing> = {
  ways(view, seat, moment) {
    if (moment.id === WINDOWS.cardPlayed) {
      const card = view.played.find(({ n }) => n === moment.cause.play)?.card
      return card === 'minelayers' ? sabotage.ways(view, seat, moment) : []
    }
    if (moment.id === WINDOWS.pdsFired)
      return view.volleys.flatMap(({ seat: by, rollFor, groups }, volley) =>
        by === seat || rollFor !== 'pds'
          ? []
          : groups.flatMap(({ dice }, group) =>
              [...new Set(dice)].map(value => ({ die: { volley, group, value } })),
            ),
      )
    return Object.keys(view.mines ?? {}).flatMap(cell =>
      [...new Set(minesAgainst(view, cell, seat))].map(owner => ({ seat: owner, cell })),
    )
  },
  play(env, played) {
    const { by, card, args } = played
    if (args.die) rollDieAgain(env, by, ref('actionCard', card), args.die)
    else if (args.cell !== undefined) removeMine(env.g, args.cell, args.seat)
    else sabotage.play(env, { ...played, args })
  },
}

const flawlessStrategy: CardRule<OnStrategyCard> = {
  ways: view =>
    idsOf(view.common)
      .filter(card => ruleOf(card) !== undefined)
      .map(card => ({ card })),
  play: ({ g }, { by, args: { card } }) => executeUnheld(g, by, card),
}

/** As many cards as there are players; the last one is for whoever gives them. [TI-56.02] */
const masterOfFate: CardRule<Nothing> = {
  ways: ({ decks, discards }) => when(decks.actionCards.length + discards.actionCards.length > 0),
  play({ g, random }, played) {
    const { by } = played
    const cards = drawLive(g, 'actionCards', seatsOf(g).length, random)
    startEffect(g, effectOf(played))
    g.players[by]!.actionCards.push(...cards)
    const who = { seat: ref('seat', by), count: cards.length }
    sayTo(
      g,
      [by],
      line('log.drawsCards', { ...who, cards: refs('actionCard', cards) }),
      line('log.draws', who),
    )
    const [, ...others] = clockwiseFrom(g, by)
    doNext(
      g,
      { do: 'giveFate', seat: by, cards, to: others },
      ...seatsOf(g).map(seat => ({ do: 'handLimit', seat }) as const),
    )
  },
}

/** In a system whose Space Docks are blockaded. [TI-20.07] */
const surpriseAssault = holds((view, seat, { cause: { cell } }) =>
  view.active === seat &&
  cell !== undefined &&
  enemiesIn(view, cell, seat).length > 0 &&
  ownPlanetsIn(view, cell, seat).some(planet => countOf(unitsOn(view, planet), 'spaceDock') > 0)
    ? [{ cell }]
    : [],
)

export const actionExpansionCards = {
  'enhanced-armor': holds(() => when(true)),
  'faulty-targeting-systems': faultyTargetingSystems,
  'first-strike': holds(() => when(true)),
  'flawless-strategy': flawlessStrategy,
  'master-of-fate': masterOfFate,
  'strategic-planning': holds(() => when(true)),
  'surprise-assault': surpriseAssault,
  'temporary-stability': holds(() => when(true)),
} as const

export const fateRules = {
  steps: {
    /** One card for each of the others; nobody else learns which. */
    giveFate({ g }, { seat, cards, to: [next, ...rest] }) {
      // One of them may have been played meanwhile.
      const held = cards.filter(card => g.players[seat]!.actionCards.includes(card))
      if (next === undefined || held.length === 0) return
      ask(g, {
        seat,
        kind: 'giveFate',
        required: true,
        about: { seat: ref('seat', next) },
        pick: { of: 'actionCard', options: [...new Set(held)], min: 1, max: 1 },
        memo: { next, held, rest },
      })
    },
  },
  answers: {
    giveFate({ g }, { seat, memo }, [card]: ActionCardId[]) {
      const { next, held, rest } = memo
      const hand = g.players[seat]!.actionCards
      hand.splice(hand.lastIndexOf(card!), 1)
      g.players[next]!.actionCards.push(card!)
      const about = { seat: ref('seat', seat), other: ref('seat', next) }
      const full = line('log.givesThisCard', { ...about, card: ref('actionCard', card!) })
      sayTo(g, [seat, next], full, line('log.givesACard', about))
      const cards = [...held]
      cards.splice(cards.indexOf(card!), 1)
      doNext(g, { do: 'giveFate', seat, cards, to: rest })
    },
  },
} satisfies TiChapter
