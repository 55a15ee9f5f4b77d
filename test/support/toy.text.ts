import type { GameText, Language } from '../../games/kit/index.ts'

const numbers = (word: (n: number) => string) =>
  Object.fromEntries(Array.from({ length: 12 }, (_, i) => [i + 1, { name: word(i + 1) }]))

/** The words of the toy game. */
export const toyText: Record<Language, GameText> = {
  en: {
    card: {
      ...numbers(n => `Card ${n}`),
      'spark-a': { name: 'Red spark' },
      'spark-b': { name: 'Blue spark' },
    },
    phase: { choose: 'Choose', reveal: 'Reveal' },
    thanks: { keep: { name: 'Keep it' }, return: { name: 'Return it' } },
    ask: {
      choose: 'Choose a number card, face down.',
      swap: 'You may change one card for the top card of the deck.',
      react: 'Play a spark, or pass.',
      gift: 'You may give one of your points to somebody.',
      thanks: '{{from}} gave you a point. Keep it?',
      stack: 'You may put up to two cards on the deck; the last one will be on top.',
    },
    waiting: {
      choose: 'is choosing a card',
      swap: 'may change a card',
      react: 'may play a spark',
      gift: 'may give a point away',
      thanks: 'thinks about a point from {{from}}',
      stack: 'is stacking the deck',
    },
    move: {
      choose: 'Choose {{card}}',
      swap: 'Change {{card}}',
      spark: 'Play {{card}}',
      pass: 'Pass',
    },
    refusal: {
      notHeld: 'You do not hold that card.',
      sparkChosen: '{{card}} is a spark: only number cards can be chosen.',
      notASpark: '{{card}} is not a spark.',
    },
    log: {
      round: 'Round {{round}}',
      drew_one: '{{seat}} draws a card.',
      drew_other: '{{seat}} draws {{count}} cards.',
      drewThese: 'You draw {{cards}}.',
      swapped: '{{seat}} changes {{card}}.',
      chose: '{{seat}} reveals {{card}}.',
      spark: '{{seat}} plays {{card}}.',
      tie: '{{seats}} tie at {{total}}: nobody scores.',
      scores: '{{seat}} scores with a total of {{total}}.',
      bonus_one: '{{seat}} rolls {{die}}: {{count}} point more.',
      bonus_other: '{{seat}} rolls {{die}}: {{count}} points more.',
      gave: '{{seat}} gives {{to}} a point.',
      returned: '{{seat}} returns the point to {{to}}.',
      stacked: '{{seat}} puts on the deck: {{cards}}.',
    },
    end: {
      points_one: '{{seats}} won with {{count}} point.',
      points_other: '{{seats}} won with {{count}} points.',
    },
    option: {
      deck: {
        name: 'Deck',
        help: 'Whether the deck holds the two sparks.',
        sparks: 'With sparks',
        plain: 'Numbers only',
      },
      rounds: { name: 'Rounds', help: 'How many rounds are played.' },
      bonus: { name: 'Bonus die', help: 'The winner of a round rolls for more points.' },
      bonusSize: { name: 'Size of the bonus', help: 'Points for a roll of 4 to 6.' },
      handicap: { name: 'Strongest seat', help: 'This seat begins without a point.' },
    },
  },
  ja: {
    card: {
      ...numbers(n => `カード${n}`),
      'spark-a': { name: '赤いスパーク' },
      'spark-b': { name: '青いスパーク' },
    },
    phase: { choose: '選択', reveal: '公開' },
    thanks: { keep: { name: '受け取る' }, return: { name: '返す' } },
    ask: {
      choose: '数字カードを1枚、裏向きで選んでください。',
      swap: '手札1枚を山札の一番上と交換できます。',
      react: 'スパークを出すか、パスしてください。',
      gift: '自分の点を1点、誰かに渡せます。',
      thanks: '{{from}}から1点もらいました。受け取りますか？',
      stack: '最大2枚を山札に戻せます。最後の1枚が一番上になります。',
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
      drew: '{{seat}}はカードを{{count}}枚引きました。',
      drewThese: '{{cards}}を引きました。',
      swapped: '{{seat}}は{{card}}を交換しました。',
      chose: '{{seat}}のカードは{{card}}でした。',
      spark: '{{seat}}は{{card}}を出しました。',
      tie: '{{seats}}が{{total}}で並びました。得点はありません。',
      scores: '{{seat}}が合計{{total}}で得点しました。',
      bonus: '{{seat}}の目は{{die}}。さらに{{count}}点です。',
      gave: '{{seat}}は{{to}}に1点渡しました。',
      returned: '{{seat}}は{{to}}に1点返しました。',
      stacked: '{{seat}}が山札に戻したカード：{{cards}}',
    },
    end: { points: '{{seats}}が{{count}}点で勝ちました。' },
    option: {
      deck: {
        name: '山札',
        help: 'スパーク2枚を入れるかどうか。',
        sparks: 'スパークあり',
        plain: '数字のみ',
      },
      rounds: { name: 'ラウンド数', help: '何ラウンド行うか。' },
      bonus: { name: 'ボーナスダイス', help: 'ラウンドの勝者がダイスを振って追加点を狙います。' },
      bonusSize: { name: 'ボーナスの点数', help: '4から6の目で得られる点数。' },
      handicap: { name: '一番強い席', help: 'この席は0点から始めます。' },
    },
  },
}
