import type Koa from 'koa'
import type { Config } from '../config.ts'

/** Where the pages are: as the server is set up, or as they were asked for. (Koa’s own `origin` is a header that browsers seldom send.) */
export const originOf = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { protocol, host }: Pick<Koa.Context, 'protocol' | 'host'>,
): string => publicUrl || `${protocol}://${host}`
