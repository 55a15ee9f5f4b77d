import type { Translated } from '../../../kit/index.ts'
import type * as en from '../en/moves.ts'

export const move: Translated<typeof en.move> = {
  develop: '{{card}}を建てる',
  settle: '{{card}}を置く',
  reveal: '山札の一番上をめくる',
  pass: '何もしない',
  convoy: '{{card}}も征服する',
  project: 'テラフォーミング計画を捨てて{{card}}を置く',
  conquer: '{{card}}を征服する',
  placeFree: '{{card}}を無料で置く',
  boost: '軍事力+{{count}}：{{source}}',
  boostKind: '{{kind}}のワールドに対する軍事力+{{count}}：{{source}}',
  boostByDiscard: '軍事力+{{count}}：{{source}}を捨てる',
  boostByOwnGood: '軍事力+{{count}}：{{source}}の製品を使う',
  boostWithGood: '軍事力+{{count}}（{{source}}）：{{good}}の製品を使う',
  cheapen: 'コスト-{{count}}：{{source}}',
  ship: '無料：{{source}}を捨てる',
  sell_other: '{{good}}の製品を売ってカードを{{count}}枚引く',
  sellNothing: '何も売らない',
  sellBy_other: '{{card}}：{{goods}}の製品を売ってカードを{{count}}枚引く',
  consume: '{{card}}：{{goods}}',
  cashIn: '{{card}}：{{cards}}を捨てる',
  gamble: '{{card}}：{{number}}に賭ける',
  done: '終わる',
  produce: '{{world}}（{{how}}）',
}
