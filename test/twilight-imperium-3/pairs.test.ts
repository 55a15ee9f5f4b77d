/** All that the set-up form offers, two by two; `EVERY=1` plays all of it, `--grep "of 6 players"` a part. */
import { pairwise } from '../support/contract.ts'
import { tiContract } from './contract.ts'
import { module } from './support.ts'

const [, stronger] = module.meta.bots as [string, string]

// What the expansion and a long war bring together is as much as eight players have. [TI-55.02]
pairwise(module, { ...tiContract, viewBytesAtMost: 40_000, bots: [stronger], sampled: 1 })
