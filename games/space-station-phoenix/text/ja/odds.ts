import type { Translated } from '../../../kit/index.ts'
import type { odds as english } from '../en/odds.ts'

export const odds: Translated<typeof english> = {
  face: '{{face}}',
  dice: 'ダイスの数',
  die: 'ダイス1個で出る確率',
  expected: '合計の期待値',
  exactly: 'ちょうど{{number}}個',
}
