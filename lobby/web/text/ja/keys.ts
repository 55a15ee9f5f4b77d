export const keys = {
  title: 'キー操作',
  tab: '次の項目へ',
  enter: '選択中の項目を押す',
  confirm: '決定（光っているボタン）',
  escape: '閉じる・一つ戻る',
  list: 'この一覧',
  single: '1文字のキー',
  singleHelp: 'オフにすると、テーブルで文字や数字だけのキーは何もしません。',
  close: '閉じる',
}
