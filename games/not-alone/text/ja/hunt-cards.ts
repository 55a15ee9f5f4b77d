import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/hunt-cards.ts'

const phase1 = '第1フェイズ、探索者が行き先を選んでいる間'
const phase2 = '第2フェイズ、マーカーを置いている間'
const phase3 = '第3フェイズ、アルテミア・マーカーとエイリアン・マーカーの効果の前'
const phase4 = '第4フェイズ、ラウンドが終わる前'

export const hunt = {
  'force-field': {
    name: '力場',
    when: phase1,
    effect:
      'ターゲット・マーカーを隣接する2つの地形の間にすぐ置く。このラウンド、その2つの地形は出せない。伏せられたカードはすべて持ち主に戻り、選び直しになる。',
  },
  despair: {
    name: '絶望',
    when: phase1,
    effect:
      'ラウンドの終わりまで、サバイバルカードを使うことも引くこともできない。このラウンド、アルテミア・マーカーを置ける。',
  },
  interference: {
    name: '妨害',
    when: phase2,
    effect: 'このラウンド、海岸と探査船の残骸の特殊能力は無効になる。',
  },
  fierceness: {
    name: '獰猛',
    when: phase2,
    effect: 'このラウンド、エイリアン・マーカーに捕まった探索者は意志力をさらに1失う。',
  },
  ascendancy: {
    name: '覇権',
    when: phase2,
    effect: '手札に地形カードが3枚以上ある探索者1人を指名する。その探索者は2枚を選んで残し、ほかを捨てる。',
  },
  anticipation: {
    name: '先回り',
    when: phase2,
    effect:
      '探索者1人を指名する。このラウンドにその探索者がエイリアン・マーカーに捕まったら、同化マーカーをさらに1マス進める。',
  },
  'forbidden-zone': {
    name: '立ち入り禁止',
    when: phase2,
    effect: '探索者は全員、手札の地形カードを1枚ずつ同時に捨てる。',
  },
  persecution: {
    name: '迫害',
    when: phase2,
    effect: 'このラウンド、地形の特殊能力で手札に戻せる地形カードは、出したカードも含めて1枚までになる。',
  },
  virus: {
    name: 'ウィルス',
    when: phase2,
    effect: 'アルテミア・マーカーを隣接する2つの地形の間に置く。効果は両方の地形に及ぶ。',
  },
  phobia: {
    name: '恐怖症',
    when: phase2,
    effect:
      '手札に地形カードが3枚以上ある探索者1人を指名する。その探索者は2枚を隠し、残りをエイリアンにだけ見せる。このラウンド、アルテミア・マーカーを置ける。',
  },
  mutation: {
    name: '突然変異',
    when: phase2,
    effect:
      'このラウンド、アルテミア・マーカーの地形にいる探索者は意志力も1失う。このラウンド、アルテミア・マーカーを置ける。',
  },
  scream: {
    name: '悲鳴',
    when: phase2,
    effect:
      'ターゲット・マーカーの地形にいる探索者は、手札の地形カード2枚を捨てるか、意志力を1失う。地形の特殊能力はそのまま使える。このラウンド、ターゲット・マーカーを置ける。',
  },
  toxin: {
    name: '毒',
    when: phase2,
    effect:
      'ターゲット・マーカーの地形にいる探索者はサバイバルカードを1枚捨てる。その地形の特殊能力は無効になる。このラウンド、ターゲット・マーカーを置ける。',
  },
  clone: {
    name: 'クローン',
    when: phase2,
    effect:
      'このラウンド、ターゲット・マーカーを2つ目のエイリアン・マーカーとして扱う。このラウンド、ターゲット・マーカーを置ける。',
  },
  mirage: {
    name: '蜃気楼',
    when: phase2,
    effect: 'ターゲット・マーカーを隣接する2つの地形の間に置く。このラウンド、両方の特殊能力は無効になる。',
  },
  cataclysm: {
    name: '大洪水',
    when: phase3,
    effect:
      '地形を1つ指定する。ラウンドの終わりまで、その特殊能力は無効になる。すでに使われた能力は取り消されない。',
  },
  detour: {
    name: '回り道',
    when: phase3,
    effect: '探索者1人を、探索中の地形から隣接する地形へ、ラウンドの終わりまで移す。',
  },
  tracking: {
    name: '追跡',
    when: phase4,
    effect: '次のラウンド、襲撃カードを2枚まで使える。',
  },
  stasis: {
    name: '停滞',
    when: phase4,
    effect: 'このフェイズの残りの間、救援マーカーは進まない。',
  },
  flashback: {
    name: 'フラッシュバック',
    when: '再現する襲撃カードのフェイズ',
    effect: '襲撃カードの捨て札山の一番上のカードとして働く。',
  },
} satisfies Translated<typeof en.hunt>
