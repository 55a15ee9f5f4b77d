import type { Translated } from '../../../kit/text.ts'
import type { en } from './en.ts'

/** The words of the puzzles in Japanese. */
export const ja: Translated<typeof en> = {
  planet: '{{planet}}',
  expand: {
    title: 'ラウンドの残りで最も豊かな惑星を得る',
    about: '{{race}}、ラウンド{{round}}、コマンドプールに{{count}}個',
    task: '他の全員がパスし、アクションカードは誰も持っていません。資源と影響力の合計が最大になるよう、惑星を確実に獲得してください。',
    less: 'そのあとは最大でも合計{{count}}。合計{{best}}になる方法があります。',
    unsure: 'それではダイス次第です。確実に合計{{best}}になる方法があります。',
    most: '合計{{count}}の惑星。これが最大です。',
  },
}
