/** Why something is not allowed. */
export const refusal = {
  counters: 'コマンドカウンターをちょうど{{count}}個置いてください。',
  supplyEmpty: '交易品がそれだけ残っていません。',
  noCountersLeft: '増強エリアにコマンドカウンターがそれだけありません。',
  bonusCount: 'ボーナスカウンターをちょうど{{count}}個使ってください。',
  notInHand: 'そのタイルは手元にありません。',
  otherRing: '今置いている輪の空き位置ではありません。',
  besideSpecial: '他に置けるものがあるうちは、特別な星系どうしを隣に置けません。',
  needsPlanets: '前の星系に惑星がなかったので、今度は惑星のある星系を置きます。',
  notHome: '選べるのは母星系の惑星だけです。',
  placeAll: '種族の初期ユニットをちょうどすべて置いてください。',
  planetFull: '1つの惑星にそれだけは置けません。',
  strategicActionFirst: 'パスの前に、持っているストラテジーカードをすべて使わなければなりません。',
}
