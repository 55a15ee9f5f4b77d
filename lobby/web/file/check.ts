/** Makes a whole match again in the page. Loaded only when somebody wants to know. */
import type { GameModule } from '../../../games/kit/module.ts'
import { engineOf } from '../../bgio.ts'
import type { MatchFile } from '../../match-file.ts'
import { type Verdict, verify } from '../../verify.ts'

export const check = (game: GameModule, file: MatchFile, noted?: string): Promise<Verdict> =>
  verify(engineOf(game), file, noted)
