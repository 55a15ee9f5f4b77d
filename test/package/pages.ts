/** Applications with React in a browser: what they are made of, how they are served, and whether anything goes wrong in them. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import Koa from 'koa'
import serve from 'koa-static'
import type { Browser } from 'playwright-core'
import { install, type Packages, type Project, projectFrom } from './project.ts'
import { nextManifest, type Release } from './releases.ts'

/** The page of an application. */
export const page = (script: string, sheet?: string) => `<!doctype html>
  <html lang="en">
    <title>Boards</title>
    <link rel="icon" href="data:,">
    ${sheet ? `<link rel="stylesheet" href="${sheet}">` : ''}
    <div id="app"></div>
    <script type="module" src="${script}"></script>
  </html>`

/** Opens a board, plays on it, and lists all that went wrong. */
export async function troublesOf(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const window = await context.newPage()
  const troubles: string[] = []
  window.on('pageerror', error => troubles.push(error.message))
  window.on('console', message => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
  })
  window.on('requestfailed', request => troubles.push(`${request.url()} failed`))
  window.on('response', answer => {
    if (answer.status() >= 400) troubles.push(`${answer.url()} ${answer.status()}`)
  })
  try {
    await window.goto(url)
    await window.waitForFunction('window.play')
    const played = await window.evaluate<number>('play(12)')
    if (played !== 12) troubles.push(`${played} moves were made`)
    const drawn = window.locator('#app > *').first()
    const { width = 0, height = 0 } = (await drawn.boundingBox()) ?? {}
    if (width < 600 || height < 300) troubles.push(`only ${width} x ${height} is drawn`)
    if ((await drawn.getByRole('button').count()) === 0) troubles.push('there is nothing to press')
    if ((await drawn.innerText()).length < 200) troubles.push('hardly a word is said')
    const field = await drawn.locator('.sb-field').evaluate(element => getComputedStyle(element).overflowY)
    if (field !== 'auto') troubles.push('the style sheet has no effect')
  } catch (error) {
    troubles.push(String(error))
  }
  await context.close()
  return troubles
}

/** Serves a folder while it is used. */
export async function served<T>(folder: string, use: (url: string) => Promise<T>): Promise<T> {
  const server = new Koa().use(serve(folder)).listen(0)
  await once(server, 'listening')
  try {
    return await use(`http://localhost:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.close()
  }
}

/** The newest 18, and the one that this repository builds on. */
export const REACTS = ['18.3.1', '19'] as const
export type ReactVersion = (typeof REACTS)[number]

function reactOf(base: string, version: ReactVersion): NonNullable<Packages['links']> {
  if (version === '19') return ['react', 'react-dom']
  const older = join(dirname(base), 'react-18')
  if (!existsSync(older)) install(older, 'react@18.3.1', 'react-dom@18.3.1')
  return ['react', 'react-dom'].map(name => ({ name, folder: join(older, 'node_modules', name) }))
}

/** React 18 has boardgame.io 0.50.2 beside it, React 19 the next one. */
export const releaseOf = (version: ReactVersion): Release => (version === '19' ? 'next' : '0.50.2')

/** A project of ES modules with React and boardgame.io. */
export function projectWith(
  base: string,
  version: ReactVersion,
  name: string,
  links: readonly string[] = [],
): Project {
  const packages = { links: [...reactOf(base, version), ...links], copies: ['boardgame.io'] }
  const project = projectFrom(base, `${name}-${version}`, packages, { type: 'module' })
  if (releaseOf(version) === 'next') project.write('node_modules/boardgame.io/package.json', nextManifest())
  return project
}
