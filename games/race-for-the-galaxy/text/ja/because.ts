import type { Translated } from '../../../kit/text.ts'
import type { because as english } from '../en/because.ts'

export const because: Translated<typeof english> = {
  chips: 'VPチップが{{more}}点多い',
  card: 'カードに印刷されたVPが{{more}}点多い',
  cardBonus: 'ほかのものを数えるカードのVPが{{more}}点多い',
  token: '遺物のVPが{{more}}点多い',
  rival: 'ほかの人の最高点が{{more}}点低い',
}
