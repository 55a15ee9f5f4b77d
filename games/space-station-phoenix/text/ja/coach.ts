import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/coach.ts'

export const coach = {
  keepShip: '序盤は、金属の多い船より働く船。あとで解体できます。',
  chooseHub: '効果は最初から働きます。収入のたびに得をするものを。',
  turn: '次のセクターや住民に足りないのは？ 金属、食料、水、それともGEM？',
  dismantle: '一番使わない船を。残る船は、多くのハブで収入ごとに1 GEMです。',
  construct: '左の居住区から働きます。次のレベルには同じ色が要ります。',
  transport: 'まず宇宙人。2点と収入、そして種族の最多は10点です。',
  expedition: '次の住民に足りないものを。資源を先に、ヒューマンのダイスはあとで。',
  diplomacy: '単独首位になれて、ほかの人がよく使うトラックへ。',
  income: '払えるパワーはすべて使いましょう。移住はまだたいてい不要です。',
  bonus: '次の手番に要る資源を。足りていればGEMを。',
} satisfies Translated<typeof en.coach>
