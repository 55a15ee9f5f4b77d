import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/components.ts'

export const printed: Translated<typeof en.printed> = {
  sector_other: 'レベル{{level}}、{{color}}の翼。コストは金属{{metal}}、得点は{{count}}点。',
  quarter: '居住区{{slot}}：{{effect}}',
  ship: 'レベル{{level}}の{{type}}。コスト{{cost}} GEM、他者の使用料{{fee}} GEM、解体すると金属{{metal}}。',
  neutralShip: '中立の{{type}}。コスト{{cost}} GEM。',
  basic: '基本ハブ。',
  advanced: '上級ハブ。',
  start: '開始時：{{gain}}。',
  startLevel: '{{track}}トラックのレベル{{level}}から始める。',
  removeShip: 'レベル1の{{type}}を箱に戻す。',
  startUsed: '使用済で始まる：レベル1の{{types}}。',
  trackLevel: 'レベル{{level}}：費用{{cost}} GEM、報酬：{{reward}}。',
  rewardTwice: '下のレベルの種類の違う報酬2つ',
  reward: '{{gain}}（レベル{{level}}）',
}
