/** Moves of a tactical action. Sections 14 to 20. */

import * as z from 'zod/mini'
import { type Ask, close, moveOf } from '../../kit/index.ts'
import { WINDOWS } from '../data/index.ts'
import { line } from '../line.ts'
import { cellsWithFloating } from '../rules/floating-docks.ts'
import { activate, moveNow, refuseAct, refuseActivation } from '../rules/tactical/activation.ts'
import { bombard, refuseBombardment, someBombardments } from '../rules/tactical/bombardment.ts'
import { aboard, carryOutLandings, refuseLandings, someLandings } from '../rules/tactical/landing.ts'
import { refuseMoves } from '../rules/tactical/movement.ts'
import { firePds } from '../rules/tactical/pds.ts'
import { type PdsShot, pdsShots, refuseShots } from '../rules/tactical/pds-range.ts'
import { produce, refuseProduction } from '../rules/tactical/production.ts'
import type { Site } from '../rules/tactical/site.ts'
import { beginTransfer, refuseTransfer, type Transfer, transferPairs } from '../rules/tactical/transfer.ts'
import { draftCards, withCards } from '../rules/windows/draft.ts'
import { systemRef } from '../rules/words.ts'
import type { TiState, TiView } from '../state.ts'
import type { Plan, ShipMove } from '../state-plans.ts'
import { fleetSteps } from './composing/fleets.ts'
import { bombardSteps, landingSteps } from './composing/landings.ts'
import { leadersKept } from './composing/leaders.ts'
import { planSteps, transferSteps } from './composing/plan.ts'
import { productionSteps } from './composing/production.ts'
import type { Step } from './composing/steps.ts'
import { planWarnings, productionWarnings } from './composing/warnings.ts'
import { distinct, isHeads, pick } from './samples/chance.ts'
import { allOf, dockMovesTo, noneOf, shipMovesTo, someOf, sourcesFor } from './samples/fleets.ts'
import { anyProduction, someProductions } from './samples/production.ts'
import * as shapes from './shapes.ts'
import { bombardmentLine, landingsLine, movesLine, planLine, productionLine, shotsLine } from './wording.ts'

const cellOf = ({ about }: Ask) => String(about!.cell)
const cellsOf = ({ about }: Ask) => (about!.cells as readonly string[]).map(String)
const siteOf = (ask: Ask): Site => ({ cells: cellsOf(ask), newDocks: ask.about!.newDocks === 1 })

/** Steps of a move that takes one thing. */
const alone = <T>(steps: readonly Step<T>[]) =>
  steps.map(({ to, ...words }) => ({ ...words, args: [to] as [T] }))

/** Systems that can be activated. */
const targets = (view: TiView, seat: string) =>
  Object.keys(view.galaxy.tiles).filter(cell => !refuseActivation(view, seat, cell))

export const tacticalMoves = {
  /** A whole tactical action: the system, and what is to happen there. [TI-14.01, TI-15.15] */
  act: moveOf<TiState, TiView>()({
    during: ['turn', 'secondAction'],
    often: 60,
    args: z.tuple([shapes.cell, shapes.plan]),
    candidates: (view, { seat }) =>
      distinct(
        targets(view, seat).flatMap((to): [string, Plan][] => {
          const fleets =
            sourcesFor(view, seat, to).length > 0
              ? [leadersKept(view, seat, [], shipMovesTo(view, seat, to, allOf, allOf))]
              : []
          const docks = dockMovesTo(view, seat, to, allOf)
          const flown = docks.length > 0 ? [[...(fleets[0] ?? []), ...docks]] : []
          const withCard = draftCards(view, seat, WINDOWS.systemActivated, { cell: to }).map(
            (play): [string, Plan] => {
              const moves = shipMovesTo(withCards(view, seat, [play]), seat, to, allOf, allOf)
              return [to, { cards: [play], moves }]
            },
          )
          const ways = [[], ...fleets, ...flown].map((moves): [string, Plan] => [to, { moves }])
          return [...ways, ...withCard]
        }),
      ),
    sample(view, { seat }, random) {
      const cells = targets(view, seat)
      const near = isHeads(random) ? cells.filter(cell => sourcesFor(view, seat, cell).length > 0) : cells
      const to = pick(near.length > 0 ? near : cells, random)
      if (to === undefined) return undefined
      const cargo = isHeads(random, 0.8) ? someOf(random) : noneOf
      const card = isHeads(random, 0.3)
        ? pick(draftCards(view, seat, WINDOWS.systemActivated, { cell: to }), random)
        : undefined
      const cards = card && [card]
      const after = withCards(view, seat, cards)
      const ships = shipMovesTo(after, seat, to, isHeads(random) ? allOf : someOf(random), cargo)
      const flies = cellsWithFloating(view, seat).length > 0 && isHeads(random, 0.3)
      const fleet = view.leaders && isHeads(random, 0.2) ? ships : leadersKept(view, seat, [], ships)
      const moves = flies ? [...fleet, ...dockMovesTo(after, seat, to, someOf(random))] : fleet
      return [to, { ...(cards && { cards }), moves }]
    },
    refusal: (view, { seat }, [cell, plan]) => refuseAct(view, seat, cell, plan),
    act({ g }, { seat, ask }, [cell, plan]) {
      close(g, ask)
      activate(g, seat, cell, plan, ask.kind === 'secondAction')
    },
    label: (view, _, [cell, plan]) =>
      line('move.act', { system: systemRef(view, cell), plan: planLine(view, plan) }),
    changes: (view, { seat }, [cell, plan]) =>
      planSteps(view, seat, { cell, plan }, targets(view, seat)).map(({ to, ...words }) => ({
        ...words,
        args: [to.cell, to.plan],
      })),
    notes: (view, { seat }, [cell, plan]) => planWarnings(view, seat, { cell, plan }),
  }),

  /** The movement alone, when it is asked again. */
  move: moveOf<TiState, TiView>()({
    during: ['move'],
    args: z.tuple([shapes.shipMoves]),
    candidates: (view, { seat, ask }) =>
      distinct([
        [],
        shipMovesTo(view, seat, cellOf(ask), allOf, allOf),
        shipMovesTo(view, seat, cellOf(ask), allOf, noneOf),
      ]).map((moves): [ShipMove[]] => [moves]),
    refusal: (view, { seat, ask }, [moves]) => refuseMoves(view, seat, cellOf(ask), moves),
    act({ g }, { seat, ask }, [moves]) {
      close(g, ask)
      moveNow(g, seat, cellOf(ask), moves)
    },
    label: (view, _, [moves]) => movesLine(view, moves),
    changes: (view, { seat, ask }, [moves]) => alone(fleetSteps(view, seat, cellOf(ask), moves)),
  }),

  /** [TI-16.01 to TI-16.08] */
  firePds: moveOf<TiState, TiView>()({
    during: ['firePds'],
    args: z.tuple([shapes.pdsShots]),
    candidates(view, { seat, ask }) {
      const shots = pdsShots(view, seat, cellsOf(ask))
      // All at one fleet; or one planet alone.
      const fleets = new Set(shots.map(({ cell, at }) => `${cell}/${at}`))
      const all = [...fleets].map(fleet => shots.filter(({ cell, at }) => `${cell}/${at}` === fleet))
      const single = shots.length > 1 ? shots.map(shot => [shot]) : []
      return [[], ...all, ...single].map((some): [PdsShot[]] => [some])
    },
    refusal: (view, { seat, ask }, [shots]) => refuseShots(view, seat, cellsOf(ask), shots),
    act({ g }, { seat, ask }, [shots]) {
      close(g, ask)
      firePds(g, seat, shots)
    },
    label: (view, _, [shots]) => shotsLine(view, shots),
  }),

  /** [TI-18.01] */
  land: moveOf<TiState, TiView>()({
    during: ['land'],
    args: z.tuple([shapes.landings]),
    candidates: (view, { seat, ask }) =>
      distinct(someLandings(view, seat, cellOf(ask), view.action?.kind === 'transfer')).map(
        (one): [typeof one] => [one],
      ),
    refusal: (view, { seat, ask }, [landings]) =>
      refuseLandings(view, seat, cellOf(ask), landings, view.action?.kind === 'transfer'),
    act({ g }, { seat, ask }, [landings]) {
      close(g, ask)
      carryOutLandings(g, seat, cellOf(ask), landings, true)
    },
    label: (_, __, [landings]) => landingsLine(landings),
    changes: (view, { seat, ask }, [landings]) =>
      alone(landingSteps(view, seat, cellOf(ask), aboard(view, cellOf(ask), seat), landings)),
  }),

  /** [TI-19.03 to TI-19.05] */
  bombard: moveOf<TiState, TiView>()({
    during: ['bombard'],
    args: z.tuple([shapes.bombardment]),
    candidates: (view, { seat, ask }) =>
      someBombardments(view, seat, cellOf(ask)).map((one): [typeof one] => [one]),
    refusal: (view, { seat, ask }, [bombardment]) => refuseBombardment(view, seat, cellOf(ask), bombardment),
    act({ g }, { seat, ask }, [bombardment]) {
      close(g, ask)
      bombard(g, seat, bombardment)
    },
    label: (_, __, [bombardment]) => bombardmentLine(bombardment),
    changes: (view, { seat, ask }, [bombardment]) =>
      alone(bombardSteps(view, seat, cellOf(ask), bombardment)),
  }),

  /** [TI-20.01] */
  produce: moveOf<TiState, TiView>()({
    during: ['produce'],
    args: z.tuple([shapes.production]),
    candidates: (view, { seat, ask }) =>
      someProductions(view, seat, siteOf(ask)).map((one): [typeof one] => [one]),
    sample: (view, { seat, ask }, random) => [anyProduction(view, seat, siteOf(ask), random)],
    refusal: (view, { seat, ask }, [production]) => refuseProduction(view, seat, siteOf(ask), production),
    act({ g }, { seat, ask }, [production]) {
      close(g, ask)
      produce(g, seat, production)
    },
    label: (view, _, [production]) => productionLine(view, production),
    changes: (view, { seat, ask }, [production]) =>
      alone(productionSteps(view, seat, siteOf(ask), production)),
    notes: (view, { seat }, [production]) => productionWarnings(view, seat, production),
  }),

  /** A whole transfer action between two systems. [TI-21.01, TI-21.02] */
  transfer: moveOf<TiState, TiView>()({
    during: ['turn'],
    often: 5,
    args: z.tuple([shapes.cell, shapes.cell, shapes.transfer]),
    candidates: (view, { seat }) =>
      distinct(
        transferPairs(view, seat).flatMap(([one, other]): [string, string, Transfer][] => {
          const all = { there: fleetFrom(view, seat, one, other), back: fleetFrom(view, seat, other, one) }
          return [
            [one, other, { there: [], back: [] }],
            [one, other, { there: all.there, back: [] }],
            [one, other, { there: [], back: all.back }],
          ]
        }),
      ),
    sample(view, { seat }, random) {
      const pair = pick(transferPairs(view, seat), random)
      if (!pair) return undefined
      const [one, other] = pair
      const share = isHeads(random) ? allOf : someOf(random)
      return [
        one,
        other,
        {
          there: isHeads(random) ? fleetFrom(view, seat, one, other, share) : [],
          back: isHeads(random) ? fleetFrom(view, seat, other, one, share) : [],
        },
      ]
    },
    refusal: (view, { seat }, [one, other, transfer]) => refuseTransfer(view, seat, one, other, transfer),
    act({ g }, { seat, ask }, [one, other, transfer]) {
      close(g, ask)
      beginTransfer(g, seat, one, other, transfer)
    },
    label: (view, _, [one, other, { there, back }]) =>
      line('move.transfer', {
        system: systemRef(view, one),
        other: systemRef(view, other),
        moves: movesLine(view, [...there, ...back]),
      }),
    changes: (view, { seat }, args) =>
      transferSteps(view, seat, args, transferPairs(view, seat)).map(({ to, ...words }) => ({
        ...words,
        args: to,
      })),
  }),
}

/** Ships of one system that go to another one beside it. */
const fleetFrom = (view: TiView, seat: string, from: string, to: string, share = allOf) =>
  leadersKept(
    view,
    seat,
    [],
    shipMovesTo(view, seat, to, share, share).filter(move => move.from === from),
  )
