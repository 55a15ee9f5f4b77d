import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/terms.ts'

export const token = {
  creature: {
    name: 'エイリアン・マーカー',
    effect:
      'その地形を探索する全員を捕まえる。1人につき意志力を1失い、特殊能力もカードの回収もなくなり、同化マーカーが1マス進む。',
  },
  target: {
    name: 'ターゲット・マーカー',
    effect: '使われた襲撃カードに書かれた効果をもたらす。',
  },
  artemia: {
    name: 'アルテミア・マーカー',
    effect: 'その地形を探索する全員は、手札の地形カードを1枚捨てる。特殊能力もカードの回収もなくなる。',
  },
} satisfies Translated<typeof en.token>

export const pending = {
  river: {
    name: '河川',
    effect: '地形カードを2枚出し、公開の前に1枚を伏せたまま手札に戻す。',
  },
  artefact: {
    name: '人工構造物',
    effect: '地形カードを2枚出し、両方の地形を探索する。',
  },
} satisfies Translated<typeof en.pending>

export const face = {
  1: {
    name: '1の面',
    effect:
      '救援まで残り6マスのすべてにアルテミアシンボルがある。惑星の脅威は遅く始まり、そこから毎ラウンド続く。',
  },
  2: {
    name: '2の面',
    effect:
      '残り11マスから1マスまで、1つおきにアルテミアシンボルがある。惑星の脅威は早くから断続的に訪れる。',
  },
} satisfies Translated<typeof en.face>

export const phase = {
  boardFace: '準備',
  exploration: '1 探索フェイズ',
  hunting: '2 狩猟フェイズ',
  reckoning: '3 偵察フェイズ',
  endOfTurn: '4 終了フェイズ',
} satisfies Translated<typeof en.phase>

export const cards = {
  hunt: { name: '襲撃カード' },
  survival: { name: 'サバイバルカード' },
} satisfies Translated<typeof en.cards>

export const screamChoice = {
  discard: { name: '地形カードを2枚捨てる' },
  loseWill: { name: '意志力を1失う' },
} satisfies Translated<typeof en.screamChoice>

export const bot = {
  cadet: { name: '見習い', help: 'ルールを知り、勘で動きます。' },
  veteran: { name: '古強者', help: 'カードを数え、癖を読み、裏をかきます。' },
} satisfies Translated<typeof en.bot>

/** 調べるときの見出し。 */
export const type = {
  sections: 'ルールのあらまし',
  glossary: '用語',
  place: '地形',
  hunt: '襲撃カード',
  survival: 'サバイバルカード',
  token: 'マーカー',
  pending: '次のラウンドの効果',
  face: 'ボードの面',
} satisfies Translated<typeof en.type>
