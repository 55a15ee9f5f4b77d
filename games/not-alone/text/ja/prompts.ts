import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/prompts.ts'

export const ask = {
  boardFace: 'ボードの面を選んでください。救援トラックのどこでアルテミアが狩りを助けるかが決まります。',
  explore: '{{todo}}',
  watch: '探索者が行き先を選んでいる間、第1フェイズの襲撃カードを使うか、パスしてください。',
  place:
    '探索者がいると思う地形にマーカーを置いてください。まだ手元にあるもの：{{tokens}}。前後に襲撃カードも使えます。済んだら狩りを終えてください。',
  window: '{{cards}}を使うか、パスしてください。{{moment}}',
  decide:
    '{{places}}で無事なので、特殊能力を使うか、代わりに捨て札山の地形カードを1枚戻すか、何もしないかを選んでください。',
  interrupt: '{{seat}}が{{places}}をどうするか決めるまで、第3フェイズのカードを使えます。',
  riverReturn: '河川に隠れるので、手札に伏せたまま戻すカードを選んでください。もう1枚は公開されます。',
  scream: '悲鳴：手札の地形カードを2枚捨てるか、意志力を1失うかを選んでください。',
  screamDiscard: '悲鳴：捨てる地形カードを2枚選んでください。',
  toxinDiscard: '毒：捨てるサバイバルカードを選んでください。',
  shelterKeep: '隠れ家で引いたカードから、手札に残す1枚を選んでください。もう1枚は公開して捨てます。',
  strikeBackOrder:
    'エイリアンから奪ったカードを襲撃カードの山の下に置く順番を選んでください。最後のカードが一番下になります。',
  ascendancyKeep: '覇権：手札に残す地形カードを2枚選んでください。ほかの手札は捨てられます。',
  phobiaHide: '恐怖症：隠す地形カードを2枚選んでください。ほかの手札はエイリアンに見えます。',
  forbiddenZone: '立ち入り禁止：捨てる地形カードを選んでください。探索者全員が同時に公開します。',
  artemiaDiscard_other: 'アルテミア・マーカーに襲われたので、捨てる地形カードを{{count}}枚選んでください。',
} satisfies Translated<typeof en.ask>

export const todo = {
  lock: 'このラウンドの行き先を選び、地形カードを1枚伏せてください。その前に、抵抗かギブアップでカードを取り戻すこともできます。',
  river: '地形カードを2枚伏せてください。河川のおかげで、公開の前に1枚が手札に戻ります。',
  artefact: '地形カードを2枚伏せてください。人工構造物のおかげで、両方の地形を探索します。',
  locked_other: '全員の準備が整うまで、伏せたカードを取り戻して選び直すことも、カードを使うこともできます。',
} satisfies Translated<typeof en.todo>

export const moment = {
  exploration: '探索者が行き先を選んでいます。',
  hunting: 'マーカーが置かれました。地形カードはまだ伏せられています。',
  reckoning: '地形が公開されました。',
  endOfTurn: 'ラウンドがまもなく終わります。',
} satisfies Translated<typeof en.moment>

export const waiting = {
  boardFace: 'ボードの面を選んでいます',
  explore: '行き先を選んでいます',
  watch: '襲撃カードを使うかパスするか考えています',
  place: 'マーカーを置いています',
  window: 'カードを使うかパスするか考えています',
  decide: '{{places}}をどうするか決めています',
  interrupt: 'その間にカードを使えます',
  riverReturn: '手札に戻すカードを選んでいます',
  scream: '悲鳴を聞いて、地形カード2枚か意志力1かを選んでいます',
  screamDiscard: '悲鳴で捨てる地形カードを2枚選んでいます',
  toxinDiscard: '毒で捨てるサバイバルカードを選んでいます',
  shelterKeep: '隠れ家で残すサバイバルカードを選んでいます',
  strikeBackOrder: '襲撃カードを山の下に戻しています',
  ascendancyKeep: '覇権で残す地形カードを2枚選んでいます',
  phobiaHide: '恐怖症で隠す地形カードを2枚選んでいます',
  forbiddenZone: '立ち入り禁止で捨てる地形カードを選んでいます',
  artemiaDiscard_other: 'アルテミア・マーカーで捨てる地形カードを{{count}}枚選んでいます',
} satisfies Translated<typeof en.waiting>

/** What answers in advance can depend on. */
export const fact = { round: 'ラウンド' }

export const ahead = {
  cards: 'カードの使用',
  watch: '探索者が行き先を選ぶ間の襲撃カード',
  window: 'カードの使用',
}
export const until = { round: 'ラウンドが終わる' }
