import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/powers.ts'

export const when: Translated<typeof en.when> = {
  onPlace: '配置時',
  explore: '探査',
  develop: '発展',
  settle: '移住',
  trade: '交易',
  consume: '消費',
  produce: '生産',
  orbMove: 'チームの移動',
  exploreOrSettle: 'チームの移動か移住',
  any: 'どのフェイズでも',
  power: '{{phase}}：{{power}}',
}

export const price: Translated<typeof en.price> = {
  defense: '防御力',
  defenseLess: '防御力−{{count}}',
}

export const goods: Translated<typeof en.goods> = {
  any_other: '製品{{count}}個',
  kind_other: '{{good}}製品{{count}}個',
  different_other: '種類の異なる製品{{count}}個',
}

export const reward: Translated<typeof en.reward> = {
  vp: '{{count}}VP',
  cards_other: 'カード{{count}}枚',
  both: '{{points}}と{{drawn}}',
}

export const power: Translated<typeof en.power> = {
  onPlace: {
    mayDiscardForGood: '手札を1枚捨てて、このワールドに製品を置ける。',
    addSurveyTeam: 'オーブに小エアロックを加え、2つ目の調査チームをそこから出発させる。',
  },
  explore: {
    extraDraw_other: '{{count}}枚多く引く。',
    extraKeep_other: '{{count}}枚多く残す。',
    orbMove_other: 'オーブステップで、自分の調査チームはそれぞれ{{count}}区画多く動ける。',
  },
  develop: {
    discount: '発展カードのコストが{{count}}下がる。',
    drawAtPhaseStart_other: 'フェイズの初めに{{count}}枚引く。',
    drawAfterPlacing_other: '発展カードを置いたあと、{{count}}枚引く。',
  },
  settle: {
    discount: '支払って置くワールドのコストが{{count}}下がる。',
    discountKind: '支払って置く{{good}}のワールドのコストが{{count}}下がる。',
    military: '軍事力{{amount}}。',
    militaryKind: '{{good}}のワールドに対して軍事力{{amount}}。',
    militaryRebel: '《反乱軍》の軍事ワールドに対して軍事力{{amount}}。',
    militaryPerChromosome: '染色体アイコンのある自分のワールド（これを含む）1枚につき軍事力{{amount}}。',
    tempMilitaryCard: '征服するとき、このカードを捨てられる：フェイズの終わりまで軍事力{{amount}}。',
    tempMilitaryGood: '征服するとき、{{good}}製品1個を捨てられる：フェイズの終わりまで軍事力{{amount}}。',
    payForMilitary:
      '軍事ワールドを征服せず、{{price}}のコスト（割引あり）を支払って置ける。{{good}}のワールドは除く。',
    payForMilitaryKind: '{{good}}の軍事ワールドを征服せず、{{price}}のコスト（割引あり）を支払って置ける。',
    payForMilitaryChromosome:
      '染色体アイコンのある軍事ワールドを征服せず、{{price}}のコスト（割引あり）を支払って置ける。{{good}}のワールドは除く。',
    settleZeroCost:
      'ワールドのコストを支払うとき、このカードを捨てるとコストが0になる。{{good}}のワールドは除く。',
    extraSettleZeroCost:
      'ほかのワールドを置いたあと、または何も置かずに、このカードを捨てて手札のワールドを1枚コスト0で置ける。{{good}}のワールドは除き、軍事ワールドは支払って置けるものだけ。',
    extraConquerLeftover:
      '手札から軍事ワールドを征服したあと、残った軍事力でもう1枚の軍事ワールドを征服できる。',
    flipSettle:
      '手札から置く代わりに、山札の一番上を公開できる。非軍事ワールドならコスト0で置き、ほかのカードは手札に加える。',
    drawAfterPlacing_other: 'ワールドを置いたあと、{{count}}枚引く。',
  },
  trade: {
    tradeBonus_other: '製品を売ると{{count}}枚多く引く。',
    tradeBonusKind_other: '{{good}}製品を売ると{{count}}枚多く引く。',
    tradeBonusHere_other: 'このワールドの製品を売ると{{count}}枚多く引く。',
    cannotSellHere: 'このワールドの製品は「消費：交易」では売れない。',
  },
  consume: {
    consumeGoods: '{{goods}}を消費し、{{reward}}を得る。',
    consumeGoodsUpTo: '{{goods}}までを消費し、1個につき{{reward}}を得る。',
    consumeGoodsEachKind:
      '自分の持つ製品を種類ごとに1個ずつ（{{count}}個まで）消費し、1個につき{{reward}}を得る。',
    consumeAllGoods: '自分の製品をすべて消費し、1個につき{{reward}}を得る。合計から{{count}}VPを引く。',
    discardHand: '手札を{{count}}枚捨てて{{reward}}を得られる。',
    discardHandUpTo_other: '手札を{{count}}枚まで捨て、1枚につき{{reward}}を得られる。',
    sellGood: '製品1個を、交易ボーナスを加えて売る。',
    sellGoodPlain: '製品1個を、交易ボーナスなしの基本価格で売る。',
    draw_other: '{{count}}枚引く。',
    gamble:
      '{{from}}から{{to}}までの数を1つ言い、山札の一番上を公開する。コストか防御力がその数なら手札に加え、違えば捨てる。',
  },
  produce: {
    produce: 'このワールドに製品を生産する。',
    produceOnWindfall: '自分の単発生産ワールド1つに製品を生産する。',
    produceOnWindfallKind: '自分の{{good}}の単発生産ワールド1つに製品を生産する。',
    draw_other: '{{count}}枚引く。',
    drawIfProducedHere_other: 'このワールドに製品を生産したら、{{count}}枚引く。',
    drawPerGoodProduced_other: '自分の生産した{{good}}製品1個につき、{{count}}枚引く。',
    drawPerKindProduced_other: '自分の生産した製品1種類につき、{{count}}枚引く。',
    drawIfMostProduced_other: '{{good}}製品を誰よりも多く生産したら、{{count}}枚引く。',
    drawPerTableau_other: '自分のカード置き場の{{cards}}1枚につき、{{count}}枚引く。',
    gatherRareGoods:
      'フェイズの初めに、自分のワールドのレア製品をこのワールドへ移せる。ここには何個でも置ける。',
  },
}

export const short: Translated<typeof en.short> = {
  onPlace: {
    mayDiscardForGood: '1枚捨てて製品',
    addSurveyTeam: '調査チーム追加',
  },
  explore: {
    extraDraw: '引く+{{count}}',
    extraKeep: '残す+{{count}}',
    orbMove: 'チーム+{{count}}',
  },
  develop: {
    discount: 'コスト−{{count}}',
    drawAtPhaseStart: '初めに{{count}}枚',
    drawAfterPlacing: '配置後{{count}}枚',
  },
  settle: {
    discount: 'コスト−{{count}}',
    discountKind: '{{good}}コスト−{{count}}',
    military: '軍事力{{amount}}',
    militaryKind: '対{{good}}軍事力{{amount}}',
    militaryRebel: '対《反乱軍》軍事力{{amount}}',
    militaryPerChromosome: '染色体ごとに軍事力{{amount}}',
    tempMilitaryCard: '捨てて軍事力{{amount}}',
    tempMilitaryGood: '{{good}}製品で軍事力{{amount}}',
    payForMilitary: '軍事を支払いで：{{price}}',
    payForMilitaryKind: '{{good}}軍事を支払いで：{{price}}',
    payForMilitaryChromosome: '染色体の軍事を支払いで：{{price}}',
    settleZeroCost: '捨ててコスト0',
    extraSettleZeroCost: '捨てて追加で1枚コスト0',
    extraConquerLeftover: '2枚目の征服',
    flipSettle: '代わりに山札を公開',
    drawAfterPlacing: '配置後{{count}}枚',
  },
  trade: {
    tradeBonus: '売却+{{count}}',
    tradeBonusKind: '{{good}}売却+{{count}}',
    tradeBonusHere: 'ここの製品の売却+{{count}}',
    cannotSellHere: '交易不可',
  },
  consume: {
    consumeGoods: '{{goods}}→{{reward}}',
    consumeGoodsUpTo: '{{goods}}まで→各{{reward}}',
    consumeGoodsEachKind: '各種類の製品1個→各{{reward}}',
    consumeAllGoods: 'すべての製品→各{{reward}}−{{count}}',
    discardHand: '手札{{count}}枚→{{reward}}',
    discardHandUpTo_other: '手札{{count}}枚まで→各{{reward}}',
    sellGood: '製品1個を売却',
    sellGoodPlain: '製品1個を売却（ボーナスなし）',
    draw: '{{count}}枚引く',
    gamble: '賭け{{from}}～{{to}}',
  },
  produce: {
    produce: '生産',
    produceOnWindfall: '単発生産：全種類',
    produceOnWindfallKind: '単発生産：{{good}}',
    draw: '{{count}}枚引く',
    drawIfProducedHere: 'ここで生産：{{count}}枚',
    drawPerGoodProduced: '{{good}}ごとに{{count}}枚',
    drawPerKindProduced: '種類ごとに{{count}}枚',
    drawIfMostProduced: '{{good}}最多：{{count}}枚',
    drawPerTableau: '{{cards}}ごとに{{count}}枚',
    gatherRareGoods: 'レア製品を集める',
  },
}

export const filter: Translated<typeof en.filter> = {
  card: '「{{card}}」',
  any: '{{power}}{{cost}}{{keyword}}カード',
  development: '{{power}}{{cost}}{{keyword}}発展カード',
  world: '{{power}}{{cost}}{{keyword}}{{military}}{{good}}{{production}}ワールド',
  part: {
    keyword: '{{keyword}}',
    military: '軍事',
    nonMilitary: '非軍事',
    good: '{{good}}',
    production: '生産',
    windfall: '単発生産',
    cost: 'コスト{{count}}の',
    minCost: 'コスト{{count}}以上の',
    power: {
      onPlace: '配置時の効果を持つ',
      explore: '探査能力を持つ',
      develop: '発展能力を持つ',
      settle: '移住能力を持つ',
      trade: '交易能力を持つ',
      consume: '消費能力を持つ',
      produce: '生産能力を持つ',
    },
  },
}

export const scoring: Translated<typeof en.scoring> = {
  end: 'ゲーム終了時：{{score}}',
  perCard: '{{cards}}1枚につき{{count}}VP。',
  oneCard: '{{cards}}があれば{{count}}VP。',
  totalMilitary: '軍事力1につき{{count}}VP。合計がマイナスならVPを失う。',
  vpChips: 'VPチップ{{every}}VPにつき{{count}}VP。',
  perArtifact: '自分の取った{{class}}の遺物1つにつき{{count}}VP（オーブゲーム）。',
  firstOnly: 'このカードを含め、自分のカードはそれぞれ、最初に当てはまる行だけで数える。',
}

export const kind: Translated<typeof en.kind> = {
  development: '発展カード',
  military: '軍事',
  nonMilitary: '非軍事',
  none: '{{military}}ワールド',
  production: '{{military}}{{good}}生産ワールド',
  windfall: '{{military}}{{good}}単発生産ワールド',
  storage: '{{good}}製品を蓄える{{military}}ワールド',
}

export const set: Translated<typeof en.set> = { base: '基本セット', 'alien-artifacts': 'エイリアンの遺物' }

export const face: Translated<typeof en.face> = {
  face: '{{kind}}、{{cost}}、{{vp}}。',
  cost: 'コスト{{count}}',
  defense: '防御力{{count}}',
  vp: '{{count}}VP',
  vpVariable: 'VPはゲーム終了時に決まる',
  keyword: '{{keyword}}',
  chromosome: '染色体アイコン',
  startBlue: '青の初期ワールド{{number}}',
  startRed: '赤の初期ワールド{{number}}',
  and: '{{first}}、{{rest}}',
  source_other: '{{set}}：{{count}}枚。',
}

export const artifactPower: Translated<typeof en.artifactPower> = {
  crossWallOrBarrier: '調査チーム1つが、壁かビームバリアを1つ通り抜ける。',
  crossBarrier: '調査チーム1つが、強さを問わずビームバリアを1つ通り抜ける。',
  extraTeamMove_other: '調査チーム1つが、さらに{{count}}区画動ける。',
  discountDevelopment: '発展カードのコストが{{count}}下がる。',
  discountNonMilitaryWorld: '支払って置くワールド1枚のコストが{{count}}下がる。',
  discountKind:
    'このフェイズに支払って置く{{good}}のワールド{{worlds}}枚までのコストが、それぞれ{{count}}下がる。',
  military: 'フェイズの終わりまで軍事力{{amount}}。',
  militaryKind: 'フェイズの終わりまで、{{good}}のワールドに対して軍事力{{amount}}。',
  actsAsGood: '{{good}}製品1個として、「消費：交易」で売るか、消費するか、軍事力のために捨てる。',
}

export const artifactFace: Translated<typeof en.artifactFace> = {
  plain_other: '裏面{{back}}の遺物、{{count}}個。',
  ofClass_other: '裏面{{back}}の{{class}}の遺物、{{count}}個。',
  chooseOne: '一度だけ、次のどれか1つに使う。',
  noPower: '能力はない。',
  vp: '使ったかどうかにかかわらず{{count}}VP。',
  upliftBases: 'ゲーム終了時、オーブ上に見えている知性化繁殖基地1つにつきさらに{{count}}VP。',
}

export const bonus: Translated<typeof en.bonus> = {
  explore_other: 'カードを{{count}}枚多く引く。',
  exploreKeep: 'カードを{{count}}枚多く引き、{{keep}}枚多く残す。',
  developDiscount: '発展カードのコストが{{count}}下がる。',
  drawAfterFirstWorld_other: '最初のワールドを置いたあと、{{count}}枚引く。',
  sellGood: '消費能力の前に製品を1個売ってカードを引く（売れるなら必ず）。',
  multiplyConsumeVp: '製品の消費で得るVPが{{count}}倍になる。',
  produceOnWindfall: '自分の単発生産ワールド1つに製品を生産する。',
  orb: '優先権が{{count}}つ上がり、オーブアクションを3つとも行う。引く枚数と残す枚数は増えない。',
}
