import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/bots.ts'

export const bot = {
  recruit: { name: '新兵', help: '初めて遊ぶ人のように、高いカードにあこがれ、しばしば次善の手を選びます。' },
  cadet: { name: '見習い', help: 'その場の好みで選び、よく読み違えます。' },
  officer: { name: '士官', help: '良いカードと終盤を見る目があります。' },
  veteran: { name: '古強者', help: 'どのカードが何をもたらすか、相手がどのフェイズを選ぶかを読みます。' },
  admiral: { name: '提督', help: '古強者のように考え、その先の展開を試してから決めます。' },
} satisfies Translated<typeof en.bot>
