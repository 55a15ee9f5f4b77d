import type { Translated } from '../../../kit/text.ts'
import type { because as english } from '../en/because.ts'

export const because: Translated<typeof english> = {
  hunted: {
    rescue: '救援マーカーが{{more}}マス進んでいる',
    assimilation: '同化マーカーが{{more}}マス手前にある',
    caught: '捕まった数が{{more}}少ない',
  },
  creature: {
    rescue: '救援マーカーが{{more}}マス手前にある',
    assimilation: '同化マーカーが{{more}}マス進んでいる',
    caught: '捕まえた数が{{more}}多い',
  },
}
