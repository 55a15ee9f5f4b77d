import type { Translated } from '../../../kit/index.ts'
import type { odds as english } from '../en/odds.ts'

export const odds: Translated<typeof english> = {
  any: '今出せるカード',
  build: '今建てられる発展',
  settle: '今移住できるワールド',
  developments: 'コストを払える発展の枚数',
  worlds: '出せるワールドの枚数',
  byPayment: 'コストを払えるワールドの枚数',
  byConquest: '征服できるワールドの枚数',
  unseen: 'まだ見えないカードの枚数',
  among: '{{number}}枚引いて1枚以上ある確率',
}
