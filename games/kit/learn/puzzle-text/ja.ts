import type { Translated } from '../../text.ts'
import type { en } from './en.ts'

export const ja: Translated<typeof en> = {
  puzzle: {
    onward: '正解。続けましょう。',
    because: '{{less}}{{why}}',
    part: '{{what}}：{{best}}取れるところが{{count}}になります。',
    parts: '{{first}}{{second}}',
    bot: '{{bot}}なら最初に「{{move}}」を選びます。',
    told: '{{most}}{{otherwise}}{{less}}',
  },
  lesson: {
    name: {
      juno: 'ジュノ',
      rix: 'リックス',
      milo: 'マイロ',
      bea: 'ベア',
      cy: 'サイ',
      ada: 'エイダ',
      gus: 'ガス',
      zoe: 'ゾーイ',
    },
  },
}
