/** What a seat may take the hidden part of a game for, at questions with nothing under way. */
import isEqual from 'lodash/isEqual.js'
import { playOn, worldOf } from '../../games/kit/think/playout.ts'
import { bots } from '../../games/twilight-imperium-3/bot.ts'
import { ACTION_CARDS } from '../../games/twilight-imperium-3/data/index.ts'
import { determinize, isClear } from '../../games/twilight-imperium-3/determinize.ts'
import { definition } from '../../games/twilight-imperium-3/game.ts'
import type { TiState } from '../../games/twilight-imperium-3/index.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { readRecorded, walk } from '../support/recorded.ts'
import { expect, module, ti } from './support.ts'

const { view } = module

/** Every so many of the questions somebody guesses; `EVERY=1` looks at all of them, in all recorded games. */
const EVERY = Number(process.env.EVERY ?? 5)
const USUAL = ['imperium-rex-four.json', 'everything-six.json']

const FOLDERS = ['', 'options/'].map(
  folder => new URL(`../fixtures/twilight-imperium-3/${folder}`, import.meta.url),
)

/** What is put on the stack twice is done once. */
const distinct = (steps: TiState['steps']) => steps.filter((step, i) => !isEqual(step, steps[i - 1]))

/** Of a card that gives a turn before others, or makes somebody choose once more, no view tells. */
const isUntold = ({ steps }: TiState) =>
  steps.some(step => step.do === 'startOrder' || step.do === 'reopen' || 'not' in step)

describe('twilight-imperium-3: a guess at what is hidden', function () {
  this.timeout(120_000)

  for (const folder of FOLDERS)
    for (const [file, recorded] of readRecorded(folder)) {
      if (!process.env.EVERY && !USUAL.includes(file)) continue
      it(`looks the same to whoever guesses, and would go on in the same way: ${recorded.title}`, () => {
        let asked = 0
        let n = -1
        for (const { match, made } of walk(module, recorded)) {
          const { seat } = made
          n += 1
          const { G } = match
          const seen = view(G, seat)
          if (isClear(seen, seat) && asked++ % EVERY === 0) {
            const guessed = determinize(seen, seat, chanceOf(`${file} ${n}`).number)
            const where = `${seat} before move ${n}`
            expect(view(guessed, seat), where).to.deep.equal(seen)
            if (!isUntold(G)) expect(guessed.steps, where).to.deep.equal(distinct(G.steps))
          }
        }
        expect(asked).to.be.above(recorded.players)
      })
    }

  /** Bea's turn is next; what Ada sees of the others is how many cards they hold. */
  const choosing = () =>
    ti({
      ada: { actionCards: ['sabotage'] },
      bea: { actionCards: ['plague', 'uprising'] },
    })

  it('deals others what may be theirs, each card as often as there is one', () => {
    const t = choosing()
    const hands = new Set<string>()
    for (let n = 0; n < 20; n++) {
      const { players, decks } = determinize(view(t.state, '0'), '0', chanceOf(`deal ${n}`).number)
      expect(players['0']!.actionCards).to.deep.equal(['sabotage'])
      hands.add(players['1']!.actionCards.join())
      const all = [...Object.values(players).flatMap(({ actionCards }) => actionCards), ...decks.actionCards]
      expect(all.filter(card => card === 'sabotage').length, 'all there are').to.be.at.most(
        ACTION_CARDS.sabotage!.copies,
      )
      expect(all.filter(card => card === 'plague').length, 'the only one').to.be.at.most(1)
    }
    expect(hands.size).to.be.above(10)
  })

  it('is the same whatever lies hidden from the seat', () => {
    const [one, other] = [choosing().state, choosing().state]
    other.players['1']!.actionCards = ['veto', 'recheck']
    other.decks.objectives.reverse()
    const [guess, same] = [one, other].map(g => determinize(view(g, '0'), '0', chanceOf('same').number))
    expect(same).to.deep.equal(guess)
  })

  it('can be played on', () => {
    const view0 = view(choosing().state, '0')
    const game = { definition, determinize, policy: bots.cadet }
    const { g } = playOn(
      game,
      worldOf(game, view0, '0', chanceOf('on').number),
      undefined,
      (now, begin) => now.round > begin.round,
    )
    expect(g.round).to.equal(3)
  })

  it('is made of no moment in which more is under way', () => {
    const t = choosing()
    const seen = view(t.state, '0')
    expect(isClear(seen, '0')).to.equal(true)
    expect(isClear(view(t.state, '1'), '1'), 'who is not asked').to.equal(false)
    const [ask] = seen.asks
    for (const busy of [
      { asks: [{ ...ask!, kind: 'vote' as const }] },
      { asks: [ask!, { ...ask!, id: ask!.id + 1, seat: '1' }] },
      { window: { id: 'W04', cause: {}, n: 1 } as const },
    ]) {
      const moment = { ...seen, ...busy }
      expect(isClear(moment, '0')).to.equal(false)
      expect(() => determinize(moment, '0', () => 0)).to.throw('too much is under way')
    }
  })
})
