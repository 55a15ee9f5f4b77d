import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/moves.ts'

export const move = {
  chooseBoardFace: '{{face}}で遊ぶ',
  lockPlaces: '{{places}}を伏せる',
  unlockPlaces: '伏せたカードを取り戻す',
  resist: '抵抗：意志力1で{{places}}を戻す',
  giveUp: 'ギブアップ：意志力を3に戻し、カードをすべて戻す',
  placeToken: '{{token}}を{{place}}に置く',
  endPlacement: '狩りを終える',
  usePower: '{{place}}を使う{{use}}',
  takeBack: '{{from}}を使わずに{{place}}を戻す',
  doNothing: '{{place}}で何もしない',
  playHunt: '{{card}}を使う{{about}}',
  playFlashback: '{{card}}を{{as}}として使う{{about}}',
  playSurvival: '{{card}}を使う{{about}}',
  pass: 'パス',
} satisfies Translated<typeof en.move>

export const about = {
  nothing: '',
  hunted: '（{{hunted}}）',
  places: '（{{places}}）',
  detour: '（{{hunted}}を{{from}}から{{place}}へ）',
  token: '（{{token}}を{{place}}へ）',
  huntedAndToken: '（{{hunted}}、{{token}}を{{place}}へ）',
  discard: '（{{places}}を捨てる）',
  back: '（{{places}}を戻す）',
  backPlayed: '（{{card}}を戻す）',
  swap: '（{{card}}を{{places}}に入れ替える）',
  move: '（{{token}}を{{at}}へ）',
  moveArtemia: '（アルテミア・マーカーを{{at}}へ）',
  copy: '（{{from}}の代わりに{{copy}}を使う{{use}}）',
  names: '（{{names}}）',
} satisfies Translated<typeof en.about>

export const use = {
  nothing: '',
  copy: '：{{place}}をコピー{{use}}',
  back: '：{{places}}を戻す',
  take: '：{{place}}を取る',
  will: '：{{seat}}の意志力を1回復',
  draw: '：サバイバルカードを引く',
} satisfies Translated<typeof en.use>
