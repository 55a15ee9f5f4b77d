import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/moves.ts'

export const move: Translated<typeof en.move> = {
  useShip: '自分の{{ship}}を使う（{{cost}} GEM）',
  useOpponentShip: '{{owner}}の{{ship}}を使う（{{cost}} GEM）',
  useNeutralShip: '{{ship}}を使う（{{cost}} GEM）',
  takeIncome: '収入アクション',
  dismantle: '{{ship}}を解体する',
  build: '{{sector}}を建てる（金属{{metal}}）',
  alien: '{{species}}を{{sector}}に迎える',
  goldAlien: '{{species}}を{{sector}}に迎える',
  swap: '{{pay}}を{{gain}}に替える',
  buy: '{{gain}}を買う',
  take: '{{face}}を集める',
  observe: 'ヒューマンのダイスを観察する',
  recruit: 'ヒューマンを{{sector}}に迎える',
  advance: '{{track}}：レベル{{level}}に進める（{{cost}} GEM）',
  done: 'このアクションを終える',
  usePower: '{{source}}のパワーを使う',
  usePowerAt: '{{source}}のパワーを使う：{{sector}}へ',
  relocate: '{{species}}を{{from}}の居住区{{slot}}から{{sector}}へ移す',
  endTurn: '手番を終える',
}
