import type { Text } from '../en.ts'
import type { Words } from '../words.ts'

export const puzzle: Words<Text['puzzle']> = {
  enter: 'パズル',
  enterHelp: '実戦の一場面から、いちばん良い手を探します。',
  title: 'パズル：{{game}}',
  lead: 'ボット同士の実戦から選びました。どれにも確かめ済みの最善手があり、弱いボットはそれを逃しました。{{count}}問中{{solved}}問を解きました。',
  about: 'パズル{{number}}、{{players}}人戦',
  level: { easy: 'やさしめ', tricky: '手ごわい', hard: '難問' },
  number: 'パズル{{number}}',
  next: '次へ：パズル{{number}}',
  all: 'パズル一覧',
}
