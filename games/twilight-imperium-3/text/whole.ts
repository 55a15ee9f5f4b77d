import mapValues from 'lodash/mapValues.js'
import type { GameText, Translated } from '../../kit/index.ts'
import { ACTION_CARD_IDS, ACTION_CARDS, CELLS, LEADERS } from '../data/index.ts'
import type { en } from './en.ts'

type Words = Translated<typeof en>
type Outcomes = { for?: string; against?: string; elected?: string }

const named = (names: { readonly [id: string]: string }): GameText => mapValues(names, name => ({ name }))

/** Both outcomes of a political card in one text. */
const outcomesIn = (card: Outcomes, { for: yes, against }: Words['vote']): string =>
  card.elected ?? `${yes.name}: ${card.for} ${against.name}: ${card.against}`

/** Leaders by race and class, with what their class can do. */
const leadersIn = (
  { races, patterns }: Words['leaderNames'],
  kinds: Words['leaderKind'],
): { [id: string]: GameText } =>
  mapValues(LEADERS, ({ id, race, kind }) => {
    const pattern = id.endsWith('-2') ? patterns.two : patterns.one
    const { name, text } = kinds[kind]
    const whose = (races as { readonly [race: string]: string })[race]!
    return { name: pattern.replace('{race}', whose).replace('{kind}', name), text }
  })

/** Adds `planet.<id>.name` and its like to the words of a language. */
export const wholeText = ({
  names,
  racialTechnology,
  politicalCard,
  cardTexts,
  timing,
  leaderNames,
  mapSpace,
  ...words
}: Words): GameText => ({
  ...words,
  politicalCard: mapValues(politicalCard, card => ({ ...card, text: outcomesIn(card, words.vote) })),
  ...mapValues(names, named),
  technology: { ...named(names.technology), ...racialTechnology },
  actionCard: Object.fromEntries(
    ACTION_CARD_IDS.map(id => [id, { when: timing[ACTION_CARDS[id].timing], ...cardTexts[id] }]),
  ),
  // Planets, and ships by their kinds: where leaders are at first.
  berth: { ...named(names.planet), ...words.unit },
  leader: leadersIn(leaderNames, words.leaderKind),
  cell: mapValues(CELLS, (_, cell) => mapValues(mapSpace, pattern => pattern.replace('{cell}', cell))),
})
