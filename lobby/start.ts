/** `npm start`: builds the pages if need be, then opens the lobby. */
import { buildPages } from './pages.ts'

process.env.NODE_ENV ??= 'production'
await buildPages()
await import('../server.ts')
