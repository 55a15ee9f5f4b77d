// Where a thread begins. Threads do not inherit the loader that lets the server run TypeScript, so it is put in first.
import '@oxc-node/core/register'

const { default: think, review } = await import('./worker.ts')

export { review }
export default think
