import type { Translated } from '../../../kit/text.ts'
import type { because as english } from '../en/because.ts'

export const because: Translated<typeof english> = {
  points: '勝利点が{{more}}点多い',
  planets: '惑星が{{more}}個多い',
  resources: '惑星の資源が{{more}}多い',
  influence: '惑星の影響力が{{more}}多い',
  technologies: '技術が{{more}}枚多い',
  fleets: '艦船が資源{{more}}分多い',
  tradeGoods: 'トレードグッズが{{more}}個多い',
  counters: '種族シートのコマンドカウンターが{{more}}個多い',
  rival: 'ほかの人の最高の勝利点が{{more}}点低い',
}
