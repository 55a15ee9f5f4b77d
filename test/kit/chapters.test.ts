import { expect } from 'chai'
import * as kit from '../../games/kit/index.ts'
import { meta } from '../../games/toy/meta.ts'
import { OPTIONS } from '../../games/toy/options.ts'
import { choosing } from '../../games/toy/rules/choosing.ts'
import { sparks } from '../../games/toy/rules/sparks.ts'
import { standing } from '../../games/toy/rules/standing.ts'
import { winner } from '../../games/toy/rules/winner.ts'
import { setup } from '../../games/toy/setup.ts'
import type { ToyChapter, ToyState } from '../../games/toy/state.ts'
import { view } from '../../games/toy/view.ts'

const contents = {
  ...meta,
  name: meta.id,
  options: OPTIONS,
  phases: ['choose', 'reveal'],
  setup,
  view,
} as const

/** Not read by the compiler: what a game is told that was compiled without it. */
const put = (...chapters: ToyChapter[]) =>
  kit.defineGame({
    ...contents,
    chapters: chapters as unknown as [typeof choosing, typeof sparks, typeof winner],
  })

describe('kit: chapters', () => {
  it('have their moves, answers and steps together, and stages for what moves of their own answer', () => {
    const { moves, stages, steps } = kit.defineGame({
      ...contents,
      chapters: [choosing, sparks, winner],
      standing,
    })
    expect(Object.keys(moves)).to.deep.equal([
      ...['choose', 'swap', 'spark', 'pass', 'answer', 'setStanding', 'dropStanding'],
    ])
    expect(moves.answer!.during).to.deep.equal(['gift', 'thanks', 'stack'])
    expect(stages).to.deep.equal(['choose', 'swap', 'react'])
    expect(Object.keys(steps)).to.include.members(['round', 'reveal', 'endRound'])
  })

  it('throw where two of them give the same name', () => {
    expect(() => put(choosing, { steps: { round() {} } })).to.throw('two chapters have the step round')
    expect(() => put(winner, { answers: { gift() {} } })).to.throw('two chapters have the answer gift')
    expect(() => put(choosing, { moves: { swap: choosing.moves.swap } })).to.throw(
      'two chapters have the move swap',
    )
  })

  it('name nothing that every object has', () => {
    const odd = { moves: { constructor: choosing.moves.swap } } as unknown as ToyChapter
    expect(() => put(odd)).not.to.throw()
  })

  it('are followed by what comes after each step', () => {
    const done: string[] = []
    const afterEachStep = (_: kit.Env<ToyState>, { do: name }: kit.Step) => {
      done.push(name)
    }
    const definition = kit.defineGame({ ...contents, chapters: [choosing, sparks, winner], afterEachStep })
    const random = { Shuffle: <T>(cards: T[]) => cards } as unknown as kit.Random
    const options = { choice: 'final', deck: 'plain', rounds: 1, bonus: false, bonusSize: 1, handicap: 0 }
    kit.begin(definition, { random, numPlayers: 2, options: options as never })
    expect(done).to.deep.equal(['round'])
  })

  it('do every step and answer every question, or the compiler says so', () => {
    const short = () => {
      // @ts-expect-error nothing does `score`, nothing answers `gift`
      kit.defineGame({ ...contents, chapters: [choosing, sparks] })
      const silent = { ...winner, answers: { gift() {}, stack() {} } }
      // @ts-expect-error nothing answers `thanks`
      kit.defineGame({ ...contents, chapters: [choosing, sparks, silent] })
      // @ts-expect-error no move answers `choose`
      kit.defineGame({ ...contents, chapters: [{ steps: choosing.steps, moves: {} }, sparks, winner] })
      // @ts-expect-error there is no step `scoer`
      kit.defineGame({ ...contents, chapters: [choosing, sparks, winner, { steps: { scoer() {} } }] })
    }
    expect(short).to.be.a('function')
  })

  it('know their steps and questions, or the compiler says so', () => {
    const misspelt = (g: ToyState) => {
      // @ts-expect-error
      kit.next(g, { do: 'scoer' })
      // @ts-expect-error
      kit.next(g, { do: 'askGift' })
      // @ts-expect-error
      kit.ask(g, { seat: '0', kind: 'gitf', required: true })
      // @ts-expect-error nothing says who gave the point
      kit.ask(g, { seat: '0', kind: 'thanks', required: true })
      // @ts-expect-error
      kit.moveOf<ToyState, ToyState>()({ ...choosing.moves.swap, during: ['swpa'] })
    }
    expect(misspelt).to.be.a('function')
  })
})
