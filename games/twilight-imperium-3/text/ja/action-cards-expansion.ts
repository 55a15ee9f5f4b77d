/** Action cards of the expansion: names and effects in words of our own. */

export const cardTextsOfExpansion = {
  'advanced-reinforcements': {
    name: '増援部隊',
    effect: '自分の惑星1つに陸軍を2つ置く。または、陸軍のいる惑星にショックトループを1つ置く。',
  },
  'alien-technology': {
    name: '異星の技術',
    effect: '資源4を支払い、前提を満たす技術を1つ得る。このコストは減らせない。',
  },
  bribery: { name: '贈賄', effect: 'トレードグッズを使う。1個につき、自分が投じた側に1票加わる。' },
  'communications-breakdown': {
    name: '通信途絶',
    effect: 'この戦闘が終わるまで、誰もアクションカードを使えない（サボタージュを除く）。',
  },
  'courageous-to-the-end': {
    name: '最後まで勇敢に',
    effect: '失った艦の戦闘値でダイスを2個振る。命中は敵がただちに受ける。',
  },
  'direct-hit': { name: '直撃', effect: 'いま損傷した敵艦1隻を破壊する。' },
  'enhanced-armor': {
    name: '強化装甲',
    effect: 'このラウンドの終わりまで、自分の巡洋艦は損傷に耐えられる。',
  },
  'equipment-sabotage': { name: '設備破壊', effect: '他プレイヤーの惑星1つのPDSを2つまで破壊する。' },
  'experimental-weaponry': {
    name: '実験兵器',
    effect: 'この戦闘ラウンド、自分の戦艦とウォー・サンの命中は、ほかの艦船がいる限り戦闘機に割り振れない。',
  },
  'faulty-targeting-systems': {
    name: '照準装置の故障',
    effect:
      '他プレイヤーの宇宙機雷1つを取り除く。またはその場で、機雷敷設を無効にするか、他プレイヤーのPDSのダイス1個を振り直させる。',
  },
  'first-strike': {
    name: '先手',
    effect: 'アクションフェイズの通常の順番の前に、手番を1回行う。通常の手番もそのまま行う。',
  },
  'flanking-tactic': { name: '包囲戦術', effect: '敵はこの戦闘から離れられない。' },
  'flawless-strategy': {
    name: '完璧な戦略',
    effect: '誰も持っていないストラテジーカード1枚の主能力を使う。他プレイヤーは副能力を使える。',
  },
  'friendly-fire': {
    name: '同士討ち',
    effect: 'ここで戦闘機がほかの艦船より多い敵は、戦闘機の半分（端数切り捨て）を失う。',
  },
  'master-of-fate': {
    name: '運命の支配者',
    effect:
      'プレイヤーの人数だけアクションカードを引き、全員に1枚ずつ配る（自分も1枚）。このフェイズ、全員の引く枚数が1少なくなる。',
  },
  'military-foresight': {
    name: '軍事的先見',
    effect: '失った艦1隻が、次のステータスフェイズの始めに自分のスペースドックに戻る。',
  },
  'ruinous-tariffs': {
    name: '過酷な関税',
    effect:
      '「交易」を実行した人が貿易協定の相手なら、その人が持つすべてのトレードグッズの半分（端数切り上げ）を得る。',
  },
  'rule-by-terror': {
    name: '恐怖による支配',
    effect: 'ここに自分のウォー・サン1隻か戦艦2隻がいれば、敵はただちに退くか、2命中を受ける。',
  },
  'strategic-planning': {
    name: '戦略計画',
    effect: 'このラウンド、副能力を使うのにコマンドカウンターを払わない。',
  },
  'surprise-assault': {
    name: '奇襲',
    effect: '封鎖された自分のスペースドックで、戦闘の後ではなく前に、艦船も含めて建造する。',
  },
  'target-their-flagship': {
    name: '旗艦を狙え！',
    effect:
      '自分と敵の艦を1隻ずつ選ぶ。自分の艦の戦闘値でダイスを1個振り、命中すればその敵艦に当たる。自分の艦は最初のラウンドは振らない。',
  },
  'temporary-stability': {
    name: '一時的な安定',
    effect:
      'ステータスフェイズまで、誰もアクションカードを使えない（サボタージュを除く）。アクションカード3枚を捨てれば、誰でもこれを終わらせられる。',
  },
}
