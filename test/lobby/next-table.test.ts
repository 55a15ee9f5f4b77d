import { expect } from 'chai'
import type { Me, Room, RoomSeat } from '../../lobby/protocol.ts'
import { byUrgency, nextTable } from '../../lobby/web/lobby/rows.ts'

const me: Me = { id: 'ada', name: 'Ada', played: {}, known: {} }
const reader = { me, linked: {}, seen: {}, unheard: {} }

/** A running match in which Ada sits, asked since a moment and until another. */
function table(id: string, updatedAt: number, until: number | null, changes: Partial<RoomSeat> = {}): Room {
  const seat = { seat: '0', person: 'ada', name: 'Ada', bot: null, ready: true, online: true, offered: false }
  const seats = [{ ...seat, until, ...changes }]
  return { id, updatedAt, seats, status: 'playing', waitingFor: ['0'] } as unknown as Room
}

describe('lobby: the next table that waits for one', () => {
  const tables = [
    table('live since noon', 12, null),
    table('live since morning', 8, null),
    table('tomorrow', 9, 124),
    table('tonight', 10, 120),
    table('a bot plays', 1, 100, { bot: 'plain' }),
    { ...table('others', 1, null), waitingFor: ['1'] },
  ]

  it('is where time is over first, then where it has waited longest, and never where one is', () => {
    const order: (string | undefined)[] = []
    for (let left = tables; left.length > 0; left = left.filter(({ id }) => id !== order.at(-1))) {
      order.push(nextTable(left, 'elsewhere', reader)?.id)
      if (order.at(-1) === undefined) break
    }
    expect(order).to.deep.equal(['tonight', 'tomorrow', 'live since morning', 'live since noon', undefined])
    expect(nextTable(tables, 'tonight', reader)?.id).to.equal('tomorrow')
    expect(nextTable([], 'x', reader)).to.equal(undefined)
  })

  it('stands first in the list of one’s tables', () => {
    expect(
      byUrgency(tables, reader)
        .slice(0, 2)
        .map(({ id }) => id),
    ).to.deep.equal(['tonight', 'tomorrow'])
  })
})
