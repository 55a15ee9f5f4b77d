import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/refusals.ts'

export const refusal = {
  creatureOnly: '襲撃カードを使えるのはエイリアンだけです。',
  huntedOnly: 'サバイバルカードを使えるのは探索者だけです。',
  notInHand: 'そのカードは手札にありません。',
  otherPhase: 'このカードは第{{phase}}フェイズのものです。',
  otherMoment: 'フェイズは合っていますが、今はこのカードの出番ではありません。カードの説明を見てください。',
  huntLimit_other: 'このラウンドの襲撃カードは{{count}}枚まで。もう使いました。',
  survivalLimit: 'このラウンドのサバイバルカードはもう使いました。',
  sacrificed: '犠牲が使われたので、このラウンドはもう襲撃カードを使えません。',
  despair: '絶望が働いているので、このラウンドはサバイバルカードを使えません。',
  notThatChoice: '{{card}}はそのようには使えません。示された中から選んでください。',
  nothingToRepeat: 'フラッシュバックで再現できる襲撃カードが、まだ捨て札山にありません。',
  nobodyWithThree: '手札に地形カードが3枚以上ある探索者がいません。',

  lockCount_other: '地形カードをちょうど{{count}}枚（別々のもの）伏せてください。',
  alreadyLocked: 'もう伏せています。選び直すなら、先に取り戻してください。',
  nothingLocked: 'まだ何も伏せていません。',
  forbiddenPlace: '力場のため、このラウンドは{{place}}を出せません。',
  takeBackFirst: '先に、伏せたカードを取り戻してください。',
  resistTwice: 'このラウンドはもう2回抵抗しました。',
  lastWill: '最後の意志力は払えません。ギブアップならできます。',
  emptyDiscard: '自分の捨て札山は空です。',
  resistCount: '抵抗で戻せるのは、別々の地形カード1枚か2枚です。',
  notInDiscard: 'その地形カードは自分の捨て札山にありません。',
  giveUpInVain: '意志力が3で捨て札山も空です。ギブアップしても何も得られません。',

  tokenLies: '{{token}}はもう置かれています。',
  tokenUnavailable:
    '{{token}}はこのラウンドには使えません。シンボルのある襲撃カードが必要です。アルテミア・マーカーは、救援マーカーの下にシンボルがあるときも使えます。',

  notDue: '今は{{place}}をどうするか決められません。',
  notUsable: '今は{{place}}の特殊能力を使えません。使用済みか、無効か、使っても何も起こらないためです。',
  noSurvivalDraw: '今はサバイバルカードを引けません。残っていないか、絶望が働いています。',
  notThatUse: '{{place}}はそのようには使えません。示された中から選んでください。',

  fullWill: '意志力はもう3あります。',
  sacrificeInVain: '捨てる地形カードがないか、エイリアンがもう襲撃カードを使えない状態です。',
  markerOnBeach: '充電マーカーはもう海岸にあります。',
  noHuntCards: 'エイリアンの手札に襲撃カードがありません。',
  nothingToSwap: '捨て札山に、入れ替えられる地形カードがありません。',
  noCreatureToken: 'エイリアン・マーカーが惑星に置かれていません。',
  noArtemiaToken: 'アルテミア・マーカーが惑星に置かれていません。',
  creatureNotHere: '自分のいる地形にエイリアン・マーカーがありません。',
  artemiaNotHere: '自分のいる地形にアルテミア・マーカーがありません。',
  nothingToCopy: '今、特殊能力を置き換えられる地形がありません。',
  nothingInFront: '出した地形カードはもう自分の前にありません。',
  nothingToAmplify: '充電マーカーが海岸にないか、停滞が救援マーカーを止めています。',
} satisfies Translated<typeof en.refusal>
