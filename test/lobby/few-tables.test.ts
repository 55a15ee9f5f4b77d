import { expect } from 'chai'
import type { Me, Room } from '../../lobby/protocol.ts'
import { fewTables, isOpenTo } from '../../lobby/web/lobby/rows.ts'

const me: Me = { id: 'ada', name: 'Ada', played: {}, known: {} }
const reader = { me, linked: {}, seen: {}, unheard: {} }

/** A table of somebody else's, who is there, with a free seat. */
function table(id: string, changes: Partial<Room> = {}, person = 'zoe'): Room {
  const seat = {
    person,
    name: '',
    bot: null,
    ready: true,
    online: true,
    until: null,
    clock: null,
    offered: false,
  }
  const seats = [
    { ...seat, seat: '0' },
    { ...seat, seat: '1', person: null },
  ]
  return { id, host: person, status: 'open', plannedAt: null, seats, ...changes } as unknown as Room
}

const running = (id: string) => table(id, { status: 'playing' })
const planned = (id: string, plannedAt: number) => table(id, { plannedAt })
const ids = (rooms: readonly Room[], most = 4) => fewTables(rooms, reader, most).map(({ id }) => id)

describe('lobby: the few tables of the front page', () => {
  it('are those to join, and among them the one that is planned next', () => {
    const open = ['a', 'b', 'c', 'd', 'e'].map(id => table(id))
    expect(ids([running('r'), planned('late', 9), ...open, planned('soon', 5)])).to.deep.equal([
      'a',
      'b',
      'c',
      'soon',
    ])
  })

  it('are planned ones and those to watch where few can be joined', () => {
    expect(ids([running('r'), planned('late', 9), table('a'), planned('soon', 5)])).to.deep.equal([
      'a',
      'soon',
      'late',
      'r',
    ])
    expect(ids([running('r'), running('s')])).to.deep.equal(['r', 's'])
  })

  it('are none of one’s own, nor full ones that are yet to start', () => {
    const own = table('own', {}, 'ada')
    expect(ids([own])).to.deep.equal([])
    expect([isOpenTo(own, me), isOpenTo(table('a'), me), isOpenTo(running('r'), me)]).to.deep.equal([
      false,
      true,
      false,
    ])
    const [seat] = table('x').seats
    const full = planned('full', 3)
    expect(ids([{ ...full, seats: [seat!] }])).to.deep.equal([])
  })
})
