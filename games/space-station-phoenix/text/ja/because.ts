import type { Translated } from '../../../kit/text.ts'
import type { because as english } from '../en/because.ts'

export const because: Translated<typeof english> = {
  track: '得点トラックが{{more}}点多い',
  sectors: 'セクターの得点が{{more}}点多い',
  residents: '住民の得点が{{more}}点多い',
  plurality: '種族の最多の得点が{{more}}点多い',
  endgame: '終了時効果の得点が{{more}}点多い',
  gems: '残ったGEMの得点が{{more}}点多い',
  resources: '残った資源の得点が{{more}}点多い',
  rival: 'ほかの人の最高点が{{more}}点低い',
}
