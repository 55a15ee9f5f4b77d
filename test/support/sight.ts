/**
 * Sight: whether whoever is asked something has it in sight and in reach. Moments of recorded games are shown on the real
 * table, in windows of every size; every thing that can be chosen and every rule of the table counts one, and the share
 * of those that are as they should be is the sight of the moment.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import groupBy from 'lodash/groupBy.js'
import mean from 'lodash/mean.js'
import uniq from 'lodash/uniq.js'
import { asksOf, LANGUAGES, type Language, questionLine, readerOf } from '../../games/kit/index.ts'
import { look, type Seen } from './stage/look.ts'
import { type Film, type Moment, momentsOf, roundsOf, viewAt } from './stage/moments.ts'
import { SIZES } from './stage/sizes.ts'
import { NAMES, type Stage, type StageWindow } from './stage/stage.ts'
import { type Ill, illWords } from './stage/words-page.ts'

export interface Wish {
  sizes: readonly string[]
  /** Kinds of questions; all without it. */
  kinds?: readonly string[]
  /** At which sizes a kind is looked at, by its number in the game; at all of them without it. */
  isLookedAt?(kind: number, size: string): boolean
  /** So many moments of each kind at each size. */
  most: number
  /** Both languages and both themes take turns without it. */
  language?: Language
  theme?: 'light' | 'dark'
  /** Where pictures of moments with something wrong go. */
  shots?: string
  /** Further moments of a kind are left away after so many milliseconds at one size. */
  within?: number
}

/** What was seen of one moment at one size. */
export interface Look {
  game: string
  size: string
  kind: string
  /** Which moment, in words. */
  moment: string
  seen: Seen[]
  /** Words that cannot be read: no part of the share. */
  ill: Ill[]
  /** The share of what is as it should be. */
  share: number
  /** Where there is a map of systems: how wide one is drawn, in pixels, how many there are, and how many are wholly in sight. */
  map?: MapLook
}

export interface MapLook {
  px: number
  systems: number
  inSight: number
}

/** The largest galaxy for six players: larger ones are drawn smaller. */
const USUAL = 37

/**
 * The smallest system of a usual galaxy that was seen in a window, in pixels; undefined where no map was. On a desktop all
 * of the galaxy has to be in sight, whatever is asked: 0 where it is not.
 */
export function systemPx(looks: readonly Look[]): number | undefined {
  const maps = looks.flatMap(({ size, map }) => (map && map.systems <= USUAL ? [{ size, ...map }] : []))
  if (maps.length === 0) return undefined
  return Math.min(
    ...maps.map(({ size, px, systems, inSight }) =>
      SIZES[size]!.phone || inSight === systems ? Math.floor(px) : 0,
    ),
  )
}

/** Runs in the page. */
function mapLook(): MapLook | undefined {
  const systems = [...document.querySelectorAll('[role=application] [data-cell] > .ti-hex')]
  const sheet = systems[0]?.closest('[role=application]')?.getBoundingClientRect()
  if (!sheet) return undefined
  const boxes = systems.map(one => one.getBoundingClientRect())
  const isIn = ({ left, top, right, bottom }: DOMRect) =>
    left > sheet.left - 1 && top > sheet.top - 1 && right < sheet.right + 1 && bottom < sheet.bottom + 1
  return { px: boxes[0]!.width, systems: systems.length, inSight: boxes.filter(isIn).length }
}

export const shareOf = (seen: readonly Seen[]): number =>
  seen.filter(({ wrong }) => wrong.length === 0).length / seen.length

/** The share of a game at a size: each kind of question counts the same. */
export const shareOfAll = (looks: readonly Look[]): number =>
  mean(Object.values(groupBy(looks, 'kind')).map(all => mean(all.map(({ share }) => share))))

/** Looks at moments of one game. */
export async function* sightOf(stage: Stage, films: readonly Film[], wish: Wish): AsyncGenerator<Look> {
  const all = momentsOf(films).filter(({ kind }) => wish.kinds?.includes(kind) ?? true)
  const rounds = roundsOf(all, wish.most)
  const kinds = uniq(all.map(({ kind }) => kind))
  for (const [i, name] of wish.sizes.entries()) {
    const { width, height, phone } = SIZES[name]!
    const until = performance.now() + (wish.within ?? Number.POSITIVE_INFINITY)
    const language = wish.language ?? LANGUAGES[i % LANGUAGES.length]!
    const window = await stage.borrow({
      viewport: { width, height },
      ...(phone && { hasTouch: true, isMobile: true }),
      locale: language === 'ja' ? 'ja-JP' : 'en-GB',
      colorScheme: wish.theme ?? (i % 2 === 0 ? 'dark' : 'light'),
    })
    for (const [round, moments] of rounds.entries())
      for (const moment of moments) {
        if (round > 0 && performance.now() > until) break
        if (wish.isLookedAt && !wish.isLookedAt(kinds.indexOf(moment.kind), name)) continue
        const seen = await seenIn(window, moment, phone, language)
        const { film, step, seat, kind } = moment
        const words = `${film.name} ${step} seat ${seat}`
        if (wish.shots && seen.some(({ wrong }) => wrong.length > 0)) {
          mkdirSync(wish.shots, { recursive: true })
          await window.page.screenshot({
            path: join(wish.shots, `${name} ${kind.replace('?', '-may')} ${words}.png`),
          })
        }
        const game = film.module.meta.id
        const ill = await window.page.evaluate(illWords, NAMES)
        const map = await window.page.evaluate(mapLook)
        yield { game, size: name, kind, moment: words, seen, ill, share: shareOf(seen), ...(map && { map }) }
      }
    await window.close()
  }
}

async function seenIn(window: StageWindow, moment: Moment, phone: boolean, language: Language) {
  const { film, step, seat } = moment
  const reader = readerOf(film.module.text, language, of => NAMES[Number(of)]!)
  const sentences = asksOf(viewAt(moment), seat)
    .filter(ask => ask.required)
    .map(ask => reader.read(questionLine(ask)))
  await window.show({ film, step, seat })
  const troubles = window.troubles.splice(0)
  // A board that broke stays away until the page is loaded anew.
  if (troubles.length > 0) await window.reload()
  return [
    ...(await window.page.evaluate(look, { phone, sentences: [...new Set(sentences)] })),
    { what: 'no errors', wrong: troubles },
  ]
}
