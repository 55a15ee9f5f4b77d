/** The options of a match. */
export const option = {
  galaxy: {
    name: '銀河',
    help: 'マップの決め方です。',
    random: '配置ルールに従い無作為',
    build: 'プレイヤーが配置',
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
