/** What every storage knows of friends, clubs and invitations, and keeps for people alone. */
import { expect } from 'chai'
import { newRoom } from '../../../lobby/server/room.ts'
import type { Store } from '../../../lobby/server/storage/store.ts'

const TERMS = {
  seats: 3,
  options: { rounds: 2 },
  privateTalk: false,
  watching: 'after',
  rated: false,
  takeBacks: true,
  pace: null,
  password: null,
} as const

const ids = (known: readonly { id: string }[]) => known.map(({ id }) => id)

export function keepsCircles(current: () => Store, begin: (room: string) => Promise<void>): void {
  describe('of people and what they keep', () => {
    beforeEach(async () => {
      for (const id of ['ada', 'bea', 'cy', 'dan'])
        await current().savePerson({ id, name: id, language: null })
    })

    it('knows friends as those who have asked each other', async () => {
      const { friends } = current()
      await friends.ask('ada', 'bea', 1)
      await friends.ask('ada', 'bea', 2)
      const seen = async (person: string) => [
        ids(await friends.of(person)),
        ids(await friends.asked(person)),
        ids(await friends.asking(person)),
      ]
      expect(await seen('ada')).to.deep.equal([[], ['bea'], []])
      expect(await seen('bea')).to.deep.equal([[], [], ['ada']])
      await friends.ask('bea', 'ada', 3)
      expect([await seen('ada'), await seen('bea')]).to.deep.equal([
        [['bea'], [], []],
        [['ada'], [], []],
      ])
      expect([await friends.are('ada', 'bea'), await friends.are('ada', 'cy')]).to.deep.equal([true, false])
      await friends.end('bea', 'ada')
      expect([await seen('ada'), await seen('bea')]).to.deep.equal([
        [[], [], []],
        [[], [], []],
      ])
      await friends.ask('cy', 'ada', 4)
      await current().blocks.add('ada', 'cy', 5)
      expect([await seen('ada'), await seen('cy')], 'who is blocked sees no difference').to.deep.equal([
        [[], [], []],
        [[], ['ada'], []],
      ])
    })

    it('shows whoever asks by a name that name and nothing else, whatever becomes of it', async () => {
      const { friends, accounts } = current()
      expect(await friends.called('bea'), 'no account').to.equal(undefined)
      await accounts.saveMail('bea', 'bea@example.org')
      expect(await friends.called('bea')).to.equal('bea')
      await friends.askByName('ada', 'bea', 'bea', 1)
      await friends.askByName('ada', 'nobody', null, 2)
      const told = async () => [await friends.askedNames('ada'), ids(await friends.asked('ada'))]
      expect(await told()).to.deep.equal([['bea', 'nobody'], []])
      expect(ids(await friends.asking('bea'))).to.deep.equal(['ada'])
      await friends.end('bea', 'ada')
      expect([await told(), await friends.asking('bea')]).to.deep.equal([[['bea', 'nobody'], []], []])
      await friends.askByName('ada', 'bea', 'bea', 3)
      await friends.ask('bea', 'ada', 4)
      expect([ids(await friends.of('ada')), ids(await friends.of('bea')), await told()]).to.deep.equal([
        ['bea'],
        ['ada'],
        [['nobody'], []],
      ])
      await friends.forgetName('ada', 'nobody')
      expect(await friends.askedNames('ada')).to.deep.equal([])
      await current().savePerson({ id: 'cy', name: 'bea', language: null })
      await accounts.saveMail('cy', 'cy@example.org')
      expect(await friends.called('bea'), 'who of them is meant?').to.equal(undefined)
    })

    it('keeps invitations to tables, and hides those by people who are blocked', async () => {
      const { friends, blocks } = current()
      await begin('r')
      await friends.invite('r', 'bea', 'ada', 1)
      await friends.invite('r', 'bea', 'ada', 2)
      await friends.invite('r', 'bea', 'cy', 3)
      await friends.invite('no room', 'bea', 'ada', 4)
      await friends.invite('r', 'nobody', 'ada', 5)
      expect(await friends.invitations('bea')).to.deep.equal([
        { room: 'r', by: { id: 'cy', name: 'cy' }, at: 3 },
        { room: 'r', by: { id: 'ada', name: 'ada' }, at: 1 },
      ])
      expect(await friends.invitedByStrangers('bea')).to.equal(2)
      await friends.ask('ada', 'bea', 1)
      await friends.ask('bea', 'ada', 1)
      expect(await friends.invitedByStrangers('bea')).to.equal(1)
      await blocks.add('dan', 'ada', 6)
      expect(await friends.invitations('bea'), 'whom somebody else has blocked').to.have.length(2)
      await blocks.add('bea', 'cy', 6)
      expect((await friends.invitations('bea')).map(({ by }) => by.id)).to.deep.equal(['ada'])
      expect([await friends.invitedBy('r', 'cy'), await friends.isInvited('r', 'bea')]).to.deep.equal([
        ['bea'],
        true,
      ])
      await friends.dropInvitations('r', 'bea')
      expect([await friends.invitations('bea'), await friends.isInvited('r', 'bea')]).to.deep.equal([
        [],
        false,
      ])
    })

    it('keeps clubs: with a host as long as somebody is left, and no longer', async () => {
      const { clubs, blocks } = current()
      await clubs.add({ id: 'c', name: 'Friday', since: 1 }, 'ada')
      await clubs.invite('c', 'bea', 'ada', false, 2)
      await clubs.invite('c', 'cy', 'ada', true, 3)
      await clubs.invite('c', 'ada', 'bea', false, 4)
      const members = async () =>
        (await clubs.members('c')).map(({ id, role, named }) => `${id} ${role}${named ? ' by name' : ''}`)
      expect(await members()).to.deep.equal(['ada host', 'bea invited', 'cy invited by name'])
      expect(await clubs.invitations('bea')).to.deep.equal([
        { club: { id: 'c', name: 'Friday', since: 1, about: '' }, by: { id: 'ada', name: 'ada' } },
      ])
      await blocks.add('cy', 'ada', 1)
      expect(await clubs.invitations('cy')).to.deep.equal([])
      expect([
        await clubs.join('c', 'cy', 5),
        await clubs.join('c', 'cy', 6),
        await clubs.join('c', 'dan', 6),
        await clubs.join('c', 'bea', 7),
      ]).to.deep.equal([true, false, false, true])
      expect([await clubs.role('c', 'bea'), await clubs.role('c', 'dan')]).to.deep.equal([
        'member',
        undefined,
      ])
      await clubs.show('c', 'bea', true)
      await clubs.edit('c', { name: 'Saturday' })
      await clubs.edit('c', { about: 'Every week' })
      expect(await clubs.of('bea')).to.deep.equal([
        { id: 'c', name: 'Saturday', since: 1, about: 'Every week', role: 'member', shown: true },
      ])
      await clubs.remove('c', 'ada')
      await clubs.tidy()
      expect(await members()).to.deep.equal(['cy host', 'bea member'])
      for (const one of ['cy', 'bea']) await current().accounts.forget(one, [])
      await clubs.invite('c', 'dan', 'dan', false, 8)
      await clubs.tidy()
      expect(await clubs.club('c')).to.equal(undefined)
      expect(await clubs.invitations('dan')).to.deep.equal([])
    })

    it('keeps links into clubs: one of the club, one of each member for a table, as long as they are one', async () => {
      const { clubs, clubLinks } = current()
      await begin('r')
      await clubs.add({ id: 'c', name: 'Friday', since: 1 }, 'ada')
      await clubs.invite('c', 'cy', 'ada', false, 2)
      await clubs.enter('c', 'bea', 3)
      await clubs.enter('c', 'ada', 4)
      const save = (hash: string, room: string | null, by: string, since: number) =>
        clubLinks.save({ hash, club: 'c', room, by, since })
      await save('h1', null, 'ada', 5)
      await save('h2', 'r', 'ada', 6)
      await save('h3', 'r', 'bea', 7)
      await save('h4', 'r', 'cy', 8)
      const all = async () => (await clubLinks.of('c')).map(({ hash }) => hash)
      expect(await all(), 'whoever is no member yet lets nobody in').to.deep.equal(['h1', 'h2', 'h3'])
      expect(await clubLinks.withHash('h3')).to.deep.equal({
        hash: 'h3',
        club: 'c',
        room: 'r',
        by: 'bea',
        since: 7,
      })
      await save('h5', null, 'bea', 9)
      await save('h6', 'r', 'bea', 10)
      expect(await all()).to.deep.equal(['h2', 'h5', 'h6'])
      expect([await clubLinks.withHash('h1'), await clubLinks.withHash('h4')]).to.deep.equal([
        undefined,
        undefined,
      ])
      expect((await clubLinks.madeBy('bea')).map(({ hash }) => hash)).to.deep.equal(['h5', 'h6'])
      await clubs.remove('c', 'bea')
      expect(await all()).to.deep.equal(['h2'])
      await clubs.tidy()
      await clubs.enter('c', 'bea', 11)
      expect(await all(), 'who comes back makes others').to.deep.equal(['h2'])
      expect((await clubs.members('c')).map(({ id, role }) => `${id} ${role}`)).to.deep.equal([
        'ada host',
        'bea member',
        'cy invited',
      ])
      await clubLinks.drop('c')
      expect(await all()).to.deep.equal([])
    })

    it('keeps the webhook of a club, as long as whoever has set it is a member', async () => {
      const { clubs, clubWebhooks, accounts } = current()
      await clubs.add({ id: 'c', name: 'Friday', since: 1 }, 'ada')
      await clubs.enter('c', 'bea', 2)
      await clubs.invite('c', 'cy', 'ada', false, 3)
      const hook = {
        ...{ club: 'c', address: 'https://x.example/1', language: 'ja' as const, zone: 'Asia/Tokyo' },
        ...{ origin: 'https://here.example', by: 'ada', since: 1_700_000_000_000 },
      }
      expect(await clubWebhooks.of('c')).to.equal(undefined)
      await clubWebhooks.save(hook)
      expect([await clubWebhooks.of('c'), await clubWebhooks.setBy('ada')]).to.deep.equal([hook, [hook]])
      const other = { ...hook, address: 'https://x.example/2', by: 'bea', language: 'en' as const }
      await clubWebhooks.save(other)
      expect([await clubWebhooks.of('c'), await clubWebhooks.setBy('ada')]).to.deep.equal([other, []])
      expect(await clubWebhooks.dropGone(hook), 'there is another one').to.equal(false)
      expect(await clubWebhooks.of('c')).to.deep.equal(other)
      expect(await clubWebhooks.dropGone(other)).to.equal(true)
      expect(await clubWebhooks.of('c')).to.equal(undefined)

      await clubWebhooks.save({ ...hook, by: 'cy' })
      expect(await clubWebhooks.of('c'), 'no member yet').to.equal(undefined)
      await clubWebhooks.save(other)
      await clubs.remove('c', 'bea')
      expect(await clubWebhooks.of('c'), 'at once').to.equal(undefined)
      await clubs.tidy()
      await clubs.enter('c', 'bea', 4)
      expect(await clubWebhooks.of('c'), 'for good').to.equal(undefined)
      await clubWebhooks.save(other)
      await accounts.handOver('bea', 'dan')
      expect((await clubWebhooks.of('c'))!.by).to.equal('dan')
      await accounts.forget('dan', [])
      expect(await clubWebhooks.of('c')).to.equal(undefined)
      await clubWebhooks.save(hook)
      await clubWebhooks.drop('c')
      expect(await clubWebhooks.of('c')).to.equal(undefined)
    })

    it('keeps what is to be posted to clubs: of each the oldest, once, and plans until there is a newer one', async () => {
      const { clubs, clubWebhooks } = current()
      const hook = (club: string, address = 'https://x.example/1') => ({
        ...{ club, address, language: 'en' as const, zone: 'UTC', origin: '', by: 'ada', since: 1 },
      })
      for (const id of ['r', 'r2']) await begin(id)
      for (const [since, id] of ['c', 'd', 'e'].entries()) {
        await clubs.add({ id, name: id, since }, 'ada')
        if (id !== 'e') await clubWebhooks.save(hook(id))
      }
      const at = 1_700_000_000_000
      type Event = Parameters<typeof clubWebhooks.note>[0]
      const event = (club: string, room: string, kind: Event['kind'], ask: number, after = 0): Event => ({
        ...{ club, room, kind, ask, at: at + after },
      })
      const due = async (after = 99, limit = 9) =>
        (await clubWebhooks.due(at + after, limit)).map(({ club, room, kind, ask }) =>
          [club, room, kind, ask].join(' '),
        )
      await clubWebhooks.note(event('e', 'r', 'open', 1))
      expect(await due(), 'without a webhook').to.deep.equal([])
      await clubWebhooks.note(event('c', 'r', 'planned', 1))
      await clubWebhooks.note(event('c', 'r2', 'open', 1, 1))
      await clubWebhooks.note(event('c', 'r', 'result', 0, 2))
      await clubWebhooks.note(event('d', 'r', 'open', 1, 3))
      expect([await due(), await due(2), await due(99, 1), await due(-1)]).to.deep.equal([
        ['c r planned 1', 'd r open 1'],
        ['c r planned 1'],
        ['c r planned 1'],
        [],
      ])
      await clubWebhooks.note(event('c', 'r', 'moved', 2, 4))
      expect(await due(), 'the plan is another one').to.deep.equal(['c r2 open 1', 'd r open 1'])
      const [first] = await clubWebhooks.due(at + 99, 9)
      expect(first).to.deep.equal({ ...event('c', 'r2', 'open', 1, 1), tries: 0 })
      const taken = await Promise.all([1, 2].map(() => clubWebhooks.take(first!, at + 50)))
      expect(taken.filter(Boolean), 'one of them').to.have.length(1)
      expect([await due(49), await due(50)], 'others go on meanwhile').to.deep.equal([
        ['c r result 0', 'd r open 1'],
        ['c r2 open 1', 'd r open 1'],
      ])
      expect((await clubWebhooks.due(at + 50, 1))[0]!.tries).to.equal(1)
      await clubWebhooks.done(first!)
      expect(await clubWebhooks.take({ ...first!, tries: 1 }, at)).to.equal(false)
      await clubWebhooks.note(first!)
      expect(await due(), 'once').to.deep.equal(['c r result 0', 'd r open 1'])
      // As something else is told there, or by another clock: what is to be posted still is.
      await clubWebhooks.save({ ...hook('c'), zone: 'Asia/Tokyo' })
      expect(await due()).to.deep.equal(['c r result 0', 'd r open 1'])
      await clubWebhooks.forget(at + 4)
      expect(await due()).to.deep.equal(['c r moved 2'])
      await clubWebhooks.save(hook('c', 'https://x.example/2'))
      expect(await due(), 'what was for another address').to.deep.equal([])
      await clubWebhooks.note(event('c', 'r', 'moved', 3))
      await clubWebhooks.drop('c')
      await clubWebhooks.save(hook('c'))
      expect(await due()).to.deep.equal([])
    })

    it('keeps what clubs plan for every week, once for each table, also without whoever planned it', async () => {
      const { clubs, weekly, accounts } = current()
      await clubs.add({ id: 'c', name: 'Friday', since: 1 }, 'ada')
      const setup = { ...TERMS, title: 'Evening' }
      const one = {
        ...{ id: 'w1', club: 'c', by: 'bea', game: 'toy', setup, zone: 'Asia/Tokyo' },
        ...{ first: 1_700_000_000_000, at: 1_700_000_000_000, room: 'r1', next: 'r2' },
      }
      await weekly.save({ ...one, id: 'w0' })
      await weekly.save(one)
      const bea = { id: 'bea', name: 'bea' }
      expect(await weekly.of('c')).to.deep.equal([{ ...one, planner: bea }])
      expect(await weekly.madeBy('bea')).to.deep.equal([one])
      expect([await weekly.due(one.at - 1), await weekly.due(one.at)]).to.deep.equal([[], [one]])
      const later = { at: one.at + 1, room: 'r2', next: 'r3' }
      await weekly.goOn(one, later)
      await weekly.goOn(one, { at: one.at + 2, room: 'r9', next: 'r9' })
      expect(await weekly.due(one.at + 9), 'once').to.deep.equal([{ ...one, ...later }])
      await accounts.handOver('bea', 'cy')
      expect((await weekly.of('c'))[0]!.by).to.equal('cy')
      await accounts.forget('cy', [])
      expect(await weekly.of('c')).to.deep.equal([{ ...one, ...later, by: null, planner: null }])
      await weekly.drop('other', 'w1')
      expect(await weekly.of('c')).to.have.length(1)
      await weekly.drop('c', 'w1')
      expect(await weekly.of('c')).to.deep.equal([])
      await weekly.save({ ...one, by: null })
      await clubs.remove('c', 'ada')
      await clubs.tidy()
      expect(await weekly.due(one.at), 'a club that is gone').to.deep.equal([])
    })

    it('keeps notes for one person: what was written elsewhere meanwhile is not written over', async () => {
      const { keeps } = current()
      await begin('r')
      const note = (text: string, at: number) => ({ room: 'r', text, at })
      expect(await keeps.saveNote('ada', note('one', 1_700_000_000_001), 0)).to.equal(true)
      expect(await keeps.saveNote('ada', note('other', 2), 0)).to.equal(false)
      expect(await keeps.saveNote('ada', note('two', 1_700_000_000_003), 1_700_000_000_001)).to.equal(true)
      expect(await keeps.saveNote('ada', note('other', 4), 1_700_000_000_001)).to.equal(false)
      expect([await keeps.note('r', 'ada'), await keeps.note('r', 'bea')]).to.deep.equal([
        note('two', 1_700_000_000_003),
        undefined,
      ])
      expect(await keeps.notes('ada')).to.deep.equal([note('two', 1_700_000_000_003)])
    })

    it('knows how much others have said since somebody read, but for those whom they do not hear', async () => {
      const store = current()
      const { keeps, blocks } = store
      await begin('r')
      const say = async (person: string | null) =>
        Number((await store.say('r', { person, sender: '0', name: 'x', text: `by ${person}`, at: 1 })).id)
      const first = await say('bea')
      for (const person of ['bea', 'cy', 'dan', 'ada', null]) await say(person)
      const unheard = async () => (await keeps.unheard(['r', 'x'], 'ada')).get('r') ?? 0
      expect(await unheard()).to.equal(5)
      await keeps.saveHeard('r', 'ada', first)
      await keeps.saveHeard('r', 'ada', first - 1)
      expect([await keeps.heard('r', 'ada'), await keeps.heard('r', 'bea'), await unheard()]).to.deep.equal([
        first,
        0,
        4,
      ])
      await keeps.mute('ada', 'bea', 1)
      await blocks.add('ada', 'cy', 1)
      expect([await unheard(), ids(await keeps.muted('ada'))]).to.deep.equal([2, ['bea']])
      await keeps.unmute('ada', 'bea')
      expect(await unheard()).to.equal(3)
      expect((await keeps.saidBy('bea')).map(({ text }) => text)).to.deep.equal(['by bea', 'by bea'])
    })

    it('finds tokens by what they were hashed to', async () => {
      const { keeps } = current()
      const token = { id: 't', person: 'ada', name: 'Bot', hash: 'h', since: 1_700_000_000_000, usedAt: null }
      await keeps.addToken(token)
      expect([await keeps.tokenWith('h'), await keeps.tokenWith('x')]).to.deep.equal([token, undefined])
      await keeps.tokenUsed('t', 1_700_000_000_001)
      expect(await keeps.tokens('ada')).to.deep.equal([{ ...token, usedAt: 1_700_000_000_001 }])
      await keeps.dropToken('bea', 't')
      expect(await keeps.tokens('ada')).to.have.length(1)
      await keeps.dropToken('ada', 't')
      expect(await keeps.tokenWith('h')).to.equal(undefined)
    })

    it('keeps which club a room belongs to, and finds its rooms', async () => {
      const store = current()
      await begin('r')
      const room = (await store.room('r'))!
      expect(room.club).to.equal(null)
      expect(await store.saveRoom({ ...room, club: 'c', listed: false })).to.equal(true)
      expect((await store.rooms({ club: 'c', limit: 9 })).map(({ id, club }) => [id, club])).to.deep.equal([
        ['r', 'c'],
      ])
      expect(await store.rooms({ club: 'd', limit: 9 })).to.deep.equal([])
      const { clubs, friends } = store
      await clubs.add({ id: 'c', name: 'Friday', since: 1 }, 'ada')
      await clubs.invite('c', 'bea', 'ada', false, 2)
      await clubs.enter('c', 'cy', 3)
      const around = async (circle: string) => (await store.rooms({ circle, limit: 9 })).map(({ id }) => id)
      expect([
        await around('ada'),
        await around('bea'),
        await around('cy'),
        await around('dan'),
      ]).to.deep.equal([['r'], [], ['r'], []])
      const now = { createdAt: Date.now() + 1, updatedAt: Date.now() + 1 }
      await store.addRoom({ ...room, ...now, id: 'for friends', friendsOf: 'dan', listed: false })
      expect((await store.room('for friends'))!.friendsOf).to.equal('dan')
      await friends.ask('dan', 'bea', 1)
      expect(await around('bea'), 'only asked').to.deep.equal([])
      await friends.ask('bea', 'dan', 1)
      expect([await around('bea'), await around('dan')]).to.deep.equal([['for friends'], []])
      await store.accounts.handOver('dan', 'cy')
      expect([(await store.room('for friends'))!.friendsOf, await around('bea')]).to.deep.equal([
        'cy',
        ['for friends'],
      ])
      await store.accounts.forget('cy', [])
      expect([(await store.room('for friends'))!.friendsOf, await around('bea')]).to.deep.equal(['', []])
      for (const id of ['dan', 'cy']) await store.savePerson({ id, name: id, language: null })
      await clubs.enter('c', 'cy', 3)
      for (const person of ['bea', 'cy']) await friends.invite('r', person, 'ada', 4)
      expect(await friends.invitedTo('r')).to.deep.equal(['bea', 'cy'])
      expect(
        [await friends.invitedByStrangers('bea'), await friends.invitedByStrangers('cy')],
        'in one’s club nobody is a stranger',
      ).to.deep.equal([1, 0])
    })

    it('keeps who has left running matches, and finds those that everybody has left', async () => {
      const store = current()
      const { leavers, accounts } = store
      for (const id of ['r', 'r2', 'r3']) await begin(id)
      const at = 1_700_000_000_000
      await leavers.add(
        'r',
        [
          { person: 'ada', seat: '0' },
          { person: 'bea', seat: '1' },
        ],
        at,
      )
      await leavers.add(
        'r2',
        [
          { person: 'ada', seat: '1' },
          { person: 'gone', seat: '0' },
        ],
        at + 1,
      )
      await leavers.add('r', [{ person: 'ada', seat: '2' }], at + 2)
      expect(await leavers.of('ada')).to.deep.equal([
        { room: 'r', seat: '2', at: at + 2 },
        { room: 'r2', seat: '1', at: at + 1 },
      ])
      expect([await leavers.seat('r', 'bea'), await leavers.seat('r2', 'bea')]).to.deep.equal([
        '1',
        undefined,
      ])
      const change = async (id: string, changes: object) =>
        store.saveRoom({ ...(await store.room(id))!, ...changes })
      const nobody = [{ person: null, name: '', bot: 'random', ready: false, key: 'key' }]
      const ada = [{ ...nobody[0]!, person: 'ada', bot: null }]
      await change('r', { status: 'playing', seats: nobody })
      await change('r2', { status: 'playing', seats: ada })
      const forsaken = async (limit = 9) => (await leavers.forsaken('ada', limit)).map(({ room }) => room)
      expect(await forsaken()).to.deep.equal(['r'])
      await change('r2', { seats: nobody })
      expect([await forsaken(), await forsaken(1)]).to.deep.equal([['r', 'r2'], ['r']])
      await change('r', { status: 'finished' })
      expect(await forsaken()).to.deep.equal(['r2'])
      await accounts.handOver('ada', 'dan')
      expect((await leavers.of('dan')).map(({ room }) => room)).to.deep.equal(['r', 'r2'])
      await accounts.forget('dan', [])
      expect(await leavers.of('dan')).to.deep.equal([])
      await store.dropRoom('r', (await store.room('r'))!.version)
      expect(await leavers.of('bea')).to.deep.equal([])
    })

    it('finds rooms without running matches that everybody has left', async () => {
      const store = current()
      const ada = { person: 'ada', name: 'ada', bot: null, ready: false, key: 'key' }
      const put = async (id: string, changes: Partial<Parameters<Store['addRoom']>[0]>) => {
        await store.addRoom({ ...newRoom('toy', 1, ''), id, seats: [ada], status: 'playing', ...changes })
      }
      const pace = { hours: 24, from: 0, to: 24, off: [], zone: 'UTC', late: 'wait' as const }
      await put('new', { createdAt: 1, updatedAt: 10 })
      await put('old', { createdAt: 2, updatedAt: 5 })
      await put('by turns', { createdAt: 3, updatedAt: 5, pace })
      await put('open', { createdAt: 4, updatedAt: 5, status: 'open', seats: [{ ...ada, person: null }] })
      await put('over', { createdAt: 5, updatedAt: 5, status: 'finished', seats: [{ ...ada, person: null }] })
      await put('empty', {
        createdAt: 6,
        updatedAt: 10,
        pace,
        seats: [{ ...ada, person: null, bot: 'random' }],
      })
      const found = async (since: number, ...looked: string[]) =>
        (await store.rooms({ limit: 9, lively: { since, looked } })).map(({ id }) => id)
      expect(await found(9)).to.deep.equal(['over', 'open', 'by turns', 'new'])
      expect(await found(9, 'old', 'empty')).to.deep.equal(['over', 'open', 'by turns', 'old', 'new'])
      expect(await found(0)).to.deep.equal(['over', 'open', 'by turns', 'old', 'new'])
      expect(await found(10)).to.deep.equal(['over', 'open', 'by turns'])
      expect(await store.rooms({ limit: 9 })).to.have.length(6)
    })

    it('keeps for whom seats are kept, and finds where; and what clients say of players', async () => {
      const store = current()
      const free = { person: null, name: '', bot: null, ready: false, key: 'key' }
      const room = { ...newRoom('toy', 3, ''), id: 'kept' }
      await store.addRoom(room)
      const seats = [
        { ...free, data: { colour: 'red', no: [0, null, false] } },
        { ...free, kept: { person: 'bea', name: 'Bea' } },
        { ...free, kept: { person: null, name: '"person":"cy"', named: true as const } },
      ]
      expect(await store.saveRoom({ ...room, seats })).to.equal(true)
      const stored = (await store.room('kept'))!
      expect(stored.seats).to.deep.equal(seats)
      expect([
        await store.keptFor('bea'),
        await store.keptFor('cy'),
        await store.keptFor('be'),
      ]).to.deep.equal([['kept'], [], []])
      await store.saveRoom({ ...stored, seats: [free, free, free] })
      expect([(await store.room('kept'))!.seats[1], await store.keptFor('bea')]).to.deep.equal([free, []])
    })

    it('hands over to an account what a guest has and is, and forgets all of it with the account', async () => {
      const store = current()
      const { friends, clubs, keeps, accounts } = store
      await begin('r')
      await friends.ask('dan', 'bea', 1)
      await friends.ask('bea', 'dan', 1)
      await friends.ask('dan', 'ada', 1)
      await friends.askByName('dan', 'zoe', null, 1)
      await friends.invite('r', 'dan', 'bea', 1)
      await clubs.add({ id: 'c', name: 'Friday', since: 1 }, 'dan')
      await store.clubLinks.save({ hash: 'h', club: 'c', room: null, by: 'dan', since: 1 })
      await keeps.saveNote('dan', { room: 'r', text: 'mine', at: 1 }, 0)
      await keeps.saveHeard('r', 'dan', 7)
      await keeps.mute('dan', 'ada', 1)
      await store.clubTalk.say('c', { person: 'dan', name: 'dan', text: 'x', at: 1 })
      await store.say('r', { person: 'dan', sender: '0', name: 'dan', text: 'x', at: 1 })
      await accounts.handOver('dan', 'ada')
      expect([
        ids(await friends.of('ada')),
        await friends.asked('ada'),
        await friends.askedNames('ada'),
        (await friends.invitations('ada')).map(({ room }) => room),
        (await clubs.of('ada')).map(({ id }) => id),
        (await store.clubLinks.of('c')).map(({ by }) => by),
        (await keeps.notes('ada')).map(({ text }) => text),
        await keeps.heard('r', 'ada'),
        await keeps.muted('ada'),
        (await store.chat('r', 9)).map(({ person }) => person),
        (await store.clubTalk.chat('c', 9)).map(({ person }) => person),
        (await store.clubTalk.saidBy('ada')).map(({ club }) => club),
      ]).to.deep.equal([
        ['bea'],
        [],
        ['zoe'],
        ['r'],
        ['c'],
        ['ada'],
        ['mine'],
        7,
        [],
        ['ada'],
        ['ada'],
        ['c'],
      ])
      await accounts.forget('ada', [])
      await clubs.tidy()
      expect([
        await friends.of('bea'),
        await clubs.club('c'),
        await keeps.notes('ada'),
        await store.chat('r', 9),
        await store.clubTalk.saidBy('ada'),
      ]).to.deep.equal([[], undefined, [], [], []])
    })
  })
}
