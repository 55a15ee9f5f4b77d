/** The first round of somebody new: it can be set up, and the coach has a sentence for all that is asked in it. */
import { expect } from 'chai'
import { asksOf, LANGUAGES, refuseSetup } from '../../games/kit/index.ts'
import { twilightImperium3 as module } from '../../games/twilight-imperium-3/index.ts'
import type { TiState, TiView } from '../../games/twilight-imperium-3/state.ts'
import { playout } from '../tools/bench/playout.ts'

/** Two sentences at most, in sight on a phone. */
const LONGEST = { en: 130, ja: 60 }
const ROUNDS = 2

/** What the newcomer is asked in the first rounds of a first game. */
function kindsAsked(seed: string): Set<string> {
  const { seats: players, options, bots } = module.meta.firstGame!
  const kinds = new Set<string>()
  const enough = new Error('enough')
  try {
    playout<TiState, TiView>({
      module,
      seed,
      players,
      options,
      playerOf: (_, seat) => {
        const bot = module.bots[seat === '0' ? module.meta.bots[0]! : bots[Number(seat) - 1]!]!
        return (view, own, chance) => bot(view, own, chance.number)
      },
      watch(g) {
        if (g.round > ROUNDS) throw enough
        for (const { kind, required } of asksOf(g, '0')) if (required) kinds.add(kind)
      },
    })
  } catch (error) {
    if (error !== enough) throw error
  }
  return kinds
}

describe('twilight-imperium-3: the coach', function () {
  this.timeout(120_000)
  const { seats, options, bots } = module.meta.firstGame!

  it('has a first game that can be set up, with a bot for each other seat', () => {
    expect(refuseSetup(module.options, options, seats)).to.equal(undefined)
    expect(bots).to.have.length(seats - 1)
    for (const bot of bots) expect(module.meta.bots).to.include(bot)
  })

  it('has a sentence for each kind of question of the first rounds, in both languages', () => {
    const kinds = new Set(['a', 'b', 'c'].flatMap(seed => [...kindsAsked(seed)]))
    expect(kinds.size).to.be.above(5)
    for (const language of LANGUAGES) expect(module.text[language].coach).to.include.keys([...kinds])
  })

  it('says nothing that is too long, and nothing about questions that there are not', () => {
    for (const language of LANGUAGES) {
      const { coach, ask } = module.text[language] as Record<string, Record<string, string>>
      const asked = Object.keys(ask!).map(key => key.replace(/_(one|other)$/, ''))
      for (const [kind, words] of Object.entries(coach!)) {
        expect(words.length, `${language} ${kind}`).to.be.within(5, LONGEST[language])
        expect(asked, kind).to.include(kind)
      }
    }
  })
})
