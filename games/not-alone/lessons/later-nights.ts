/** What comes after the first game: cards, the planet's bite, and the other side of the hunt. */
import { plays, say } from '../../kit/learn/lesson.ts'
import { key } from '../rules/facets.ts'
import { card, hunts, lock, locks, type NotAloneLesson, night, place, rests, use } from './scene.ts'

const DODGE = key('survival', 'survival', 'dodge')

export const dodge: NotAloneLesson = {
  id: 'dodge',
  minutes: 2,
  rules: ['NA-3.02', 'NA-3.05', 'NA-3', 'NA-6.04', 'NA-6.36', 'NA-10'],
  scenes: [
    night({ bea: { hand: ['river', 'beach'], survival: ['dodge'] } }, [
      say('sleeve', DODGE),
      {
        task: 'bold',
        asked: 'explore',
        at: [card('beach')],
        accept: [lock('beach')],
        tries: { early: { move: 'playSurvival', args: ['dodge', {}], rule: 'NA-3.02' } },
      },
      locks('milo', 'jungle'),
      ...hunts('beach'),
      {
        task: 'wait',
        asked: 'window',
        at: [place('beach')],
        accept: [['pass']],
        tries: { early: { move: 'playSurvival', args: ['dodge', {}], rule: 'NA-3.02' } },
      },
      {
        task: 'now',
        asked: 'window',
        at: [DODGE],
        accept: [['playSurvival', 'dodge']],
        mistakes: { pass: ['pass'] },
      },
      { task: 'beach', asked: 'decide', accept: [use('beach')] },
      rests('milo', 'jungle'),
      {
        check: g => g.hunted[1]!.will === 3 && g.hunted[2]!.will === 3 && g.assimilation === 8 && g.marker,
      },
    ]),
  ],
}

export const artemia: NotAloneLesson = {
  id: 'artemia',
  minutes: 2,
  rules: ['NA-5.02', 'NA-6.24', 'NA-6.25', 'NA-6.26'],
  scenes: [
    night({ rescue: 6, bea: { hand: ['river', 'beach', 'rover'] } }, [
      say('symbols', 'track/rescue'),
      { task: 'river', asked: 'explore', at: [card('river')], accept: [lock('river')] },
      locks('milo', 'jungle'),
      plays('gnash', 'placeToken', 'creature', 4),
      plays('gnash', 'placeToken', 'artemia', 3),
      plays('gnash', 'endPlacement'),
      rests('milo', 'jungle'),
      { task: 'spare', asked: 'artemiaDiscard', accept: [['answer']] },
      {
        check: g => g.hunted[1]!.will === 3 && g.hunted[1]!.hand.length === 1 && g.assimilation === 8,
      },
    ]),
  ],
}

const creature = (...steps: Parameters<typeof night>[1]) => ({
  ...night({ hunt: { hand: ['fierceness', 'interference'] }, milo: { hand: ['beach'] } }, steps),
  you: 'gnash',
})

export const theCreature: NotAloneLesson = {
  id: 'creature',
  minutes: 3,
  rules: ['NA-5', 'NA-3.06', 'NA-9'],
  scenes: [
    creature(
      locks('bea', 'jungle'),
      locks('milo', 'beach'),
      {
        task: 'wait',
        asked: 'watch',
        accept: [['pass']],
        tries: { early: { move: 'playHunt', args: ['fierceness', {}], rule: 'NA-3.02' } },
      },
      say('look', key('seat', 'seat', 2)),
      {
        task: 'teeth',
        asked: 'place',
        at: [key('hunt', 'hunt', 'fierceness')],
        accept: [['playHunt', 'fierceness']],
        mistakes: { interference: ['playHunt', 'interference'], end: ['endPlacement'] },
      },
      {
        task: 'pounce',
        asked: 'place',
        accept: [['placeToken', 'creature', 4]],
        mistakes: {
          end: ['endPlacement'],
          nobody: (move, [, place]) => move === 'placeToken' && (place as number) > 5,
        },
        tries: {
          second: { move: 'playHunt', args: ['interference', {}], rule: 'NA-3.06' },
          artemia: { move: 'placeToken', args: ['artemia', 2], rule: 'NA-5.02' },
        },
      },
      { task: 'end', asked: 'place', accept: [['endPlacement']] },
      rests('bea', 'jungle'),
      { check: g => g.hunted[2]!.will === 1 && g.assimilation === 7 },
    ),
  ],
}
