/** What comes up now and then: a fence, a door beside it, and a deck that runs out. */
import { plays, say } from '../../kit/learn/lesson.ts'
import { key } from '../rules/facets.ts'
import { SURVIVAL_CARD_IDS } from '../survival-cards/index.ts'
import { numberOf } from './places.ts'
import { card, hunts, lock, locks, type NotAloneLesson, night, place, use } from './scene.ts'

const GATE = key('survival', 'survival', 'gate')
const fenced = { places: [numberOf('beach'), numberOf('rover')] }
const byGate = { card: numberOf('river'), copy: numberOf('beach'), use: {} }

export const doors: NotAloneLesson = {
  id: 'doors',
  minutes: 2,
  rules: ['NA-4.19', 'NA-6.10', 'NA-9.01', 'NA-10.17', 'NA-10.19', 'NA-10.20'],
  scenes: [
    night({ marker: true, hunt: { hand: ['force-field'] }, bea: { survival: ['gate'] } }, [
      plays('gnash', 'playHunt', 'force-field', fenced),
      say('fence', place('beach')),
      {
        task: 'around',
        asked: 'explore',
        at: [card('river')],
        accept: [lock('river')],
        tries: { over: { move: 'lockPlaces', args: [[numberOf('beach')]], rule: 'NA-4.19' } },
      },
      locks('milo', 'jungle'),
      ...hunts('jungle'),
      { task: 'later', asked: 'window', accept: [['pass']] },
      {
        task: 'stillLater',
        asked: 'window',
        at: [GATE],
        accept: [['pass']],
        tries: { early: { move: 'playSurvival', args: ['gate', byGate], rule: 'NA-6.10' } },
      },
      {
        task: 'through',
        asked: 'decide',
        at: [GATE],
        accept: [['playSurvival', 'gate', byGate]],
      },
      { check: g => !g.marker && g.rescue === 12 && g.hunted[1]!.will === 3 },
    ]),
  ],
}

export const source: NotAloneLesson = {
  id: 'source',
  minutes: 2,
  rules: ['NA-1.14', 'NA-8.23'],
  scenes: [
    night(
      {
        bea: { hand: ['jungle', 'river', 'source'], discard: ['lair', 'beach', 'rover'], will: 2 },
        // Nobody can draw what somebody holds.
        milo: { survival: SURVIVAL_CARD_IDS },
      },
      [
        say('hoard', key('seat', 'seat', 2)),
        { task: 'well', asked: 'explore', at: [card('source')], accept: [lock('source')] },
        locks('milo', 'jungle'),
        ...hunts('river'),
        { plays: 'milo', move: 'pass', args: [], ifAsked: 'window' },
        { plays: 'milo', move: 'pass', args: [], ifAsked: 'window' },
        {
          task: 'drink',
          asked: 'decide',
          at: [place('source')],
          accept: [use('source', { will: '1' })],
          mistakes: { nothing: ['doNothing'] },
          tries: { draw: { move: 'usePower', args: [9, { draw: true }], rule: 'NA-1.14' } },
        },
        { check: g => g.hunted[1]!.will === 3 },
      ],
    ),
  ],
}
