import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/log.ts'

export const log = {
  creature: 'エイリアンは{{seat}}です。',
  boardFace: 'ボードは{{face}}を使います。',
  round: '第{{round}}ラウンド',

  resists: '{{seat}}は抵抗し、意志力1で{{places}}を戻しました。',
  resistsHidden_other: '{{seat}}は抵抗し、意志力1で地形カードを{{count}}枚戻しました。',
  givesUp: '{{seat}}はギブアップし、意志力を3に戻しました。手札に戻したカード：{{places}}',
  givesUpHidden_other: '{{seat}}はギブアップし、意志力を3に戻しました。手札に戻したカード：{{count}}枚',
  unlockAll: '伏せられたカードはすべて持ち主に戻り、選び直しになります。',

  playsHunt: '{{seat}}は{{card}}を使いました{{about}}。',
  playsFlashback: '{{seat}}は{{card}}を{{as}}として使いました{{about}}。',
  playsSurvival: '{{seat}}は{{card}}を使いました。',
  placesToken: '{{token}}が{{places}}に置かれました。',
  movesToken: '{{token}}が{{place}}へ動きました。',
  detour: '{{seat}}は{{from}}から{{place}}へ誘い出されました。',
  discards: '{{seat}}は{{places}}を捨てました。',
  discardsHidden_other: '{{seat}}は地形カードを{{count}}枚捨てました。',
  discardsSurvival: '{{seat}}は{{card}}を捨てました。',
  shows: '{{seat}}がエイリアンに見せたカード：{{places}}',
  showsHidden_other: '{{seat}}はエイリアンに地形カードを{{count}}枚見せました。',
  strikesBack: '{{seat}}はエイリアンから{{cards}}を奪い、襲撃カードの山の下に戻します。',
  strikesBackHidden_other:
    '{{seat}}はエイリアンから襲撃カードを{{count}}枚奪い、襲撃カードの山の下に戻します。',
  vortex: '{{seat}}は伏せたカードを入れ替えました。{{card}}を捨て、{{place}}を伏せました。',
  vortexHidden: '{{seat}}は伏せたカードを捨て札山のカードと入れ替えました。',

  riverReturns: '{{seat}}は伏せた2枚のうち1枚を手札に戻しました。',
  reveals: '{{seat}}の行き先：{{places}}',
  ineffective: '{{place}}は無効化されているため、{{seat}}は何も得られません。',
  usesPower: '{{seat}}は{{place}}を使いました。',
  copies: '{{seat}}は{{place}}をコピーしました。',
  doesNothing: '{{seat}}は{{place}}で何もしませんでした。',
  takesBack: '{{seat}}は{{places}}を手札に戻しました。',
  takesBackHidden_other: '{{seat}}は地形カードを{{count}}枚手札に戻しました。',
  takesBackPlayed: '{{seat}}は出したカード（{{place}}）を手札に戻しました。',
  takesBackInstead: '{{seat}}は{{from}}を使わずに{{places}}を手札に戻しました。',
  takesBackInsteadHidden: '{{seat}}は{{from}}を使わずに地形カードを1枚手札に戻しました。',
  takesFromReserve: '{{seat}}は共通の置き場から{{place}}を取りました。',
  pending: '{{seat}}は次のラウンドに{{power}}の効果を得ます。',
  markerOn: '{{seat}}は充電マーカーを海岸に置きました。',
  markerOff: '{{seat}}は充電マーカーを海岸から取り除きました。',
  draws: '{{seat}}が引いたカード：{{cards}}',
  drawsHidden_other: '{{seat}}はサバイバルカードを{{count}}枚引きました。',

  artemia: 'アルテミア・マーカーが{{seat}}を襲いました。',
  caught: '{{seat}}は{{places}}で捕まりました。',
  anticipated: '{{seat}}はエイリアンに先回りされていました。',
  losesWill: '{{seat}}は意志力を{{count}}失いました。',
  regainsWill: '{{seat}}は意志力を{{count}}回復しました。',
  lastWill: '{{seat}}の意志力が尽きました。',
  recovers: '{{seat}}は意志力{{will}}で立ち直りました。手札に戻したカード：{{places}}',
  recoversHidden_other: '{{seat}}は意志力{{will}}で立ち直りました。手札に戻したカード：{{count}}枚',

  rescue_other: '救援マーカーが進みました。残り{{count}}マスです。',
  assimilation_other: '同化マーカーが進みました。残り{{count}}マスです。',
  stasis: '停滞により、救援マーカーは進みません。',
  huntDraws: '引いたカード：{{cards}}',
  huntDrawsHidden_other: 'エイリアンは襲撃カードを{{count}}枚引きました。',
} satisfies Translated<typeof en.log>

export const outcome = {
  hunted: '救援が間に合いました。探索者の勝利です。',
  creature: 'アルテミアがすべてを取り込みました。エイリアンの勝利です。',
} satisfies Translated<typeof en.outcome>
