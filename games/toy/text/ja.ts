import type { Translated } from '../../kit/index.ts'
import { NUMBERS } from '../state.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  card: {
    ...Object.fromEntries(NUMBERS.map(id => [id, { name: `カード${id}` }])),
    'spark-a': { name: '赤いスパーク' },
    'spark-b': { name: '青いスパーク' },
  },
  type: { sections: 'ルールのあらまし' },
  rules: {
    sections: {
      goal: { title: '勝利', text: '{{rounds}}ラウンドの後に得点の最も多い人の勝ちです。' },
      round: {
        title: 'ラウンド',
        text: '全員が数字カードを伏せて選び、公開の後にスパークを足せます。合計の最も大きい人が1点を得て、同点なら誰も得ません。勝った人は1点を誰かに贈れます。',
      },
      bonus: { title: 'ダイス', text: 'ラウンドに勝った人が振ります。4から6で得点が{{bonus}}増えます。' },
    },
  },
  phase: { choose: '選択', reveal: '公開' },
  thanks: { keep: { name: '受け取る' }, return: { name: '返す' } },
  fact: { round: 'ラウンド', score: '席{{of}}の点数', hand: 'あなたの手札' },
  until: { round: 'ラウンドが終わる', score: '席{{of}}の点数が変わる', hand: '手札が変わる' },
  ahead: { choose: 'ラウンドのカード', react: 'スパーク', gift: '贈り物' },
  ask: {
    choose: '数字カードを1枚、裏向きで選んでください。',
    swap: '手札1枚を山札の一番上と交換できます。',
    react: 'スパークを出すか、パスしてください。',
    gift: '自分の点を1点、誰かに渡せます。',
    thanks: '{{from}}からの1点を受け取りますか？',
    stack: '最大2枚を山札に戻せます。最後の1枚が一番上になります。',
  },
  coach: {
    choose: '高いカードがラウンドに勝ちますが、スパークに負けることもあります。',
    react: 'スパークは使えばなくなります。このラウンドに使う価値は？',
    gift: 'あげた1点は自分の点から減ります。',
    thanks: '誰からでも1点は1点です。',
    stack: '最後に置いたカードが最初に引かれます。',
    swap: '低いカードは惜しくありません。山札のほうが良いかもしれません。',
  },
  waiting: {
    choose: 'カードを選んでいます',
    swap: 'カードを交換できます',
    react: 'スパークを出せます',
    gift: '点を渡せます',
    thanks: '{{from}}からの1点をどうするか考えています',
    stack: '山札に戻すカードを選んでいます',
  },
  move: {
    choose: '{{card}}を選ぶ',
    swap: '{{card}}を交換する',
    spark: '{{card}}を出す',
    pass: 'パス',
  },
  refusal: {
    notHeld: 'そのカードは持っていません。',
    sparkChosen: '{{card}}はスパークです。選べるのは数字カードだけです。',
    notASpark: '{{card}}はスパークではありません。',
  },
  log: {
    round: '第{{round}}ラウンド',
    drew_other: '{{seat}}はカードを{{count}}枚引きました。',
    drewThese: '{{cards}}を引きました。',
    swapped: '{{seat}}は{{card}}を交換しました。',
    chose: '{{seat}}のカードは{{card}}でした。',
    spark: '{{seat}}は{{card}}を出しました。',
    tie: '{{seats}}が{{total}}で並びました。得点はありません。',
    scores: '{{seat}}が合計{{total}}で得点しました。',
    bonus_other: '{{seat}}の目は{{die}}。さらに{{count}}点です。',
    gave: '{{seat}}は{{to}}に1点渡しました。',
    returned: '{{seat}}は{{to}}に1点返しました。',
    stacked: '{{seat}}が山札に戻したカード：{{cards}}',
  },
  end: { points_other: '{{seats}}が{{count}}点で勝ちました。' },
  option: {
    deck: {
      name: '山札',
      help: 'スパーク2枚を入れるかどうか。',
      sparks: 'スパークあり',
      plain: '数字のみ',
    },
    choice: {
      name: '選び方',
      help: '全員が選び終わるまで選び直せるか、選んだことが他の人に見えるか。',
      final: '選び直せない',
      open: '選び直せる',
      secret: '選び直せて、選んだことも見えない',
    },
    rounds: { name: 'ラウンド数', help: '何ラウンド行うか。' },
    bonus: { name: 'ボーナスダイス', help: 'ラウンドの勝者がダイスを振って追加点を狙います。' },
    bonusSize: { name: 'ボーナスの点数', help: '4から6の目で得られる点数。' },
    handicap: { name: '一番強い席', help: 'この席は0点から始めます。' },
  },
}
