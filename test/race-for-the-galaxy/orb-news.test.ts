/** What a player is shown of what the others did on the orb. Every turn of an orb step is taken exactly once. */
import { raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import { newsFor } from '../../games/race-for-the-galaxy/rules/orb-news.ts'
import { expect, type OrbTable, orbRace } from './orb-table.ts'

type Table = OrbTable<'ada' | 'bea'>

const bothExplore = { ada: 'explore-orb', bea: 'explore-orb' } as const

const told = (t: Table, seat: '0' | '1' | null) =>
  newsFor(raceForTheGalaxy.view(t.state, seat), seat).map(({ line }) => line!.key.replace('log.', ''))

/** Does the first thing that can be done; with `move` the first one of its kind. */
function doesAnything(t: Table, name: string, move?: string) {
  const seat = t.seat(name)
  const legal = raceForTheGalaxy.legalMoves(seat.view, seat.seat)
  const made = legal.find(one => move === undefined || one.move === move)!
  seat.does(made.move, ...made.args.slice(1))
}

function finishRound(t: Table) {
  const { round } = t.state
  while (t.state.round === round) doesAnything(t, Object.keys(t.open)[0]!)
}

/** Ada moves twice, to the token on A28, lays a card and draws; then it is Bea's turn. */
function adaActs() {
  const t = orbRace({
    orb: { laid: ['A28 2,0'], tokens: { '2,0': 'A5' }, teams: { ada: ['1,1'] }, hands: { ada: ['B15'] } },
  })
  t.plays(bothExplore)
  t.ada.moves('2,1')
  t.ada.moves('2,0')
  doesAnything(t, 'ada', 'placeOrbCard')
  return t
}

describe('race-for-the-galaxy: news of the orb', () => {
  it('tells the others what was done, and the doer nothing', () => {
    const t = adaActs()
    expect(told(t, '1')).to.deep.equal(['orbMoves', 'orbMoves', 'orbTakes', 'orbLays', 'orbDraws'])
    expect(told(t, null)).to.deep.equal(told(t, '1'))
    expect(told(t, '0')).to.deep.equal([])
  })

  it('shows where a team was and which card is new', () => {
    const t = adaActs()
    const news = newsFor(t.bea.view, '1')
    expect(news.flatMap(({ way }) => way ?? [])).to.deep.equal([
      { team: '0a', from: { x: 1, y: 1 } },
      { team: '0a', from: { x: 2, y: 1 } },
    ])
    expect(news.flatMap(({ card }) => card ?? []).map(card => t.orb.laid[card]?.card)).to.deep.equal(['B15'])
  })

  it('keeps the faces of artifacts and drawn cards secret', () => {
    const t = adaActs()
    const drawn = t.ada.orbHand.at(-1)!
    for (const seat of ['1', null] as const) {
      const said = JSON.stringify(newsFor(raceForTheGalaxy.view(t.state, seat), seat))
      expect(said).to.include('artifactBack:A').and.include('orbBack:')
      expect(said).not.to.include('A5#').and.not.include(`orbCard:${drawn}`)
    }
  })

  it('begins anew with the own turn, also with one in which nothing was done', () => {
    const t = adaActs()
    t.bea.idles()
    expect(told(t, '1')).to.deep.equal([])
    expect(told(t, '0'), 'of Bea, after the turn of Ada').to.deep.equal(['orbDraws'])
  })

  it('goes back to the own last turn, in the step before, and no farther', () => {
    const t = adaActs()
    t.bea.passesOrb({ a: '0,1' })
    expect(told(t, '0')).to.deep.equal(['orbPasses', 'orbReturns'])
    finishRound(t)
    t.plays(bothExplore)
    // Bea is on top now and acts first.
    t.bea.idles()
    expect(told(t, '0')).to.deep.equal(['orbPasses', 'orbReturns', 'orbDraws'])
    expect(told(t, null), 'a spectator: in this step').to.deep.equal(['orbDraws'])
    t.ada.idles()
    finishRound(t)
    t.plays(bothExplore)
    expect(t.orb.news.map(({ step }) => step)).to.not.include(1)
  })
})
