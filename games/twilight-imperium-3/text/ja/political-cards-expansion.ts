/** Political cards of Shattered Empire: a name of our own, and what each outcome does. */
export const politicalCardOfExpansion = {
  'class-struggle': {
    name: '階級闘争',
    for: '交易品が最も多い各プレイヤーは半分（切り捨て）を失い、最も少ない各プレイヤーは2個得る。',
    against: '各プレイヤーは影響力が最も高い自分の惑星1つを消耗させる。',
  },
  'defend-the-jewel': {
    name: '宝珠の守り',
    for: 'メカトールレックスを支配するプレイヤーは、そこに無料でPDS1と陸軍2を置く。',
    against: 'メカトールレックスのPDSはすべて破壊される。',
  },
  'diversified-income': {
    name: '多角的な収入',
    for: '各プレイヤーは自分の惑星にある技術特性の色1つにつき交易品1個を得る。',
    against: '各プレイヤーは交易品1個を失う。',
  },
  emperor: {
    name: '皇帝',
    elected: '選ばれたプレイヤーはすべての議題で3票多く持ち、同数のときはスピーカーに代わって決める。',
  },
  'enemy-of-the-throne': {
    name: '玉座の敵',
    elected: 'このラウンドの残り、選ばれたプレイヤーに対する他の全員の戦闘ロールは+1。',
  },
  'forbidden-research': {
    name: '禁じられた研究',
    for: '誰もウォー・サンとX-89細菌兵器の技術を得られない。持っている者は持ち続ける。',
    against: '何も起こらない。',
  },
  'glory-of-the-empire': {
    name: '帝国の栄光',
    for: 'メカトールレックスを支配するプレイヤーは、その星系に他者の艦船がなければ戦艦1を無料で置く。',
    against: 'メカトールレックスを消耗させる。',
  },
  'incentive-program': {
    name: '奨励計画',
    for: '次の公開目的を公開する。',
    against: 'このラウンドの残り、ストラテジーカードでは目的が公開されない。',
  },
  'intergalactic-commerce': {
    name: '銀河間通商',
    for: 'ワームホールのある星系に艦船を持つプレイヤーは、その星系1つにつき交易品3個を得る。',
    against: 'このラウンドの残り、すべての貿易協定の価値は1になる。',
  },
  mutiny: {
    name: '反乱',
    for: '賛成に投票した各プレイヤーは1勝利点を得る。',
    against: '賛成に投票した各プレイヤーは1勝利点を失う。',
  },
  'non-aggression-pact': {
    name: '不可侵条約',
    for: 'このラウンドの残り、誰も他のプレイヤーの惑星に侵攻できない。',
    against: '何も起こらない。',
  },
  'open-the-trade-routes': {
    name: '交易路の開放',
    for: '各プレイヤーは交易品2個を得る。',
    against: 'このラウンドの残り、プレイヤーが受け取る交易品はすべて左隣のプレイヤーのものになる。',
  },
  'recognize-accomplishments': {
    name: '功績の承認',
    for: '各プレイヤーは達成した目的1つにつき交易品1個（最大3個）を得る。',
    against: '勝利点が最も少ない各プレイヤーは交易品2個を得る。',
  },
  'seed-of-an-empire': {
    name: '帝国の種',
    for: '勝利点が最も多い各プレイヤーは1勝利点を得る。',
    against: '勝利点が最も少ない各プレイヤーは1勝利点を得る。',
  },
  'the-crown-of-emphidia': {
    name: 'エンフィディアの冠',
    elected:
      '選ばれたプレイヤーは1勝利点を得る。その母星系の惑星を奪ったプレイヤーが、この法とその点を得る。',
  },
  'unconventional-measures': {
    name: '非常の手段',
    for: '賛成に投票した各プレイヤーはアクションカードを2枚引く。',
    against: '賛成に投票した各プレイヤーはアクションカードをすべて捨てる。',
  },
  'vorhal-peace-prize': {
    name: 'ヴォルハル平和賞',
    for: '各ステータスフェイズに、艦隊補給のカウンターが最も少ない各プレイヤーはコマンドカウンターを1個多く得る。',
    against: '艦隊補給のカウンターが最も少ない各プレイヤーは交易品3個を得る。',
  },
}
