import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/log.ts'

export const log: Translated<typeof en.log> = {
  getsShips: '{{seat}}は{{ships}}を船団に加えた。',
  keeps: 'あなたは{{ship}}を残した。',
  hub: '{{seat}}は{{hub}}で始める。',
  usesShip: '{{seat}}は{{ship}}を使った（{{cost}} GEM）。',
  usesNeutralShip: '{{seat}}は{{ship}}を使った（{{cost}} GEM）。',
  usesOpponentShip: '{{seat}}は{{owner}}の{{ship}}を使った（{{cost}} GEMと使用料{{fee}}）。',
  gainsAsOwner: '{{seat}}は船の持ち主として{{gain}}を得た。',
  income: '{{seat}}は収入アクションを行った：船団が使えるようになった。',
  incomeGains: '{{seat}}は{{gain}}を得た。',
  dismantles: '{{seat}}は{{ship}}を解体し、{{gain}}を得た。',
  builds: '{{seat}}は金属{{metal}}で{{sector}}を建てた。',
  alien: '{{seat}}は{{species}}を{{sector}}に迎えた。',
  goldAlien: '{{seat}}は{{species}}を{{sector}}に迎えた。',
  swap: '{{seat}}は{{pay}}を{{gain}}に替えた。',
  buy: '{{seat}}は{{gain}}を買った。',
  rolls: '{{seat}}のダイス：{{dice}}。',
  take: '{{seat}}は{{face}}を集めた。',
  observe: '{{seat}}はヒューマンを観察し、{{gain}}を得た。',
  recruit: '{{seat}}はヒューマンを{{sector}}に迎えた。',
  harvests: '{{seat}}は{{resource}}{{count}}を得た。',
  advances: '{{seat}}は{{track}}トラックでレベル{{level}}に進んだ。',
  usesPower: '{{seat}}は{{source}}のパワーを使った。',
  relocates: '{{seat}}は{{species}}を{{from}}から{{sector}}へ移した。',
  takesBonus: '{{seat}}は{{track}}の外交ボーナスを得た：{{rewards}}。',
  end: {
    score_other: '{{seat}}が{{count}}点に達した。ほかの全員はあと1手番。',
    sectors_other: '{{seat}}がセクターを{{count}}個建てた。ほかの全員はあと1手番。',
    aliens_other: '残りの宇宙人は{{count}}人以下。{{seat}}以外の全員はあと1手番。',
    idle_other: '全員が{{count}}回続けて収入アクションを行い、誰も先へ進めない。',
  },
}

export const outcome: Translated<typeof en.outcome> = { wins_other: '{{seats}}の勝利。' }
