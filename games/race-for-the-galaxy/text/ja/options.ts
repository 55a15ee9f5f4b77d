import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/options.ts'

export const option: Translated<typeof en.option> = {
  expansion: {
    name: 'ゲーム',
    help: '5人で遊ぶには「エイリアンの遺物」が必要です。',
    base: '基本ゲーム',
    'base+aa': '「エイリアンの遺物」のカードを加える',
    'base+aa+orb': '「エイリアンの遺物」とオーブを加える',
  },
  presetHands: {
    name: '初心者用の手札',
    help: '初めてのゲーム向け：全員が決まった初期ワールドと、それに合う4枚の手札で始めます。',
  },
  twoPlayerMode: {
    name: '2人ゲーム',
    help: '2人で遊ぶとき、各自が1ラウンドに選ぶアクションの数。',
    advanced: '1ラウンドに2つ',
    standard: '1ラウンドに1つ',
  },
  orbCardRemoval: {
    name: '除くオーブカード',
    help: '5人未満では一部のオーブカードを箱に戻します。カードが少ないほど早く終わります。',
    flat: '合計9枚',
    perMissingPlayer: '足りない1人につき9枚',
  },
}
