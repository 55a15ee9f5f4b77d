import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/survival-cards.ts'

const phase1 = '第1フェイズ、全員がカードを伏せ終わる前'
const step2B = '第2フェイズ、エイリアンがマーカーを置き終えたあと'
const phase3 = '第3フェイズ、アルテミア・マーカーとエイリアン・マーカーの効果の前'
const decision = '第3フェイズ、自分が探索する地形をどうするか決めるとき'
const phase4 = '第4フェイズ、ラウンドが終わる前'

export const survival = {
  adrenaline: {
    name: 'アドレナリン',
    when: phase1,
    effect: '意志力を1回復する。',
  },
  sacrifice: {
    name: '犠牲',
    when: phase1,
    effect:
      '伏せられたカードはすべて持ち主に戻る。地形カードを1枚捨てる。ラウンドの終わりまで、エイリアンは襲撃カードを使えない。',
  },
  ingenuity: {
    name: '発明',
    when: phase1,
    effect: '充電マーカーを海岸に置く。このラウンドの海岸の使用回数には数えない。',
  },
  'strike-back': {
    name: '反撃',
    when: phase1,
    effect: 'エイリアンの手札から襲撃カードを無作為に2枚取り、好きな順番で襲撃カードの山の一番下に置く。',
  },
  'sixth-sense': {
    name: '第六感',
    when: phase1,
    effect: '自分の捨て札山の地形カード2枚を手札に戻す。',
  },
  smokescreen: {
    name: '煙幕',
    when: phase1,
    effect: 'ラウンドの終わりまで、エイリアンは地形カードの捨て札山を見られない。',
  },
  vortex: {
    name: '旋風',
    when: step2B,
    effect: '伏せた地形カード1枚を、自分の捨て札山の1枚と入れ替える。',
  },
  'wrong-track': {
    name: 'ニセの足跡',
    when: phase3,
    effect: 'エイリアン・マーカー（またはクローン）を隣接する地形へ動かす。',
  },
  hologram: {
    name: 'ホログラム',
    when: phase3,
    effect: 'アルテミア・マーカーを隣接する地形へ動かす。',
  },
  dodge: {
    name: '回避',
    when: phase3,
    effect:
      'ラウンドの終わりまで、エイリアン・マーカーの影響を受けない。自分のいる地形にそのマーカーがあるときだけ使える。',
  },
  detector: {
    name: '探知機',
    when: phase3,
    effect:
      'ラウンドの終わりまで、アルテミア・マーカーの影響を受けない。自分のいる地形にそのマーカーがあるときだけ使える。',
  },
  gate: {
    name: '門',
    when: decision,
    effect: '自分の地形の代わりに、隣接する地形（人工構造物は不可）の特殊能力を使う。',
  },
  drone: {
    name: 'ドローン',
    when: decision,
    effect: '自分の地形の代わりに、探査車の特殊能力を使う。',
  },
  'double-back': {
    name: '逆走',
    when: phase4,
    effect: 'このラウンドに出した地形カード1枚を手札に戻す。',
  },
  amplifier: {
    name: '増幅器',
    when: phase4,
    effect: '充電マーカーを海岸から取り除き、すぐに救援マーカーを1マス進める。',
  },
} satisfies Translated<typeof en.survival>
