/** The package in fresh projects that play its games: as ES modules, as CommonJS, and by its types. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { positionOf, scenarioOf } from '../../games/kit/index.ts'
import { notAlone } from '../../games/not-alone/index.ts'
import { freePort } from '../support/ports.ts'
import { table } from '../support/table.ts'
import { LOCAL_TYPES } from './local.ts'
import { games, gamesWithBoards, nameOf } from './names.ts'
import { projectFrom } from './project.ts'
import { readmeExample, readmeExamples, readmeOf } from './readme.ts'
import { boardgameIo, RELEASES, type Release, writtenFor } from './releases.ts'

export function playsInFreshProjects(base: () => string): void {
  const projectOf = (name: string, release: Release, type: 'module' | 'commonjs' = 'module') =>
    projectFrom(base(), `${name}-${release}`, { links: [boardgameIo(base(), release)] }, { type })

  for (const release of RELEASES)
    it(`plays in a fresh project of ES modules with boardgame.io ${release}, as the README says, without React`, () => {
      const project = projectOf('esm', release)
      const example = writtenFor(release, readmeExample('esm'))
      project.write('play.js', `${example}\nconsole.log(client.getState()._stateID)`)
      expect(project.node('play.js').trim()).to.equal('1')
      project.write('scenario.js', `${readmeExample('scenario')}\nconsole.log(t.open)`)
      expect(project.node('scenario.js').trim()).to.equal("{ ada: [ 'place' ] }")
    })

  it('plays a moment that was taken out of a match, and every game of the catalogue', () => {
    const project = projectOf('moments', '0.50.2')
    const t = table(notAlone, { seats: ['ada', 'bea', 'cy'], options: { creature: 'host' } })
    const taken = scenarioOf(
      positionOf(notAlone, t.state, 3, { creature: 'host' }),
      'a moment taken out of a match',
    )
    project.write('taken.test.js', taken)
    project.write(
      'taken.js',
      `globalThis.it = (title, test) => { test(); console.log(title) }
       await import('./taken.test.js')`,
    )
    expect(project.node('taken.js').trim()).to.equal('a moment taken out of a match')
    project.write(
      'catalogue.js',
      `import { catalogue } from 'starboard-games'
       for (const { meta, load } of Object.values(catalogue)) {
         const game = await load()
         const direct = await import('starboard-games/' + meta.id)
         console.log(meta.id, Object.values(direct).includes(game), typeof game.createGame().setup)
       }`,
    )
    expect(project.node('catalogue.js').trim().split('\n')).to.deep.equal(
      games.map(id => `${id} true function`),
    )
  })

  it('words a game, and lets bots play it to the end, as the README says', () => {
    const project = projectOf('readme', '0.50.2')
    project.write(
      'words.js',
      `${writtenFor('0.50.2', readmeExample('words'))}\nconsole.log(JSON.stringify(words))`,
    )
    const { question, moves, refused, log } = JSON.parse(project.node('words.js')) as {
      question: string
      refused: string
      moves: string[]
      log: string[]
    }
    const readable = /^[“A-Z].*\w.*$/
    for (const sentence of [question, refused, ...moves, ...log])
      expect(sentence)
        .to.match(readable)
        .and.not.match(/\{\{|refusal\.|move\.|ask\./)
    expect(moves.length * log.length).to.be.above(0)

    project.write('lessons.js', `${readmeExample('lessons')}\nconsole.log(JSON.stringify(told))`)
    const [says, isTask, answer] = JSON.parse(project.node('lessons.js')) as [string, boolean, string]
    for (const sentence of [says, answer]) expect(sentence).to.match(readable)
    expect(isTask).to.equal(true)

    const atOnce = writtenFor('0.50.2', readmeExample('bots')).replace('500', '0')
    project.write(
      'bots.js',
      `${atOnce}
       const over = setInterval(() => {
         const { gameover } = seats[0].getState().ctx
         if (!gameover) return
         clearInterval(over)
         console.log(gameover.line.key)
       }, 20)`,
    )
    expect(project.node('bots.js').trim().split('\n').at(-1)).to.match(/^\w+\.\w+$/)
  })

  it('runs the examples in the READMEs of the games, which say what to write for the next boardgame.io', async () => {
    const results: { [example: string]: string } = {
      local: 'console.log(seats[0].getState()._stateID > 0)',
      server: 'console.log(playerCredentials.length > 10); process.exit()',
    }
    const files = games.map(readmeOf).filter(existsSync)
    for (const release of RELEASES) {
      const project = projectOf('examples', release)
      for (const file of files) {
        for (const example of readmeExamples(file)) {
          const port = String(await freePort())
          const code = writtenFor(release, readmeExample(example, file)).replaceAll('8000', port)
          project.write('example.js', `${code}\n${results[example] ?? 'console.log(true)'}`)
          // They import alike: those of one game are enough.
          if (release === 'next' && file !== files[0]) continue
          const printed = project.node('example.js').trim().split('\n').at(-1)
          expect(printed, `${file}: ${example}, ${release}`).to.equal('true')
        }
      }
    }
    for (const example of ['words', 'bots']) writtenFor('next', readmeExample(example))
  })

  it('plays in a fresh CommonJS project, as the README says', () => {
    for (const release of RELEASES) {
      const project = projectOf('cjs', release, 'commonjs')
      const example = writtenFor(release, readmeExample('cjs'))
      project.write('play.js', `${example}\nconsole.log(client.getState()._stateID)`)
      expect(project.node('play.js').trim(), release).to.equal('1')
    }
    const project = projectOf('cjs-tables', 'next', 'commonjs')
    project.write(
      'scenario.js',
      `const { table } = require('starboard-games/testing')
       for (const { meta, load } of Object.values(require('starboard-games').catalogue)) {
         load().then(game => {
           const direct = require('starboard-games/' + meta.id)
           console.log(Object.values(direct).includes(game), table(game, { seats: ['ada', 'bea', 'cy'].slice(0, game.meta.minPlayers) }).ada.seat)
         })
       }`,
    )
    expect(project.node('scenario.js').trim().split('\n')).to.deep.equal(games.map(() => 'true 0'))
  })

  it('has types that a strict project can use, from ES modules and from CommonJS', () => {
    const links = ['boardgame.io', 'typescript', '@types/react', 'csstype']
    const project = projectFrom(base(), 'types', { links }, { type: 'module' })
    const use = `
      import type { Game } from 'boardgame.io'
      import { type CatalogueEntry, catalogue, type GameModule } from 'starboard-games'
      import { game, legalMoves, notAlone, type NotAloneState, type NotAloneView } from 'starboard-games/not-alone'
      import { table } from 'starboard-games/testing'
      ${LOCAL_TYPES}
      ${games.map(id => `import { ${nameOf(id)} as ${nameOf(id)}Module } from 'starboard-games/${id}'`).join('\n')}
      export const same: Game<NotAloneState> = game
      export const modules: GameModule[] = [${games.map(id => `${nameOf(id)}Module`)}]
      export const entries: CatalogueEntry[] = Object.values(catalogue)
      const t = table(notAlone, { seats: ['ada', 'bea'] })
      export const view: NotAloneView = t.bea.view
      export const moves: { move: string }[] = legalMoves(view, '1')
      // @ts-expect-error nobody of this name sits at the table
      t.dan
      // @ts-expect-error the state is no string
      export const wrong: string = t.state
      ${games
        .map(id => `export { game as ${nameOf(id)}Game } from 'starboard-games/${id}'`)
        .concat(
          gamesWithBoards.map(
            id =>
              `export { Board as ${nameOf(id)}Board, boardFrom as ${nameOf(id)}Shown } from 'starboard-games/${id}/board'`,
          ),
        )
        .join('\n')}`
    project.write('esm.mts', use)
    project.write('cjs.cts', use)
    const options = {
      module: 'nodenext',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      jsx: 'react-jsx',
    }
    project.write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: options, files: ['esm.mts', 'cjs.cts'] }),
    )
    project.node(join('node_modules', 'typescript', 'bin', 'tsc'), '-p', '.')
  })
}
