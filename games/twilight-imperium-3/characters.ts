/** What bots are like, by what everybody knows: races, and lines of the log that all read. Nothing of it is stored. */
import minBy from 'lodash/minBy.js'
import type { Characters, Line, SeatId } from '../kit/index.ts'
import type { RaceId } from './data/index.ts'
import { line } from './line.ts'
import type { TiView } from './state.ts'

export const TEMPERS = ['trader', 'settler', 'raider', 'politician'] as const
export type Temper = (typeof TEMPERS)[number]

/** What suits each race, the better first. */
const SUITS: { readonly [race in RaceId]: readonly [Temper, Temper] } = {
  letnev: ['raider', 'trader'],
  hacan: ['trader', 'politician'],
  sol: ['settler', 'raider'],
  l1z1x: ['raider', 'settler'],
  mentak: ['raider', 'trader'],
  naalu: ['politician', 'settler'],
  norr: ['raider', 'settler'],
  jolnar: ['politician', 'trader'],
  xxcha: ['politician', 'settler'],
  yssaril: ['politician', 'raider'],
  muaat: ['settler', 'raider'],
  saar: ['settler', 'trader'],
  winnu: ['politician', 'settler'],
  yin: ['settler', 'politician'],
}

type Races = Pick<TiView, 'order' | 'players'>

/** Who plays a seat is what suits the race, and what fewest of the seats before are. Undefined until those have races. */
export function temperOf({ order, players }: Races, seat: SeatId): Temper | undefined {
  const before: Temper[] = []
  for (const one of order.toSorted((a, b) => Number(a) - Number(b))) {
    const { race } = players[one]!
    if (race === null) return undefined
    const temper = minBy(SUITS[race], suited => before.filter(other => other === suited).length)!
    if (one === seat) return temper
    before.push(temper)
  }
  return undefined
}

/** When a bot says something. */
export const MOMENTS = ['attack', 'attacked', 'broken', 'vote', 'defeat', 'victory'] as const
export type TalkMoment = (typeof MOMENTS)[number]

/** So many ways to say it. */
const WORDINGS = [1, 2, 3] as const

interface Said {
  moment: TalkMoment
  /** Who may say it: the first of them that is a bot. */
  by: readonly SeatId[]
}

/** Of a line that everybody reads. A broken agreement may be nobody's fault: cards and agendas break them, too. */
function saidTo({ key, params = {} }: Line, view: TiView, bots: readonly SeatId[], n: number): Said[] {
  const seatIn = (name: 'seat' | 'other') => String(params[name]).slice('seat:'.length)
  const [one, other] = [seatIn('seat'), seatIn('other')]
  switch (key) {
    case 'log.battle':
      return [
        { moment: 'attack', by: [one] },
        { moment: 'attacked', by: [other] },
      ]
    case 'log.invades':
      return [
        { moment: 'attacked', by: [other] },
        { moment: 'attack', by: [one] },
      ]
    case 'log.breaksAgreement':
      return [{ moment: 'broken', by: n % 2 === 0 ? [one, other] : [other, one] }]
    case 'log.agendaEnds': {
      const speaker = bots[n % bots.length]!
      return view.players[speaker]!.eliminated ? [] : [{ moment: 'vote', by: [speaker] }]
    }
    case 'log.eliminated':
      return [{ moment: 'defeat', by: [one] }]
    case 'log.points':
      return Number(params.points) >= view.options.victoryPoints ? [{ moment: 'victory', by: [one] }] : []
    default:
      return []
  }
}

export const characters: Characters<TiView> = {
  of: temperOf,
  remark(view, { n, line: told }, bots) {
    if (!told || bots.length === 0) return undefined
    for (const { moment, by } of saidTo(told, view, bots, n)) {
      const seat = by.find(one => bots.includes(one))
      const temper = seat === undefined ? undefined : temperOf(view, seat)
      // Lines of one moment come close together: the same words do not.
      const wording = WORDINGS[Math.floor(n / 8) % WORDINGS.length]!
      if (seat !== undefined && temper) return { seat, line: line(`remark.${temper}.${moment}.${wording}`) }
    }
    return undefined
  },
}
