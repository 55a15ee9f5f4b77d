import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import { exportOf, type GameModule, type KitState, positionOf, scenarioOf } from '../../games/kit/index.ts'
import { toy } from '../../games/toy/index.ts'
import { filmsOf } from '../support/stage/moments.ts'
import { type Table, table } from '../support/table.ts'

type AnyTable = Table<KitState, unknown, string>

/** Runs the text as a test file is run; what its table was when it ended, and its title. */
function evaluated(text: string, module: GameModule): { title: string; t: AnyTable } {
  const [, name] =
    /^import \{ (\w+) \} from 'starboard-games\/[\w-]+'\nimport \{ table \} from 'starboard-games\/testing'\n/.exec(
      text,
    )!
  const body = text.split('\n').slice(2).join('\n')
  let ran: { title: string; t: AnyTable } | undefined
  let sat: AnyTable | undefined
  const sits = (...args: Parameters<typeof table>) => {
    sat = table(...args) as AnyTable
    return sat
  }
  const it = (title: string, test: () => void) => {
    test()
    ran = { title, t: sat! }
  }
  new Function('it', 'table', name!, body)(it, sits, module)
  return ran!
}

describe('kit: a position as the text of a test', () => {
  for (const game of Object.keys(catalogue)) {
    it(`opens that very position of ${game}, to be played on`, async () => {
      const [film] = await filmsOf(game)
      const { module, states, recorded } = film!
      const { players, options } = recorded
      for (const step of [0, 7, Math.floor(states.length / 2), states.length - 2]) {
        const text = scenarioOf(positionOf(module, states[step]!, players, options), `move ${step}`)
        const { t, title } = evaluated(text, module)
        expect(title).to.equal(`move ${step}`)
        expect(t.state).to.deep.equal(states[step])
        const { seat } = t.state.asks.find(({ required, answer }) => required && !answer)!
        const asked = t.seat(['ada', 'bea', 'cy', 'dee', 'eli', 'fay', 'gus'][Number(seat)]!)
        const { move, args } = asked.legal[0]!
        asked.does(move, ...args.slice(1))
        expect(t.state).not.to.deep.equal(states[step])
      }
    })

    it(`names ${game} as its entry exports it`, async () => {
      const entry = (await import(`../../games/${game}/index.ts`)) as Record<string, unknown>
      expect(entry[exportOf(game)]).to.equal(await catalogue[game]!.load())
    })
  }

  it('takes any title', () => {
    const t = table(toy, { seats: ['ada', 'bea'] })
    const title = `it's \\ "quoted" \`\${x}\` 
 ‘here’`
    const text = scenarioOf(positionOf(toy, t.state, 2, {}), title)
    expect(evaluated(text, toy as GameModule).title).to.equal(title.replace(/\s+/g, ' '))
  })
})

describe('scenario tables that begin with a position', () => {
  const begun = () => {
    const t = table(toy, { seats: ['ada', 'bea'], options: { rounds: 1, deck: 'plain' } })
    const { move, args } = t.ada.legal[0]!
    t.ada.does(move, ...args.slice(1))
    return positionOf(toy, t.state, 2, { rounds: 1, deck: 'plain' })
  }

  it('have its state and options, and may be arranged further', () => {
    const position = begun()
    const t = table(toy, { seats: ['ada', 'bea'], position })
    expect(t.state).to.deep.equal(position.state)
    expect(t.open).to.have.keys('bea')
    const before = JSON.stringify(position)
    table(toy, {
      seats: ['ada', 'bea'],
      position,
      arrange: g => {
        g.round = 2
      },
    })
    expect(JSON.stringify(position), 'the position stays as it was').to.equal(before)
  })

  it('say why a position cannot be opened', () => {
    const position = begun()
    const opens = (setup: object) => () => table(toy, { seats: ['ada', 'bea'], position, ...setup })
    expect(opens({ seats: ['ada', 'bea', 'cy'] })).to.throw('of 2 players, not of 3')
    expect(opens({ options: { rounds: 2 } })).to.throw('its options with it')
    expect(opens({ position: { ...position, game: 'chess' } })).to.throw('chess')
    expect(opens({ position: { ...position, state: { ...position.state, rulesVersion: 99 } } })).to.throw()
    expect(opens({ position: {} })).to.throw()
  })
})
