import type { Text } from '../en.ts'
import type { Words } from '../words.ts'

/** レーティングの文言。 */
export const rating: Words<Text['rating']> = {
  option: 'レーティング対象',
  optionHelp:
    '結果が、開始時に席にいた人のレーティングに反映されます。途中で抜けた人や、最後をボットに任せた人は最下位になります。ボット、途中から入った人、最後まで遊ばれなかったテーブルは数えません。',
  row: 'レーティング対象',
  title: 'レーティング',
  lead: '全員1000から始まります。20回中19回は、本当の強さは±の範囲内にあります。対戦を重ねるほど狭くなります。',
  value: '{{value}} ± {{within}}',
  before: '前',
  after: '今',
  player: 'プレイヤー',
  left: '最後まで遊ばなかった',
  none: '変化はありません。レーティングには、開始から終了まで2人、または人のいる2つの陣営が必要です。',
  matches_other: 'レーティング戦{{count}}回',
  counted: 'ロビーに載らなかったテーブルの対戦や、途中で離れた対戦も含みます。',
  others_other: '相手{{count}}人',
}
