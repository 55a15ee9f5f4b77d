import type { Translated } from '../../../kit/index.ts'
import type { warn as english } from '../en/warnings.ts'

/** 許されてはいるが、失ったり無駄にしたりするもの。 */
export const warn: Translated<typeof english> = {
  empty: 'そこへは何も動かず、何も生産しない。カウンターと手番を使うだけになる。',
  fighters: '{{system}}の{{units}}は失われます。運ぶ艦がなくなります。',
  room_other: 'まだ{{count}}ユニット積めます。',
  bare: '{{planet}}に陸軍がいなくなります。',
  agreement: '{{seat}}との貿易協定が終わります。',
  pairs: '{{unit}}は2つ分まとめて支払うので、もう1つは無料です。',
  overpaid_other: '{{count}}払いすぎです。超過は{{least}}で済みます。',
  supply_other: '艦隊補給のため、{{system}}の艦{{count}}隻が失われます。',
  unspent_other: '使わない資源{{count}}は失われます。',
  noCommand: 'コマンドプールにカウンターがないと、次のラウンドは星系を起動できません。',
  counters_other: 'コマンドプールのカウンター{{count}}個が使われずに残ります。',
}
