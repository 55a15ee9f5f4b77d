/** The moves of the Move action. Section 16. */
import * as z from 'zod/mini'
import { close, type Env, moveOf, next, type Refusal, ref, refs, type SeatId } from '../../kit/index.ts'
import { line, refuse } from '../line.ts'
import type { RaceChapter, RaceState, RaceView, Uid } from '../state.ts'
import { boostLine, boostSources, gainBoost } from './military.ts'
import { teamsOf, teamWords } from './orb-board.ts'
import { go, type Journey, journeysOf, reachOf, refuseJourney } from './orb-moving.ts'
import { card, cards, coordinate } from './shapes.ts'
import { spendToken, tokenPowers } from './tokens.ts'

const move = moveOf<RaceState, RaceView>()
const team = card

type Args = [team: string, x: number, y: number, tokens: Uid[]]
const journeyOf = ([id, x, y, tokens]: Args): Journey => ({ team: id, to: { x, y }, tokens })

/** Something is done in Move: the action is taken, and goes on. [RFTG-15.13] */
function doInMove({ g }: Env<RaceState>, open: { id: number }, act: () => void): void {
  const { taken } = g.orb!.turn!
  if (!taken.includes('move')) taken.push('move')
  close(g, open)
  next(g, { do: 'orbMove' })
  act()
}

function refuseTeam(g: RaceView, seat: SeatId, id: string): Refusal | undefined {
  if (!teamsOf(g, seat).includes(id)) return refuse('RFTG-16.01', 'orbNotYourTeam')
  return g.orb!.turn!.teams[id]!.stopped ? refuse('RFTG-16.12', 'orbTeamStopped') : undefined
}

export const orbTeamRules = {
  moves: {
    /** Moves a team to a space on the shortest way, using tokens to pass walls and barriers. [RFTG-16.02, RFTG-19.07] */
    moveTeam: move({
      during: ['orbMove'],
      args: z.tuple([team, coordinate, coordinate, cards]),
      candidates: (g, { seat }) =>
        teamsOf(g, seat).flatMap(id =>
          journeysOf(g, seat, id).map(({ to, tokens }): Args => [id, to.x, to.y, [...tokens]]),
        ),
      refusal: (g, { seat }, args) => refuseTeam(g, seat, args[0]) ?? refuseJourney(g, seat, journeyOf(args)),
      act(env, { seat, ask }, args) {
        doInMove(env, ask, () => go(env.g, seat, journeyOf(args)))
      },
      label: (g, { seat }, [id, x, y, tokens]) => {
        const { steps } = reachOf(g, seat, journeyOf([id, x, y, tokens]))!
        const where = { team: teamWords(g, id), x, y, count: steps }
        return tokens.length === 0
          ? line('move.moveTeam', where)
          : line('move.moveTeamWith', { ...where, tokens: refs('artifact', tokens) })
      },
    }),
    /** Gives a team more steps with a token. [RFTG-19.06] */
    extendMove: move({
      during: ['orbMove'],
      args: z.tuple([card, team]),
      candidates: (g, { seat }) =>
        tokenPowers(g, seat, 'extraTeamMove').flatMap(({ token }) =>
          teamsOf(g, seat).map((id): [string, string] => [token, id]),
        ),
      refusal: (g, { seat }, [token, id]) =>
        refuseTeam(g, seat, id) ??
        (extension(g, seat, token) ? undefined : refuse('RFTG-19.06', 'orbNoSuchToken')),
      act(env, { seat, ask }, [token, id]) {
        const { g } = env
        const { power } = extension(g, seat, token)!
        doInMove(env, ask, () => {
          spendToken(g, seat, token)
          g.orb!.turn!.teams[id]!.left += power.amount
        })
      },
      label: (g, { seat }, [token, id]) =>
        line('move.extendMove', {
          token: ref('artifact', token),
          team: teamWords(g, id),
          count: extension(g, seat, token)!.power.amount,
        }),
    }),
    /** Gains temporary Military: by a power or token, and the good that is discarded for it. [RFTG-16.08, RFTG-19.08] */
    boostOrb: move({
      during: ['orbMove'],
      args: z.tuple([card, z.nullable(card)]),
      candidates: (g, { seat }) =>
        boostSources(g, seat).flatMap(({ by, goods }): [string, string | null][] =>
          goods ? [...new Set(goods)].map((good): [string, string] => [by, good]) : [[by, null]],
        ),
      refusal(g, { seat }, [by, good]) {
        const source = boostSources(g, seat).find(one => one.by === by)
        if (!source) return refuse('RFTG-16.08', 'noSuchBoost')
        const isRight = good === null ? !source.goods : source.goods?.includes(good)
        return isRight ? undefined : refuse('RFTG-8.12', 'boostGood')
      },
      act(env, { seat, ask }, [by, good]) {
        const { g } = env
        const source = boostSources(g, seat).find(one => one.by === by)!
        doInMove(env, ask, () => gainBoost(g, seat, source, good ?? undefined))
      },
      label: (g, { seat }, [by, good]) => boostLine(boostSources(g, seat).find(one => one.by === by)!, good),
    }),
  },
} satisfies RaceChapter

const extension = (g: RaceView, seat: SeatId, token: Uid) =>
  tokenPowers(g, seat, 'extraTeamMove').find(one => one.token === token)
