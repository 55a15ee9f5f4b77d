/** What is said of the game, by keys that its texts have. */
import * as kit from '../kit/index.ts'
import type { en } from './text/en.ts'

export type TextKey = kit.KeysOf<Omit<typeof en, 'option' | 'refusal'>>

/** Keys with a twin, `<key>Hidden`, for those who may not read everything. */
export type KeyWithHidden = HiddenOf<TextKey>
type HiddenOf<Key> = Key extends `log.${infer Open}Hidden` ? Open : never

export const line: kit.LineOf<TextKey> = kit.line
export type Reason = kit.KeysOf<(typeof en)['refusal']>
export const refuse: kit.RefuseOf<Reason> = kit.refuse
