import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/options.ts'

export const option: Translated<typeof en.option> = {
  shipSetup: {
    name: '船',
    help: '上位の船4隻の決め方。',
    draft: 'ドラフトし、そのあとハブを選ぶ',
    random: '無作為に配り、そのあとハブを選ぶ',
    firstGame: '初回用：決まった船とハブ、やさしいセクター',
  },
  friendly: { name: 'ゆとりの市場', help: '各色・各レベルのセクターが1枚ずつ増えます。' },
  hubPool: {
    name: 'ハブ',
    help: '配るハブの種類。',
    all: 'すべてのハブ',
    basic: '基本ハブのみ',
    advanced: '上級ハブのみ',
  },
}
