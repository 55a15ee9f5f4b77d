import type Koa from 'koa'
import escapeHtml from 'lodash/escape.js'
import type { GameMeta, Language } from '../../../games/kit/index.ts'
import { LANGUAGES } from '../../../games/kit/language.ts'
import { networkOf } from '../address.ts'
import { COST } from '../costs.ts'
import { HEIGHT, hasPicture, isPublic, WIDTH } from '../picture.ts'
import { isOpenToAll } from '../seating.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import type { RoomRecord } from '../storage/store.ts'
import type { Tables } from '../tables.ts'
import { leftOf } from './guard.ts'
import { originOf } from './origin.ts'
import { PREVIEW, type PreviewWords } from './preview-words.ts'

/** What a link says of itself where it is posted. */
interface Preview {
  title: string
  about: string
  /** Where the picture is. */
  picture: string
}

/** Tags of Open Graph for the head of a page. */
export type PreviewOf = (ctx: Koa.Context) => Promise<string>

/** One of the pictures that lie beside the pages. */
const lying = (name: string) => `/preview/${name}.png`

/**
 * What can be told of a page to whoever has its address and nothing else. A table tells of itself only where the list of rooms
 * shows it to everybody: with any other one the page is that of a table that does not exist.
 */
export function previewOf({ config, engines, store, limits }: Services, tables: Tables): PreviewOf {
  const gameOf = (id: string | undefined): GameMeta | undefined =>
    id === undefined ? undefined : engines.get(id)?.game.meta

  /** How the match stands or stood, where everybody may see that. */
  function pictureOf(room: RoomRecord, meta: GameMeta, step: string | undefined): string {
    const { game } = engines.get(room.game)!
    if (!hasPicture(room, game)) return lying(meta.id)
    return `/api/rooms/${room.id}/pictures/${step ?? room.steps}`
  }

  async function tableAt(id: string): Promise<RoomRecord | undefined> {
    const record = tables.peek(id)?.record ?? (await store.room(id))
    return record && isPublic(record) ? record : undefined
  }

  const siteOf = (words: PreviewWords): Preview => ({
    title: words.site,
    about: words.lead,
    picture: lying('starboard'),
  })

  async function find(ctx: Koa.Context, language: Language): Promise<Preview> {
    const words = PREVIEW[language]
    const [, place, id, part] = ctx.path.split('/')
    const site = siteOf(words)
    if (place === 'learn' || place === 'new') {
      const meta = gameOf(id)
      if (!meta) return site
      const name = meta.name[language]
      const title =
        place === 'new' ? words.play(name) : part === 'puzzles' ? words.puzzles(name) : words.learn(name)
      return { title, about: meta.pitch[language], picture: lying(meta.id) }
    }
    if (place !== 'table' || part !== undefined || !shapes.roomId.safeParse(id).success) return site
    await limits.work.turn(networkOf(ctx.ip), COST.room, leftOf(ctx))
    const room = await tableAt(id!)
    const meta = gameOf(room?.game)
    if (!room || !meta) return site
    const name = meta.name[language]
    const step = /^\d{1,6}$/.exec(String(ctx.query.step ?? ''))?.[0]
    return {
      title: room.title ? words.titled(room.title, name) : name,
      about: step === undefined ? tell(room, words, language) : words.moment(Number(step)),
      picture: pictureOf(room, meta, step),
    }
  }

  return async ctx => {
    ctx.vary('Accept-Language')
    const language = (ctx.acceptsLanguages([...LANGUAGES]) || 'en') as Language
    // Pages come also while the database is away.
    const { title, about, picture } = await find(ctx, language).catch(() => siteOf(PREVIEW[language]))
    const tags = {
      'og:site_name': 'Starboard',
      'og:type': 'website',
      'og:locale': language === 'ja' ? 'ja_JP' : 'en_GB',
      'og:title': title,
      'og:description': about,
      'og:image': originOf(config, ctx) + picture,
      'og:image:width': String(WIDTH),
      'og:image:height': String(HEIGHT),
    }
    return [
      ...Object.entries(tags).map(([name, is]) => `<meta property="${name}" content="${escapeHtml(is)}" />`),
      '<meta name="twitter:card" content="summary_large_image" />',
    ].join('\n    ')
  }
}

/** How a table stands, as the list of rooms tells everybody. */
function tell(room: RoomRecord, words: PreviewWords, language: Language): string {
  const nameOf = ({ name, person }: RoomRecord['seats'][number]) =>
    person !== null && name !== '' ? name : words.bot
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const named = (seats: readonly RoomRecord['seats'][number][]) => list.format(seats.map(nameOf))
  if (room.status === 'finished') {
    const winners = room.seats.filter((_, seat) => room.winners.includes(String(seat)))
    if (room.agreedEnd === 'void') return words.void(room.steps)
    if (room.agreedEnd === 'drawn') return words.drawn(room.steps)
    return winners.length > 0 ? words.won(named(winners), room.steps) : words.over(room.steps)
  }
  if (room.status === 'playing') return words.playing(named(room.seats))
  const free = room.seats.filter(isOpenToAll).length
  const seats = free > 0 ? words.free(free, room.seats.length) : words.full
  if (room.plannedAt === null) return seats
  const when = new Intl.DateTimeFormat(language === 'ja' ? 'ja' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(room.plannedAt)
  return `${words.planned(`${when} UTC`)} ${seats}`
}
