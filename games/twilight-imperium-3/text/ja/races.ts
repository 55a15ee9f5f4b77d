/** Names of the races. */
export const raceNames = {
  letnev: 'レトネフ男爵領',
  hacan: 'ハカン首長国',
  sol: 'ソル連邦',
  l1z1x: 'L1Z1Xマインドネット',
  mentak: 'メンタック連合',
  naalu: 'ナアル共同体',
  norr: 'サーダック・ノア',
  jolnar: 'ジョル＝ナー大学群',
  xxcha: 'ザチャ王国',
  yssaril: 'イサリル諸族',
  muaat: 'ムアートの残り火',
  saar: 'サール族',
  winnu: 'ウィニュー',
  yin: 'イン協会',
}
