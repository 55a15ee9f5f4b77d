/** `npm run dev`: the lobby server, started again when its files change, and the pages from vite's own server. */
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createServer } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')
const watch = ['--watch', '--watch-preserve-output', '--import', '@oxc-node/core/register']
const env = { ...process.env, NODE_ENV: 'development' }
const lobby = spawn(process.execPath, [...watch, join(ROOT, 'server.ts')], { stdio: 'inherit', env })

const pages = await createServer({ configFile: join(ROOT, 'lobby', 'web', 'vite.config.ts') })
await pages.listen()
pages.printUrls()

async function stop(): Promise<void> {
  lobby.kill()
  await pages.close()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
lobby.on('exit', stop)
