import type { turns as english } from '../en/turns.ts'
import type { Words } from '../words.ts'

/** ターン制のテーブルで時間が止まるとき（中断と休暇）の文言。 */
export const turns: Words<typeof english> = {
  pause: {
    title: '対局を中断する',
    help: '遊んでいる全員が同意すると、誰の時間も進まず、お知らせも届かず、ボットも待ちます。遊んでいる人なら誰でも、いつでも再開できます。',
    length: '中断する期間（最長）',
    pending: '提案への返事を待っています。「次の行動」の欄にあります。',
    propose: '中断を提案する',
    now: '今すぐ中断する',
    asks_other: '{{name}}さんが、{{count}}日間の中断を提案しています。',
    asked_other: '{{count}}日間の中断を提案しました。',
    means: '中断中は時間が進みません。遊んでいる人なら誰でも再開できます。',
    waits: '返事待ち：{{names}}',
    agree: '中断に同意する',
    refuse: '続けたい',
    drop: '提案を取り下げる',
    refused: '{{name}}さんは続けたいそうです。中断はしません。',
    refusedByYou: '続けたいと答えました。中断はしません。',
    on: '対局は中断しています。',
    since: '{{from}}から、遅くとも{{to}}までです。時間は進みません。',
    end: '再開する',
    over: '中断が終わりました。時間が再び進みます。',
  },
  holiday: {
    title: '休暇',
    lead: '休暇の間、ターン制のテーブルではあなたの時間が進まず、お知らせも届きません。同じテーブルの人には休暇であることが伝わります。1年に{{days}}日まで使えます。',
    first: '最初の日',
    last: '最後の日',
    set: '休暇を入れる',
    left_other: '{{year}}年の残り：{{count}}日。',
    lasts: '{{to}}まで',
    planned: '{{from}}から{{to}}まで',
    end: '今すぐ終える',
    cancel: '取り消す',
    on: '{{name}}さんは{{to}}まで休暇です。その人の時間は進みません。',
    soon: '{{name}}さんは{{from}}から{{to}}まで休暇の予定です。',
    mine: 'あなたは{{to}}まで休暇です。あなたの時間は進みません。',
    mineSoon: 'あなたは{{from}}から{{to}}まで休暇の予定です。',
    link: '休暇の設定',
  },
}
