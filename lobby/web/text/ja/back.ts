import type { Text } from '../en.ts'
import type { Words } from '../words.ts'

/** みんなの同意で手を取り消すときの文言。 */
export const back: Words<Text['back']> = {
  option: '同意による手の取り消し',
  optionHelp:
    '自分の直前の手より前に戻したい人が頼み、全員が同意すれば戻ります。ダイスや引いたカードなど、一度明らかになったものより前には戻れません。',
  ask: '手の取り消しを頼む',
  asks_other: '{{name}}が手を取り消したいそうです（{{count}}手分が戻ります）。',
  asked_other: '手の取り消しを頼みました（{{count}}手分が戻ります）。',
  waits: '返事待ち：{{names}}',
  agree: '同意する',
  refuse: '同意しない',
  drop: '取り消しをやめる',
  refused: '{{name}}が同意しなかったので、手はそのままです。',
  refusedByYou: '同意しなかったので、手はそのままです。',
}
