/** The turn of one player in the orb step: move, play, draw, or pass instead. Sections 15 and 18. */
import * as z from 'zod/mini'
import { ask, close, type Env, moveOf, next, type Refusal, ref, type SeatId, sayTo } from '../../kit/index.ts'
import { ORB } from '../data/setup.ts'
import { line, type Reason, refuse } from '../line.ts'
import { isSame, spaceAt } from '../orb/index.ts'
import type { OrbTurn, RaceChapter, RaceState, RaceView } from '../state.ts'
import { airlockSpaces, mapOfOrb, teamsOf, teamWords } from './orb-board.ts'
import { takeOrbCard } from './orb-deck.ts'
import { keep, report } from './orb-news.ts'
import { amountOf } from './powers.ts'
import { hasBonus } from './round.ts'
import { card, coordinate } from './shapes.ts'
import { hasSecretTokens } from './tokens.ts'

/** A player's turn begins: all three actions for Orb/Explore, two for the others. [RFTG-15.05, RFTG-16.02] */
function orbTurn({ g }: Env<RaceState>, { seat }: { seat: SeatId }): void {
  const orb = g.orb!
  orb.queue = orb.queue.filter(other => other !== seat)
  const left = ORB.teamMove + amountOf(g, seat, 'explore', 'orbMove')
  orb.turn = {
    seat,
    actions: hasBonus(g, seat, 'orb') ? 3 : 2,
    taken: [],
    teams: Object.fromEntries(teamsOf(g, seat).map(team => [team, { left, stopped: false }])),
  }
  next(g, { do: 'orbMove' }, { do: 'orbPlay' }, { do: 'orbDraw' }, { do: 'orbTurnEnd' })
}

/** Whether a team could go on, as far as everybody can tell. [RFTG-16.12, RFTG-19.06] */
function mayGoOn(g: RaceState, { seat, teams }: OrbTurn): boolean {
  const hasTokens = hasSecretTokens(g.players[seat]!)
  return Object.values(teams).some(team => !team.stopped && (team.left > 0 || hasTokens))
}

/** Asks for the first or the next part of Move. [RFTG-15.06, RFTG-16.13, RFTG-16.17] */
function orbMove({ g }: Env<RaceState>): void {
  const { turn } = g.orb!
  if (!turn || (turn.taken.includes('move') && !mayGoOn(g, turn))) return
  const { seat, actions, taken } = turn
  const how = line(taken.length > 0 ? 'orbMoving.on' : actions === 3 ? 'orbMoving.all' : 'orbMoving.two')
  ask(g, { seat, kind: 'orbMove', required: true, about: { how } })
}

/** Actions that are still to be taken: Play and Draw, or one of them. [RFTG-15.13] */
const actionsLeft = ({ actions, taken }: OrbTurn) => actions - taken.length

/** Asks what to play, unless there is nothing to decide. [RFTG-15.06] */
function orbPlay({ g }: Env<RaceState>): void {
  const orb = g.orb!
  const { turn } = orb
  if (!turn) return
  const { seat } = turn
  const mayDrawInstead = actionsLeft(turn) === 1 && orb.deck.length > 0
  if (g.players[seat]!.orbHand.length === 0 && !mayDrawInstead) {
    turn.taken.push('play')
    return
  }
  const how = line(actionsLeft(turn) === 2 ? 'orbPlaying.thenDraw' : 'orbPlaying.orDraw')
  ask(g, { seat, kind: 'orbPlay', required: true, about: { how } })
}

/** Draws, if that is an action of the turn. [RFTG-15.07] */
function orbDraw({ g }: Env<RaceState>): void {
  const { turn } = g.orb!
  if (turn && actionsLeft(turn) > 0) drawOrbCard(g, turn)
}

/** [RFTG-18.01] */
function drawOrbCard(g: RaceState, { seat, taken }: OrbTurn): void {
  taken.push('draw')
  const drawn = takeOrbCard(g)
  if (drawn === undefined) return
  g.players[seat]!.orbHand.push(drawn)
  const who = ref('seat', seat)
  const known = line('log.orbDraws', { seat: who, card: ref('orbBack', drawn.charAt(0)) })
  sayTo(g, [seat], line('log.orbDraws', { seat: who, card: ref('orbCard', drawn) }), known)
  keep(g, seat, known)
}

function orbTurnEnd({ g }: Env<RaceState>): void {
  const orb = g.orb!
  if (orb.turn) keep(g, orb.turn.seat, null)
  orb.turn = null
}

/** Why a seat may not pass any more. [RFTG-15.08, RFTG-15.13] */
const refuseLate = (g: RaceView, rule: string, key: Reason): Refusal | undefined =>
  g.orb!.turn!.taken.length > 0 ? refuse(rule, key) : undefined

/** Where a team is brought. */
type Return = [team: string, x: number, y: number]

function refuseReturns(g: RaceView, seat: SeatId, returns: readonly Return[]): Refusal | undefined {
  const orb = g.orb!
  if (new Set(returns.map(([team]) => team)).size < returns.length)
    return refuse('RFTG-15.08', 'orbTeamTwice')
  for (const [team, x, y] of returns) {
    if (!teamsOf(g, seat).includes(team)) return refuse('RFTG-16.01', 'orbNotYourTeam')
    const space = spaceAt({ x, y })
    if (!airlockSpaces(mapOfOrb(g)).some(airlock => isSame(airlock, space)))
      return refuse('RFTG-15.08', 'orbNoAirlock')
    if (isSame(space, orb.teams[team]!)) return refuse('RFTG-15.08', 'orbSameSpace')
  }
  return undefined
}

/** Every way to bring some teams to airlocks. */
function waysToReturn(g: RaceView, teams: readonly string[]): Return[][] {
  const [team, ...others] = teams
  if (team === undefined) return [[]]
  const airlocks = airlockSpaces(mapOfOrb(g)).filter(airlock => !isSame(airlock, g.orb!.teams[team]!))
  return waysToReturn(g, others).flatMap(rest => [
    rest,
    ...airlocks.map(({ x, y }): Return[] => [[team, x, y], ...rest]),
  ])
}

/** Instead of orb actions: to the top of orb priority, and teams back to airlocks. [RFTG-15.08 to RFTG-15.10] */
function pass(g: RaceState, seat: SeatId, returns: readonly Return[]): void {
  const orb = g.orb!
  orb.turn = null
  orb.priority = [seat, ...orb.priority.filter(other => other !== seat)]
  report(g, seat, line('log.orbPasses', { seat: ref('seat', seat) }))
  for (const [team, x, y] of returns) {
    const from = { x: orb.teams[team]!.x, y: orb.teams[team]!.y }
    const to = spaceAt({ x, y })
    Object.assign(orb.teams[team]!, to)
    report(g, seat, line('log.orbReturns', { team: teamWords(g, team), ...to }), { way: { team, from } })
  }
}

const move = moveOf<RaceState, RaceView>()
const none = z.tuple([])
const team = card

export const orbTurnRules = {
  steps: { orbTurn, orbMove, orbPlay, orbDraw, orbTurnEnd },
  moves: {
    /** Ends the Move action. [RFTG-15.06] */
    endMove: move({
      during: ['orbMove'],
      args: none,
      candidates: () => [[]],
      refusal: () => undefined,
      act({ g }, { ask: open }) {
        close(g, open)
        const { taken } = g.orb!.turn!
        if (!taken.includes('move')) taken.push('move')
      },
      label: g => line(g.orb!.turn!.taken.includes('move') ? 'move.endMove' : 'move.moveNothing'),
    }),
    /** Leaves out Move, and so takes Play and Draw. [RFTG-15.13] */
    leaveMove: move({
      during: ['orbMove'],
      args: none,
      candidates: () => [[]],
      refusal: g =>
        g.orb!.turn!.actions === 3
          ? refuse('RFTG-15.05', 'orbAllThree')
          : refuseLate(g, 'RFTG-15.13', 'orbMoveBegun'),
      act: ({ g }, { ask: open }) => close(g, open),
      label: () => line('move.leaveMove'),
    }),
    /** Passes, with own teams brought back to airlocks: each as its id and the space. [RFTG-15.08] */
    passOrb: move({
      during: ['orbMove'],
      args: z.tuple([z.array(z.tuple([team, coordinate, coordinate])).check(z.maxLength(2))]),
      candidates: (g, { seat }) => waysToReturn(g, teamsOf(g, seat)).map((returns): [Return[]] => [returns]),
      refusal: (g, { seat }, [returns]) =>
        refuseLate(g, 'RFTG-15.13', 'orbPassLate') ?? refuseReturns(g, seat, returns),
      act({ g }, { seat, ask: open }, [returns]) {
        close(g, open)
        pass(g, seat, returns)
      },
      label: (g, _, [returns]) =>
        returns.length === 0
          ? line('move.passOrb')
          : line(returns.length === 1 ? 'move.passOrbWith' : 'move.passOrbWithBoth', {
              ...returnWords(g, returns[0]!, ''),
              ...(returns[1] && returnWords(g, returns[1], '2')),
            }),
    }),
    /** Takes Play without a card. [RFTG-15.06, RFTG-17.13] */
    playNothing: move({
      during: ['orbPlay'],
      args: none,
      candidates: () => [[]],
      refusal: () => undefined,
      act({ g }, { ask: open }) {
        close(g, open)
        g.orb!.turn!.taken.push('play')
      },
      label: g => line(actionsLeft(g.orb!.turn!) === 2 ? 'move.playNothingDraw' : 'move.playNothing'),
    }),
    /** Leaves out Play and draws. [RFTG-15.13, RFTG-18.01] */
    drawOrbCard: move({
      during: ['orbPlay'],
      args: none,
      candidates: () => [[]],
      refusal(g) {
        if (actionsLeft(g.orb!.turn!) === 2) return refuse('RFTG-15.13', 'orbPlayFirst')
        return g.orb!.deck.length === 0 ? refuse('RFTG-18.01', 'orbDeckEmpty') : undefined
      },
      act({ g }, { ask: open }) {
        close(g, open)
        drawOrbCard(g, g.orb!.turn!)
      },
      label: () => line('move.drawOrbCard'),
    }),
  },
} satisfies RaceChapter

const returnWords = (g: RaceView, [id, x, y]: Return, n: '' | '2') => ({
  [`team${n}`]: teamWords(g, id),
  [`x${n}`]: x,
  [`y${n}`]: y,
})
