/**
 * Whatever somebody holds in secret, the others see the same happen: also who is asked, and who is not. Hands, secret
 * objectives, political cards, and action cards that are offered.
 */

import type { State } from 'boardgame.io'
import { expect } from 'chai'
import { isOpen, linesOf, type SetupValues } from '../../games/kit/index.ts'
import { entriesOf, type PlanetId } from '../../games/twilight-imperium-3/data/index.ts'
import { type TiState, twilightImperium3 } from '../../games/twilight-imperium-3/index.ts'
import { engineOf } from '../support/bgio.ts'
import { type Chance, chanceOf } from '../support/contract/chance.ts'

const { view, anyMove, createGame, characters, onlyWays, refusal } = twilightImperium3

/** From the bottom of the deck: the top is what everybody is going to draw. */
const BOTTOM = 20

/** Exchanges cards of a hand for cards from the bottom of their deck. */
function exchange<Id>(hand: Id[], deck: Id[], chance: Chance, bottom: number): void {
  hand.forEach((card, i) => {
    if (i >= Math.min(bottom, deck.length - bottom) || chance.oneIn(4)) return
    hand[i] = deck[i]!
    deck[i] = card
  })
}

/** The same table, but for what a seat holds. */
function withOtherSecrets(match: State<TiState>, seat: string, chance: Chance): State<TiState> {
  const g = structuredClone(match.G)
  const player = g.players[seat]!
  exchange(player.actionCards, g.decks.actionCards, chance, BOTTOM)
  exchange(player.politicalCards, g.decks.politicalCards, chance, BOTTOM)
  if (g.cardOffer?.by === seat) g.cardOffer.give = player.actionCards.slice(0, g.cardOffer.give.length)
  // Somebody else's secret objective, or that of a player who is out: nobody knows which there are.
  const others = Object.entries(g.players).filter(([one, { secrets }]) => one !== seat && secrets.length > 0)
  const [other] = chance.shuffle(others)
  if (other && player.secrets.length > 0)
    [player.secrets, other[1].secrets] = [other[1].secrets, player.secrets]
  return { ...match, G: g }
}

/** What a mover learns or takes of a hand by a card or an ability is seen by the mover, and then by all. */
const OPENS = [
  'spies',
  'seesHand',
  'steals',
  'stealsCards',
  'discards',
  'looksAtHand',
  'exchangesCards',
  'playsCard',
  'playsCardOn',
]

const opens = ({ G: before }: State<TiState>, { G: after }: State<TiState>) =>
  linesOf(after.log).some(
    ({ n, line, full }) =>
      n > before.log.last && [line, full].some(one => OPENS.includes(one?.key.replace('log.', '') ?? '')),
  )

/** A move of a random game. */
interface Made {
  match: State<TiState>
  after: State<TiState>
  seat: string
  words: string
  chance: Chance
  /** The same move at a table that is the same but for a secret. */
  again(other: State<TiState>): State<TiState>
}

function* movesOf(seed: string, players: number, options: SetupValues, most: number): Generator<Made> {
  const chance = chanceOf(seed)
  const engine = engineOf({ ...createGame(), seed })
  let match = engine.start(players, options)
  for (let moves = 0; !match.ctx.gameover && moves < most; moves++) {
    const { seat } = chance.pick(match.G.asks.filter(isOpen))
    const { move, args } = anyMove(view(match.G, seat), seat, chance.number)!
    const after = engine.move(match, seat, move, args)
    const words = `${seed}/${moves}: ${seat} ${move} ${JSON.stringify(args)}`
    yield { match, after, seat, words, chance, again: other => engine.move(other, seat, move, args) }
    match = after
  }
}

/** What somebody else holds makes no difference; returns what was compared. */
function compareHands(games: Iterable<Made>) {
  const found = { all: 0, withWindow: 0, before: 0, remarks: 0, kinds: new Set<string>() }
  for (const { match, after, seat, words, chance, again } of games) {
    const other = chance.pick(match.ctx.playOrder.filter(one => one !== seat))
    const isBusy = match.G.asks.some(ask => ask.seat === other)
    const isDealt = match.G.round > 0 || Object.keys(match.G.early?.ground ?? {}).length > 0
    if (!isDealt || isBusy || opens(match, after) || !chance.oneIn(2)) continue
    const changed = again(withOtherSecrets(match, other, chance))
    for (const reader of [...match.ctx.playOrder, null]) {
      if (reader === other || isTold(match.G, other, reader)) continue
      const seen = [after, changed].map(({ G }) => withoutOwn(G, reader))
      expect(seen[1], words).to.equal(seen[0])
    }
    const remarks = remarksOn(after.G, null)
    for (const reader of match.ctx.playOrder)
      for (const { G } of [after, changed]) expect(remarksOn(G, reader), words).to.equal(remarks)
    if (remarks !== '') found.remarks += 1
    found.all += 1
    if (after.G.window) found.withWindow += 1
    if (match.G.round === 0) found.before += 1
    for (const { kind } of after.G.asks) found.kinds.add(kind)
  }
  return found
}

/** All that bots say to the lines that a reader sees. */
function remarksOn(g: TiState, reader: string | null): string {
  const seen = view(g, reader)
  const said = linesOf(seen.log).map(entry => characters!.remark(seen, entry, g.order)?.line.key ?? '')
  return said.filter(key => key !== '').join()
}

/** Two counters that lie face down have changed places. */
function withOtherCounters(
  match: State<TiState>,
  [one, other]: readonly [PlanetId, PlanetId],
): State<TiState> {
  const G = structuredClone(match.G)
  const [a, b] = [G.domains![one]!, G.domains![other]!]
  ;[a.id, b.id] = [b.id, a.id]
  return { ...match, G }
}

/** Counters are turned up before the eyes of all. */
const isTurnedUp = ({ G: before }: State<TiState>, { G: after }: State<TiState>) =>
  linesOf(after.log).some(({ n, line }) => n > before.log.last && line?.key === 'log.turnsUpCounter')

describe('twilight-imperium-3: what others learn', () => {
  it('[TI-56.01, TI-56.02, TI-56.03, TI-56.15, TI-26.12] is the same, whatever somebody holds', function () {
    this.timeout(120_000)
    let compared = 0
    let withWindow = 0
    let remarks = 0
    for (let n = 0; n < 4; n++) {
      const found = compareHands(movesOf(`secrets-${n}`, 3 + n, {}, 1500))
      compared += found.all
      withWindow += found.withWindow
      remarks += found.remarks
    }
    expect(compared).to.be.above(500)
    expect(withWindow).to.be.above(50)
    expect(remarks, 'with a remark of a bot').to.be.above(50)
  })

  it('[TI-47.08, TI-39.05, TI-53.01, TI-51.04, TI-56.15] is the same before the first round, among mines, in runs and where counters lie', function () {
    this.timeout(120_000)
    const options = {
      simulatedEarlyTurns: true,
      spaceMines: true,
      sabotageRuns: true,
      distantSuns: true,
      expansionTech: true,
      expansionCards: true,
    }
    const found = compareHands(movesOf('secrets-options', 3, options, 700))
    expect(found.all).to.be.above(100)
    expect(found.before).to.be.above(3)
    expect([...found.kinds]).to.include.members(['expand', 'earlySend', 'window'])
  })

  it('[TI-56.01, TI-56.02, TI-56.15] is the same where the only way was taken for somebody as where they chose it among others', function () {
    this.timeout(120_000)
    const engine = engineOf(createGame())
    let compared = 0
    let chosen = 0
    for (let n = 0; n < 3; n++)
      for (const { match, words, chance } of movesOf(`forced-${n}`, 3 + n, {}, 1500)) {
        const { seat } = chance.pick(match.G.asks.filter(isOpen))
        const [way] = onlyWays(view(match.G, seat), seat)
        if (!way) continue
        const { move, args } = way.play
        const other = withOtherSecrets(match, seat, chance)
        if (refusal(view(other.G, seat), seat, move, args)) continue
        const after = [match, other].map(one => engine.move(one, seat, move, args))
        if (opens(match, after[0]!)) continue
        for (const reader of [...match.ctx.playOrder, null]) {
          if (reader === seat || isTold(match.G, seat, reader) || searches(after[0]!.G, reader)) continue
          const [taken, same] = after.map(({ G }) => withoutOwn(G, reader))
          expect(same, `${words}; then ${seat} ${move}`).to.equal(taken)
        }
        compared += 1
        if (onlyWays(view(other.G, seat), seat).length === 0) chosen += 1
      }
    expect(compared).to.be.above(1000)
    expect(chosen, 'where there was another way').to.be.above(100)
  })

  it('[TI-56.09, TI-51.03, TI-51.04, TI-51.05] is the same, whatever lies face down where one has not looked', function () {
    this.timeout(120_000)
    let compared = 0
    let gone = 0
    let probed = 0
    const options = { distantSuns: true, newDomainCounters: true }
    for (const { match, after, seat, words, chance, again } of movesOf('counters', 3, options, 900)) {
      const hidden = entriesOf(match.G.domains ?? {})
        .filter(([, { open, seenBy }]) => !open && !seenBy.includes(seat))
        .map(([planet]) => planet)
      // What this move is about, if anything, beside any other one.
      const touched = hidden.filter(planet => after.G.domains?.[planet] !== match.G.domains![planet])
      const [one, other] = [...chance.shuffle(touched), ...chance.shuffle(hidden)].filter(
        (planet, i, all) => all.indexOf(planet) === i,
      )
      if (!one || !other || match.G.domains![one]!.id === match.G.domains![other]!.id) continue
      if (touched.length === 0 && !chance.oneIn(4)) continue
      const changed = again(withOtherCounters(match, [one, other]))
      if (isTurnedUp(match, after) || isTurnedUp(match, changed)) continue
      const knows = (reader: string | null) =>
        [match, after].some(({ G }) =>
          [one, other].some(planet => G.domains?.[planet]?.seenBy.includes(reader ?? '')),
        )
      for (const reader of [...match.ctx.playOrder, null])
        if (!knows(reader))
          expect(JSON.stringify(view(changed.G, reader)), words).to.equal(
            JSON.stringify(view(after.G, reader)),
          )
      compared += 1
      if (touched.some(planet => !after.G.domains?.[planet])) gone += 1
      if (touched.some(planet => after.G.domains?.[planet]?.seenBy.includes(seat))) probed += 1
    }
    expect(compared).to.be.above(100)
    expect([gone, probed], 'razed or lost, and probed').to.not.include(0)
  })
})

/** Whoever is offered cards may know them. */
const isTold = ({ cardOffer }: TiState, other: string, reader: string | null) =>
  cardOffer?.by === other && cardOffer.to === reader

/** Whoever searches a deck sees what lies in it. */
const searches = ({ asks }: TiState, reader: string | null) =>
  asks.some(({ seat, kind }) => seat === reader && kind === 'search')

/** A view without the secret objective of the reader, which was exchanged. */
const withoutOwn = (g: TiState, reader: string | null) =>
  JSON.stringify(view(g, reader), (key, value) => (key === 'secrets' ? value.length : value))
