/**
 * What happened between two views, one after the other. A server sends only the result; the log says how it came
 * about. Each new line changes the picture a little, until the picture is the new view.
 */
import type { Happening } from '../../kit/board/useStage.ts'
import type { Line, LogEntry, Param, SeatId } from '../../kit/index.ts'
import type { PlaceNumber } from '../data/places.ts'
import type { Hunted, NotAloneView, TokenId } from '../state.ts'
import { pileOfPlayed, type SurvivalCardId } from '../survival-cards/index.ts'

/** Lines that tell what the picture shows anyway, or that come after everything is tidied up. */
const SILENT = /^log\.(creature|boardFace|round|unlockAll|huntDraws|huntDrawsHidden)$/

/** Moments worth a longer look. */
const WEIGHTS: { readonly [key: string]: number } = {
  'log.reveals': 2,
  'log.caught': 1.4,
  'log.lastWill': 1.4,
  'log.playsHunt': 1.4,
  'log.playsFlashback': 1.4,
  'log.playsSurvival': 1.4,
}

/** No flood of lines takes longer than this many ordinary steps. */
const LONGEST = 9

/** What the reader has just done needs no explaining. */
const OWN = 0.4

/** The new lines as happenings: cards revealed at the same time are one, consequences follow their cause. */
export function happeningsOf(entries: readonly LogEntry[], isOwn: (line: Line) => boolean): Happening[] {
  const happenings: Happening[] = []
  for (const { line } of entries) {
    if (!line || SILENT.test(line.key)) continue
    const last = happenings.at(-1)
    const isSame = last?.lines[0]?.key === line.key
    if (isSame && (line.key === 'log.reveals' || line.key === 'log.discards')) last!.lines.push(line)
    else happenings.push({ lines: [line], weight: isOwn(line) ? OWN : (WEIGHTS[line.key] ?? 1) })
  }
  const total = happenings.reduce((sum, { weight }) => sum + weight, 0)
  const scale = Math.min(1, LONGEST / Math.max(total, 1))
  return happenings.map(one => ({ ...one, weight: one.weight * scale }))
}

/** The picture after a happening. */
export function pictureAfter(view: NotAloneView, { lines }: Happening): NotAloneView {
  return lines.reduce((picture, { key, params = {} }) => {
    const change = CHANGES[key.replace(/^log\./, '').replace(/Hidden$/, '')]
    return change ? change(picture, new Reading(params)) : picture
  }, view)
}

/** The things that a happening is about, as references. */
export function refsOf({ lines }: Happening): string[] {
  const refs: string[] = []
  const collect = (param: Param): void => {
    if (typeof param === 'string') refs.push(param)
    else if (Array.isArray(param)) for (const one of param) collect(one)
    else if (typeof param === 'object')
      for (const one of Object.values((param as Line).params ?? {})) collect(one)
  }
  for (const { params = {} } of lines) for (const param of Object.values(params)) collect(param)
  return refs
}

/** Reads the parameters of a log line. */
class Reading {
  private params: NonNullable<Line['params']>
  constructor(params: NonNullable<Line['params']>) {
    this.params = params
  }
  id(name: string): string {
    const param = this.params[name]
    return typeof param === 'string' ? param.slice(param.indexOf(':') + 1) : ''
  }
  place(name: string): PlaceNumber {
    return Number(this.id(name)) as PlaceNumber
  }
  places(): PlaceNumber[] {
    const param = this.params.places
    return Array.isArray(param)
      ? param.map(one => Number(String(one).slice(String(one).indexOf(':') + 1)) as PlaceNumber)
      : []
  }
  number(name: string): number {
    return Number(this.params[name] ?? 0)
  }
}

type Change = (view: NotAloneView, line: Reading) => NotAloneView
type HuntedView = NotAloneView['hunted'][SeatId]

/** Changes one Hunted of the picture. */
const ofHunted =
  (change: (hunted: HuntedView, line: Reading) => Partial<HuntedView>): Change =>
  (view, line) => {
    const seat = line.id('seat')
    const hunted = view.hunted[seat]
    if (!hunted) return view
    return { ...view, hunted: { ...view.hunted, [seat]: { ...hunted, ...change(hunted, line) } } }
  }

const without = <T>(pile: readonly T[], gone: readonly unknown[]) => pile.filter(card => !gone.includes(card))

/** Takes as many cards away as left: these where they are seen, hidden ones else. */
function less<T>(pile: readonly (T | null)[], gone: readonly T[]): (T | null)[] {
  const left = without(pile, gone)
  return left.slice(0, Math.max(0, pile.length - gone.length))
}

const back = ofHunted((hunted, line) => {
  const places = line.places()
  const seen = places.length > 0 ? places : Array.from({ length: line.number('count') }, () => null)
  const isOwn = !hunted.hand.includes(null)
  return {
    hand: [...hunted.hand, ...(isOwn ? seen : seen.map(() => null))],
    discard: less(hunted.discard, places),
  }
})

const placeToken =
  (from: 'places' | 'place'): Change =>
  (view, line) => ({
    ...view,
    tokens: {
      ...view.tokens,
      [line.id('token') as TokenId]: from === 'places' ? line.places() : [line.place('place')],
    },
  })

/** How a line of the log changes the picture. Lines without a row here change nothing that is drawn. */
const CHANGES: { readonly [key: string]: Change } = {
  reveals: ofHunted((_, line) => ({
    locked: [],
    active: null,
    explored: line.places().map(card => ({ card, place: card, resolved: false, inFront: true })),
  })),
  placesToken: placeToken('places'),
  movesToken: placeToken('place'),
  detour: ofHunted((hunted, line) => {
    let isMoved = false
    return {
      explored: hunted.explored.map(location => {
        if (isMoved || location.place !== line.place('from')) return location
        isMoved = true
        return { ...location, place: line.place('place') }
      }),
    }
  }),
  losesWill: ofHunted(({ will }, line) => ({ will: Math.max(0, will - line.number('count')) })),
  regainsWill: ofHunted(({ will }, line) => ({ will: will + line.number('count') })),
  recovers: (view, line) =>
    ofHunted((_, params) => ({ will: params.number('will') }))(back(view, line), line),
  givesUp: (view, line) => ofHunted(() => ({ will: 3 }))(back(view, line), line),
  resists: (view, line) =>
    ofHunted(({ will, resists }) => ({ will: will - 1, resists: resists + 1 }))(back(view, line), line),
  takesBack: back,
  takesBackInstead: back,
  takesBackPlayed: ofHunted((hunted, line) => ({
    hand: [...hunted.hand, hunted.hand.includes(null) ? null : line.place('place')],
    explored: hunted.explored.map(location =>
      location.card === line.place('place') ? { ...location, inFront: false } : location,
    ),
  })),
  discards: ofHunted((hunted, line) => {
    const places = line.places()
    return { hand: less(hunted.hand, places), discard: [...hunted.discard, ...places] }
  }),
  pending: ofHunted((_, line) => ({ pending: line.id('power') as Hunted['pending'] })),
  takesFromReserve: (view, line) => {
    const place = line.place('place')
    const taken = ofHunted(({ owned, hand }) => ({
      owned: [...owned, place],
      hand: [...hand, hand.includes(null) ? null : place],
    }))(view, line)
    return { ...taken, reserve: { ...view.reserve, [place]: (view.reserve[place] ?? 1) - 1 } }
  },
  markerOn: view => ({ ...view, marker: true }),
  markerOff: view => ({ ...view, marker: false }),
  rescue: (view, line) => ({ ...view, rescue: line.number('count') }),
  assimilation: (view, line) => ({ ...view, assimilation: line.number('count') }),
  caught: (view, line) => ({ ...view, caught: [...view.caught, line.id('seat')] }),
  playsSurvival: (view, line) => {
    const card = line.id('card') as SurvivalCardId
    const played = ofHunted(({ survival }) => ({
      played: card,
      survival: less(survival, [card]),
      ...(card === 'dodge' && { dodges: true }),
      ...(card === 'detector' && { detects: true }),
    }))(view, line)
    const pile = pileOfPlayed(card)
    return { ...played, [pile]: [...view[pile], card] }
  },
}
