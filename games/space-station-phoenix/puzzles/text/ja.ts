import type { Translated } from '../../../kit/text.ts'
import type { en } from './en.ts'

/** The words of the puzzles in Japanese. */
export const ja: Translated<typeof en> = {
  last: {
    title: 'ゲーム最後の手番で最大の得点',
    task: 'この手番でゲームが終わります。最終得点を最大にしてください。',
    less: 'それでは最大でも{{count}}点。{{best}}点になる方法があります。',
    most: '{{count}}点。これが最大です。',
  },
}
