/** Every game can be ended by all who play, at any moment: rules, words and boards know what to do with a game that ended early. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import '../support/styles.ts'
import { expect } from 'chai'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { catalogue } from '../../games/index.ts'
import type { BoardProps } from '../../games/kit/board.ts'
import {
  agreedEndsOf,
  endedTogether,
  endingOf,
  type GameModule,
  isOpen,
  type KitState,
  LANGUAGES,
  linesOf,
  readerOf,
  refuseSetup,
} from '../../games/kit/index.ts'
import { toy } from '../../games/toy/index.ts'
import { engineOf, type MatchState } from '../../lobby/bgio.ts'
import { AGREED_END, after as afterMove } from '../../lobby/replay.ts'
import { chance } from '../lobby/support/tables.ts'
import { optionSetsOf } from '../support/contract.ts'

/** So many moves lie between two moments at which a game is ended, the first of which is its beginning. */
const EVERY = 37
/** So many moments of each game are looked at, and of so many the board is drawn: that is slow without a browser. */
const MOMENTS = 6
const DRAWN = 3

const RAW = /\{\{|\}\}|undefined|\[object|NaN/

const modules: GameModule[] = [
  toy,
  ...(await Promise.all(Object.values(catalogue).map(({ load }) => load()))),
]

const setsOf = (module: GameModule) => optionSetsOf(module, Math.max(module.meta.minPlayers, 3))

/** Moments of a random game that is running, at a table of three or as few more as its options are for. */
function momentsOf(module: GameModule, index: number): MatchState[] {
  const engine = engineOf(module)
  const { minPlayers, maxPlayers } = module.meta
  const options = setsOf(module)[index]!
  const sizes = Array.from({ length: maxPlayers - 2 }, (_, n) => n + 3)
  const players = [...sizes, minPlayers].find(size => !refuseSetup(module.options, options, size))!
  const random = chance(index + 1)
  let state = engine.begin(players, options, `agreed/${index}`)
  const moments = [state]
  for (let made = 1; moments.length < MOMENTS; made++) {
    const seats = state.G.asks.filter(isOpen).map(({ seat }) => seat)
    const seat = seats[Math.floor(random() * seats.length)]!
    const play = module.anyMove(engine.view(state, seat), seat, random)
    if (!play) continue
    state = engine.apply(state, seat, play.move, play.args)!
    if (state.G.outcome) break
    if (made % EVERY === 0) moments.push(state)
  }
  return moments
}

const boardOf = (game: string) => resolve('games', game, 'board', 'index.tsx')

describe('kit: ending together', function () {
  this.timeout(300_000)
  const { NODE_ENV } = process.env
  before(() => {
    process.env.NODE_ENV = 'production'
  })
  after(() => {
    process.env.NODE_ENV = NODE_ENV
  })

  it('is void everywhere; it stands and is drawn where the game has a ranking for that', () => {
    expect(Object.fromEntries(modules.map(module => [module.meta.id, agreedEndsOf(module)]))).to.deep.equal({
      toy: ['void', 'stands', 'drawn'],
      'not-alone': ['void'],
      'space-station-phoenix': ['void', 'stands', 'drawn'],
      'race-for-the-galaxy': ['void', 'stands', 'drawn'],
      'twilight-imperium-3': ['void', 'stands', 'drawn'],
    })
    const { G } = engineOf(modules[1]!).begin(3, {}, 'none')
    for (const end of ['stands', 'drawn'] as const)
      expect(endedTogether(modules[1]!, G, '0', end), end).to.equal(undefined)
  })

  it('is the same in pages, which play a match again to see whether it is true', async () => {
    for (const { meta, loadFor } of Object.values(catalogue))
      for (const language of LANGUAGES) {
        const page = await loadFor?.(language)
        const whole = modules.find(module => module.meta.id === meta.id)!
        if (page) expect(agreedEndsOf(page), meta.id).to.deep.equal(agreedEndsOf(whole))
      }
  })

  for (const module of modules)
    it(`${module.meta.id}: ends at any moment, for everybody, in words`, () => {
      const engine = engineOf(module)
      const readers = LANGUAGES.map(language => readerOf(module.text, language, seat => `Player ${seat}`))
      for (const index of setsOf(module).keys())
        for (const state of momentsOf(module, index))
          for (const end of agreedEndsOf(module)) {
            const about = `${index}, step ${state._stateID}: ${end}`
            const before = JSON.stringify(state.G)
            const made = { step: state._stateID + 1, seat: '1', move: AGREED_END, args: [end] }
            const ended = afterMove(engine, state, made)!
            expect(JSON.stringify(state.G), about).to.equal(before)
            const { G, ctx } = ended
            expect(JSON.parse(JSON.stringify(G)), about).to.deep.equal(G)
            const { outcome } = G as KitState
            expect(ctx.gameover, about).to.deep.equal(outcome)
            expect(engine.ctx(ended), about).to.include({ phase: null, activePlayers: null })
            expect(outcome, about).to.include({ agreed: end })
            expect(afterMove(engine, ended, { ...made, step: made.step + 1 }), about).to.equal(undefined)
            const places = endingOf(module, G, ctx.playOrder)?.places
            if (end === 'void') expect(places, about).to.equal(undefined)
            if (end === 'drawn') expect(places, about).to.deep.equal([ctx.playOrder.map(seat => [seat])])
            if (end === 'stands') {
              expect(outcome!.winners, about).not.to.deep.equal([])
              expect(places![0]!.flat(), about).to.have.members(outcome!.winners)
            } else expect(outcome!.winners, about).to.deep.equal([])
            const said = linesOf(G.log).filter(({ n }) => n > state.G.log.last)
            for (const reader of readers)
              for (const one of [outcome!.line, ...said.map(({ line }) => line!)]) {
                expect(reader.read(one), about).not.to.match(RAW)
                expect(reader.read(one), about).not.to.include(one.key)
              }
            for (const seat of [...ctx.playOrder, null]) {
              const view = engine.view(ended, seat) as Pick<KitState, 'asks' | 'outcome'>
              expect([view.asks, view.outcome], about).to.deep.equal([[], outcome])
              if (seat !== null) expect(module.legalMoves(view, seat), about).to.deep.equal([])
            }
          }
    })

  // A game may have none yet.
  for (const module of modules.filter(({ meta }) => existsSync(boardOf(meta.id))))
    it(`${module.meta.id}: its board shows a game that ended early`, async () => {
      const engine = engineOf(module)
      const { Board } = (await import(pathToFileURL(boardOf(module.meta.id)).href)) as {
        Board: ComponentType<BoardProps<unknown>>
      }
      const moments = momentsOf(module, 0)
      const some = moments.filter((_, i) => i % Math.ceil(moments.length / DRAWN) === 0)
      for (const state of some)
        for (const end of agreedEndsOf(module))
          for (const [language, seat] of [
            ['en', '0'],
            ['ja', null],
          ] as const) {
            const ended = engine.endTogether(state, '1', end)!
            const props: BoardProps<unknown> = {
              view: engine.view(ended, seat),
              seat,
              isActive: false,
              legalMoves: [],
              refusal: () => undefined,
              move: async () => undefined,
              sending: false,
              reader: readerOf(module.text, language, one => `Player ${one}`),
              players: ended.ctx.playOrder.map(one => ({
                seat: one,
                name: `Player ${one}`,
                bot: null,
                free: false,
                online: true,
              })),
              settings: { language, pace: 0, reducedMotion: true },
              step: ended._stateID,
              past: false,
              draft: () => undefined,
              setDraft: () => {},
            }
            const drawn = renderToStaticMarkup(<Board {...props} />)
            expect(drawn.length, end).to.be.above(500)
            expect(drawn, end).not.to.match(RAW)
          }
    })
})
