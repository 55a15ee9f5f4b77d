/** All that the set-up form offers, two by two; `EVERY=1` plays all of it, `--grep "of 6 players"` a part. */
import { pairwise } from '../support/contract.ts'
import { tiContract } from './contract.ts'
import { module } from './support.ts'

const [, stronger] = module.meta.bots as [string, string]

pairwise(module, { ...tiContract, bots: [stronger], sampled: 1 })
