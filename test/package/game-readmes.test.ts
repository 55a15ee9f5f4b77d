/** The README of every game: it says what the game declares, and its moves are as they are. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import type { GameModule } from '../../games/kit/index.ts'
import { engineOf } from '../support/bgio.ts'
import { readRecorded } from '../support/recorded.ts'
import { optionsTable, type ReadmeMove, readmeMoves, readmeOf, readmeOptions } from './readme.ts'

/**
 * Tries the example of every move on the questions of recorded games, each kind once. A move that the table gives to a
 * kind of question must have the right shape for it; any other must belong to another question.
 */
function faultsOf(game: GameModule, rows: readonly ReadmeMove[]): string[] {
  const faults: string[] = []
  const seen = new Set<string>()
  const folder = new URL(`../fixtures/${game.meta.id}/`, import.meta.url)
  const recorded = [...readRecorded(folder).values()].sort((a, b) => a.moves.length - b.moves.length)
  for (const { seed, players, options, moves } of recorded) {
    const engine = engineOf({ ...game.createGame(), seed })
    let match = engine.start(players, options)
    for (const { seat, move, args } of moves) {
      const [id] = args as [number]
      const { kind } = match.G.asks[id]!
      if (!seen.has(kind)) {
        seen.add(kind)
        const view = game.view(match.G, seat)
        for (const { move, example, kinds } of rows) {
          const key = game.refusal(view, seat, move, [id, ...example])?.text.key.replace('refusal.', '')
          const isOther = key === 'otherQuestion'
          if (key === 'malformed') faults.push(`${move}: ${JSON.stringify(example)} has another shape`)
          if (isOther === kinds.includes(kind))
            faults.push(`${move}: is ${isOther ? 'no' : 'an'} answer to ${kind}`)
        }
      }
      match = engine.move(match, seat, move, args)
    }
    if (rows.every(({ kinds }) => kinds.every(kind => seen.has(kind)))) break
  }
  const unseen = rows.filter(({ kinds }) => !kinds.some(kind => seen.has(kind)))
  return [...faults, ...unseen.map(({ move }) => `${move}: never asked for in recorded games`)]
}

/** The names of all moves of a game. */
function movesOf(game: GameModule): string[] {
  const phases = Object.values(game.createGame().phases ?? {})
  const stages = phases.flatMap(({ turn }) => Object.values(turn?.stages ?? {}))
  return [...new Set(stages.flatMap(({ moves }) => Object.keys(moves ?? {})))]
}

describe('READMEs of games', function () {
  this.timeout(60_000)

  for (const [id, { meta, load }] of Object.entries(catalogue)) {
    const file = readmeOf(id)
    if (!existsSync(file)) {
      it(`${id} has none yet: it is not complete`, () => expect(meta.complete).to.equal(false))
      continue
    }
    const words = readFileSync(file, 'utf8')

    it(`${id}: says things in the usual order, and links only files that exist`, () => {
      expect(words.match(/^#+ .+$/gm)).to.deep.equal([
        `# ${meta.name.en}`,
        ...['What is covered', 'Quick start', 'Options', 'Moves', 'Rulings and sources'].map(
          title => `## ${title}`,
        ),
      ])
      for (const [, path] of words.matchAll(/\]\((\w[\w/.-]*)\)/g))
        expect(existsSync(join(dirname(file), path!)), path).to.equal(true)
      for (const bot of meta.bots) expect(words).to.include(`\`${bot}\``)
    })

    it(`${id}: lists the options as they are declared (npm run readmes writes them)`, async () => {
      expect(readmeOptions(file)).to.equal(optionsTable(await load()))
    })

    it(`${id}: lists all moves, with their questions and arguments that fit`, async () => {
      const game = await load()
      const rows = readmeMoves(file)
      expect(rows.map(({ move }) => move)).to.have.members(movesOf(game))
      expect(faultsOf(game, rows)).to.deep.equal([])
    })
  }
})
