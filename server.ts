/** The lobby server: configuration, parts, listen. `lobby/server` holds the parts. */
import {
  ConfigError,
  createServer,
  readConfig,
  StorageError,
  threadedThinkers,
} from './lobby/server/index.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  // Whoever develops is offered what is being built, too.
  const isDeveloping = process.env.NODE_ENV === 'development'
  const module = new URL(isDeveloping ? './games/development.ts' : './games/index.ts', import.meta.url)
  const { catalogue }: Pick<typeof import('./games/index.ts'), 'catalogue'> = await import(module.href)
  const games = await Promise.all(Object.values(catalogue).map(({ load }) => load()))
  const thinkers = threadedThinkers(module, config.botBudget)
  const server = await createServer({ config, games, thinkers })
  console.log(`Starboard is open at ${server.url}`)

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    server.log.info({ signal }, 'stopping')
    await server.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('unhandledRejection', error => server.log.error({ err: error }, 'unhandled rejection'))
  process.on('uncaughtException', error => server.log.fatal({ err: error }, 'uncaught exception'))
}

/** What went wrong, for whoever started it. */
function reasonOf(error: unknown): unknown {
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; set PORT to another one.`
  if (code === 'EACCES' && port) return `This user may not listen on port ${port}; set PORT to another one.`
  return error instanceof ConfigError || error instanceof StorageError ? error.message : error
}

main().catch(error => {
  console.error(reasonOf(error))
  process.exit(1)
})
