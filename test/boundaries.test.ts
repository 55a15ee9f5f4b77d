import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { catalogue } from '../games/index.ts'
import {
  circlesIn,
  globalsUsedIn,
  type Imports,
  importsOf,
  knotsIn,
  namedIn,
  sourcesIn,
} from './support/imports.ts'
import { clashesIn } from './support/paths.ts'

const BOARD = /^games\/[^/]+\/board\//
const CLOCK_AND_CHANCE = ['Date', 'performance', 'Math.random', 'crypto']
const SURROUNDINGS = [
  ...['setTimeout', 'setInterval', 'queueMicrotask', 'process', 'window', 'document', 'navigator'],
  ...['localStorage', 'fetch', 'WebSocket', 'console', 'globalThis', 'global', 'require', 'Buffer'],
]

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
}
const packageOf = (name: string) => name.match(/^(@[^/]+\/[^/]+|[^/]+)/)![0]
const isGame = (file: string) => file.startsWith('games/')
const isBoard = (file: string) => BOARD.test(file)
const isWeb = (file: string) => file.startsWith('lobby/web/')
const isServer = (file: string) => file.startsWith('lobby/server/') || file === 'server.ts'

/** A table without a server: what comes along in the package, beside the games. */
const isLocal = (file: string) =>
  /^lobby\/((local|match)\/|(bgio|changes|match-file|problem|replay)\.ts$)/.test(file)
const isComponent = (file: string) => file.startsWith('lobby/local/react/')

/** The game that a file belongs to: `kit`, a game, or nothing for the catalogue. */
const homeOf = (file: string) => file.match(/^games\/([^/]+)\//)?.[1]

/** Every boundary, as what an import across it looks like. */
const FORBIDDEN: { [boundary: string]: (from: string, to: string, isPackage: boolean) => boolean } = {
  'rules import only the packages that come with them: no React, no boardgame.io, nothing of Node': (
    from,
    to,
    isPackage,
  ) => isGame(from) && !isBoard(from) && isPackage && (isBuiltin(to) || !dependencies[packageOf(to)]),
  'rules import no React': (from, to, isPackage) =>
    isGame(from) && !isBoard(from) && isPackage && /^react/.test(to),
  'games import nothing from outside games': (from, to, isPackage) =>
    isGame(from) && !isPackage && !isGame(to),
  'nothing but the web client imports a board': (from, to, isPackage) =>
    !isPackage && isBoard(to) && !isBoard(from) && !isWeb(from),
  'the kit imports no game': (from, to, isPackage) =>
    homeOf(from) === 'kit' && !isPackage && homeOf(to) !== 'kit',
  'no game imports another': (from, to, isPackage) =>
    isGame(from) && homeOf(from) !== undefined && !isPackage && ![homeOf(from), 'kit'].includes(homeOf(to)),
  'boards import nothing of Node': (from, to, isPackage) => isBoard(from) && isPackage && isBuiltin(to),
  'the web client imports nothing of Node or of the server': (from, to, isPackage) =>
    isWeb(from) && !from.endsWith('vite.config.ts') && (isPackage ? isBuiltin(to) : isServer(to)),
  'the server imports nothing of the web client, and no React': (from, to, isPackage) =>
    isServer(from) && (isPackage ? /^react/.test(to) : isWeb(to)),
  'a table without a server imports only games and the packages that come with them, and React for components':
    (from, to, isPackage) =>
      isLocal(from) &&
      (isPackage
        ? !(dependencies[packageOf(to)] || to === 'boardgame.io/internal') &&
          !(isComponent(from) && packageOf(to) === 'react')
        : !(isLocal(to) || isGame(to)) || isBoard(to) || (isComponent(to) && !isComponent(from))),
  'boardgame.io runs behind one module': (from, to, isPackage) =>
    isPackage && packageOf(to) === 'boardgame.io' && !from.endsWith('/bgio.ts'),
  'nothing but tests imports tests': (_from, to, isPackage) => !isPackage && to.startsWith('test/'),
}

/** The imports that cross a boundary, each as `from -> to`. */
function crossings(imports: readonly Imports[], boundary: string): string[] {
  const crosses = FORBIDDEN[boundary]!
  return imports.flatMap(({ file, files, packages }) => [
    ...files.filter(to => crosses(file, to, false)).map(to => `${file} -> ${to}`),
    ...packages.filter(to => crosses(file, to, true)).map(to => `${file} -> ${to}`),
  ])
}

describe('boundaries', function () {
  this.timeout(30_000)
  const sources = [...sourcesIn('games'), ...sourcesIn('lobby'), 'server.ts']
  let imports: Imports[]
  before(async () => {
    imports = await importsOf(sources)
  })

  for (const boundary of Object.keys(FORBIDDEN)) {
    it(boundary, () => {
      expect(crossings(imports, boundary)).to.deep.equal([])
    })
  }

  it('nothing needs itself before it is there: every module can be imported first', () => {
    expect(circlesIn(imports).map(circle => circle.join(' -> '))).to.deep.equal([])
  })

  it('few files are understood only together, their types too', () => {
    const [largest = []] = knotsIn(namedIn(sources))
    expect(largest.length, largest.join('\n')).to.be.at.most(30)
  })

  it('every module of the rules loads', async () => {
    for (const file of sources.filter(one => isGame(one) && !isBoard(one)))
      await import(pathToFileURL(file).href)
  }).timeout(60_000)

  it('the lobby has no word about any game, but its picture and colours: without those a star stands for it', () => {
    const words = Object.values(catalogue).flatMap(({ meta }) => [meta.id, ...Object.values(meta.name)])
    const all = readdirSync('lobby', { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(tsx?|css|js|html|webmanifest)$/.test(file))
      .filter(file => {
        const text = readFileSync(join('lobby', file), 'utf8').toLowerCase()
        return words.some(word => text.includes(word.toLowerCase()))
      })
    expect(all.sort()).to.deep.equal(['web/design/Emblem.tsx', 'web/design/tokens.css'])
  })

  it('rules know no clock, no chance but the game’s, and nothing of where they run', async () => {
    const rules = sources.filter(file => isGame(file) && !isBoard(file))
    expect(await globalsUsedIn(rules, [...CLOCK_AND_CHANCE, ...SURROUNDINGS])).to.deep.equal([])
  })
})

describe('names of files', () => {
  it('differ in more than case, compiled ones too', () => {
    const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    expect(clashesIn(tracked.split('\0').filter(Boolean))).to.deep.equal([])
  })

  it('clash where a disk or a compiler makes one of two', () => {
    expect(clashesIn(['a/Plan.tsx', 'a/plan.ts', 'a/Plan.css', 'b/plan.ts', 'a/plan/x.ts'])).to.deep.equal([
      'a/Plan.tsx and a/plan.ts',
    ])
    expect(clashesIn(['a/Card.svg', 'a/card.svg', 'b/x.ts', 'B/y.ts'])).to.deep.equal([
      'a/Card.svg and a/card.svg',
      'B/ and b/',
    ])
  })
})

describe('boundaries test', function () {
  this.timeout(30_000)

  it('finds imports of every kind, but not of types', async () => {
    const found = await inFolder(
      {
        'a.ts': `import { b } from './b.ts'
          import type { State } from 'boardgame.io'
          import { type Game } from 'boardgame.io/x'
          export * from './c.ts'
          export type { D } from './d.ts'
          export const later = () => import('./e.ts')
          export { readFileSync } from 'node:fs'
          // import 'left-pad'
          export const words = "import 'right-pad'" + b`,
        'b.ts': 'export const b = 1',
        'c.ts': 'export const c = 1',
        'd.ts': 'export type D = 1',
        'e.ts': 'export const e = 1',
      },
      async files => importsOf(files.filter(file => file.endsWith('a.ts'))),
    )
    expect(found[0]!.files.map(file => file.slice(-4)).sort()).to.deep.equal(['b.ts', 'c.ts', 'e.ts'])
    expect(found[0]!.packages.sort()).to.deep.equal(['boardgame.io/x', 'node:fs'])
  })

  it('finds circles, but not through what is loaded later', () => {
    const circles = (needs: { [file: string]: string }, later: string[] = []) =>
      circlesIn(Object.entries(needs).map(([file, files]) => ({ file, files: [...files], later })))
    expect(circles({ a: 'b', b: 'cd', c: 'd', d: '' })).to.deep.equal([])
    expect(circles({ a: 'b', b: 'c', c: 'db', d: 'd' })).to.deep.equal([['d'], ['b', 'c']])
    expect(circles({ a: 'b', b: 'a' }, ['a'])).to.deep.equal([])
  })

  it('finds knots, the largest first', () => {
    const needs = { a: 'b', b: 'ac', c: 'd', d: 'e', e: 'cf', f: '', g: 'gf' }
    const knots = knotsIn(new Map(Object.entries(needs).map(([file, files]) => [file, [...files]])))
    expect(knots).to.deep.equal([
      ['c', 'd', 'e'],
      ['a', 'b'],
    ])
  })

  it('finds globals, but not names like them', async () => {
    const found = await inFolder(
      {
        'a.ts': `export const now = () => new Date().getTime() + Math.random()`,
        'b.ts': `// Date, Math.random()
          export const words = 'Date.now()'
          export const shadow = (Date: { now(): number }) => Date.now()
          export const own = { Date: 1, random: Math.round }.Date`,
      },
      files => globalsUsedIn(files, CLOCK_AND_CHANCE),
    )
    expect(found.map(({ file, uses }) => `${file.slice(-4)} ${uses}`)).to.deep.equal([
      'a.ts Date',
      'a.ts Math.random',
    ])
  })

  it('knows what crosses each boundary', () => {
    const imports: Imports[] = [
      {
        file: 'games/a/game.ts',
        files: ['games/b/game.ts', 'games/a/board/Board.tsx', 'lobby/protocol.ts'],
        later: [],
        packages: ['react', 'node:fs', 'boardgame.io'],
      },
      { file: 'games/kit/x.ts', files: ['games/a/game.ts'], later: [], packages: ['koa'] },
      { file: 'games/a/board/Board.tsx', files: ['games/kit/x.ts'], later: [], packages: ['react', 'fs'] },
      {
        file: 'games/index.ts',
        files: ['games/a/index.ts', 'test/support/table.ts'],
        later: [],
        packages: [],
      },
      {
        file: 'lobby/server/x.ts',
        files: ['games/a/board/Board.tsx', 'lobby/web/x.ts'],
        later: [],
        packages: ['react-dom/server'],
      },
      {
        file: 'lobby/local/x.ts',
        files: ['games/kit/x.ts', 'lobby/match/x.ts', 'lobby/protocol.ts', 'lobby/local/react/x.ts'],
        later: [],
        packages: ['react', 'lodash/isEqual.js', 'node:fs', 'koa'],
      },
      {
        file: 'lobby/local/react/x.ts',
        files: ['lobby/local/x.ts', 'games/kit/board/x.ts'],
        later: [],
        packages: ['react', 'react/jsx-runtime', 'idb'],
      },
      {
        file: 'lobby/web/x.ts',
        files: ['games/a/board/Board.tsx', 'lobby/server/x.ts'],
        later: [],
        packages: ['node:fs'],
      },
    ]
    expect(
      Object.fromEntries(Object.keys(FORBIDDEN).map(name => [name, crossings(imports, name)])),
    ).to.deep.equal({
      'rules import only the packages that come with them: no React, no boardgame.io, nothing of Node': [
        'games/a/game.ts -> react',
        'games/a/game.ts -> node:fs',
        'games/a/game.ts -> boardgame.io',
        'games/kit/x.ts -> koa',
      ],
      'rules import no React': ['games/a/game.ts -> react'],
      'games import nothing from outside games': [
        'games/a/game.ts -> lobby/protocol.ts',
        'games/index.ts -> test/support/table.ts',
      ],
      'nothing but the web client imports a board': [
        'games/a/game.ts -> games/a/board/Board.tsx',
        'lobby/server/x.ts -> games/a/board/Board.tsx',
        'lobby/local/react/x.ts -> games/kit/board/x.ts',
      ],
      'a table without a server imports only games and the packages that come with them, and React for components':
        [
          'lobby/local/x.ts -> lobby/protocol.ts',
          'lobby/local/x.ts -> lobby/local/react/x.ts',
          'lobby/local/x.ts -> react',
          'lobby/local/x.ts -> node:fs',
          'lobby/local/x.ts -> koa',
          'lobby/local/react/x.ts -> games/kit/board/x.ts',
          'lobby/local/react/x.ts -> idb',
        ],
      'the kit imports no game': ['games/kit/x.ts -> games/a/game.ts'],
      'no game imports another': [
        'games/a/game.ts -> games/b/game.ts',
        'games/a/game.ts -> lobby/protocol.ts',
        'games/kit/x.ts -> games/a/game.ts',
      ],
      'boards import nothing of Node': ['games/a/board/Board.tsx -> fs'],
      'the web client imports nothing of Node or of the server': [
        'lobby/web/x.ts -> lobby/server/x.ts',
        'lobby/web/x.ts -> node:fs',
      ],
      'the server imports nothing of the web client, and no React': [
        'lobby/server/x.ts -> lobby/web/x.ts',
        'lobby/server/x.ts -> react-dom/server',
      ],
      'boardgame.io runs behind one module': ['games/a/game.ts -> boardgame.io'],
      'nothing but tests imports tests': ['games/index.ts -> test/support/table.ts'],
    })
  })
})

async function inFolder<T>(files: Record<string, string>, use: (files: string[]) => Promise<T>): Promise<T> {
  const folder = mkdtempSync('node_modules/.boundaries-')
  try {
    const paths = Object.entries(files).map(([name, text]) => {
      writeFileSync(join(folder, name), text)
      return relative('.', join(folder, name))
    })
    return await use(paths)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
