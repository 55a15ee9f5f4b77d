import { expect } from 'chai'
import * as kit from '../../games/kit/index.ts'
import { stateWith, unrandom } from './state.ts'

interface Say {
  do: 'say'
  word: string
}
interface Nest {
  do: 'nest'
}
interface Ask {
  do: 'ask'
  required: boolean
}
interface End {
  do: 'end'
}
type Work = Say | Nest | Ask | End

function play(...work: Work[]) {
  const said: string[] = []
  const g: kit.KitState<Work> = { ...stateWith({}), steps: [] }
  const handlers: kit.StepHandlers<typeof g> = {
    say: (_, { word }) => {
      said.push(word)
    },
    nest: env =>
      kit.next(
        env.g,
        { do: 'say', word: 'inner 1' },
        { do: 'ask', required: true },
        { do: 'say', word: 'inner 2' },
      ),
    ask: (env, { required }) => {
      kit.ask(env.g, { seat: '0', kind: 'q', required })
    },
    end: env => {
      kit.ask(env.g, { seat: '0', kind: 'late', required: true })
      env.g.outcome = { winners: ['0'], line: kit.line('end') }
    },
  }
  kit.next(g, ...work)
  const run = () => kit.run({ g, random: unrandom }, handlers)
  return { g, said, run }
}

describe('kit: steps', () => {
  it('are done in the given order until a required question is open', () => {
    const { g, said, run } = play(
      { do: 'say', word: 'a' },
      { do: 'say', word: 'b' },
      { do: 'ask', required: true },
      { do: 'say', word: 'c' },
    )
    run()
    expect(said).to.deep.equal(['a', 'b'])
    expect(kit.isWaiting(g)).to.equal(true)
  })

  it('that a step adds come before everything that was there, also after a question in between', () => {
    const { g, said, run } = play({ do: 'nest' }, { do: 'say', word: 'outer' }, { do: 'end' })
    run()
    expect(said).to.deep.equal(['inner 1'])
    kit.closeAll(g)
    run()
    expect(said).to.deep.equal(['inner 1', 'inner 2', 'outer'])
  })

  it('go on when only questions that need no answer are open, and close those', () => {
    const { g, run } = play({ do: 'ask', required: false }, { do: 'ask', required: true })
    run()
    expect(g.asks.map(({ required }) => required)).to.deep.equal([true])
  })

  it('keep a question that needs no answer open beside one that does', () => {
    const { g, run } = play({ do: 'ask', required: true }, { do: 'say', word: 'later' })
    kit.ask(g, { seat: '1', kind: 'must', required: true })
    kit.ask(g, { seat: '2', kind: 'may', required: false })
    run()
    expect(g.asks.map(({ kind }) => kind)).to.deep.equal(['must', 'may'])
  })

  it('stop at the end of the game: nothing is open and nothing is left to do', () => {
    const { g, said, run } = play({ do: 'end' }, { do: 'say', word: 'never' })
    run()
    expect(said).to.deep.equal([])
    expect(g.asks).to.deep.equal([])
    expect(g.steps).to.deep.equal([])
  })

  it('throw on defects: nobody asked and nothing to do, a step without a handler, rules that never wait', () => {
    expect(() => play().run()).to.throw('nobody is asked')
    expect(() => play({ do: 'lost' } as never).run()).to.throw('no handler for the step lost')
    const g = stateWith({ steps: [{ do: 'again' }] })
    const again = { again: (env: kit.Env<typeof g>) => kit.next(env.g, { do: 'again' }) }
    expect(() => kit.run({ g, random: unrandom }, again)).to.throw('never wait')
  })
})
