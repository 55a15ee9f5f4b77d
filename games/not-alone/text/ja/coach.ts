import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/coach.ts'

export const coach = {
  boardFace: '1の面は終盤に毎ラウンド、2の面は早くから1つおきに助けになります。',
  explore: '捨て札山を見たエイリアンが、一番予想しにくいカードは？',
  watch: '今の襲撃カードは全員に選び直させます。よい場所をふさげるときだけ価値があります。',
  place: '捨て札山を数えましょう。手札の少ない探索者ほど見つけやすい相手です。',
  window: 'カードは書かれたフェイズだけ。今が勝負どころでなければ、パスして残しましょう。',
  decide: '手札が少なければ、特殊能力よりカード1枚の回収が得なこともあります。',
  interrupt: 'ほかの人の決定の途中です。自分の運命が変わるときだけカードを使いましょう。',
  riverReturn: 'マーカーのあるほうを戻し、もう一方を公開しましょう。',
  scream: '意志力は戻りにくく、カードは戻りやすいものです。',
  screamDiscard: '次に使いたいカードを残しましょう。',
  toxinDiscard: 'まだ出番のあるカードを残しましょう。',
  shelterKeep: '回避と探知機はいざというとき確実。ほかは計画があるときに役立ちます。',
  strikeBackOrder: '最後のカードが一番下。嫌なカードをそこへ。',
  ascendancyKeep: 'どちらへ行くかエイリアンに読まれにくい2枚を残しましょう。',
  phobiaHide: '次のラウンドに迷う2枚を隠しましょう。',
  forbiddenZone: 'どうせエイリアンに読まれているカードを手放しましょう。',
  artemiaDiscard: '一番あとでよいカードを。なくなるわけではなく、捨て札山に行くだけです。',
} satisfies Translated<typeof en.coach>
