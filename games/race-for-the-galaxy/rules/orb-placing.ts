/** Laying cards on the orb: in the set-up, with a Play action, for a breeding tube, and small airlocks. Section 17. */
import * as z from 'zod/mini'
import { type Actor, close, type Env, moveOf, type Refusal, ref, type SeatId } from '../../kit/index.ts'
import type { Cell } from '../cards.ts'
import { line, refuse } from '../line.ts'
import {
  canBeLaid,
  cardAt,
  keyOf,
  type Laid,
  type Laying,
  legalPlacements,
  type Point,
  placementProblems,
  printedFace,
  type Turns,
  turnedFace,
} from '../orb/index.ts'
import type { RaceChapter, RaceState, RaceView, Uid } from '../state.ts'
import { mapOfOrb, piecesOf } from './orb-board.ts'
import { report } from './orb-news.ts'
import { card, coordinate } from './shapes.ts'

/** The questions that are answered by laying a card. */
const QUESTIONS = ['orbFirst', 'orbPlay', 'orbBreed', 'orbAirlock'] as const
type Question = (typeof QUESTIONS)[number]

/** What may be laid now, on what. */
export function layingOf(g: RaceView, uid: Uid, question: Question): Laying {
  const { breeding, teams } = g.orb!
  const map = mapOfOrb(g)
  const laying: Laying = { map, pieces: piecesOf(g.orb!), face: printedFace(uid).face }
  if (question === 'orbBreed') laying.breeder = cardAt(map, teams[breeding!.team]!)
  return laying
}

/** Whether a card has a place on the orb. */
export const fitsOrb = (g: RaceView, uid: Uid, question: Question): boolean =>
  canBeLaid(layingOf(g, uid, question))

/** The cards that a seat may lay to answer a question. */
function cardsToLay(g: RaceView, seat: SeatId, question: Question): Uid[] {
  if (question === 'orbBreed') return [g.orb!.breeding!.card]
  if (question === 'orbAirlock') return g.orb!.smallAirlocks.slice(0, 1)
  return g.players[seat]!.orbHand
}

/** Why a card may not be laid at a place. [RFTG-17.02 to RFTG-17.09] */
export function refuseLaying(
  g: RaceView,
  { seat, ask }: Actor,
  { card: uid, ...at }: Laid,
): Refusal | undefined {
  const question = ask.kind as Question
  if (!cardsToLay(g, seat, question).includes(uid)) return refuse('RFTG-17.01', 'orbNotYourCard')
  const [problem] = placementProblems(layingOf(g, uid, question), at)
  return problem && refuse(problem.rule, problem.key)
}

const TOKEN_ON: { readonly [C in Cell]?: 'A' | 'B' } = {
  artifactA: 'A',
  breedingArtifactA: 'A',
  artifactB: 'B',
}

/** Lays a card, with tokens on its artifact spaces. [RFTG-17.12] */
export function lay(g: RaceState, seat: SeatId, laid: Laid): void {
  const orb = g.orb!
  orb.laid.push(laid)
  for (const { x, y, cell } of spacesOfCard(laid)) {
    const back = TOKEN_ON[cell]
    const token = back && orb.supply[back].pop()
    if (token !== undefined) orb.tokens[keyOf({ x, y })] = token
  }
  const words = { seat: ref('seat', seat), card: ref('orbCard', laid.card), x: laid.x, y: laid.y }
  report(g, seat, line('log.orbLays', words), { card: orb.laid.length - 1 })
}

/** The spaces of a card that lies on the orb. */
export function spacesOfCard({ card: uid, x, y, turns }: Laid): (Point & { cell: Cell })[] {
  const { cells } = turnedFace(printedFace(uid).face, turns)
  return cells.flatMap((row, r) => row.map((cell, c) => ({ x: x + c, y: y + r, cell })))
}

/** What a card that has been laid means for the question. */
function afterLaying({ g }: Env<RaceState>, seat: SeatId, question: Question, laid: Laid): void {
  const orb = g.orb!
  if (question === 'orbBreed') orb.breeding = null
  else if (question === 'orbAirlock') {
    orb.smallAirlocks.shift()
    placeTeam(g, seat, spacesOfCard(laid).find(({ cell }) => cell === 'smallAirlock')!)
  } else {
    const { orbHand } = g.players[seat]!
    orbHand.splice(orbHand.indexOf(laid.card), 1)
    if (question === 'orbPlay') orb.turn!.taken.push('play')
  }
}

/** Puts the next survey team of a seat on the orb. [RFTG-16.01] */
export function placeTeam(g: RaceState, seat: SeatId, { x, y }: Point): void {
  const { teams } = g.orb!
  teams[`${seat}a` in teams ? `${seat}b` : `${seat}a`] = { seat, x, y }
  report(g, seat, line('log.orbTeam', { seat: ref('seat', seat), x, y }))
}

const move = moveOf<RaceState, RaceView>()
type Args = [card: Uid, x: number, y: number, turns: Turns]
const laidOf = ([uid, x, y, turns]: Args): Laid => ({ card: uid, x, y, turns })

export const orbPlacingRules = {
  moves: {
    /** Lays an orb card or a small airlock: the place of its top left space as it is turned, and quarter turns. */
    placeOrbCard: move({
      during: QUESTIONS,
      args: z.tuple([card, coordinate, coordinate, z.literal([0, 1, 2, 3])]),
      candidates: (g, { seat, ask }) =>
        cardsToLay(g, seat, ask.kind as Question).flatMap(uid =>
          legalPlacements(layingOf(g, uid, ask.kind as Question)).map(
            ({ x, y, turns }): Args => [uid, x, y, turns],
          ),
        ),
      refusal: (g, actor, args) => refuseLaying(g, actor, laidOf(args)),
      act(env, { seat, ask }, args) {
        const laid = laidOf(args)
        close(env.g, ask)
        lay(env.g, seat, laid)
        afterLaying(env, seat, ask.kind as Question, laid)
      },
      label: (_, __, [uid, x, y, turns]) =>
        line('move.placeOrbCard', { card: ref('orbCard', uid), x, y, degrees: turns * 90 }),
    }),
  },
} satisfies RaceChapter
