/** Phase V: Produce. Section 10. */
import * as z from 'zod/mini'
import {
  close,
  type Env,
  moveOf,
  next,
  ask as openAsk,
  type Refusal,
  ref,
  type SeatId,
  say,
} from '../../kit/index.ts'
import type { Good, GoodOrAny } from '../cards.ts'
import { line, refuse } from '../line.ts'
import type { RaceChapter, RaceState, RaceView, Uid } from '../state.ts'
import { designOf } from './deck.ts'
import { fitsFilter } from './filters.ts'
import { draw } from './gains.ts'
import { goodsOf, hasGood, kindOf, putGood } from './goods.ts'
import { amountOf, cardRef, powersOf, unusedPowers, workingCards } from './powers.ts'
import { beginPhase, hasBonus } from './round.ts'
import { card } from './shapes.ts'

/** Goods may be gathered before anything is produced. [RFTG-10.01, RFTG-10.03] */
function produce({ g }: Env<RaceState>): void {
  beginPhase(g, 'produce')
  for (const seat of g.order) {
    for (const { card: point } of powersOf(g, seat, 'produce', 'gatherRareGoods')) {
      const options = gatherable(g, seat, point)
      if (options.length === 0) continue
      openAsk(g, {
        seat,
        kind: 'gather',
        required: true,
        about: { card: cardRef(point) },
        pick: { of: 'card', options, min: 0, max: options.length },
        memo: { point },
      })
    }
  }
  next(g, { do: 'produceAll' }, { do: 'produceDraws' })
}

/** Worlds from which rare goods can be gathered on another one. */
export const gatherable = (g: RaceView, seat: SeatId, point: Uid): Uid[] =>
  [...new Set(goodsOf(g.players[seat]!, 'rare'))].filter(world => world !== point)

/** Production of all: production worlds at once, windfall worlds by choice. [RFTG-10.02, RFTG-10.05 to RFTG-10.07] */
function produceAll(env: Env<RaceState>): void {
  const { g } = env
  for (const seat of g.order) {
    const player = g.players[seat]!
    const worlds = powersOf(g, seat, 'produce', 'produce')
      .map(one => one.card)
      .filter(world => !hasGood(player, world))
    const produced = worlds.filter(world => produceOn(env, seat, world))
    if (produced.length > 0)
      say(g, line('log.produces', { seat: ref('seat', seat), worlds: produced.map(cardRef) }))
    windfalls(env, seat)
  }
}

function produceOn(env: Env<RaceState>, seat: SeatId, world: Uid): boolean {
  const isThere = putGood(env, seat, world)
  if (isThere) env.g.players[seat]!.turn.produced.push(world)
  return isThere
}

/** A way to produce on a windfall world: a power, or the Produce bonus. */
interface Source {
  ref: string
  goodKind: GoodOrAny
}

/** What a seat has not yet used to produce on windfall worlds. [RFTG-10.05, RFTG-10.06] */
function sourcesOf(g: RaceView, seat: SeatId): Source[] {
  const byPowers = unusedPowers(g, seat, 'produce', 'produceOnWindfall').map(({ ref: own, power }) => ({
    ref: own,
    goodKind: power.goodKind,
  }))
  const hasUsed = g.players[seat]!.turn.used.includes('bonus')
  return hasBonus(g, seat, 'produceOnWindfall') && !hasUsed
    ? [{ ref: 'bonus', goodKind: 'any' }, ...byPowers]
    : byPowers
}

/** Own windfall worlds without a good. [RFTG-10.07] */
const emptyWindfalls = (g: RaceView, seat: SeatId): Uid[] =>
  workingCards(g.players[seat]!).filter(world => isWindfall(world) && !hasGood(g.players[seat]!, world))

const isWindfall = (uid: Uid) => {
  const design = designOf(uid)
  return design.type === 'world' && design.production === 'windfall'
}

const fitsSource = ({ goodKind }: Source, world: Uid) => goodKind === 'any' || kindOf(world) === goodKind

/** Everything that a seat can do now on windfall worlds. */
function windfallUses(g: RaceView, seat: SeatId): [string, Uid][] {
  const worlds = emptyWindfalls(g, seat)
  if (worlds.length === 0) return []
  return sourcesOf(g, seat).flatMap(source =>
    worlds.filter(world => fitsSource(source, world)).map((world): [string, Uid] => [source.ref, world]),
  )
}

/** Whether the same worlds produce whatever is chosen: one world, or for each of them enough that fits. */
function isSettled(uses: readonly (readonly [string, Uid])[]): boolean {
  const worlds = new Set(uses.map(([, world]) => world))
  return [...worlds].every(world => uses.filter(([, other]) => other === world).length >= worlds.size)
}

/** Asks where to produce, as long as there is a choice. */
function windfalls(env: Env<RaceState>, seat: SeatId): void {
  const { g } = env
  for (;;) {
    const uses = windfallUses(g, seat)
    const [first] = uses
    if (!first) return
    if (!isSettled(uses)) break
    produceBy(env, seat, ...first)
  }
  openAsk(g, { seat, kind: 'windfall', required: true })
}

function produceBy(env: Env<RaceState>, seat: SeatId, source: string, world: Uid): void {
  const { g } = env
  g.players[seat]!.turn.used.push(source)
  if (!produceOn(env, seat, world)) return
  const how =
    source === 'bonus' ? line('term.action') : line('term.card', { card: cardRef(source.split('/')[0]!) })
  say(g, line('log.producesBy', { seat: ref('seat', seat), world: cardRef(world), how }))
}

/** Draws for what was produced and for what lies in the tableau; then comparisons. [RFTG-10.01, RFTG-10.08 to 10.11] */
function produceDraws(env: Env<RaceState>): void {
  const { g } = env
  for (const seat of g.order) draw(env, seat, producedDraws(g, seat))
  for (const seat of g.order) draw(env, seat, mostDraws(g, seat))
}

const producedOf = (g: RaceView, seat: SeatId, kind: Good) =>
  g.players[seat]!.turn.produced.filter(world => kindOf(world) === kind).length

function producedDraws(g: RaceView, seat: SeatId): number {
  const { turn, tableau } = g.players[seat]!
  const { produced } = turn
  let count = amountOf(g, seat, 'produce', 'draw')
  for (const { card: world, power } of powersOf(g, seat, 'produce', 'drawIfProducedHere'))
    count += power.amount * produced.filter(one => one === world).length
  for (const { power } of powersOf(g, seat, 'produce', 'drawPerGoodProduced'))
    count += power.amount * producedOf(g, seat, power.goodKind)
  for (const { power } of powersOf(g, seat, 'produce', 'drawPerKindProduced'))
    count += power.amount * new Set(produced.map(kindOf)).size
  for (const { power } of powersOf(g, seat, 'produce', 'drawPerTableau'))
    count += power.amount * tableau.filter(uid => fitsFilter(uid, power.filter, g.orb !== null)).length
  return count
}

/** [RFTG-10.11] */
function mostDraws(g: RaceView, seat: SeatId): number {
  let count = 0
  for (const { power } of powersOf(g, seat, 'produce', 'drawIfMostProduced')) {
    const own = producedOf(g, seat, power.goodKind)
    const isMost = g.order.every(other => other === seat || producedOf(g, other, power.goodKind) < own)
    if (isMost) count += power.amount
  }
  return count
}

function refuseWindfall(g: RaceView, seat: SeatId, own: string, world: Uid): Refusal | undefined {
  const source = sourcesOf(g, seat).find(one => one.ref === own)
  if (!source) return refuse('RFTG-10.06', 'noSuchPower')
  if (!emptyWindfalls(g, seat).includes(world)) return refuse('RFTG-10.07', 'noEmptyWindfall')
  return fitsSource(source, world)
    ? undefined
    : refuse('RFTG-10.06', 'otherKind', { kind: ref('good', source.goodKind) })
}

const move = moveOf<RaceState, RaceView>()

export const produceRules = {
  steps: { produce, produceAll, produceDraws },
  answers: {
    gather({ g }, { seat, memo }, worlds) {
      if (worlds.length === 0) return
      const { goods } = g.players[seat]!
      const point = memo.point
      const gathered = worlds.map(world => {
        const pile = goods[world]!
        delete goods[world]
        return pile
      })
      goods[point] = [...(goods[point] ?? []), ...gathered.flat()]
      const words = { seat: ref('seat', seat), card: cardRef(point), worlds: worlds.map(cardRef) }
      say(g, line('log.gathers', words))
    },
  },
  moves: {
    /** Produces on a windfall world: with a power, or with the bonus of the action card. [RFTG-10.05 to RFTG-10.07] */
    produce: move({
      during: ['windfall'],
      args: z.tuple([card, card]),
      candidates: (g, { seat }) => windfallUses(g, seat),
      refusal: (g, { seat }, [source, world]) => refuseWindfall(g, seat, source, world),
      act(env, { seat, ask }, [source, world]) {
        close(env.g, ask)
        produceBy(env, seat, source, world)
        windfalls(env, seat)
      },
      label: (_, __, [source, world]) =>
        line('move.produce', {
          world: cardRef(world),
          how:
            source === 'bonus'
              ? line('term.action')
              : line('term.card', { card: cardRef(source.split('/')[0]!) }),
        }),
    }),
  },
} satisfies RaceChapter
