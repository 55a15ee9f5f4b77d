/** Domain Counters: what is met on planets. */
const locals = (count: number) =>
  `誰のものでもない陸軍${count}が、降りた部隊と戦う（8以上で命中）。勝てば元の数に戻る。`
const wealth = (count: number) => `トレードグッズ${count}を得る。`
const ambush = (count: number) =>
  `誰のものでもない戦闘機${count}が、星系の艦船と戦う（9以上で命中）。負けると降りた部隊も失う。`
const wormhole = (letter: string) => `これ以後、この星系にはワームホール${letter}がある。`

export const domainCounter = {
  radiation: { name: '放射能', text: '降りた部隊をすべて失う。' },
  biohazard: {
    name: '生物災害',
    text: '降りた陸軍1つを失う。誰かが惑星を手に入れるまで残る。',
  },
  'hostile-locals-1': { name: '敵対的な住民（1）', text: locals(1) },
  'hostile-locals-2': { name: '敵対的な住民（2）', text: locals(2) },
  'hostile-locals-3': { name: '敵対的な住民（3）', text: locals(3) },
  'natural-wealth-2': { name: '天然資源（2）', text: wealth(2) },
  'natural-wealth-3': { name: '天然資源（3）', text: wealth(3) },
  'natural-wealth-4': { name: '天然資源（4）', text: wealth(4) },
  'peaceful-annexation': { name: '平和的併合', text: '惑星は何事もなく加わる。' },
  settlers: {
    name: '入植者',
    text: '降りた部隊は艦船に戻る。ダイス1個: 6以上なら自分が、5以下なら無作為の相手が、無料の陸軍2つで惑星を手に入れる。',
  },
  'industrial-society': {
    name: '工業社会',
    text: '惑星は消耗せずに手に入り、無料のスペースドックを置ける。',
  },
  'technological-society': {
    name: '技術社会',
    text: '研究できる技術1つを無料で得る。左隣のプレイヤーが選ぶ。',
  },
  'wormhole-discovery-alpha': { name: 'ワームホール発見α', text: wormhole('α') },
  'wormhole-discovery-beta': { name: 'ワームホール発見β', text: wormhole('β') },
  'lazax-survivors': {
    name: 'ラザックスの生存者',
    text: '降りた人の票がずっと3増える。戦闘機の探査で見つければ勝利点1とアクションカード3枚。焼き払うと、アクションカードとトレードグッズをすべて失い、惑星はすべて消耗し、次の投票に加われない。',
  },
  'native-intelligence': { name: '現地の情報', text: '伏せられたドメインカウンター1枚をこっそり見る。' },
  'hidden-factory': { name: '秘密工場', text: '資源2までの艦船をこの星系に置く。' },
  'hostage-situation': {
    name: '人質事件',
    text: '降りた陸軍1つにつきトレードグッズ1を払うか、すべてを失う。',
  },
  'automated-defense-system': {
    name: '自動防衛システム',
    text: 'ダイス2個: 6以上1つごとに、星系の自分の艦船1隻と降りた陸軍1つを失う。惑星を手に入れた人は無料のPDSを置ける。',
  },
  'fighter-ambush-1': { name: '戦闘機の待ち伏せ（1）', text: ambush(1) },
  'fighter-ambush-2': { name: '戦闘機の待ち伏せ（2）', text: ambush(2) },
  'fighter-ambush-3': { name: '戦闘機の待ち伏せ（3）', text: ambush(3) },
}
