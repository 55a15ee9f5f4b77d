/** Step 6 of a tactical action: invasion combat, planet by planet. Section 19. */
import { ask, ref, type SeatId, say } from '../../../kit/index.ts'
import { type Cell, idsOf, type PlanetId, type UnitKind, WINDOWS } from '../../data/index.ts'
import { line } from '../../line.ts'
import { hasAbility, hasTechnology } from '../../numbers/modifiers.ts'
import type { Counts, Invasion, TiChapter, TiState } from '../../state.ts'
import { bonusOf } from '../battle/bonus.ts'
import { hitsAgainst, roll, SIDES } from '../battle/dice.ts'
import { beginExchange, beginFight, endFight, takeUpDice } from '../battle/record.ts'
import { destroyOn, gainPlanet } from '../control.ts'
import { addTo, countOf, isNone, totalOf } from '../counts.ts'
import { endEffects } from '../effects.ts'
import { rescueAfter } from '../leaders/captives.ts'
import { fatesAfterInvasion } from '../leaders/fate.ts'
import { isInfiltrated, rerollsOf } from '../leaders/landed.ts'
import { takeLeadersBack } from '../leaders/landing.ts'
import { ownerOf, unitsOn } from '../planets.ts'
import { doNext } from '../steps.ts'
import { animate, troopsFall } from '../technology/fallen.ts'
import { breakAgreement } from '../trade/agreements.ts'
import { falling, promote, type Troop, tensOf, tidyTroops, troopsIn } from '../troops.ts'
import { unitsLine } from '../words.ts'
import { placeCaptured } from './capture.ts'
import { destroyFacility } from './facilities.ts'
import { embark, placeAll } from './landing.ts'
import { sayLost } from './lost.ts'
import type { TacticalStep } from './steps.ts'

/** Rounds without a loss that show that neither side can win. [TI-19.15] */
const QUIET_ROUNDS = 30

/** What a die must show at least. [TI-30.25] */
const CONVERTS = 5

/** What the attacker has left on the planet. */
const force = (g: TiState) => g.action!.landed[g.invasion!.planet]!

/** What rolls dice, and takes hits. */
const fighting = ({ groundForce, shockTroop, fighter }: Counts<UnitKind>): Counts<Troop | 'fighter'> => ({
  ...(groundForce && { groundForce }),
  ...(shockTroop && { shockTroop }),
  ...(fighter && { fighter }),
})

const attackers = (g: TiState) => troopsIn(force(g))
const defenders = (g: TiState) => troopsIn(unitsOn(g, g.invasion!.planet))

/** Every 10 that a player has rolled in a round is one casualty more. [TI-36.16] */
const sharpHits = (g: TiState, seat: SeatId): number =>
  hasTechnology(g, seat, 'valkyrie-armor')
    ? g.volleys
        .filter(volley => volley.seat === seat && volley.rollFor === 'invasion')
        .flatMap(({ groups }) => groups.flatMap(({ dice }) => dice))
        .filter(die => die === SIDES).length
    : 0

/** The Yin win somebody over before the first round: once, or twice. [TI-30.25, TI-36.23] */
const conversions = (g: TiState, attacker: SeatId): TacticalStep[] =>
  hasAbility(g, attacker, 'conversion')
    ? Array.from({ length: hasTechnology(g, attacker, 'fanaticism') ? 2 : 1 }, () => ({ do: 'conversion' }))
    : []

function succeed(
  g: TiState,
  { attacker, defender, planet, defenders: stood, captured = [] }: Invasion,
): void {
  const units = force(g)
  if (stood > 0)
    g.players[attacker]!.deeds.push({ event: 'invasionWonAgainstPlayerGroundForces', of: defender })
  if (!captured.includes('facility')) destroyFacility(g, planet)
  const led = g.leaders ? fatesAfterInvasion(g, planet, attacker) : []
  gainPlanet(g, planet, attacker)
  placeAll(g, planet, units)
  placeCaptured(g, planet, captured)
  const rescue = g.leaders ? rescueAfter(g, attacker, defender) : []
  doNext(g, ...led, ...rescue, {
    do: 'window',
    id: WINDOWS.planetTaken,
    cause: { planet, seat: attacker, of: defender },
  })
}

/** Neither side can win: what has room goes back to the ships. [TI-19.15] */
function withdraw(g: TiState, { attacker, cell, planet }: Invasion): void {
  takeLeadersBack(g, planet, cell)
  const back = (kind: Troop) => embark(g, attacker, cell, countOf(force(g), kind), kind)
  const count = back('groundForce')
  const shockTroop = back('shockTroop')
  addTo(force(g), 'groundForce', -count)
  if (shockTroop > 0) addTo(force(g), 'shockTroop', -shockTroop)
  troopsFall(g, attacker, attackers(g), planet)
  const about = { seat: ref('seat', attacker), planet: ref('planet', planet) }
  say(g, line('log.withdraws', { ...about, units: unitsLine({ groundForce: count, shockTroop }) }))
}

function invadeInOrder(g: TiState, cell: Cell, planets: readonly PlanetId[]): void {
  doNext(g, ...planets.map(planet => ({ do: 'invasion', cell, planet }) as const))
}

export const invasionRules = {
  steps: {
    /** The attacker chooses the order. [TI-19.01] */
    invade({ g }, { cell }) {
      const options = idsOf(g.action!.landed)
      if (options.length <= 1) return invadeInOrder(g, cell, options)
      const { length } = options
      ask(g, {
        seat: g.active!,
        kind: 'orderInvasions',
        required: true,
        pick: { of: 'planet', options, min: length, max: length, ordered: true },
        memo: { cell },
      })
    },
    /** PDS of the planet fire first. [TI-18.04, TI-19.08] */
    invasion({ g }, { cell, planet }) {
      const attacker = g.active!
      const defender = ownerOf(g, planet)!
      // [TI-19.02, TI-28.16]
      breakAgreement(g, attacker, defender)
      g.invasion = {
        cell,
        planet,
        attacker,
        defender,
        round: 0,
        defenders: troopsIn(unitsOn(g, planet)),
        quiet: 0,
        bonus: [],
      }
      beginFight(g, { kind: 'invasion', cell, planet, attacker, defender })
      say(
        g,
        line('log.invades', {
          seat: ref('seat', attacker),
          other: ref('seat', defender),
          planet: ref('planet', planet),
        }),
      )
      doNext(
        g,
        { do: 'window', id: WINDOWS.invasion, cause: { planet } },
        { do: 'shootAtLanding' },
        ...conversions(g, attacker),
        { do: 'invasionRound' },
      )
    },
    /** An Agent silences them. [TI-18.04, TI-19.08, TI-52.14] */
    shootAtLanding({ g, random }) {
      const { cell, planet, attacker, defender } = g.invasion!
      const pds = countOf(unitsOn(g, planet), 'pds')
      if (pds === 0 || isInfiltrated(g, planet)) return
      beginExchange(g, 'pds')
      roll(
        { g, random },
        { pds },
        { seat: defender, against: attacker, cell, rollFor: 'pds', attacking: false, planet },
      )
      doNext(
        g,
        { do: 'rerolls' },
        { do: 'window', id: WINDOWS.invasion, cause: { planet } },
        { do: 'takeInvasion' },
      )
    },
    /** Yin win somebody over before the first round. [TI-30.25, TI-30.26] */
    conversion({ g, random }) {
      const { attacker, defender, planet } = g.invasion!
      if (attackers(g) === 0 || defenders(g) === 0) return
      const die = random.Die(SIDES)
      const about = { seat: ref('seat', attacker), card: ref('ability', 'conversion') }
      say(g, line('log.rollsFor', { ...about, dice: [die] }))
      if (die < CONVERTS) return
      destroyOn(g, planet, falling(unitsOn(g, planet), 1), attacker)
      addTo(force(g), 'groundForce', 1)
      troopsFall(g, defender, 1, planet)
    },
    /** [TI-19.09, TI-19.10] */
    invasionRound({ g }) {
      const invasion = g.invasion!
      endEffects(g, 'combatRound')
      if (attackers(g) === 0 || defenders(g) === 0 || invasion.quiet >= QUIET_ROUNDS)
        return doNext(g, ...(g.options.shockTroops || g.leaders ? [{ do: 'offerCapture' } as const] : []), {
          do: 'endInvasion',
        })
      invasion.round += 1
      invasion.quiet += 1
      invasion.bonus = []
      const cause = { planet: invasion.planet }
      doNext(
        g,
        { do: 'window', id: WINDOWS.invasion, cause },
        { do: 'warChest', seat: invasion.attacker },
        { do: 'warChest', seat: invasion.defender },
        { do: 'rollInvasion' },
        ...(rerollsOf(g, invasion.planet) > 0 ? [{ do: 'generalRerolls' } as const] : []),
        { do: 'rerolls' },
        { do: 'window', id: WINDOWS.invasion, cause },
        { do: 'takeInvasion' },
        { do: 'invasionRound' },
      )
    },
    rollInvasion({ g, random }) {
      const { cell, planet, attacker, defender, round } = g.invasion!
      const sides = [
        { seat: attacker, against: defender, units: fighting(force(g)) },
        { seat: defender, against: attacker, units: fighting(unitsOn(g, planet)) },
      ]
      beginExchange(g, 'invasion', round)
      for (const { seat, against, units } of sides)
        roll({ g, random }, units, {
          seat,
          against,
          cell,
          planet,
          rollFor: 'invasion',
          attacking: seat === attacker,
          round,
          bonus: bonusOf(g, seat),
        })
    },
    /** Both sides at once. */
    takeInvasion({ g }) {
      const invasion = g.invasion!
      const { attacker, defender, planet } = invasion
      const lost = Math.min(hitsAgainst(g, attacker) + sharpHits(g, defender), totalOf(fighting(force(g))))
      const lostThere = Math.min(hitsAgainst(g, defender) + sharpHits(g, attacker), defenders(g))
      const tens = [attacker, defender].map(seat => ({ seat, tens: tensOf(g, seat) }))
      takeUpDice(g)
      if (lostThere > 0) destroyOn(g, planet, falling(unitsOn(g, planet), lostThere))
      if (lost + lostThere > 0) invasion.quiet = 0
      const promotions = tens.map(one => ({ do: 'promote', ...one }) as const)
      doNext(g, { do: 'loseAttackers', hits: lost }, ...(g.options.shockTroops ? promotions : []))
      troopsFall(g, defender, lostThere, planet)
    },
    /** After the losses of the round. [TI-38.01, TI-38.07] */
    promote({ g }, { seat, tens }) {
      const { attacker, planet } = g.invasion!
      tidyTroops(g)
      promote(g, seat, seat === attacker ? force(g) : g.planets[planet]!.units, tens)
    },
    /** [TI-19.11 to TI-19.13, TI-19.15] */
    endInvasion(env) {
      const { g } = env
      const invasion = g.invasion!
      const { attacker, defender, planet } = invasion
      const units = force(g)
      endFight(g, attackers(g) > 0 && defenders(g) === 0 ? attacker : defender)
      // Fighters were in space all the time. [TI-32.49]
      delete units.fighter
      if (attackers(g) > 0 && defenders(g) === 0) {
        succeed(g, invasion)
        animate(env, attacker, planet)
      } else {
        if (attackers(g) > 0) withdraw(g, invasion)
        else if (defenders(g) > 0) animate(env, defender, planet)
        if (!isNone(units)) sayLost(g, attacker, planet, units)
        say(g, line('log.repels', { seat: ref('seat', defender), planet: ref('planet', planet) }))
      }
      delete g.action!.landed[planet]
      g.invasion = null
      endEffects(g, 'combatRound', 'battle')
    },
  },
  answers: {
    orderInvasions({ g }, { memo }, planets: PlanetId[]) {
      invadeInOrder(g, memo.cell, planets)
    },
  },
} satisfies TiChapter
