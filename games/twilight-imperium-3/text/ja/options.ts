/** The options of a match. */
export const option = {
  galaxy: {
    name: '銀河',
    help: 'マップの決め方です。',
    random: '配置ルールに従い無作為',
    preset: '均等な固定マップ',
    build: 'プレイヤーが配置',
  },
  presetMap: {
    name: 'マップ',
    help: 'どの母星系からも同じだけのものに手が届きます。拡張の星系を使うと、ほかのマップも選べます。',
    crossroads: '十字路: ワームホールが中心の周りに',
    marches: '辺境: ワームホールが外縁に',
    preset: '諸国: プレイヤー数ごとの専用マップ',
    special: '五芒星: 5つの区域と、決して閉じないワームホール',
    multi: '双子銀河: 2つの銀河と、その間にあるメカトールレックスの小銀河',
  },
  raceSelection: {
    name: '種族',
    help: '種族の決め方です。',
    random: '無作為',
    draft: 'スピーカーから順に選ぶ',
    choose: '自由に選ぶ（早い者勝ち）',
  },
  expansionTiles: {
    name: '拡張の星系',
    help: 'イオンストームやトレードステーションを含む23の星系が加わります。7人と8人では必ず使います。',
  },
  largerGalaxy: {
    name: '広い銀河',
    help: '5〜6人用。母星系の外側に第4リングが加わります。',
  },
  presetUse: {
    name: 'マップの星系',
    help: '印刷どおりの星系か、同じ種類の別の星系（何が出るかは不明）か。',
    fixed: '印刷どおり',
    random: '無作為',
  },
  expansionTech: {
    name: '拡張技術',
    help: '全員に新技術4つが加わり、3つが新版に替わります。',
  },
  expansionRaces: {
    name: '拡張種族',
    help: 'ムアート、サール、ウィニュー、インの4種族が加わります。',
  },
  expansionCards: {
    name: '拡張カード',
    help: '新しいアクションカード、政治カード、シークレット目的が加わり、アクションカード5枚と政治カード1枚が差し替わります。',
  },
  strategySet: {
    name: 'ストラテジーカード',
    help: '選択版は経験者向けで、政治カードを手札に持ちます。',
    original: '基本',
    variant: '選択版',
    mixed: '番号ごとに選ぶ',
  },
  strategy1: {
    name: '1番のカード',
    help: '指導力を選ぶと、スピーカーを替えられるのは集会だけです。指導力と政治の組み合わせでは誰も替えられず、カードの効果がない限り、最後まで同じ人がスピーカーです。',
    initiative: '主導権',
    leadership: '指導力',
  },
  strategy2: {
    name: '2番のカード',
    help: '条約による平和、または平和的な併合。',
    diplomacy: '外交',
    'diplomacy-ii': '外交II',
  },
  strategy3: {
    name: '3番のカード',
    help: '議案を山札から引くか、手札から出すか。',
    political: '政治',
    assembly: '集会',
  },
  strategy4: {
    name: '4番のカード',
    help: 'コマンドカウンター、または起動なしの生産。',
    logistics: '兵站',
    production: '生産',
  },
  strategy5: { name: '5番のカード', help: '2通りの交易。', trade: '交易', 'trade-ii': '交易II' },
  strategy6: {
    name: '6番のカード',
    help: 'マップからカウンターを戻すか、艦隊を強くするか。',
    warfare: '戦争',
    'warfare-ii': '戦争II',
  },
  strategy7: {
    name: '7番のカード',
    help: '全員に技術を、または選んだ人により多くを。',
    technology: '技術',
    'technology-ii': '技術II',
  },
  strategy8: {
    name: '8番のカード',
    help: 'カード自体の勝利点、または目的の即時達成。',
    imperial: '帝国',
    bureaucracy: '官僚制',
  },
  ageOfEmpire: {
    name: '帝国の時代',
    help: '公開目的がすべて最初から表向きで、どのラウンド（第7〜第10、長き戦いでは第9〜第14）の後に終わるかが分かります。',
  },
  imperialII: {
    name: '帝国II',
    help: '「帝国」の代わりに使い、メカトールレックスで勝利点1、1ラウンドに目的をいくつでも達成できます。',
  },
  variantObjectives: {
    name: '選択版の目的',
    help: '公開目的が両ステージとも別のものに替わります。',
  },
  racialTech: {
    name: '種族専用技術',
    help: 'どの種族にも、他の誰も得られない技術が1つあります。',
  },
  artifacts: {
    name: 'アーティファクト',
    help: 'アーティファクトが眠る惑星があり、支配している間は1つにつき勝利点1になります。',
  },
  shockTroops: {
    name: 'ショックトループ',
    help: '10の目を出した陸軍はショックトループになり、強力に戦い、ドックやPDSを奪えます。',
  },
  spaceMines: {
    name: '宇宙機雷',
    help: '巡洋艦が機雷を敷き、入ってきた他者の艦に当たることがあります。',
  },
  wormholeNexus: {
    name: 'ワームホールネクサス',
    help: '銀河の外にあり、アルファとベータのすべてのワームホールから行ける星系です。双子銀河ではおすすめ、五芒星では使えません。',
  },
  facilities: {
    name: '設備',
    help: '惑星にコロニーか精製所を建てられます。影響力または資源が1増えます。',
  },
  tacticalRetreats: {
    name: '戦術的退却',
    help: '防御側は、ストラテジーアロケーションのコマンドカウンター1個で、起動していない星系へも退却できます。',
  },
  custodians: {
    name: 'メカトールレックス警備隊',
    help: '最初にメカトールレックスへ降りる人は、誰のものでもない戦闘機3機と陸軍2つに勝たなければなりません。',
  },
  voiceOfTheCouncil: {
    name: '議会声明',
    help: '「政治」を実行する人は投票を求められます。選ばれた人は、別の人が選ばれるまで勝利点1を持ちます。',
  },
  simulatedEarlyTurns: {
    name: '序盤スキップ',
    help: '第1ラウンドの前に全員が少し拡張・建造します。',
  },
  distantSuns: {
    name: '遥かなる星々',
    help: '中立の惑星にドメインカウンターが伏せられます。富や入植者や罠があり、降りた人が出会います。',
  },
  newDomainCounters: {
    name: '追加のドメインカウンター',
    help: '工場、人質、待ち伏せなど22枚が加わります。',
  },
  territorialDistantSuns: {
    name: '領域',
    help: '母星系の隣には穏やかなドメインカウンターだけが置かれます。',
  },
  sabotageRuns: {
    name: '破壊工作',
    help: '戦闘の前に、戦闘機が犠牲を覚悟でウォー・サンの破壊に挑めます。成功は50機に1機ほどです。',
  },
  longWar: {
    name: '長き戦い',
    help: '勝利点14点まで、両ステージの公開目的も増えます。',
  },
  leaders: {
    name: 'リーダー',
    help: '各種族に、艦船で旅する3人のリーダー（提督・将軍・科学者・外交官・工作員）がいます。捕らえられたり死んだりもします。',
  },
  longWarNoGameOver: {
    name: 'インペリウム・レックスのない長き戦い',
    help: '突然の終わりがなく、最後の公開目的が表になったラウンドの後に終わります。',
  },
  homesPlaced: {
    name: '母星系は配置済み',
    help: '最初のユニットをどこに置くかは聞かれず、たいていの人が選ぶ所に置かれます。',
  },
  victoryPoints: { name: '勝利点', help: 'この点数に達すると勝ちです。' },
}

/** 設定の種類。 */
export const optionGroup = {
  expansion: '星系・技術・種族・カードの追加',
  strategy: 'ストラテジーカード',
  victory: '勝ち方',
  forces: '戦力と戦闘',
  worlds: '惑星と星系',
}

/** 一度に選べる設定の組み合わせ。 */
export const preset = {
  base: { name: '基本ゲーム', help: '基本セットだけで遊びます。初めての方に向いています。' },
  usual: {
    name: 'よくある遊び方',
    help: '拡張の星系・技術・種族・カードと選択版のストラテジーカードを使い、公開目的は最初からすべて表にします。',
  },
  everything: {
    name: 'すべて',
    help: '拡張のすべてと、併用できるほかの設定をすべて使います（長き戦いを除く）。慣れた方向けです。',
  },
}
