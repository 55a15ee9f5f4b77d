/**
 * What every game keeps of matches that people have at home: recorded states of older rules go on to the end, with all that
 * today's have; and while today's rules are those of the last release, recorded matches go on as they were recorded, and the
 * state has the shape that was recorded.
 */
import type { State } from 'boardgame.io'
import { expect } from 'chai'
import groupBy from 'lodash/groupBy.js'
import isEqual from 'lodash/isEqual.js'
import type { GameModule, KitState } from '../../../games/kit/index.ts'
import { engineOf } from '../../../lobby/bgio.ts'
import { linesAfter, after as stateAfter } from '../../../lobby/replay.ts'
import { type RecordedMatch, recordedMatches } from '../databases.ts'
import { frozen } from '../frozen.ts'
import { recordedShape, shapeProblems } from '../state-shape.ts'
import { type Chance, chanceOf } from './chance.ts'
import { playRandom } from './play.ts'
import type { ContractOf } from './suite.ts'
import { wordsOf } from './words.ts'

/** So many matches of each database are played to the end. */
const EACH = 3

const ADVICE =
  'If that is meant, raise RULES_VERSION in meta.ts, and say in migrations.ts how running matches go on.'

/** Declares the tests. */
export function storedContract<S extends KitState, V>(typed: GameModule<S, V>, own: ContractOf<S>): void {
  const module = typed as unknown as GameModule
  const { id, rulesVersion } = module.meta
  const engine = engineOf(module)

  describe(`${id}: stored matches`, function () {
    this.timeout(600_000)
    const { NODE_ENV } = process.env
    let matches: RecordedMatch[]
    before(async () => {
      process.env.NODE_ENV = 'production'
      matches = await recordedMatches(id)
    })
    after(() => {
      process.env.NODE_ENV = NODE_ENV
    })

    it('of older rules go on, from any recorded state to the end, with words for all that they say', () => {
      const chance = chanceOf(`${id}/stored`)
      const words = wordsOf(module)
      for (const { database, room, states } of someOfEach(matches, chance)) {
        const old = states.filter(({ G }) => G.rulesVersion < rulesVersion && !G.outcome)
        const stored = frozen(chance.pick(old))
        const from = engine.resume(stored) as State<S> | undefined
        const label = `${database}/${room.id}/${stored._stateID}`
        expect(from, `${label} does not go on: migrations.ts has no step for it`).not.to.equal(undefined)
        expect(engine.resume(stored)!.G, `${label} goes on now so, now so`).to.deep.equal(from!.G)
        const { options, seats } = room
        const fresh = engine.begin(seats.length, options, label).G
        expect(Object.keys(from!.G), `${label} lacks what a match has that begins today`).to.include.members(
          Object.keys(fresh),
        )
        const table = { label, options, players: seats.length }
        playRandom({ ...table, module: typed, contract: own, words, from, lookEvery: 60 })
      }
      expect([...words.problems]).to.deep.equal([])
    })

    it('of the last release go on as they were recorded, or these are the rules of the next one', () => {
      const released = Math.max(...matches.map(({ room }) => room.rulesVersion!))
      expect(rulesVersion, 'one version more than the last release had is enough').to.be.within(
        released,
        released + 1,
      )
      for (const match of matches) if (match.room.rulesVersion === rulesVersion) replay(match)
    })

    it('have states of the shape that was recorded, or these are the rules of the next release', () => {
      const recorded = recordedShape(id)
      if (recorded.rulesVersion < rulesVersion) return
      const problems = shapeProblems(module, recorded.fields, own.optionSets)
      if (problems.length > 0)
        throw new Error(`The state of ${id} has another shape:\n  ${problems.join('\n  ')}\n${ADVICE}`)
    })
  })

  /** Matches of older rules: some of each database. */
  function someOfEach(all: readonly RecordedMatch[], chance: Chance): RecordedMatch[] {
    const old = all.filter(({ states }) => states[0]!.G.rulesVersion < rulesVersion)
    return Object.values(groupBy(old, 'database')).flatMap(few => chance.sample(few, EACH))
  }

  /** Makes all moves of a recorded match again, and compares with every state and line that was stored. */
  function replay({ database, room, states, moves, lines }: RecordedMatch): void {
    const told = new Map(lines.map(line => [line.n, line]))
    let state = engine.resume(states[0]!)!
    const made = new Map([[state._stateID, state]])
    for (const record of moves) {
      const { step, seat, move, args } = record
      const differs = (how: string) =>
        new Error(
          `${database}, room ${room.id}: step ${step}, ${seat} ${move} ${JSON.stringify(args)}, ${how}. ${ADVICE}`,
        )
      const next = stateAfter(engine, state, record, made.get(Number(args[0])))
      if (!next) throw differs('is refused now')
      for (const line of linesAfter(next, state.G.log.last))
        if (!isEqual(line, told.get(line.n)))
          throw differs(`said ${JSON.stringify(told.get(line.n))}, and now says ${JSON.stringify(line)}`)
      const stored = states.find(({ _stateID }) => _stateID === step)
      if (stored) expect(next.G, differs('leads to another state now').message).to.deep.equal(stored.G)
      state = next
      made.set(step, next)
    }
  }
}
