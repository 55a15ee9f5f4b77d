import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/bots.ts'

export const bot = {
  recruit: { name: '新兵', help: '初めて遊ぶ人のように、しばしば次善の手を選び、できることを忘れます。' },
  cadet: { name: '見習い', help: 'その場でいちばん良さそうな手を選びます。' },
  veteran: { name: '古強者', help: 'それぞれの手を終局まで読んでから決めます。' },
  admiral: { name: '提督', help: 'どの問いでも終局まで読み、その先の手番で何をするかも試してから決めます。' },
} satisfies Translated<typeof en.bot>
