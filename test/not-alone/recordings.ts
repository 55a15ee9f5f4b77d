/** The recorded games of Not Alone: every way to end, with every value of every option and all numbers of players. */
import { linesOf } from '../../games/kit/index.ts'
import { type NotAloneState, type NotAloneView, notAlone } from '../../games/not-alone/index.ts'
import type { Recording, Recordings } from '../support/recorded.ts'

/** Texts of the last lines of the log, newest first. */
const lastLines = (g: NotAloneState) =>
  linesOf(g.log)
    .map(({ line }) => line?.key.replace('log.', '') ?? '')
    .reverse()

/** What was said just before the counter reached the victory space. */
const endedBy =
  (counter: 'rescue' | 'assimilation', ...before: string[]) =>
  (g: NotAloneState) =>
    g[counter] === 0 && before.includes(lastLines(g)[1] ?? '')

/** The Hunted hold out: nobody gives up, nobody is moved onto tokens, and tokens are seldom placed well. */
const holdOut = { giveUp: 0, endPlacement: 3, resist: 0.3, unlockPlaces: 0.1, doNothing: 0.2 }
/** They do not: the Creature uses its tokens. */
const suffer = { giveUp: 0.05, endPlacement: 0.05, unlockPlaces: 0.1 }

const games: readonly Recording<NotAloneState>[] = [
  {
    name: 'rescue-phase-4',
    rules: 'NA-14.01',
    title: 'the Hunted win by the advance of phase 4',
    players: 2,
    options: { creature: 'random', boardFace: 'creature-chooses' },
    isWanted: g =>
      g.rescue === 0 && g.phase === 'endOfTurn' && !lastLines(g).slice(0, 3).includes('markerOff'),
    likely: () => holdOut,
  },
  {
    name: 'rescue-beach',
    rules: 'NA-14.01',
    title: 'the Hunted win by the Beach',
    players: 4,
    options: { creature: 'host', boardFace: '1' },
    isWanted: g => endedBy('rescue', 'markerOff')(g) && g.phase === 'reckoning',
    likely: () => ({ ...holdOut, interference: 0, amplifier: 0 }),
  },
  {
    name: 'rescue-wreck',
    rules: 'NA-14.01',
    title: 'the Hunted win by the Wreck',
    players: 5,
    options: { creature: 'not-host', boardFace: '2' },
    isWanted: g => endedBy('rescue', 'usesPower', 'copies')(g) && g.phase === 'reckoning',
    likely: () => ({ ...holdOut, interference: 0 }),
  },
  {
    name: 'rescue-amplifier',
    rules: 'NA-14.01',
    title: 'the Hunted win by Amplifier',
    players: 6,
    options: { creature: 'seat', creatureSeat: 3, expertVariant: true, boardFace: '2' },
    isWanted: g => endedBy('rescue', 'markerOff')(g) && g.phase === 'endOfTurn',
    likely: g => ({
      ...holdOut,
      stasis: 0,
      amplifier: g.rescue === 1 ? 50 : 0,
      pass: g.rescue === 1 ? 0.1 : 1,
    }),
  },
  {
    name: 'assimilation-caught',
    rules: 'NA-14.01',
    title: 'the Creature wins by catching somebody',
    players: 3,
    options: { creature: 'random', boardFace: '2', expertVariant: true },
    isWanted: endedBy('assimilation', 'losesWill', 'caught'),
    likely: () => suffer,
  },
  {
    name: 'assimilation-anticipation',
    rules: 'NA-14.01',
    title: 'the Creature wins by Anticipation',
    players: 7,
    options: { creature: 'host', boardFace: '1' },
    isWanted: endedBy('assimilation', 'anticipated'),
    likely: g => ({ ...suffer, anticipation: g.assimilation === 2 ? 20 : 0.02 }),
  },
  {
    name: 'assimilation-last-will',
    rules: 'NA-14.01',
    title: 'the Creature wins by the last Will of a Hunted',
    players: 4,
    options: { creature: 'seat', creatureSeat: 0, boardFace: 'creature-chooses' },
    isWanted: endedBy('assimilation', 'lastWill'),
    likely: () => ({ ...suffer, giveUp: 0 }),
  },
  {
    name: 'assimilation-give-up',
    rules: 'NA-14.01',
    title: 'the Creature wins because somebody gives up',
    players: 5,
    options: { creature: 'not-host', expertVariant: true, boardFace: '1' },
    isWanted: g => endedBy('assimilation', 'givesUp', 'givesUpHidden')(g) && g.round > 3,
    likely: () => suffer,
  },
]

export const recordings: Recordings<NotAloneState, NotAloneView> = {
  module: notAlone,
  /** Cards are acts of different kinds. */
  kindOf: ({ move, args }) => (move.startsWith('play') ? String(args[1]) : move),
  games,
}
