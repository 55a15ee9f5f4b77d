/** Objectives: a name to speak of them by, and what they ask for. */
export const objective = {
  'spend-10-resources': { name: '資源10を支払う', text: '資源10を支払うと達成。' },
  'spend-10-influence': { name: '影響力10を支払う', text: '影響力10を支払うと達成。' },
  'spend-6-trade-goods': { name: 'トレードグッズ6を支払う', text: 'トレードグッズ6を支払うと達成。' },
  'spend-3-command-counters': {
    name: 'コマンドカウンター3個を支払う',
    text: 'ストラテジーアロケーションとコマンドプールから、合わせて3個のコマンドカウンターを支払うと達成。',
  },
  '5-planets-abroad': { name: '外の惑星5つ', text: '母星系の外で惑星5つを支配している。' },
  '3-technologies-of-one-colour': { name: '同色の技術3つ', text: '同じ色の技術を3つ持っている。' },
  'all-four-colours': { name: '4色すべて', text: '4色それぞれの技術を1つ以上持っている。' },
  'three-specialties': {
    name: '3色の技術特性',
    text: '赤・緑・青の技術特性を持つ惑星をそれぞれ支配している。',
  },
  'more-influential-than-each-neighbour': {
    name: '両隣のどちらよりも大きな影響力',
    text: '惑星カード（消耗したものも含む）の影響力の合計が、左隣より大きく、右隣より大きい。',
  },
  '3-specialty-planets': {
    name: '技術特性の惑星3つ',
    text: '黄以外の技術特性を持つ惑星3つを支配している（色は問わない）。',
  },
  'spend-20-resources': { name: '資源20を支払う', text: '資源20を支払うと達成。' },
  'spend-20-influence': { name: '影響力20を支払う', text: '影響力20を支払うと達成。' },
  'spend-12-trade-goods': { name: 'トレードグッズ12を支払う', text: 'トレードグッズ12を支払うと達成。' },
  'spend-6-command-counters': {
    name: 'コマンドカウンター6個を支払う',
    text: 'ストラテジーアロケーションとコマンドプールから、合わせて6個のコマンドカウンターを支払うと達成。',
  },
  '5-technologies-of-one-colour': { name: '同色の技術5つ', text: '同じ色の技術を5つ持っている。' },
  'more-influential-than-both-neighbours': {
    name: '両隣の合計より大きな影響力',
    text: '惑星カードの影響力の合計が、左隣と右隣を足したものより大きい。',
  },
  'heart-of-the-galaxy': {
    name: '銀河の中心',
    text: 'メカトールレックスと、それに隣接するすべての星系（アステロイドとスーパーノヴァを除く）を支配している。',
  },
  'galactic-supremacy': {
    name: '銀河の覇権',
    text: '母星系の外で惑星18を支配していれば、ただちにゲームに勝つ。',
  },
  'galactic-domination': {
    name: '銀河の征服',
    text: '他のプレイヤー2人の母星系の惑星をすべて支配していれば、ただちにゲームに勝つ。',
  },
  'imperium-rex': {
    name: 'インペリウム・レックス',
    text: 'このカードが公開されるとただちにゲームが終わり、勝利点が最も多いプレイヤーが勝つ。',
  },
  'variant-spend-10-resources-or-10-influence': {
    name: '資源10か影響力10を支払う',
    text: '資源10か影響力10を支払うと達成。',
  },
  'variant-5-technologies': { name: '技術5つ', text: '技術を5つ持っている。' },
  'variant-spend-6-trade-goods': { name: 'トレードグッズ6を支払う', text: 'トレードグッズ6を支払うと達成。' },
  'variant-5-planets-abroad': { name: '外の惑星5つ', text: '母星系の外で惑星5つを支配している。' },
  'variant-3-space-docks': { name: 'スペースドック3つ', text: 'ボード上にスペースドックが3つある。' },
  'variant-hold-mecatol-rex': {
    name: 'メカトールレックスを押さえる',
    text: 'メカトールレックスを支配している。',
  },
  'variant-blockade': { name: '封鎖', text: '他のプレイヤーのスペースドックを封鎖している。' },
  'variant-win-an-invasion': {
    name: '侵攻に勝つ',
    text: 'このラウンドに、他のプレイヤーの陸軍との侵攻戦闘に勝った。',
  },
  'variant-win-a-space-battle': {
    name: '宇宙戦闘に勝つ',
    text: 'このラウンドに、他のプレイヤーの艦船3隻以上との宇宙戦闘に勝った。',
  },
  'variant-expand': { name: '拡大', text: 'このラウンドに惑星3つの支配を得た。' },
  'variant-spend-20-resources-or-20-influence': {
    name: '資源20か影響力20を支払う',
    text: '資源20か影響力20を支払うと達成。',
  },
  'variant-9-technologies': { name: '技術9つ', text: '技術を9つ持っている。' },
  'variant-10-planets-abroad': { name: '外の惑星10', text: '母星系の外で惑星10を支配している。' },
  'variant-spend-12-trade-goods': {
    name: 'トレードグッズ12を支払う',
    text: 'トレードグッズ12を支払うと達成。',
  },
  'variant-win-two-invasions': {
    name: '侵攻に2度勝つ',
    text: 'このラウンドに、他のプレイヤーの陸軍との侵攻戦闘に2度勝った。',
  },
  'variant-win-two-space-battles': {
    name: '宇宙戦闘に2度勝つ',
    text: 'このラウンドに、それぞれ艦船3隻以上との宇宙戦闘に2度勝った。',
  },
  'variant-core-worlds': {
    name: '中心の星々',
    text: 'メカトールレックスと、それに隣接する星系3つを支配している。',
  },
  'variant-destroy-a-space-dock': {
    name: 'スペースドックを破壊する',
    text: 'このラウンドに、他のプレイヤーのスペースドックを破壊した。',
  },
  'variant-foothold-in-a-home-system': {
    name: '母星系への足がかり',
    text: '他のプレイヤーの母星系の惑星を支配している。',
  },
  'variant-imperium-rex': {
    name: 'インペリウム・レックス',
    text: 'このカードが公開されるとただちにゲームが終わり、勝利点が最も多いプレイヤーが勝つ。',
  },
  conqueror: { name: '征服者', text: '他のプレイヤーの母星系の惑星をすべて支配している。' },
  diversified: {
    name: '多角化',
    text: 'メカトールレックスを支配し、そこに自分のスペースドックがあり、赤・緑・青の技術をそれぞれ2つ以上持っている。',
  },
  focused: { name: '専門化', text: '同じ色の技術特性を持つ惑星4つを支配している。' },
  forceful: {
    name: '武力',
    text: 'メカトールレックスを支配し、そこに自分のスペースドックがあり、その星系に戦艦4隻がいる。',
  },
  industrial: {
    name: '工業力',
    text: 'メカトールレックスを支配し、自分の戦艦5隻とスペースドック3つがすべてボード上にある。',
  },
  'keeper-of-gates': {
    name: '門の番人',
    text: 'ワームホールのあるすべての星系（ワームホールネクサスを除く）に、戦闘機以外の艦船が1隻以上いる。',
  },
  'master-of-ships': {
    name: '艦隊の主',
    text: 'メカトールレックスを支配し、そこに自分のスペースドックがあり、その星系に戦闘機以外の艦船8隻がいる。',
  },
  merciless: {
    name: '無慈悲',
    text: 'このラウンドに、他のプレイヤーの最後のスペースドックを破壊した（サールの浮遊ドックは数えない）。',
  },
  technocrat: { name: '技術官僚', text: '技術特性を持つ惑星6つを支配している（黄は数えない）。' },
  usurper: {
    name: '簒奪者',
    text: 'メカトールレックスを支配し、そこに自分のスペースドックと陸軍6がある（サールはその星系にドックがあればよい）。',
  },
  expansionist: { name: '拡張主義者', text: '母星系の外で星系8つを支配している。' },
  regulator: { name: '統制者', text: 'このラウンドに、2人のプレイヤーのスペースドックを破壊した。' },
  threatening: { name: '脅威', text: '他のプレイヤー2人の母星系に隣接する星系を支配している。' },
  'voice-of-the-council': {
    name: '議会声明',
    text: '政治または集会の主能力の前の投票で与えられる。持ち主は勝利点1を得る。新しい持ち主が前の持ち主から受け取る。',
  },
  'red-artifact': {
    name: '赤のアーティファクト',
    text: '赤のアーティファクトのある惑星を支配している。支配を得るとすぐに得て、失うとすぐに失う。',
  },
  'blue-artifact': {
    name: '青のアーティファクト',
    text: '青のアーティファクトのある惑星を支配している。支配を得るとすぐに得て、失うとすぐに失う。',
  },
  'green-artifact': {
    name: '緑のアーティファクト',
    text: '緑のアーティファクトのある惑星を支配している。支配を得るとすぐに得て、失うとすぐに失う。',
  },
  'yellow-artifact': {
    name: '黄のアーティファクト',
    text: '黄のアーティファクトのある惑星を支配している。支配を得るとすぐに得て、失うとすぐに失う。',
  },
}
