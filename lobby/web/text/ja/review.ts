import type { Text } from '../en.ts'
import type { Words } from '../words.ts'

export const review: Words<Text['review']> = {
  title: '勝負の分かれ目',
  lead: 'すべての判断のあとをボットが何度も続きを遊び、その値打ちを調べます。ボットが知るのは、その人がそのとき知っていたことだけです。1、2分かかります。',
  begin: 'このゲームを振り返る',
  ahead_other: '先に{{count}}ゲームを調べています。',
  running: 'ボットが続きを遊んでいます…',
  chances: '各ラウンド開始時の勝つ見込み（%）',
  table: '見込みの表',
  round: 'ラウンド',
  start: '開始',
  end: '終了',
  honest:
    'これは推定です。その場面から、見えないものは推測で補い、素早いボットが遊んだ{{count}}ゲームのうち、勝った割合です。偶然だけで、それぞれの数は最大{{margin}}動きます。知っていたことは人によって違うので、合計は100にならないことがあります。',
  whose: '損の大きかった判断：',
  everybody: '全員',
  played: '実際の手',
  better: 'ボットの手',
  cost: '勝つ見込みが{{cost}}ポイント（±{{margin}}）下がりました。続きの{{count}}ゲームで勝ったのは{{made}}%、ボットの手からは{{better}}%でした。',
  why: '理由：そこからの続きでは、終了時に平均で「{{reasons}}」という違いがありました。',
  noWhy: '理由：ボットが数えるもので、偶然の範囲を超えて違うものはありませんでした。',
  points:
    '最後の得点（自分と、最も高い相手）は{{own}}と{{rival}}、ボットの手からは{{betterOwn}}と{{betterRival}}でした。',
  none_other: '{{count}}の判断を調べました。偶然の範囲を超える損は見つかりませんでした。',
  among_other: '調べた判断は{{count}}です。',
  look: 'この場面を見る',
  lookAt: 'この場面を見る：{{name}}、{{when}}',
}
