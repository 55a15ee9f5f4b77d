import { expect } from 'chai'
import { type AheadWay, type GameModule, type LegalMove, line, refuse } from '../../games/kit/index.ts'
import { type ToyState, type ToyView, toy } from '../../games/toy/index.ts'
import { playBots, playRandom } from '../support/contract/play.ts'
import type { ContractOf } from '../support/contract/suite.ts'
import { wordsOf } from '../support/contract/words.ts'
import { toyContract } from '../toy/contract.ts'

type Toy = GameModule<ToyState, ToyView>
type Rules = ReturnType<Toy['createGame']>

/** Plays the toy game with a defect; returns what is found wrong with it. */
function found(defect: Partial<Toy>, contract: Partial<ContractOf<ToyState>> = {}, bot?: string): string {
  const module = { ...toy, ...defect }
  const words = wordsOf(module)
  const game = {
    module,
    contract: { ...toyContract, ...contract },
    words,
    players: 3,
    options: { bonus: true },
  }
  try {
    for (let n = 0; n < 3; n++) {
      if (bot) playBots({ ...game, label: `defect/${n}`, bot })
      else playRandom({ ...game, label: `defect/${n}`, lookEvery: 1 })
    }
    return [...words.problems].join('\n')
  } catch (error) {
    return (error as Error).message
  }
}

/** The toy game after `change` has been at every state that a move leads to. */
const changing = (change: (g: ToyState) => void): Partial<Toy> => ({
  createGame: () => {
    const game = toy.createGame()
    const plugin = {
      name: 'defect',
      fnWrap:
        (fn: (...all: unknown[]) => unknown) =>
        (...all: unknown[]) => {
          const g = fn(...all)
          if (typeof g !== 'object' || g === null || !('players' in g)) return g
          const copy = structuredClone(g) as unknown as ToyState
          change(copy)
          return copy
        },
    }
    return { ...game, plugins: [...(game.plugins ?? []), plugin as never] } as Rules
  },
})

describe('contract suite', () => {
  it('finds nothing wrong with the toy game', () => {
    expect(found({})).to.equal('')
    expect(found({}, {}, 'random')).to.equal('')
  })

  it('names the game to play again', () => {
    expect(found({ view: g => g as unknown as ToyView })).to.include('GAME=defect/0')
  })

  it('notices a view that shows too much', () => {
    const leaky: Toy['view'] = (g, seat) => ({ ...toy.view(g, seat), deck: g.deck })
    expect(found({ view: leaky })).to.include('depends on what it may not see')
    const steps: Toy['view'] = (g, seat) => ({ ...toy.view(g, seat), steps: g.steps })
    expect(found({ view: steps })).to.include('shows steps')
  })

  it('notices a secret in the log or in questions', () => {
    const log: Toy['view'] = (g, seat) => ({ ...toy.view(g, seat), log: g.log })
    expect(found({ view: log })).to.include('depends on what it may not see')
    const asks: Toy['view'] = (g, seat) => ({ ...toy.view(g, seat), asks: g.asks })
    expect(found({ view: asks })).to.match(/shows memo|depends on what it may not see/)
  })

  it('notices that others can tell a secret answer', () => {
    const hint: Toy['view'] = (g, seat) => ({
      ...toy.view(g, seat),
      rounds: Number(g.players['0']?.chosen[0] ?? 0),
    })
    expect(found({ view: hint }, { scramble: () => {} })).to.include('can tell')
  })

  it('notices answers in advance that others see, or that depend on what their seat does not see', () => {
    const shown: Toy['view'] = (g, seat) => ({ ...toy.view(g, seat), standing: g.standing! })
    expect(found({ view: shown })).to.include('answered blindly or in advance')
    const standing: Toy['standing'] = {
      ...toy.standing!,
      fact: ({ deck }, _, fact) => (fact === 'round' ? (deck[0] ?? '') : 0),
    }
    expect(found({ standing })).to.include('sees another round')
  })

  it('notices what is offered to be said in advance and cannot, or of which not one way holds', () => {
    const rows =
      (change: Partial<AheadWay>): Toy['ahead'] =>
      (view, seat) =>
        toy.ahead!(view, seat).map(row => ({ ...row, ways: row.ways.map(way => ({ ...way, ...change })) }))
    expect(found({ ahead: rows({ args: [] }) })).to.include('cannot say')
    expect(found({ ahead: rows({ isNow: false }) })).to.include('has not said one thing')
  })

  it('notices a legal move that is refused', () => {
    const legalMoves: Toy['legalMoves'] = (view, seat) =>
      toy.legalMoves(view, seat).map((legal, i) => ({ ...legal, args: [legal.args[0], `nonsense ${i}`] }))
    expect(found({ legalMoves })).to.include('is listed, but refused')
  })

  it('notices a seat that is asked and can do nothing', () => {
    const legalMoves: Toy['legalMoves'] = (view, seat) =>
      toy.legalMoves(view, seat).filter(({ move }) => move !== 'pass' && move !== 'spark')
    expect(found({ legalMoves })).to.include('can do nothing')
  })

  it('notices refusals that differ from what boardgame.io does, or that throw', () => {
    expect(found({ refusal: () => undefined })).to.include('is refused, though')
    const always: Toy['refusal'] = (view, seat, move, args) =>
      toy.legalMoves(view, seat).some(legal => legal.move === move && String(legal.args) === String(args))
        ? undefined
        : refuse('TOY-9.99', 'notHeld')
    expect(found({ refusal: always }, { rules: new Set(['TOY-1.02']) })).to.match(
      /TOY-9.99|is accepted, though/,
    )
    const thrower: Toy['refusal'] = (_view, _seat, move, args) => {
      if (move === 'choose' && args.length !== 2) throw new Error('surprised')
      return undefined
    }
    expect(found({ refusal: thrower })).to.match(/surprised|is refused, though/)
  })

  it('notices a state that is not plain JSON', () => {
    expect(found(changing(g => Object.assign(g, { extra: undefined })))).to.include('differs from its JSON')
    expect(found(changing(g => Object.assign(g, { extra: new Map() })))).to.match(/JSON|serial/)
  })

  it('notices a move that is offered twice, also when it names things in another order that does not count', () => {
    const twice: Toy['legalMoves'] = (view, seat) => toy.legalMoves(view, seat).flatMap(one => [one, one])
    expect(found({ legalMoves: twice })).to.match(/is offered \w+ .+ twice/)
    const turned: Toy['legalMoves'] = (view, seat) => {
      const [first, ...others] = toy.legalMoves(view, seat)
      if (!first) return []
      const naming = (...cards: string[]): LegalMove => ({ ...first, args: [first.args[0], { cards }] })
      return [naming('1', '2'), naming('2', '1'), ...others]
    }
    expect(found({ legalMoves: turned })).to.match(/is offered \w+ .+ twice/)
    const ordered = ['change', 'choose', 'pass', 'spark', 'roll', 'give']
    expect(found({ legalMoves: turned }, { ordered })).not.to.include('twice')
  })

  it('notices different moves with equal words, or pointed at alike', () => {
    const nameless = {
      ...toy.text,
      ja: { ...toy.text.ja, move: { ...(toy.text.ja.move as object), choose: '選ぶ' } },
    }
    expect(found({ text: nameless })).to.match(/\["choose",.+ have the same words in ja: 選ぶ/)
    const facets = (one: (move: string, card: unknown) => unknown) =>
      found({}, { facets: (_view, _seat, legal) => legal.map(({ move, args }) => one(move, args)) })
    expect(facets(move => [move])).to.include('have the same facets on the board: ["choose"]')
    expect(facets((move, args) => [move, args])).to.equal('')
  })

  it('notices what is no piece of the game, and a pile that nobody has named', () => {
    const { deck: _, ...withoutDeck } = toy.pieces!
    expect(found({ pieces: withoutDeck })).to.include('pieces do not say what lies in deck')
    expect(found({ pieces: { ...toy.pieces, deck: 'phase' } })).to.include('no text for phase.')
    expect(found({ pieces: { ...toy.pieces, 'players.*.score': 'seat' } })).to.match(/holds seat \d/)
  })

  it('notices a lost card', () => {
    expect(found(changing(g => void g.deck.pop()))).to.include('not conserved')
  })

  it('notices a phase that boardgame.io does not know', () => {
    expect(found(changing(g => Object.assign(g, { phase: 'nowhere' })))).to.not.equal('')
  })

  it('notices a game that does not end, and one that is not the same twice', () => {
    expect(found({}, { movesAtMost: 5 })).to.include('does not end')
    let calls = 0
    const drifting = changing(g => {
      calls += 1
      g.players['0']!.score = calls
    })
    // Whichever check makes a move for the second time comes first.
    expect(found(drifting, { isSecret: () => false })).to.match(/lead elsewhere|has learned something/)
  })

  it('notices texts of the kit that a game words with parameters that the kit does not give', () => {
    const own = (language: 'en' | 'ja', log: object) => ({
      ...toy.text,
      [language]: { ...toy.text[language], log: { ...(toy.text[language].log as object), ...log } },
    })
    for (const language of ['en', 'ja'] as const) {
      const moveTakenBack = '{{player}} and {{seat}}'
      const problem = `${language}: log.moveTakenBack is a text of the kit, which says it without {{player}}`
      expect([...wordsOf({ ...toy, text: own(language, { moveTakenBack }) }).problems]).to.deep.equal([
        problem,
      ])
      const movesUndone_one = '{{count}} {{seat}}'
      expect([...wordsOf({ ...toy, text: own(language, { movesUndone_one }) }).problems]).to.have.length(1)
      expect([...wordsOf({ ...toy, text: own(language, { movesUndone: '-' }) }).problems]).to.deep.equal([])
    }
  })

  it('notices missing texts, in either language, and missing parameters', () => {
    const without = (language: 'en' | 'ja') => ({
      ...toy.text,
      [language]: {
        ...toy.text[language],
        phase: { reveal: 'x' },
        move: { ...(toy.text[language].move as object), pass: '{{who}}' },
      },
    })
    for (const language of ['en', 'ja'] as const) {
      const problems = found({ text: without(language) })
      expect(problems).to.include(`${language}: no text for phase.choose`)
      expect(problems).to.include(`${language}: move.pass wants {{who}}`)
    }
    const labels: Toy['legalMoves'] = (view, seat) =>
      toy
        .legalMoves(view, seat)
        .map(legal =>
          legal.move === 'pass' ? { ...legal, label: line('move.pass', { x: 'card:99' }) } : legal,
        )
    expect(found({ legalMoves: labels })).to.include('no text for card.99.name')
  })

  it('notices a bot that does something illegal or nothing', () => {
    const cheat = { random: () => ({ move: 'choose', args: [0, '1'] }) }
    expect(found({ bots: cheat }, {}, 'random')).to.include('tries')
    expect(found({ bots: { random: () => undefined } }, {}, 'random')).to.include('does nothing')
  })

  it('notices a view that is too large', () => {
    expect(found({}, { viewBytesAtMost: 500 })).to.include('bytes')
  })
})
