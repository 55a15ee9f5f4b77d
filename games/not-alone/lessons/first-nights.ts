/** What a first game needs: where to go, what being caught costs, how cards come back. */
import { say } from '../../kit/learn/lesson.ts'
import { numberOf } from './places.ts'
import { card, hunts, lock, locks, type NotAloneLesson, night, place, rests, use } from './scene.ts'

export const firstStep: NotAloneLesson = {
  id: 'first-step',
  minutes: 2,
  rules: ['NA-4.01', 'NA-4.02', 'NA-4.03', 'NA-6.13', 'NA-6.14', 'NA-6.16', 'NA-7.07', 'NA-8.18', 'NA-14'],
  scenes: [
    night({}, [
      say('rescue', 'track/rescue'),
      say('assimilation', 'track/assimilation'),
      {
        task: 'rover',
        asked: 'explore',
        at: [card('rover')],
        accept: [lock('rover')],
        tries: {
          both: { move: 'lockPlaces', args: [[4, 5]], rule: 'NA-4.02' },
          wreck: { move: 'lockPlaces', args: [[8]], rule: 'NA-4.01' },
        },
      },
      locks('milo', 'jungle'),
      ...hunts('beach'),
      {
        task: 'safe',
        asked: 'decide',
        accept: [use('rover').slice(0, 2) as ['usePower', number]],
        mistakes: { nothing: ['doNothing'] },
        tries: { river: { move: 'usePower', args: [5, { take: 3 }], rule: 'NA-8.18' } },
      },
      rests('milo', 'jungle'),
      {
        check: g =>
          g.round === 2 &&
          g.rescue === 13 &&
          g.hunted[1]!.discard[0] === 5 &&
          g.hunted[1]!.hand.length === 5 &&
          g.hunted[1]!.owned.length === 6,
      },
      say('dawn', 'discard'),
    ]),
  ],
}

export const caught: NotAloneLesson = {
  id: 'caught',
  minutes: 2,
  rules: ['NA-6.30', 'NA-6.32', 'NA-6.33', 'NA-6.34', 'NA-8.12', 'NA-12'],
  scenes: [
    night({ bea: { hand: ['lair', 'river'] } }, [
      say('counting', 'discard'),
      {
        task: 'lesser',
        asked: 'explore',
        accept: [lock('river')],
        mistakes: { lair: lock('lair'), resist: ['resist'], giveUp: ['giveUp'] },
      },
      locks('milo', 'jungle'),
      ...hunts('river'),
      rests('milo', 'jungle'),
      { check: g => g.hunted[1]!.will === 2 && g.assimilation === 7 && g.rescue === 13 },
      say('price', 'track/assimilation'),
    ]),
  ],
}

export const resist: NotAloneLesson = {
  id: 'resist',
  minutes: 3,
  rules: ['NA-4.04', 'NA-4.05', 'NA-4.06', 'NA-4.07', 'NA-4.08', 'NA-4.09', 'NA-4.10', 'NA-4.12'],
  scenes: [
    night({ bea: { hand: ['river'] } }, [
      {
        task: 'two',
        asked: 'explore',
        accept: [(move, [places]) => move === 'resist' && (places as number[]).length === 2],
        mistakes: { river: lock('river'), one: ['resist'], giveUp: ['giveUp'] },
        tries: { three: { move: 'resist', args: [[1, 2, 4]], rule: 'NA-4.05' } },
      },
      { check: g => g.hunted[1]!.will === 2 && g.hunted[1]!.hand.length === 3 },
      { task: 'lock', asked: 'explore', accept: [['lockPlaces']] },
    ]),
    night({ bea: { hand: ['river'], will: 1 } }, [
      {
        task: 'giveUp',
        asked: 'explore',
        accept: [['giveUp']],
        mistakes: { river: lock('river') },
        tries: { resist: { move: 'resist', args: [[1, 2]], rule: 'NA-4.08' } },
      },
      {
        check: g => g.hunted[1]!.will === 3 && g.hunted[1]!.hand.length === 5 && g.assimilation === 7,
      },
    ]),
  ],
}

export const hurry: NotAloneLesson = {
  id: 'hurry',
  minutes: 2,
  rules: ['NA-8.16', 'NA-8.17', 'NA-8.21', 'NA-8'],
  scenes: [
    night({ marker: true }, [
      say('steps', place('beach')),
      { task: 'beach', asked: 'explore', at: [card('beach')], accept: [lock('beach')] },
      locks('milo', 'beach'),
      ...hunts('river'),
      say('crowd', place('beach')),
      {
        task: 'signal',
        asked: 'decide',
        accept: [use('beach')],
      },
      { check: g => g.rescue === 13 },
      rests('milo', 'beach'),
      { check: g => g.rescue === 12 && g.round === 2 && !g.marker },
      say('late', 'track/rescue'),
    ]),
  ],
}

/** A card that the Creature must not see is chosen by its number. */
export const river: NotAloneLesson = {
  id: 'river',
  minutes: 2,
  rules: ['NA-6.01', 'NA-6.02', 'NA-8.15'],
  scenes: [
    night({ bea: { hand: ['lair', 'jungle', 'beach', 'rover'], active: 'river' } }, [
      {
        task: 'two',
        asked: 'explore',
        at: [card('beach'), card('jungle')],
        accept: [lock('jungle', 'beach'), lock('beach', 'jungle')],
        tries: { one: { move: 'lockPlaces', args: [[4]], rule: 'NA-4.02' } },
      },
      locks('milo', 'rover'),
      ...hunts('beach'),
      {
        task: 'slip',
        asked: 'riverReturn',
        at: [place('beach')],
        accept: [['answer', [String(numberOf('beach'))]]],
        mistakes: { jungle: ['answer'] },
      },
      {
        task: 'home',
        asked: 'decide',
        accept: [use('jungle', { back: [3] })],
      },
      { check: g => g.hunted[1]!.hand.length === 5 && g.hunted[1]!.will === 3 },
    ]),
  ],
}
