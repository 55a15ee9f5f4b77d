import type { Translated } from '../../../kit/index.ts'
import type { odds as english } from '../en/odds.ts'

export const odds: Translated<typeof english> = {
  place: '{{place}}',
  hunted: '{{seat}}',
  expected: 'そこにいる人数の期待値',
}
