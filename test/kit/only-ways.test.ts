/** What can be answered in one way alone: hosts answer it for people, so there must be no other way. */
import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import { filmsOf } from '../support/stage/moments.ts'
import { chance } from '../tools/bench/play.ts'

/** Of so many moments one is looked at. */
const EACH = 5
const DRAWS = 6
/** So many recorded games are looked through. */
const GAMES = 2

describe('the only way to answer a question', () => {
  for (const [game, { load }] of Object.entries(catalogue))
    it(`is legal in ${game}, and random play finds no other one`, async function () {
      this.timeout(120_000)
      const module = await load()
      const random = chance(1)
      let found = 0
      for (const { states } of (await filmsOf(game)).slice(0, GAMES))
        for (let step = 0; step < states.length; step += EACH) {
          const state = states[step]!
          for (const seat of new Set(state.asks.flatMap(ask => (ask.required ? ask.seat : [])))) {
            const view = module.view(state, seat)
            const ways = module.onlyWays(view, seat)
            for (const { ask, play, label } of ways) {
              found += 1
              expect(label.key, 'a name').to.be.a('string')
              expect(module.refusal(view, seat, play.move, play.args), play.move).to.equal(undefined)
              for (let draw = 0; draw < DRAWS; draw++) {
                const drawn = module.anyMove(view, seat, random)
                if (drawn?.args[0] === ask.id) expect(drawn, ask.kind).to.deep.equal(play)
              }
            }
          }
        }
      expect(found).to.be.above(0)
    })
})
