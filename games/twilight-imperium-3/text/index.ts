/** The texts of the game: its words, with a name for each component. */
import mapValues from 'lodash/mapValues.js'
import once from 'lodash/once.js'
import type { GameText, Language, Translated } from '../../kit/index.ts'
import { ACTION_CARD_IDS, ACTION_CARDS, CELLS } from '../data/index.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

type Words = Translated<typeof en>
type Outcomes = { for?: string; against?: string; elected?: string }

const all = { en: once(() => textIn(en)), ja: once(() => textIn(ja)) }

/** Texts by language. They are put together when somebody reads them, which bots, say, never do. */
export const text: Record<Language, GameText> = {
  get en() {
    return all.en()
  },
  get ja() {
    return all.ja()
  },
}

const named = (names: { readonly [id: string]: string }): GameText => mapValues(names, name => ({ name }))

/** Both outcomes of a political card in one text. */
const outcomesIn = (card: Outcomes, { for: yes, against }: Words['vote']): string =>
  card.elected ?? `${yes.name}: ${card.for} ${against.name}: ${card.against}`

/** Adds `planet.<id>.name` and its like to the words of a language. */
const textIn = ({ names, politicalCard, cardTexts, timing, ...words }: Words): GameText => ({
  ...words,
  politicalCard: mapValues(politicalCard, card => ({ ...card, text: outcomesIn(card, words.vote) })),
  ...mapValues(names, named),
  actionCard: Object.fromEntries(
    ACTION_CARD_IDS.map(id => [id, { when: timing[ACTION_CARDS[id].timing], ...cardTexts[id] }]),
  ),
  cell: mapValues(CELLS, (_, cell) => ({ name: cell })),
})
