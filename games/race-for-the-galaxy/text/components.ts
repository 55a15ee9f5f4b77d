/** The texts of the game: its words, and what is printed on each component, written out from the rows. */
import once from 'lodash/once.js'
import { type GameText, type Language, type Line, line, readerOf } from '../../kit/index.ts'
import { GOODS } from '../cards.ts'
import { ACTIONS } from '../data/actions.ts'
import { ARTIFACTS } from '../data/artifacts.ts'
import { CARDS } from '../data/cards.ts'
import { AIRLOCK_CARDS, ORB_CARDS } from '../data/orb-cards.ts'
import { GOOD_PRICES } from '../data/setup.ts'
import { artifactLines, bonusLine, cardLines } from './describe.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

const all = { en: once(() => textIn('en')), ja: once(() => textIn('ja')) }

/** Texts by language. They are put together when somebody reads them, which bots, say, never do. */
export const text: Record<Language, GameText> = {
  get en() {
    return all.en()
  },
  get ja() {
    return all.ja()
  },
}

type Names = { readonly [id: string]: string }

/** Adds `card.<id>`, `artifact.<id>`, `good.<id>`, `action.<id>` and `orbCard.<id>`: a name, then line by line. */
function textIn(language: Language): GameText {
  const words = { en, ja }[language]
  const cardNames: Names = words.cardNames
  const artifactNames: Names = words.artifactNames
  const airlockNames: Names = words.airlockNames
  const tables = { ...words, card: named(cardNames), artifact: named(artifactNames) }
  const { read } = readerOf({ en: tables, ja: tables }, language, seat => seat)
  const about = (name: string, lines: readonly Line[]): GameText => ({
    name,
    ...Object.fromEntries(lines.map((each, i) => [`line${i + 1}`, read(each)])),
  })
  const orbCardName = (id: string) => ({
    name: read(line('orbCardName.title', { id })),
    ...('inText' in words.orbCardName && { inText: read(line('orbCardName.inText', { id })) }),
  })
  return {
    ...words,
    card: byId(CARDS, card => about(cardNames[card.id]!, cardLines(card))),
    artifact: byId(ARTIFACTS, token => about(artifactNames[token.id]!, artifactLines(token))),
    good: Object.fromEntries(
      GOODS.map(id => [id, about(words.good[id].name, [line('goodText.price', { count: GOOD_PRICES[id] })])]),
    ),
    action: byId(ACTIONS, ({ id, phase, bonus }) =>
      about(words.action[id].name, [
        line(`actionText.${phase}`),
        line('actionText.bonus', { bonus: bonusLine(bonus) }),
      ]),
    ),
    orbCard: {
      ...byId(ORB_CARDS, ({ id }) => orbCardName(id)),
      ...byId(AIRLOCK_CARDS, ({ id }) => ({ name: airlockNames[id]! })),
    },
  }
}

const byId = <T extends { id: string }>(things: readonly T[], tell: (thing: T) => GameText): GameText =>
  Object.fromEntries(things.map(thing => [thing.id, tell(thing)]))

const named = (names: Names): GameText =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [id, { name }]))
