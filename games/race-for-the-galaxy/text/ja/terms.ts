import type { Translated } from '../../../kit/index.ts'
import type * as en from '../en/terms.ts'

export const term: Translated<typeof en.term> = {
  printed: '印刷された値',
  basic: '全員',
  action: 'アクションカード',
  card: '{{card}}',
  boost: '{{card}}（このフェイズのみ）',
  token: '{{token}}',
  good: '{{kind}}の価格',
  conquered: '{{card}}に使用',
  chips: 'VPチップ',
  cardBonus: '{{card}}のボーナス',
}
