import pino, { type Logger } from 'pino'

/** Where secrets might turn up in something that is logged. */
const SECRET = ['key', 'password', 'credentials', 'secret', 'playerCredentials', 'cookie', 'authorization']

/** Structured logs on standard output, without secrets. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: { paths: SECRET.flatMap(name => [name, `*.${name}`, `*.*.${name}`]), censor: '(secret)' },
  })
}
