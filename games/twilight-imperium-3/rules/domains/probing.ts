/** Before anybody lands: Fighters probe, Dreadnoughts and War Suns raze. TI-51.04, TI-51.05, TI-51.14. */
import { ask, type Env, ref, refs, type SeatId, say, takeRandom } from '../../../kit/index.ts'
import type { Cell, PlanetId, ShipKind } from '../../data/index.ts'
import { line } from '../../line.ts'
import type { Counts, TiChapter, TiState, TiView } from '../../state.ts'
import { discardActionCards, drawActionCards } from '../action-cards.ts'
import { SIDES } from '../battle/dice.ts'
import { exhaust } from '../control.ts'
import { addTo, countOf } from '../counts.ts'
import { planetsIn, planetsOf } from '../planets.ts'
import { enemiesIn, shipsOf } from '../space.ts'
import { loseTradeGoods } from '../trade-goods.ts'
import { gainPoints } from '../victory.ts'
import { systemRef } from '../words.ts'
import { counterOn, isFaceDown, lookAt, removeCounter, turnUp } from './counters.ts'

/** What probing the Lazax Survivors brings. [TI-51.14] */
const FOUND = { points: 1, cards: 3 }

/** What razing costs: the die, and what is lost from it on. [TI-51.05] */
const GUILT = { cards: 8, planets: 10, lost: 3 }

/** Planets of a system where nobody knows what is met, whatever is planned: a question left out would tell. [TI-56.13] */
const unknownIn = (g: TiState, cell: Cell): PlanetId[] =>
  planetsIn(g, cell).filter(planet => isFaceDown(g, planet))

/** Ships that have razed something, and bombard nothing in this action. [TI-51.05] */
export const razersOf = ({ action }: Pick<TiView, 'action'>): Counts<ShipKind> => action?.razed ?? {}

/** Whether the active player has looked at the counter of a planet in this action. [TI-51.04] */
export const isProbed = ({ action }: Pick<TiView, 'action'>, planet: PlanetId): boolean =>
  action?.probed?.includes(planet) === true

export const probingRules = {
  steps: {
    /** Asked where there is something new to see. [TI-51.04] */
    probe({ g }, { cell }) {
      const seat = g.active!
      if (countOf(shipsOf(g, cell, seat), 'fighter') === 0) return
      const news = unknownIn(g, cell).filter(planet => !g.domains![planet]!.seenBy.includes(seat))
      if (news.length === 0) return
      ask(g, {
        seat,
        kind: 'probe',
        required: true,
        about: { planets: refs('planet', news), system: systemRef(g, cell) },
        pick: { of: 'yes', options: ['probe'], min: 0, max: 1 },
        memo: { cell },
      })
    },
    /** One counter for each Dreadnought and War Sun. [TI-51.05] */
    raze({ g }, { cell }) {
      const seat = g.active!
      const ships = shipsOf(g, cell, seat)
      const options = unknownIn(g, cell)
      const max = Math.min(options.length, countOf(ships, 'dreadnought') + countOf(ships, 'warSun'))
      if (max === 0 || enemiesIn(g, cell, seat).length > 0) return
      ask(g, {
        seat,
        kind: 'raze',
        required: true,
        about: { system: systemRef(g, cell) },
        pick: { of: 'planet', options, min: 0, max },
        memo: { cell },
      })
    },
  },
  answers: {
    /** All of them are looked at. Whoever finds survivors of the Lazax brings them home. [TI-51.04, TI-51.14] */
    probe(env, { seat, memo }, [yes]) {
      if (yes === undefined) return
      const { g } = env
      const planets = unknownIn(g, memo.cell)
      g.action!.probed = planets
      for (const planet of planets) {
        if (counterOn(g, planet)!.kind !== 'lazax-survivors') {
          lookAt(g, seat, planet)
          continue
        }
        turnUp(g, seat, planet)
        removeCounter(g, planet)
        gainPoints(g, seat, FOUND.points)
        drawActionCards(env, seat, FOUND.cards)
      }
    },
    /** Dreadnoughts come first: they can do less afterwards. [TI-51.05, TI-51.14] */
    raze(env, { seat, memo }, planets: PlanetId[]) {
      const { g } = env
      const there = shipsOf(g, memo.cell, seat)
      for (const planet of planets) {
        const razed = razersOf(g)
        const kind = countOf(razed, 'dreadnought') < countOf(there, 'dreadnought') ? 'dreadnought' : 'warSun'
        g.action!.razed = { ...razed }
        addTo(g.action!.razed, kind, 1)
        if (counterOn(g, planet)!.kind === 'lazax-survivors') razeSurvivors(g, seat, planet)
        else razeUnseen(env, seat, planet)
        removeCounter(g, planet)
      }
    },
  },
} satisfies TiChapter

/** Nobody learns what it was. [TI-56.09, TI-56.17] */
function razeUnseen({ g, random }: Env<TiState>, seat: SeatId, planet: PlanetId): void {
  const die = random.Die(SIDES)
  const about = { seat: ref('seat', seat), planet: ref('planet', planet) }
  say(g, line('log.razes', { ...about, dice: [die] }))
  if (die >= GUILT.cards)
    discardActionCards(g, seat, takeRandom([...g.players[seat]!.actionCards], GUILT.lost, random))
  if (die >= GUILT.planets) exhaust(g, planetsOf(g, seat))
}

function razeSurvivors(g: TiState, seat: SeatId, planet: PlanetId): void {
  turnUp(g, seat, planet)
  say(g, line('log.razesSurvivors', { seat: ref('seat', seat) }))
  discardActionCards(g, seat, [...g.players[seat]!.actionCards])
  exhaust(g, planetsOf(g, seat))
  loseTradeGoods(g, seat, g.players[seat]!.tradeGoods)
  g.outcasts = [...(g.outcasts ?? []), seat]
}
