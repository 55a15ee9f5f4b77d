import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import { asksOf } from '../../games/kit/index.ts'
import { SEAT_COLOURS } from '../../games/kit/picture.ts'
import { engineOf } from '../support/bgio.ts'
import { chanceOf } from '../support/contract/chance.ts'

describe('pictures of positions', () => {
  for (const [id, { load, meta }] of Object.entries(catalogue)) {
    if (!meta.complete) {
      it(`${id}: nothing has to be drawn before it is complete`, () => expect(meta.complete).to.equal(false))
      continue
    }
    it(`${id}: show every moment, with any number of players, without a word that needs a font`, async function () {
      this.timeout(120_000)
      const module = await load()
      const draw = await module.picture!()
      for (let players = meta.minPlayers; players <= meta.maxPlayers; players++) {
        const chance = chanceOf(`picture/${id}/${players}`)
        const engine = engineOf({ ...module.createGame(), seed: `picture/${players}` })
        let match = engine.start(players, {})
        for (let made = 0; made < 60 && !match.ctx.gameover; made++) {
          const { frame, svg, points, goal } = draw(module.view(match.G, null))
          const about = `${players} players after ${made} moves`
          expect(svg, about).to.match(/^<[\s\S]*>$/)
          expect(svg, about).not.to.match(/NaN|undefined|Infinity|<text|<image|var\(|currentColor/)
          expect(
            [frame.width, frame.height, goal].every(value => value > 0),
            about,
          ).to.equal(true)
          for (const { seat, count } of points) {
            expect(match.ctx.playOrder, about).to.include(seat)
            expect(count, about).to.satisfy(Number.isFinite)
          }
          const seat = chance.pick(match.ctx.playOrder.filter(one => asksOf(match.G, one).length > 0))
          const play = module.anyMove(module.view(match.G, seat), seat, chance.number)
          if (play) match = engine.move(match, seat, play.move, play.args)
        }
      }
    })
  }

  it('have the colours that seats have elsewhere', () => {
    for (const file of ['lobby/web/design/tokens.css', 'games/twilight-imperium-3/board/map/map.css']) {
      const css = readFileSync(file, 'utf8')
      const dark = SEAT_COLOURS.map((_, seat) => new RegExp(`--sb-seat-${seat}: (#\\w+)`).exec(css)?.[1])
      expect(dark, file).to.deep.equal(SEAT_COLOURS)
    }
  })
})
