/** The options of a match. */
export const option = {
  galaxy: {
    name: '銀河',
    help: 'マップの決め方です。',
    random: '配置ルールに従い無作為',
    preset: '均等な固定マップ',
    build: 'プレイヤーが配置',
  },
  presetMap: {
    name: 'マップ',
    help: 'どの母星系からも同じだけのものに手が届きます。',
    crossroads: '十字路: ワームホールが中心の周りに',
    marches: '辺境: ワームホールが外縁に',
  },
  raceSelection: {
    name: '種族',
    help: '種族の決め方です。',
    random: '無作為',
    draft: 'スピーカーから順に選ぶ',
    choose: '自由に選ぶ（早い者勝ち）',
  },
  victoryPoints: { name: '勝利点', help: 'この点数に達すると勝ちです。' },
}
