// Where a thread begins. Threads do not inherit the loader that lets the server run TypeScript, so it is put in first.
import '@oxc-node/core/register'

const { standBack } = await import('./own-thread.ts')
// Before it reads all the games, which takes it a while.
standBack()
const { default: think, review } = await import('./worker.ts')

export { review }
export default think
