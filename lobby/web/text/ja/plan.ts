import type { Text } from '../en.ts'
import type { Words } from '../words.ts'

/** 開始日時を決めたテーブルとカレンダーの文言。 */
export const plan: Words<Text['plan']> = {
  title: '開始日時',
  later: '日時を決めて後で遊ぶ',
  laterHelp:
    '先に席に着いてもらえます。お知らせを希望した人には、始まる前に届きます。勝手に始まることはありません。',
  date: '日付',
  time: '時刻',
  chosen: '{{time}}（あなたの時間帯：{{zone}}）',
  at: '{{time}}開始',
  was: '{{time}}に開始予定でした',
  row: '{{time}}開始',
  rowWas: '{{time}}に開始予定でした',
  move: '日時を保存',
  ahead: {
    sit: '参加するなら席に着いてください。',
    full: '満席です。ゲームが始まれば観戦できます。',
    seated: '席を取りました。開始日時にお越しください。',
    host: '席を取りました。みんながそろったら、あなたが始めます。',
  },
  come: '参加する',
  event: 'カレンダーに追加',
  lobby: '予定のテーブル',
  lobbyLead: '今のうちに席を取って、後で遊べます。',
  calendar: 'カレンダー',
  nothing: '予定はありません。テーブルを作るときに「日時を決めて後で遊ぶ」を選んでください。',
  feed: '自分のカレンダーで見る',
  feedOwn:
    'あなたが席に着いている予定のテーブルが、自分のカレンダーに自動で入ります。日時の変更も反映されます。',
  feedClub: 'このクラブの予定のテーブルが、自分のカレンダーに自動で入ります。日時の変更も反映されます。',
  feedSecret:
    'このアドレスを知る人は、いつ何を遊ぶかを読めます（名前は含まれません）。ほかの人には教えないでください。',
  feedMake: 'アドレスを作る',
  feedAddress: 'カレンダー用のアドレス',
  feedCopy: 'アドレスをコピー',
  feedOpen: 'カレンダーに登録',
  feedRenew: '別のアドレスを作る',
  feedRenewHelp: '今までのアドレスはすぐに使えなくなります。',
  feedDrop: 'アドレスを削除',
}
