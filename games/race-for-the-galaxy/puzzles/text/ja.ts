import type { Translated } from '../../../kit/text.ts'
import type { en } from './en.ts'

/** The words of the puzzles in Japanese. */
export const ja: Translated<typeof en> = {
  about: 'ラウンド{{round}}、カード置き場{{tableau}}枚、手札{{hand}}枚',
  consume: {
    title: '消費フェイズで最大のVPを得る',
    task: 'このフェイズで最大のVPを得ます。',
    less: 'そのあとは最大でも{{count}}VP。{{best}}VP得る方法があります。',
    most: '{{count}}VP。これが最大です。',
  },
  finish: {
    title: '最終ラウンドで最大の得点',
    task: '最終ラウンドで得点を最大に。',
    less: 'それでは最大でも{{count}}点。{{best}}点になる方法があります。',
    most: '{{count}}点。これが最大です。',
  },
}
