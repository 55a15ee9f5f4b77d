import { expect } from 'chai'
import { ARTIFACTS } from '../../games/race-for-the-galaxy/data/artifacts.ts'
import { raceForTheGalaxy as race } from '../../games/race-for-the-galaxy/index.ts'
import { bookFor, bookSuite, tablesOf } from '../support/book.ts'
import { table } from '../support/table.ts'

bookSuite(race, {
  tables: tablesOf(race, [2, 5]),
  looksFor: { en: ['victory', 'Military', 'Old Earth'], ja: ['勝利', '軍事力', '製品'] },
  alike: ['card', 'artifact'],
  paragraphs: [10, 14],
  played: ({ deck, players, orb }) => ({
    card: [
      ...deck,
      ...Object.values(players).flatMap(({ hand, startWorlds, tableau, goods }) => [
        ...hand,
        ...startWorlds,
        ...tableau,
        ...Object.values(goods).flat(),
      ]),
    ].map(uid => uid.replace(/#.*/, '')),
    artifact: orb ? ARTIFACTS.map(({ id }) => id) : [],
    ...(orb ? {} : { cell: [], edge: [] }),
  }),
})

describe('race-for-the-galaxy: the book', () => {
  const bookOf = async (players: number, options: { [id: string]: string }) => {
    const seats = ['ada', 'bea', 'cy'].slice(0, players)
    const { state } = table(race, { seats, options })
    return (await bookFor(race, race.view(state, '0'), '0')).groups.en
  }
  const textOf = (groups: Awaited<ReturnType<typeof bookOf>>) =>
    groups
      .flatMap(({ title, entries }) => [
        title,
        ...entries.flatMap(({ name, paragraphs }) => [name, ...paragraphs.flat()]),
      ])
      .map(part => (typeof part === 'string' ? part : part.text))
      .join('\n')

  it('has no word of the orb without it', async () => {
    expect(textOf(await bookOf(3, { expansion: 'base+aa' }))).not.to.match(/\borb\b|survey team|breeding/i)
    expect(textOf(await bookOf(3, { expansion: 'base+aa+orb' }))).to.match(/survey team/)
  })

  it('tells of two action cards to the two who play so, and to nobody else', async () => {
    const told = async (players: number, options: { [id: string]: string }) =>
      (await bookOf(players, options)).some(({ entries }) =>
        entries.some(({ ref }) => ref === 'sections:twoPlayers'),
      )
    expect(await told(2, {})).to.equal(true)
    expect(await told(2, { twoPlayerMode: 'standard' })).to.equal(false)
    expect(await told(3, {})).to.equal(false)
  })
})
