import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/options.ts'

export const option = {
  creature: {
    name: 'エイリアン役',
    help: '1人が追い、ほかの全員が追われます。',
    random: '全員から無作為に',
    host: 'ホスト',
    'not-host': 'ホスト以外から無作為に',
    seat: '席を指定する',
  },
  creatureSeat: {
    name: 'エイリアンの席',
    help: 'この席の人がエイリアンになります。',
  },
  boardFace: {
    name: 'ボードの面',
    help: '救援トラックのどこにアルテミアシンボルがあるか。救援マーカーがその上にある間、エイリアンはアルテミア・マーカーを置けます。',
    'creature-chooses': 'エイリアンが選ぶ',
    1: '1の面：最後の6マス',
    2: '2の面：残り11マスから1マスまで1つおき',
  },
  expertVariant: {
    name: '上級バリアント',
    help: '意志力が尽きた探索者は、3ではなく2で立ち直ります。探索者に厳しくなります。',
  },
} satisfies Translated<typeof en.option>
