/** Texts that every game shares. A game may word any of them anew. */
export const ja = {
  nothing: 'なし',
  move: {
    answer: '{{chosen}}',
    answerNothing: '選ばない',
    letBe: 'このままでよい',
    reconsider: '答えを変える',
    seal: '答えを確定する',
  },
  log: {
    rulesChanged: 'ここでゲームのルールが更新されました。ここからは新しいルールで続きます。',
    movesUndone: '新しいルールではやり直せない{{count}}手が取り消されました。',
  },
  refusal: {
    unknownMove: 'そのような手はありません。',
    stale: 'その問いはもう終わっています。先に別のことが起きました。',
    otherQuestion: '今はそれを尋ねられていません。',
    malformed: 'その手を読み取れませんでした。',
    pickCount: '{{min}}個以上、{{max}}個以下を選んでください。',
    pickTwice: '同じものは一度しか選べません。',
    pickApart: 'いっしょには選べないものがあります。',
    awaited: 'ほかの人がその答えを待っています。',
    notAnswered: 'まだ答えていません。',
    answered: 'すでに確定した答えは変えられません。',
    notOffered: '選択肢にありません。',
    notSent: '手がサーバーに届きませんでした。もう一度お試しください。',
    option: '設定「{{field}}」（{{id}}）に使えるのは{{takes}}です。',
    unknownOption: '「{{option}}」という設定はありません。あるのは{{known}}です。',
    noOptions: '設定は、次のいくつかを持つオブジェクトです：{{known}}。',
  },
  takes: {
    choice: '次のどれか：{{values}}',
    flag: 'trueかfalse',
    number: '{{min}}から{{max}}までの整数',
  },
}
