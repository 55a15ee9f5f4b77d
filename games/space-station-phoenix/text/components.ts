/** The texts of the game with a set of components: what is printed on each of them, in words. */
import mapValues from 'lodash/mapValues.js'
import once from 'lodash/once.js'
import { type GameText, type Language, type Line, line, type Params, readerOf } from '../../kit/index.ts'
import { type Components, LEVELS, TRACK_IDS } from '../components.ts'
import { bagLine, hubLines, rewardLine, sectorLines, shipLines } from './describe.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'

/**
 * Texts by language. Everything in them has words: ships, hubs, sectors, bonuses, and the numbers of the rules. They
 * are put together when somebody reads them, which bots, say, never do.
 */
export function textWith(c: Components): Record<Language, GameText> {
  const words = { en: once(() => wordsOf(c, 'en')), ja: once(() => wordsOf(c, 'ja')) }
  return {
    get en() {
      return words.en()
    },
    get ja() {
      return words.ja()
    },
  }
}

function wordsOf(c: Components, language: Language): GameText {
  const own = { en, ja }[language]
  const { read } = readerOf({ en, ja }, language, seat => seat)

  /** Entries of a table with lines added to what it says: a name, usually. Without one, the id is the name. */
  const told = <T>(
    table: { [id: string]: GameText },
    things: { readonly [id: string]: T },
    tell: (thing: T) => Line[],
  ) =>
    mapValues(things, (thing, id) => ({
      name: id,
      ...table[id],
      ...Object.fromEntries(tell(thing).map((said, i) => [`line${i + 1}`, read(said)])),
    }))

  const numbers = numbersOf(c)
  const rules = mapValues(own.rules, (table, part) =>
    mapValues(table, ({ title }: { title: string }, id) => ({
      title,
      text: read(line(`rules.${part}.${id}.text`, numbers)),
    })),
  )
  return {
    ...own,
    ship: told(own.ship, c.ships, shipLines),
    hub: told(own.hub, c.hubs, hubLines),
    sector: told(own.sector, c.sectors, sectorLines),
    track: told(own.track, c.tracks, levels =>
      levels.map(({ lobbyCost, reward }, i) =>
        line('printed.trackLevel', { level: i + 1, cost: lobbyCost, reward: rewardLine(reward) }),
      ),
    ),
    reward: Object.fromEntries(
      TRACK_IDS.flatMap(track =>
        c.tracks[track].map(({ reward }, i) => {
          const name = read(line('printed.reward', { gain: rewardLine(reward), level: i + 1 }))
          return [`${track}-${i + 1}`, { name }]
        }),
      ),
    ),
    rules,
  }
}

/** Numbers that are printed on no card, for the rules in short. */
function numbersOf({ constants }: Components): Params {
  const { draft, offers, observe, recruit, mostGemForIncome, relocation, end, scoring, quarters } = constants
  return {
    ...draft,
    alien: bagLine(offers.alien.pay),
    goldAlien: bagLine(offers.goldAlien.pay),
    swap: line('amount.any', { count: offers.swap.payAny }),
    buy: bagLine(offers.buy.pay),
    observe: bagLine(observe),
    recruit: bagLine(recruit),
    mostGem: mostGemForIncome,
    relocation,
    endScore: end.score,
    endSectors: end.sectors,
    endAliens: end.aliensLeft,
    resident: scoring.resident,
    first: scoring.first,
    second: scoring.second,
    gems: scoring.gemsPerPoint,
    resources: scoring.resourcesPerPoint,
    ...Object.fromEntries(LEVELS.map(level => [`level${level}`, quarters[level]])),
  }
}
