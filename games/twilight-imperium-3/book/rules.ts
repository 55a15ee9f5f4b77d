/** The rules in short, as this table plays, and what its options change. */
import { type BookEntry, type KeysOf, type Line, type Params, ref, type SeatId } from '../../kit/index.ts'
import { FACILITIES } from '../data/index.ts'
import { handLimitOf, statusCardsOf, statusCountersOf } from '../numbers/status.ts'
import { lastRoundOf } from '../rules/age-of-empire.ts'
import { usesCard } from '../rules/strategic/sets.ts'
import { cardsEach } from '../rules/strategy-phase.ts'
import { CUSTODIANS } from '../rules/tactical/custodians.ts'
import type { TiView } from '../state.ts'
import { type Book, line } from './line.ts'

const rule = (id: keyof Book['rules'], says: Line[]): BookEntry => ({
  ref: ref('sections', id),
  title: line(`book.rules.${id}.title`),
  says,
})

const text = (key: KeysOf<Book['rules']>, params?: Params): Line => line(`book.rules.${key}`, params)

function victory(view: TiView): BookEntry {
  const { options } = view
  const end = options.longWarNoGameOver ? 'last' : options.ageOfEmpire ? 'row' : 'rex'
  return rule('victory', [
    text('victory.text', { points: options.victoryPoints }),
    ...(usesCard(options, 'imperial') && !options.ageOfEmpire ? [text('victory.imperial')] : []),
    text(`victory.${end}`, { round: lastRoundOf(view) ?? 0 }),
  ])
}

function cards(view: TiView, reader: SeatId): BookEntry {
  const limit = handLimitOf(view, reader)
  return rule('cards', [
    text('cards.text', { count: statusCardsOf(view, reader).total }),
    Number.isFinite(limit) ? text('cards.limit', { count: limit }) : text('cards.noLimit'),
  ])
}

/** `reader`: whose numbers are told; somebody without race and technologies where nobody sits there. */
export function ruleEntriesOf(view: TiView, reader: SeatId): BookEntry[] {
  const hasHands = usesCard(view.options, 'assembly')
  return [
    victory(view),
    rule('round', [text('round.text')]),
    rule('strategy', [text('strategy.text', { count: cardsEach(view) }), text('strategy.more')]),
    rule('turn', [text('turn.text')]),
    {
      ...rule('counters', [text('counters.text', { gain: statusCountersOf(view, reader).total })]),
      also: [ref('area', 'strategy'), ref('area', 'command'), ref('area', 'fleet')],
    },
    rule('movement', [text('movement.text')]),
    rule('battle', [text('battle.text')]),
    rule('invasion', [text('invasion.text')]),
    rule('production', [text('production.text')]),
    rule('technology', [text('technology.text')]),
    cards(view, reader),
    rule('politics', [text('politics.text'), text(hasHands ? 'politics.hands' : 'politics.deck')]),
    rule('trade', [text('trade.text')]),
    rule('elimination', [text('elimination.text')]),
  ]
}

/** Options that are rules of their own: what they bring has chapters, what they change is told here. */
const SPECIAL = [
  'ageOfEmpire',
  'longWar',
  'longWarNoGameOver',
  'artifacts',
  'shockTroops',
  'spaceMines',
  'wormholeNexus',
  'facilities',
  'tacticalRetreats',
  'custodians',
  'voiceOfTheCouncil',
  'simulatedEarlyTurns',
  'distantSuns',
  'newDomainCounters',
  'territorialDistantSuns',
  'sabotageRuns',
  'leaders',
  'racialTech',
] as const satisfies readonly (keyof TiView['options'])[]

export function optionEntries({ options }: TiView): BookEntry[] {
  const numbers: Params = {
    points: options.victoryPoints,
    fighters: CUSTODIANS.fighter,
    troops: CUSTODIANS.groundForce,
    cost: FACILITIES.colony.cost,
    influence: FACILITIES.colony.influence,
    resources: FACILITIES.refinery.resources,
  }
  return SPECIAL.filter(id => options[id]).map(id => ({
    ref: ref('option', id),
    says: [line(`book.option.${id}`, numbers)],
    ...(id === 'facilities' && { also: [ref('facility', 'colony'), ref('facility', 'refinery')] }),
  }))
}
