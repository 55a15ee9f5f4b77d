/** リーダー：クラス、所属、その身に起きること。 */
export const leaderKind = {
  admiral: {
    name: '提督',
    text: '乗る船は戦闘ラウンドでダイスを1個多く振り、戦艦なら1星系遠くへ動きます。提督のいない相手は退却できません。',
  },
  agent: {
    name: '工作員',
    text: '部隊と共に降りた惑星のPDSは撃てず、PDS・スペースドック・設備を奪えます。犠牲にしてアクションカードを妨害できます。',
  },
  diplomat: {
    name: '外交官',
    text: 'いる惑星への侵攻を2ラウンドに1度取り消せます。乗る艦隊は、許した相手の艦船のいる星系を通れます。',
  },
  general: {
    name: '将軍',
    text: '部隊と共に降りると、毎ラウンド外れたダイスを2個まで振り直します。いる惑星では陸軍の命中が1楽に、爆撃は4難しくなります。',
  },
  scientist: {
    name: '科学者',
    text: 'いる惑星の専門技術は2つ分、新しいスペースドックは資源2、PDSの命中は1楽に。PDSがあればウォー・サンは爆撃できません。',
  },
}

/** 種族の短い名前。 */
export const leaderRace = {
  letnev: 'レトネフ',
  hacan: 'ハカン',
  sol: 'ソル',
  l1z1x: 'L1Z1X',
  mentak: 'メンタック',
  naalu: 'ナアル',
  norr: 'ノア',
  jolnar: 'ジョル＝ナー',
  xxcha: 'ザチャ',
  yssaril: 'イサリル',
  muaat: 'ムアート',
  saar: 'サール',
  winnu: 'ウィニュー',
  yin: 'イン',
}

/** リーダーの名前と、同じクラスの2人目の名前。 */
export const leaderName = { one: '{race}の{kind}', two: '{race}の第2{kind}' }

/** 捕虜をどうするか。 */
export const captiveFate = {
  keep: { name: '捕らえておく' },
  free: { name: '釈放する' },
  give: { name: '誰かに渡す' },
  execute: { name: '処刑する' },
}

export const leaderLog = {
  leaderAboard: '{{leader}}は{{system}}の{{unit}}に乗っている。',
  leaderOn: '{{leader}}は{{planet}}にいる。',
  leaderRolls: '{{leader}}に危険が迫る: {{dice}}。',
  leaderDies: '{{leader}}は死亡した。',
  leaderCaptured: '{{seat}}は{{leader}}を捕らえる。',
  leaderEscapes: '{{leader}}は{{planet}}にたどり着く。',
  leaderFreed: '{{seat}}は{{leader}}を釈放する。',
  leaderGiven: '{{seat}}は{{leader}}を{{other}}に渡す。',
  leaderRescued: '{{seat}}は捕らわれていた{{leader}}を連れ出す。',
  rescueRolls: '{{seat}}は{{other}}の捕虜を捜す: {{dice}}。',
  agentActs: '{{seat}}は{{leader}}を犠牲にし、妨害工作を行う。',
  cancelsInvasion: '{{seat}}の{{leader}}が{{planet}}への侵攻を取り消す。{{other}}は全員を船に戻す。',
  grantsPassage: '{{seat}}は{{other}}の艦隊の通過を許す。',
  refusesPassage: '{{seat}}は{{other}}の艦隊の通過を許さない。',
}

export const leaderAsk = {
  placeLeader: '{{leader}}の最初の居場所を選んでください。',
  landLeader: '{{leader}}を降ろしますか。船の上なら当面は安全です。',
  leaderEscapes: '{{leader}}がたどり着く惑星を選んでください。',
  captive: '捕らえた{{seat}}の{{leader}}をどうしますか。',
  giveCaptive: '{{leader}}を渡す相手を選んでください。',
  rescue: '{{seat}}から連れ出す捕虜を選んでください。',
  cancelInvasion: '{{leader}}に{{seat}}の{{planet}}への侵攻を取り消させますか。',
  grantPassage: '外交官を乗せた{{seat}}の艦隊に、自分の艦船のいる星系の通過を許しますか。',
}

export const leaderWaiting = {
  placeLeader: 'リーダーを配置しています',
  landLeader: '{{leader}}を降ろしています',
  leaderEscapes: '{{leader}}の逃げ先を選んでいます',
  captive: '{{leader}}の処遇を決めています',
  giveCaptive: '{{leader}}を渡す相手を選んでいます',
  rescue: '{{seat}}の捕虜を選んでいます',
  cancelInvasion: '{{planet}}への侵攻を取り消せます',
  grantPassage: '{{seat}}の艦隊の通過を許すか決めています',
}

export const leaderCoach = {
  placeLeader: '提督は一番大きな船に、将軍は部隊のそばに、ほかは惑星に。',
  landLeader: 'すぐ役立つ所なら。そうでなければ船の上のほうが安全です。',
  leaderEscapes: '次に役立ち、しばらく誰も降りてこない所へ。',
  captive: '捕虜は取引の材料です。死者は戻りません。',
  giveCaptive: '一番高く買ってくれる人に。',
  rescue: 'まず自分のリーダーを。',
  cancelInvasion: '惑星を失いそうなら使いましょう。しばらく使えなくなります。',
  grantPassage: 'ただで？先に何か求めましょう。',
}

export const leaderRefusal = {
  noSuchLeader: 'そのリーダーはそこにいません。',
  leaderFar: '{{leader}}はその経路上にいません。',
  leaderTwice: 'リーダーは2隻の船には乗れません。',
  leaderAlone: '{{leader}}を{{planet}}に降ろせるのは、自分の惑星か陸軍と一緒のときだけです。',
  shieldedByScientist: '{{leader}}とPDSがウォー・サンから惑星を守っています。',
  noAgentNow: '今それができる工作員はいません。',
}

export const leaderCompose = {
  leaders: 'リーダー',
  board: '{{leader}}が同行する（{{system}}の{{unit}}）',
  stay: '{{leader}}は残る',
  settle: '{{leader}}が{{planet}}に降りる',
  unsettle: '{{leader}}は船に残る',
}

export const leaderMove = {
  sacrificeAgent: '{{leader}}を犠牲にして妨害する',
  leader: '{{leader}}',
  leaderTo: '{{leader}}を{{planet}}へ',
}

export const leaderBoard = {
  sign: 'リーダー',
  title: 'リーダー',
  on: '{{planet}}',
  aboard: '{{system}}の{{unit}}',
  held: '{{seat}}の捕虜',
  dead: '死亡',
  captives: '捕虜',
  along: '同行するリーダー:',
  here: '{{leader}}（{{unit}}）',
  aboardHere: 'リーダー:',
  onPlanet: '{{leaders}}',
  land: '{{leader}}を{{planet}}へ',
  inFight: '参加するリーダー:',
}
