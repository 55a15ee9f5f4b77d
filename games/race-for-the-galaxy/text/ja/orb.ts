import type { Translated } from '../../../kit/index.ts'
import type * as en from '../en/orb.ts'

export const ask: Translated<typeof en.ask> = {
  orbFirst: '自分のオーブカードを1枚、メインエアロックにつなげて置きます。',
  orbCorner: '調査チームをメインエアロックの空いている角に置きます。',
  orbMove: 'オーブ：{{how}}',
  orbPlay: 'オーブ：{{how}}',
  orbBreed: '繁殖チューブから出た{{card}}を、チューブのあるカードから離して、すぐに置きます。',
  orbAirlock: '{{card}}をオーブに置きます。2つ目の調査チームはそこから始めます。',
}

export const waiting: Translated<typeof en.waiting> = {
  orbFirst: '最初のオーブカードを置いています',
  orbCorner: '調査チームを置いています',
  orbMove: '調査チームを動かしています',
  orbPlay: 'オーブカードをどうするか決めています',
  orbBreed: '繁殖チューブの{{card}}を置いています',
  orbAirlock: '{{card}}を置いています',
}

export const orbMoving: Translated<typeof en.orbMoving> = {
  all: '調査チームを動かすか、パスします。3つのアクションをすべて行います。',
  two: '移動を始めるか、省くか、パスします。移動・プレイ・ドローのうち2つを行います。',
  on: '移動を続けるか、移動アクションを終えます。',
}

export const orbPlaying: Translated<typeof en.orbPlaying> = {
  thenDraw: '手元のオーブカードを1枚置くか、置かずに進みます。そのあと1枚引きます。',
  orDraw: '手元のオーブカードを1枚置くか、1枚引きます。',
}

export const orbTeam: Translated<typeof en.orbTeam> = {
  only: '{{seat}}の調査チーム',
  first: '{{seat}}の1つ目の調査チーム',
  second: '{{seat}}の2つ目の調査チーム',
}

export const orbBack: Translated<typeof en.orbBack> = {
  A: { name: 'オーブカードA' },
  B: { name: 'オーブカードB' },
}

export const log: Translated<typeof en.log> = {
  orbLays: '{{seat}}は{{card}}を({{x}}, {{y}})に置きました。',
  orbTeam: '{{seat}}は調査チームを({{x}}, {{y}})に置きました。',
  orbCannotLay: '{{seat}}の{{cards}}は、どれも置ける場所がありません。',
  orbPriority: 'オーブ優先権（高い順）：{{seats}}',
  orbMoves_other: '{{team}}が{{count}}区画動き、({{x}}, {{y}})に着きました。',
  orbTakes: '{{seat}}は{{token}}を取りました。',
  orbBreeds: '繁殖チューブから{{card}}が出ました（{{seat}}）。',
  orbShows: '繁殖チューブから{{card}}が出ましたが（{{seat}}）、置ける場所がなく、ゲームから除かれます。',
  orbPasses: '{{seat}}はパスし、オーブ優先権が最上位になりました。',
  orbReturns: '{{team}}は({{x}}, {{y}})のエアロックに戻りました。',
  orbDraws: '{{seat}}は{{card}}を引きました。',
  orbDeckEmpty: '最後のオーブカードが山札からなくなりました。これが最後のラウンドです。',
  orbNoAirlock:
    '{{seat}}のスモールエアロックは置ける場所がありません。2つ目の調査チームは大きなエアロックから始めます。',
}

export const move: Translated<typeof en.move> = {
  placeOrbCard: '{{card}}を({{x}}, {{y}})に置く（{{degrees}}°回転）',
  placeTeam: 'チームを({{x}}, {{y}})に置く',
  moveTeam_other: '{{team}}を{{count}}区画動かし、({{x}}, {{y}})へ',
  moveTeamWith_other: '{{team}}を{{count}}区画動かし、({{x}}, {{y}})へ（{{tokens}}を使う）',
  extendMove_other: '{{team}}に{{count}}区画追加：{{token}}',
  endMove: '移動アクションを終える',
  moveNothing: '動かずに移動アクションを行う',
  leaveMove: '移動を省き、プレイとドローを行う',
  passOrb: 'パスして優先権を最上位にする（チームはそのまま）',
  passOrbWith: 'パスして優先権を最上位にし、{{team}}を({{x}}, {{y}})に戻す',
  passOrbWithBoth:
    'パスして優先権を最上位にし、{{team}}を({{x}}, {{y}})に、{{team2}}を({{x2}}, {{y2}})に戻す',
  playNothing: 'カードを置かずにプレイを行う',
  playNothingDraw: 'カードを置かずに1枚引く',
  drawOrbCard: 'オーブカードを1枚引く',
}

export const refusal: Translated<typeof en.refusal> = {
  orbNotYourCard: '今置けるカードではありません。',
  orbNotConnected: 'オーブの一部を覆うか、オーブと辺で接していなければなりません。',
  orbOnAirlock: 'エアロックのカードは覆えません。',
  orbOnToken: '遺物のある区画は覆えません。',
  orbOnTeam: '調査チームのいる区画は覆えません。',
  orbNothingNew: '少なくとも1区画は新しい場所でなければなりません。',
  orbBetterEdge:
    'オーブの外周では、辺は同じか悪くなければなりません（通路、強さの順のビームバリア、壁の順に悪い）。',
  orbNearBreeder: '繁殖チューブのあるカードから、角でも接しないように離します。',
  orbNoCorner: 'そこはメインエアロックの角ではありません。',
  orbCornerTaken: 'その角にはすでに調査チームがいます。',
  orbAllThree: 'オーブ／探査を選んだ人は3つのアクションをすべて行います。',
  orbMoveBegun: 'すでに移動アクションを始めています。',
  orbPassLate: 'パスできるのは最初のオーブアクションの前だけです。',
  orbTeamTwice: '同じチームは1回だけ指定します。',
  orbNotYourTeam: '自分の調査チームではありません。',
  orbTeamStopped: 'そのチームは遺物を取ったので、このオーブステップではもう動けません。',
  orbNoAirlock: '戻れるのはエアロックの区画だけです。',
  orbSameSpace: 'チームはすでにそこにいます。',
  orbNoSpace: 'そこにはオーブの区画がありません。',
  orbNoSuchPass: '壁やビームバリアを通れる未使用の遺物がありません。',
  orbPassUnneeded: 'その道にはそれほど遺物はいりません。',
  orbTooFar_other: '遠すぎます。このチームはあと{{count}}区画動けます。',
  orbTokenBefore: '手前の遺物で止まらなければなりません。',
  orbMilitaryShort: 'オーブでの軍事力{{have}}より強いビームバリアがあります。',
  orbWalled: '壁があります。',
  orbNoSuchToken: 'そのような未使用の遺物はありません。',
  orbPlayFirst: '移動を省いたので、先にプレイを行い（置かなくてもよい）、そのあと引きます。',
  orbDeckEmpty: '引けるオーブカードはもうありません。',
}
