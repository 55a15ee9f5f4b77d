/** Action cards: names and effects in words of our own. */

/** When a card is played. */
export const timing = {
  action: '自分のアクションとして',
  strategyPhase: 'ストラテジーフェイズの始めか終わり',
  strategyPhaseStart: '最初のストラテジーカードが取られる前',
  afterStrategyChoice: '誰かがストラテジーカードを取ったとき',
  strategyPhaseEnd: 'ストラテジーカードがすべて取られたとき',
  afterActivation: '自分が星系を起動したとき',
  afterOpponentActivation: '他プレイヤーが艦船を星系に動かしたとき',
  beforeSpaceBattle: '宇宙戦闘の前',
  beforeSpaceRound: '宇宙戦闘のラウンドの前',
  beforeCombatRound: '宇宙戦闘か侵攻戦闘のラウンドの前',
  afterCombatRoll: '戦闘ラウンドのダイスを振ったとき',
  afterRoll: '戦闘のダイスを振ったとき',
  beforeLanding: 'ユニットを降ろす前',
  beforeBombardment: '爆撃の前',
  beforeInvasion: '侵攻戦闘の前',
  afterInvadeNeutral: '上陸で中立の惑星を手に入れたとき',
  afterPlanetLost: '他プレイヤーに自分の惑星を奪われたとき',
  onActionCard: '他プレイヤーがアクションカードを使ったとき',
  beforeVoting: '議題の投票の前',
  beforeOwnVote: '自分の投票の前',
  afterVoting: '全員が投票したとき',
  beforeAgenda: '政治のカードで議題をめくる前',
  afterAgendaRevealed: '議題がめくられたとき',
  afterStrategyPrimary: 'ストラテジーカードの主能力と副能力の間',
  afterTechnologyPrimary: '自分の技術の主能力の後',
  beforeTechnology: '技術を得るとき',
  afterStrategyPhase: 'ストラテジーカードがすべて取られたとき',
  afterTradePrimary: '他プレイヤーが交易の主能力を実行したとき',
  afterShipDamaged: '宇宙戦闘で敵艦が損傷したとき',
  afterShipLost: '宇宙戦闘で自分の艦を失ったとき',
  statusPhaseDraw: 'ステータスフェイズ、アクションカードを引く前',
  endOfRound: 'ストラテジーカードを戻す前',
  anyTime: 'いつでも',
  copied: '写すカードを使えるとき',
}

export const cardTexts = {
  armistice: {
    name: '停戦協定',
    effect: 'プレイヤー1人と自分の惑星1つを選ぶ。このラウンド、その人はその惑星に侵攻できない。',
  },
  'chemical-warfare': {
    name: '化学兵器',
    effect: 'そこに自分の戦艦があれば、侵攻する惑星の陸軍の半分（端数切り上げ）を破壊する。PDSでは防げない。',
  },
  'civil-defense': { name: '民間防衛', effect: 'PDSのない自分の惑星1つにPDSを2つ置く。' },
  'command-summit': { name: '司令部会議', effect: 'コマンドカウンター2個を自分のコマンドプールに置く。' },
  'corporate-sponsorship': { name: '企業の後援', effect: '購入する緑の技術のコストが資源4少なくなる。' },
  'council-dissolved': { name: '議会解散', effect: '今回は議題を引かない。' },
  'cultural-crisis': {
    name: '文化の危機',
    effect: 'プレイヤー1人を選ぶ。その種族はこのラウンド、特殊能力をすべて失う。',
  },
  'determine-policy': {
    name: '政策の決定',
    effect: '議題を、山札、捨て札、または場の法から選ぶ。',
  },
  'diplomatic-immunity': {
    name: '外交特権',
    effect: '自分の艦船がいる星系1つを選ぶ。このラウンド、他のプレイヤーはそこを起動できない。',
  },
  disclosure: {
    name: '機密の暴露',
    effect: '他プレイヤー1人のアクションカードを見て、1枚を捨てさせる。',
  },
  discredit: { name: '信用失墜', effect: 'プレイヤー1人を選ぶ。その人の票は数えない。' },
  'dug-in': { name: '塹壕', effect: '自分の惑星1つを選ぶ。このラウンド、そこの陸軍は爆撃されない。' },
  'emergency-repairs': {
    name: '緊急修理',
    effect: '星系1つを選ぶ。そこにいる自分の損傷した戦艦とウォー・サンをすべて修理する。',
  },
  'experimental-battlestation': {
    name: '試作戦闘ステーション',
    effect: '自分のスペースドック1つが、来た艦隊にPDSのように3回射撃する。',
  },
  'fantastic-rhetoric': { name: '見事な弁舌', effect: 'この議題で票が10増える。' },
  'fighter-prototype': {
    name: '試作戦闘機',
    effect: 'この戦闘の最初のラウンド、自分の戦闘機の命中に+2。',
  },
  'flank-speed': { name: '最大戦速', effect: 'その星系に動く自分の艦船の移動力に+1。' },
  'focused-research': {
    name: '集中研究',
    effect: '資源6を支払う。足りない前提技術を1つ無視する。',
  },
  'ghost-ship': {
    name: '幽霊船',
    effect: 'ワームホールがあり敵艦のいない星系に、駆逐艦を1隻置く。',
  },
  'good-year': { name: '豊作の年', effect: '母星系の外の自分の惑星1つにつきトレードグッズ1を得る。' },
  'grand-armada': { name: '大艦隊', effect: 'このラウンド、母星系では艦隊補給の制限を受けない。' },
  'in-the-silence-of-space': {
    name: '宇宙の静寂',
    effect: '1つの艦隊の移動力2以上の艦船は、敵艦のいる星系を1つ通り抜けられる。',
  },
  'influence-in-the-merchants-guild': { name: '商人組合の伝手', effect: '貿易協定を1つ破棄する。' },
  insubordination: {
    name: '命令不服従',
    effect: '他プレイヤー1人がコマンドプールのコマンドカウンターを1個失う。',
  },
  'into-the-breach': {
    name: '決死の突撃',
    effect: 'この戦闘で自分の艦隊の命中に+1。ただし最初の2命中は戦艦に割り振らなければならない。',
  },
  'local-unrest': {
    name: '現地の騒乱',
    effect:
      '母星系でない惑星1つを消耗させ、陸軍1つを破壊する。陸軍が残らなければ中立になり、そこにあるものは破壊される。',
  },
  'lucky-shot': {
    name: 'まぐれ当たり',
    effect: '自分の惑星がある星系の敵の戦艦、巡洋艦、駆逐艦のどれか1隻を破壊する。',
  },
  'massive-transport': {
    name: '大移設',
    effect:
      '自分のスペースドック1つを自分の別の惑星に動かす。2つの惑星が敵艦のいない星系でつながっていること。',
  },
  'master-of-trade': {
    name: '交易の達人',
    effect: '有効な貿易協定が2つあれば、自分の惑星を2つまでリフレッシュする。',
  },
  minelayers: {
    name: '機雷敷設',
    effect: 'そこにいる自分の巡洋艦1隻につき1命中。戦闘の最初のラウンドに受ける。',
  },
  'morale-boost': { name: '士気高揚', effect: 'このラウンド、戦闘中の自分のユニットの命中に+1。' },
  multiculturalism: {
    name: '多文化主義',
    effect: 'このラウンド、他プレイヤーの種族の特殊能力を1つ、自分も持つ。',
  },
  patrol: {
    name: '哨戒',
    effect: '起動した星系から巡洋艦か駆逐艦を2隻まで隣の空の星系に動かし、そこを起動する。',
  },
  plague: {
    name: '疫病',
    effect: '他プレイヤーの惑星1つの陸軍1つごとにダイスを振る。偶数なら破壊する。',
  },
  'policy-paralysis': { name: '政策の麻痺', effect: '他プレイヤー1人は、今回その副能力を使えない。' },
  'political-stability': {
    name: '政治の安定',
    effect:
      '番号が1と8でない自分のストラテジーカード1枚を手元に残し、次のストラテジーフェイズで1枚少なく取る。',
  },
  privateers: {
    name: '私掠船',
    effect: '他プレイヤー1人がトレードグッズをすべて失う。その半分（端数切り捨て）を自分が得る。',
  },
  'productivity-spike': {
    name: '増産',
    effect: 'このラウンド、自分のスペースドック1つの生産数が惑星の影響力だけ増える。',
  },
  'public-disgrace': {
    name: '公の不名誉',
    effect: 'そのストラテジーカードは戻され、その人は別のカードを取る。',
  },
  'rally-of-the-people': { name: '民衆の蜂起', effect: '自分の母星系に戦艦を1隻置く。' },
  'rare-mineral': { name: '希少鉱物', effect: 'トレードグッズ3を得る。' },
  recheck: { name: '再計測', effect: '誰が振ったものでも、ダイス1個を振り直す。' },
  reparations: {
    name: '賠償',
    effect:
      '自分の惑星を奪ったプレイヤーの惑星1つを消耗させ、資源がそれ以下の自分の惑星1つをリフレッシュする。',
  },
  'rise-of-a-messiah': { name: '救世主の出現', effect: '自分の惑星それぞれに陸軍を1つ置く。' },
  sabotage: { name: '妨害工作', effect: '他プレイヤーのアクションカードの効果をなくす。' },
  'scientist-assassination': {
    name: '科学者の暗殺',
    effect: 'プレイヤー1人は、このラウンド技術を得られない。',
  },
  'secret-industrial-agent': {
    name: '産業スパイ',
    effect: '母星系でない場所のスペースドック1つを破壊する。',
  },
  'shields-holding': {
    name: 'シールド維持',
    effect: 'この宇宙戦闘ラウンドで自分が受ける命中を2つまで無効にする。',
  },
  'signal-jamming': {
    name: '通信妨害',
    effect: '他プレイヤー1人の予備のコマンドカウンター1個を、母星系でない星系に置く。',
  },
  'skilled-retreat': {
    name: '巧みな退却',
    effect: '自分の艦隊が戦闘を離れ、起動していない隣の空または味方の星系に移り、そこを起動する。',
  },
  'spacedock-accident': {
    name: 'ドック事故',
    effect: 'このラウンド、母星系でない場所のスペースドック1つは何も建造できない。',
  },
  'star-of-death': {
    name: '死の星',
    effect:
      '自分のウォー・サンがいる星系の惑星1つにあるものをすべて破壊する。惑星は中立になり、放射能カウンターが置かれる。',
  },
  'stellar-criminals': {
    name: '銀河の犯罪者',
    effect: '他プレイヤー1人が、未消耗の惑星の半分（端数切り捨て）を自分で選んで消耗させる。',
  },
  'strategic-bombardment': {
    name: '戦略爆撃',
    effect:
      '自分のウォー・サンがいる星系の敵の惑星をすべて消耗させる。ダイスが6以上ならこのカードは手札に戻る。',
  },
  'strategic-flexibility': {
    name: '戦略の柔軟性',
    effect: '自分のストラテジーカードを、誰も取らなかったものと交換する。',
  },
  'strategic-shift': {
    name: '戦略の転換',
    effect: 'ストラテジーカード1枚を選ぶ。このラウンド、誰もそれを取れない。',
  },
  'successful-spy': {
    name: '諜報の成功',
    effect: '他プレイヤー1人から、アクションカードを無作為に2枚もらう。',
  },
  synchronicity: {
    name: '共時性',
    effect: 'アクションカードの山札から1枚を選んで手札に加え、山札を切り直す。',
  },
  'tech-bubble': {
    name: '技術バブル',
    effect: 'ストラテジーアロケーションのコマンドカウンター1個を払い、技術の副能力も使う。',
  },
  thugs: { name: '無法者', effect: 'プレイヤー1人は、このラウンドの残りの間、投票できない。' },
  'touch-of-genius': {
    name: '天才のひらめき',
    effect: '影響力3を支払う。捨て札のアクションカード1枚と同じ効果になる。',
  },
  'trade-stop': { name: '交易停止', effect: '自分のものも含め、すべての貿易協定を破棄する。' },
  transport: {
    name: '輸送',
    effect:
      '自分の惑星1つから陸軍を3つまで自分の別の惑星に動かす。2つの惑星が敵艦のいない星系でつながっていること。',
  },
  'unexpected-action': {
    name: '予期せぬ行動',
    effect: 'マップの自分のコマンドカウンター1個を予備に戻す。',
  },
  uprising: { name: '反乱', effect: '母星系でない星系1つの惑星をすべて消耗させる。' },
  usurper: {
    name: '簒奪者',
    effect: 'メカトールレックスに置く。消耗していても、その影響力の2倍の票になる。',
  },
  veto: { name: '拒否権', effect: '議題を捨て、別の議題を引く。' },
  'voluntary-annexation': {
    name: '自発的併合',
    effect: '自分の惑星がある星系の隣の中立の惑星1つを、消耗した状態で陸軍3つとともに手に入れる。',
  },
  'war-footing': { name: '臨戦態勢', effect: 'このラウンド、星系1つで艦隊補給が2増える。' },
  'direct-hit-base': {
    name: '直撃',
    effect: 'いま損傷した敵艦1隻を破壊する。',
  },
  'ruinous-tariffs-base': {
    name: '過酷な関税',
    effect: '貿易協定の相手1人が、持っているすべてのトレードグッズの半分（端数切り上げ）を自分に渡す。',
  },
}
