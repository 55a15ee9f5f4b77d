/** What is said of the game, by keys that its texts have. */
import * as kit from '../kit/index.ts'
import type { en } from './text/en.ts'

export type TextKey = kit.KeysOf<Omit<typeof en, 'option' | 'refusal'>>

export const line: kit.LineOf<TextKey> = kit.line
export type Reason = kit.KeysOf<(typeof en)['refusal']>
export const refuse: kit.RefuseOf<Reason> = kit.refuse
