import type { club as english } from '../en/club.ts'
import type { Words } from '../words.ts'

/** クラブのメンバーが共有するものの文言。 */
export const club: Words<typeof english> = {
  weekly: '毎週のテーブル',
  weeklyHelp:
    'この日時を過ぎると、同じ曜日・同じ時刻で翌週のテーブルが自動で予定され、クラブのメンバーが招待されます。あなたかクラブのホストが止めるまで続きます。',
  weeklyStart: '毎週くり返す',
  weeklyOn: 'このテーブルは毎週くり返されます。',
  weeklyNext: '次回：{{time}}',
  weeklyBy: '主催：{{name}}さん',
  weeklyStop: 'くり返しを止める',
  weeklyStopLabel: 'くり返しを止める：{{table}}',
  matches: 'クラブのテーブルの対戦結果',
  matchesMore: '対戦結果をもっと見る',
  cameIn: '{{place}}位 {{name}}',
  hasWon: '{{name}}（勝利）',
  hasPlayed: '{{name}}',
  standings: '成績表',
  member: 'メンバー',
  rating: 'レーティング',
  standingsHelp:
    '対戦数と勝利数はクラブのテーブルのもの、レーティングはクラブ外も含むすべてのレーティング戦のものです。',
  talkLabel: 'クラブに書く',
  talkEmpty: 'まだ発言はありません。書いたことは、あとから入る人も含めてメンバー全員が読めます。',
  weeklyStopHelp: '今予定されているテーブルは残ります。',
  /** クラブのお知らせを投稿する先。 */
  webhook: {
    title: 'チャンネルへの投稿',
    help: 'クラブのテーブルの予定・募集・対戦結果を、Discordなどのチャンネルに自動で投稿できます。メンバーでなくても、チャンネルを見られる人は読めます。',
    posted:
      'クラブのテーブルの予定・募集・対戦結果を{{host}}に投稿しています。メンバーでなくても、チャンネルを見られる人は読めます。',
    address: 'WebhookのURL',
    other: '別のWebhookのURL',
    secret:
      'Discordではチャンネルの設定にあります。知っている人は誰でも投稿できるため、ここに再び表示されることはありません。',
    language: '投稿の言語',
    zone: '投稿のタイムゾーン',
    set: '投稿を始める',
    try: '試しに投稿する',
    tried: '投稿しました。',
    drop: '投稿をやめる',
  },
  /** だれかのために取ってある席。 */
  kept: {
    somebody: 'ほかの人のための席',
    forName: '{{name}}さんのための席',
    mine: 'あなたのための席',
    keep: '取っておく',
    keepLabel: '席{{number}}をだれかのために取っておく',
    title: '席{{number}}をだれのために取っておきますか',
    help: '相手には招待が届きます。あなたか相手が席を空けるまで、ほかの人は座れません。',
    keepFor: '{{name}}さんのために取っておく',
    byName: '名前で指定する',
    keepByName: 'この名前の人のために取っておく',
    byNameHelp:
      'その名前のアカウントが一つだけなら、本人の席になります。だれかがその名前を使っているかどうかは表示されません。',
    letGo: '空ける',
    letGoLabel: '席{{number}}を空ける',
  },
}
