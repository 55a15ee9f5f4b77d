/** 盤面での戦闘まわりの言葉。 */
export const fight = {
  all: 'このアクションでの戦い',
  kind: { space: '宇宙戦闘', invasion: '侵攻', pds: 'PDS射撃', bombardment: '爆撃' },
  what: {
    space: '宇宙戦闘',
    invasion: '侵攻',
    pds: 'PDS',
    bombardment: '爆撃',
    barrage: '弾幕',
    shot: '先制射撃',
    lastShot: '最後の射撃',
    assaultCannon: 'アサルトキャノン',
    ambush: '待ち伏せ',
    ministerOfWar: '戦争大臣',
    sabotageRuns: '破壊工作',
    sabotageStrikes: '突破後',
  },
  title: '{{what}}：{{where}}',
  attacks: '攻撃側',
  shoots: '射撃側',
  rounds: 'ラウンド',
  round: '{{round}}ラウンド',
  nothingYet: 'まだダイスは振られていません。',
  takes_other: '受ける命中{{count}}',
  took_other: '受けた命中{{count}}',
  hits_other: '命中{{count}}',
  ofDice_other: 'ダイス{{count}}個中、期待値{{expected}}',
  needs: '命中は{{needed}}以上',
  passesFrom: '突破は{{needed}}以上',
  destroysFrom: '破壊は{{needed}}',
  passed_other: '突破{{count}}',
  destroyed: 'ウォー・サンを破壊',
  withstood: 'ウォー・サンは無事',
  damaged: '（損傷{{count}}）',
  diceInWords: '{{dice}}、命中{{count}}',
  again: '{{value}}だったので振り直し',
  lost: '損失：{{units}}',
  hurt: '損傷：{{units}}',
  leaves: '{{seat}}は第{{round}}ラウンドに{{system}}への離脱を宣言しました。',
  won: '{{seat}}の勝利です。',
  nobody: '勝者はいません。',
  rest: 'このまま続けば',
  restHelp: '公開情報から。誰も離脱せず、カードも使わない場合',
  wins: '{{seat}}の勝ち{{percent}}％',
  none: '全滅{{percent}}％',
  losses: '平均であと{{seat}}は{{mine}}資源、{{other}}は{{theirs}}資源を失います。',
  replay: 'ダイスを一つずつ',
  first: '最初のダイスから',
  back: 'ダイスを一つ戻す',
  next: '次のダイス',
  play: '一つずつ見る',
  pause: '止める',
  shown: 'ダイス{{count}}個中{{shown}}個',
}

/** 戦闘について前もって決めておくこと。 */
export const policy = {
  label: '自分の戦闘の方針を前もって決める',
  help: '答えたものとして扱われます。他の人には見えません。',
  hits: {
    label: '命中',
    ask: '毎回きく',
    close: '差があるときだけきく',
    always: 'いつも提案どおり',
  },
  retreat: {
    label: '離脱',
    ask: '毎回きく',
    never: 'しない',
    below: '勝率{{percent}}％未満なら',
    after_other: '{{count}}ラウンドの後',
  },
  pds: { label: 'PDS', ask: '毎回きく', always: 'いつも撃つ', never: '撃たない' },
  runs: { label: '破壊工作', ask: '毎回きく', never: 'しない' },
}

/** 命中を受ける。 */
export const hits = {
  best: '提案',
  battle: '戦闘{{percent}}％',
  planet: '惑星まで{{percent}}％',
  costs: '損失{{cost}}',
  lose: '失う',
  damage: '損傷',
  aboard: '{{units}}を積んだ{{ship}}',
  byShip: '一隻ずつ選ぶ',
  which: 'どれを：',
  always: '今後はきかずに提案どおり',
}

/** 破壊工作に出る。 */
export const run = {
  all: 'すべて',
  stays: '出撃なし。戦闘に勝つ確率{{percent}}％。',
  expected:
    '破壊する確率{{down}}％、平均で{{lost}}機を失います。戦闘に勝つ確率{{percent}}％（出撃なしなら{{before}}％）。',
}
