import type { Text } from '../en.ts'
import type { Words } from '../words.ts'

/** お知らせの受け取り方を決めるページの文言。 */
export const told: Words<Text['told']> = {
  title: 'テーブルがあなたを待っているとき',
  lead: 'ターン制のテーブルでは、あなたの回答が必要なとき、時間が残り少ないとき、時間切れの人についてみんなで決めるときに、お知らせを受け取れます。どのテーブルでも、招待されたときと、@と名前で呼ばれたときに届きます。テーブルを見ている間は何も送りません。',
  link: 'お知らせを受け取る',
  ways: 'お知らせの届け先',
  none: 'まだありません。',
  kinds: { push: '通知', mail: 'メール', webhook: 'Webhook' },
  unconfirmed: '届いたメールのリンクを開いてください',
  try: '試す',
  tryLabel: '試す：{{name}}',
  tried: '送りました。',
  drop: '削除',
  dropLabel: '削除：{{name}}',
  push: 'このブラウザの通知',
  pushHelp: 'ページを閉じていても届きます。iPhoneでは、先にこのサイトをホーム画面に追加してください。',
  pushAdd: 'ここで通知を受け取る',
  pushDenied: 'このブラウザでは、このサイトからの通知が許可されていません。',
  mail: 'メールアドレス',
  mailHelp: '最初に確認のメールが届きます。どのメールにも、停止するためのリンクがあります。',
  mailAdd: 'アドレスを追加',
  webhook: 'Webhook',
  webhookHelp:
    'Discordのチャンネルなど、同じ形式でメッセージを受け取るアドレスです。そこにいる人も読めます。',
  webhookAdd: 'Webhookを追加',
  quiet: '静かな時間帯',
  quietHelp: 'その間のお知らせは、まだ待っていれば、後でまとめて届きます。',
  quietOn: '夜は何も送らない',
  from: '開始',
  to: '終了',
  confirm: {
    title: 'Starboardからのメール',
    ask: 'テーブルが待っているとき、このアドレスにお知らせしますか？',
    yes: 'はい、私のアドレスです',
    done: 'ありがとうございます。このアドレスにお知らせします。',
  },
  stop: {
    title: 'メールの停止',
    ask: 'このアドレスへのお知らせを停止しますか？',
    yes: '停止する',
    done: '停止しました。このアドレスには何も届きません。',
  },
  over: 'このリンクはすでに使われたか、途中で切れています。',
}
