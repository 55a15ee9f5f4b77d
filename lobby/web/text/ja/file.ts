import type { Text } from '../en.ts'
import type { Words } from '../words.ts'

export const file: Words<Text['file']> = {
  title: 'ゲームを保存する',
  save: 'ゲームをファイルに保存',
  saveHelp: '伏せられていたものも含むゲーム全体です。あとで開いて練習できます。',
  saveRunning: '見えているものを保存',
  saveRunningHelp: '今見えているものと、あなたが読める記録のファイルです。',
  check: 'シャッフルとダイスを確かめる',
  notHere:
    'シャッフルは、httpsのページ、または保存したファイルとコマンド（npm run verify-match）で確かめられます。',
  commitment: '公正なシャッフル：このゲームの指紋',
  commitmentHelp:
    'シャッフルとダイスは、サーバーがすでに選び、終了後に明かす数から決まります。この指紋があるので、サーバーはその数を変えられません。ブラウザーが指紋を覚えておくので、あとで確かめられます。',
  verdict: {
    fine_other: '正しく行われました。{{count}}手すべてが、サーバーが約束した数から導かれます。',
    noted: '指紋は、開始前にこのブラウザーが覚えたものと同じです。',
    unbound_other: '{{count}}手すべてが導かれますが、このサーバーは何も約束していません。',
    otherSeed: '正しくありません。サーバーは約束したものとは別の数を使いました。',
    otherwise:
      '正しくありません。{{count}}手のうち{{follow}}手目のあと、あるべきものとは違う進み方をしました。',
    otherRules_other:
      'このゲームは今より古いルールで始まりました。今のルールでは{{count}}手のうち{{follow}}手まで再現できます。',
  },
}

export const practice: Words<Text['practice']> = {
  link: '保存したゲームを開く',
  title: '保存したゲームで練習する',
  lead: '保存したゲームの好きな場面から始まる自分のテーブルを開きます。ほかの席にはボットが着きます。',
  file: 'ゲームのファイル',
  choose: 'ファイルを選ぶ',
  what_other: '{{game}}、{{count}}手',
  step: '何手目のあとから始めるか',
  stepHelp: '0（最初）から{{last}}まで。',
  beginning: 'ゲームの最初です。',
  notThere: '今のルールでは、その場面にたどり着けません。',
  no: {
    notOne: 'これはゲームのファイルではありません。',
    running: 'そのゲームは、保存したときには終わっていませんでした。',
    noGame: 'そのゲームはここにはありません。',
    inTheMiddle: 'そのゲームは別のゲームの途中から始まりました。元のゲームのファイルを開いてください。',
  },
}
