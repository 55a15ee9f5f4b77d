/** Section 12 as a property of random games: nobody can tell apart what they may not know. */
import type { State } from 'boardgame.io'
import isEqual from 'lodash/isEqual.js'
import { askWith, type LegalMove, linesOf, type SeatId } from '../../games/kit/index.ts'
import { notAlone as module, type NotAloneState } from '../../games/not-alone/index.ts'
import { engineOf } from '../support/bgio.ts'
import { type Chance, chanceOf } from '../support/contract/chance.ts'
import { expectSame } from '../support/contract/checks.ts'
import { exchanged, exchangedMove, hiddenCards, knownOf, type Pair } from './secrecy-oracle.ts'
import { expect } from './support.ts'

type Match = State<NotAloneState>
interface Made extends LegalMove {
  seat: SeatId
}

const engineFor = (label: string) => engineOf({ ...module.createGame(), seed: label })

/** Cards are acts of different kinds. */
const kindOf = ({ move, args }: Made) => (move.startsWith('play') ? String(args[1]) : move)

const legalOf = ({ G }: Match, seat: SeatId): Made[] =>
  module.legalMoves(module.view(G, seat), seat).map(legal => ({ seat, ...legal }))

/** A random move, but cards are played often, and Resist, Give Up and changes of mind are rare. */
function choose(match: Match, chance: Chance): { made: Made; legal: Made[] } {
  const asked = [...new Set(match.G.asks.map(({ seat }) => seat))]
  for (const seat of chance.shuffle(asked)) {
    const legal = legalOf(match, seat)
    const cards = legal.filter(({ move }) => move === 'playHunt' || move === 'playSurvival')
    const acts = cards.length > 0 && chance.oneIn(2) ? cards : legal
    const kinds = [...new Set(acts.map(kindOf))]
    if (kinds.length === 0) continue
    const onward = kinds.filter(kind => !['resist', 'giveUp', 'unlockPlaces'].includes(kind))
    const kind = chance.pick(onward.length > 0 && !chance.oneIn(5) ? onward : kinds)
    return { made: chance.pick(acts.filter(act => kindOf(act) === kind)), legal }
  }
  throw new Error('nobody can do anything')
}

/**
 * A new round in which much can happen: all Survival cards are in hands, most Place cards in discard piles, 2 Hunt
 * cards can be played, every other round is under Smokescreen, and the end is far.
 */
function eventful(match: Match, chance: Chance): Match {
  const g = structuredClone(match.G)
  const cards = [...g.survivalDeck.splice(0), ...g.survivalDiscard.splice(0)]
  cards.forEach((card, i) => void g.hunted[g.turnOrder[i % g.turnOrder.length]!]!.survival.push(card))
  for (const { hand, discard } of Object.values(g.hunted)) discard.push(...hand.splice(4))
  g.huntLimit = 2
  g.rescue = 9
  g.assimilation = 9
  g.smokescreen = chance.oneIn(2)
  return { ...match, G: g }
}

const ROUNDS = 8

/** Plays such rounds, with all numbers of players. */
function* positions(games: number, seed: string) {
  for (let game = 0; game < games; game++) {
    const label = `${seed}/${game}`
    const chance = chanceOf(label)
    const engine = engineFor(label)
    let match = engine.start(2 + (game % 6), { boardFace: '1' })
    let round = 0
    while (!match.ctx.gameover && match.G.round <= ROUNDS) {
      if (match.G.round !== round) match = eventful(match, chance)
      round = match.G.round
      const { made, legal } = choose(match, chance)
      yield { label, game, chance, engine, match, made, legal }
      match = engine.move(match, made.seat, made.move, made.args)
    }
  }
}

/** The kind of an act; of an answer, that of its question. */
const tallied = ({ G }: Match, made: Made) =>
  made.move === 'answer' ? askWith(G, made.args[0])!.kind : kindOf(made)

/** The Creature, a spectator and one of the Hunted, but for the mover. */
const readersOf = ({ G }: Match, mover: SeatId | null, chance: Chance): (SeatId | null)[] => {
  const hunted = chance.sample(
    G.turnOrder.filter(seat => seat !== mover),
    1,
  )
  return [G.creatureSeat, null, ...hunted].filter(reader => reader !== mover)
}

/** What others may know less of than the one who does it: seldom seen in random play, and often. */
const SELDOM = ['gate', 'screamDiscard', 'artemiaDiscard', 'ascendancyKeep']
const OFTEN = [
  'lockPlaces',
  'resist',
  'sixth-sense',
  'sacrifice',
  'vortex',
  'usePower',
  'takeBack',
  'strikeBackOrder',
  'forbiddenZone',
  'phobiaHide',
  'riverReturn',
]
const OF_EACH = 20
const OF_EACH_AT_LEAST = 4

const isRevealed = ({ G }: Match) => Object.values(G.hunted).some(({ explored }) => explored.length > 0)

/** The move ended the game or revealed the face-down cards: from then on they differ as they must. */
const shows = (before: Match, after: Match) =>
  after.G.outcome !== null || (!isRevealed(before) && (isRevealed(after) || after.G.round !== before.G.round))

/** A new round shows the piles again, but its log never what was masked when it was written. */
function whatIsSeen(before: Match, after: Match, reader: SeatId | null): unknown {
  const view = module.view(after.G, reader)
  return after.G.round === before.G.round ? view : linesOf(view.log)
}

describe('Not Alone, secrecy as a property', function () {
  this.timeout(120_000)
  const { NODE_ENV } = process.env
  before(() => {
    process.env.NODE_ENV = 'production'
  })
  after(() => {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  })

  it('[NA-12.06, NA-12.09, NA-12.10, NA-12.12] moves of which the same may be known leave the same views and logs', () => {
    const compared = new Map<string, number>()
    const isEnough = () => OFTEN.every(kind => compared.get(kind)! >= OF_EACH_AT_LEAST)
    for (const { label, game, chance, engine, match, made, legal } of positions(64, 'alike')) {
      if (game >= 16 && isEnough()) break
      const kind = tallied(match, made)
      if (![...OFTEN, ...SELDOM].includes(kind) || compared.get(kind)! >= OF_EACH) continue
      const others = legal.filter(({ move, args }) => move === made.move && args[0] === made.args[0])
      if (others.length < 2) continue
      const after = engine.move(match, made.seat, made.move, made.args)
      for (const reader of readersOf(match, made.seat, chance)) {
        const known = knownOf(match.G, made, reader)
        const alike = others.filter(
          other => other !== made && isEqual(knownOf(match.G, other, reader), known),
        )
        for (const other of chance.sample(alike, 1)) {
          const instead = engine.move(match, other.seat, other.move, other.args)
          if (shows(match, after) || shows(match, instead)) continue
          expectSame(
            whatIsSeen(match, instead, reader),
            whatIsSeen(match, after, reader),
            `${label}: ${reader ?? 'a spectator'} can tell ${JSON.stringify([made, other])} apart`,
          )
          compared.set(kind, (compared.get(kind) ?? 0) + 1)
        }
      }
    }
    for (const kind of OFTEN) expect(compared.get(kind) ?? 0, kind).to.be.at.least(OF_EACH_AT_LEAST)
  })

  it('[NA-12.02, NA-12.06, NA-12.09] with two hidden cards exchanged a game looks the same until one of them shows', () => {
    let steps = 0
    let n = 0
    for (const { label, chance, engine, match } of positions(6, 'twins')) {
      n += 1
      if (n % 30 !== 0) continue
      for (const reader of readersOf(match, null, chance)) {
        const pair = pairFor(match, reader, chance)
        if (pair) steps += playTwins({ label, chance, engine, match }, reader, pair)
      }
    }
    expect(steps).to.be.above(500)
  })

  /** Two random cards of a random kind that the reader may not see. */
  function pairFor({ G }: Match, reader: SeatId | null, chance: Chance): Pair | undefined {
    const owners = G.turnOrder.filter(seat => seat !== reader)
    const kind = chance.pick(['hunt', 'survival', 'place'] as const)
    if (kind === 'place' && owners.length === 0) return undefined
    const whose = kind === 'place' ? { kind, owner: chance.pick(owners) } : { kind }
    const [one, other] = chance.sample(hiddenCards(G, reader, whose), 2)
    return one === undefined || other === undefined ? undefined : { ...whose, one, other }
  }

  /** Plays on in both games; returns how many moves it compared. */
  function playTwins(
    {
      label,
      chance,
      engine,
      match,
    }: { label: string; chance: Chance; engine: ReturnType<typeof engineFor>; match: Match },
    reader: SeatId | null,
    pair: Pair,
  ): number {
    const isHidden = ({ G }: Match) => {
      const hidden = hiddenCards(G, reader, pair)
      return !G.outcome && hidden.includes(pair.one) && hidden.includes(pair.other)
    }
    let twin: Match = { ...match, G: exchanged(match.G, reader, pair) }
    let here = match
    for (let step = 0; step < 30; step++) {
      const difference = `${label}: ${reader ?? 'a spectator'} can tell ${JSON.stringify(pair)} after ${step} moves`
      expectSame(module.view(twin.G, reader), module.view(here.G, reader), difference)
      const { made } = choose(here, chance)
      const mirrored = exchangedMove(here.G, made.seat, made, pair)
      const next = engine.move(here, made.seat, made.move, made.args)
      const nextTwin = engine.move(twin, made.seat, made.move, mirrored)
      if (!isHidden(next) || !isHidden(nextTwin)) return step
      if (nextTwin === twin) return step
      here = next
      twin = nextTwin
    }
    return 30
  }
})
