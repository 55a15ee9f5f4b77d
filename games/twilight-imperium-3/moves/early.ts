/** Simulated Early Turns: what is bought, and what leaves home. Section 47. */
import * as z from 'zod/mini'
import { close, moveOf } from '../../kit/index.ts'
import { line } from '../line.ts'
import { isNone } from '../rules/counts.ts'
import { buy, refusePurchase } from '../rules/early/buying.ts'
import { refuseSending, type Sending, send } from '../rules/early/sending.ts'
import { groundsOf, sitesOf } from '../rules/early/sites.ts'
import { listed, systemRef, unitsLine } from '../rules/words.ts'
import type { Counts, TiState, TiView } from '../state.ts'
import { purchaseSteps, sendingSteps, unspent } from './composing/early.ts'
import { anyPurchase, anySending, somePurchases, someSendings } from './samples/early.ts'
import { byPlanet, cargoCounts, cell, shipCounts, unitCounts } from './shapes.ts'

const sending = z.strictObject({
  ships: z.record(cell, shipCounts),
  planets: byPlanet(cargoCounts),
  aboard: z.record(cell, cargoCounts),
})

export const earlyMoves = {
  /** [TI-47.04, TI-47.07] */
  buyEarly: moveOf<TiState, TiView>()({
    during: ['earlyBuy'],
    args: z.tuple([unitCounts]),
    candidates: (view, { seat }) => somePurchases(view, seat).map((one): [typeof one] => [one]),
    sample: (view, { seat }, random) => [anyPurchase(view, seat, random)],
    changes: (view, { seat }, [units]) =>
      purchaseSteps(view, seat, units).map(({ of, label, to }) => ({ of, label, args: [to] })),
    notes(view, { seat }, [units]) {
      const count = unspent(view, seat, units)
      return count > 0 ? [line('warn.unspent', { count })] : []
    },
    refusal: (view, { seat }, [units]) => refusePurchase(view, seat, units),
    act({ g }, { seat, ask }, [units]) {
      close(g, ask)
      buy(g, seat, units)
    },
    label: (_, __, [units]) =>
      isNone(units) ? line('move.buyNothing') : line('move.buyUnits', { units: unitsLine(units) }),
  }),

  /** [TI-47.08, TI-47.10] */
  sendEarly: moveOf<TiState, TiView>()({
    during: ['earlySend'],
    args: z.tuple([sending]),
    candidates: (view, { seat }) => someSendings(view, seat).map((one): [Sending] => [one]),
    sample: (view, { seat }, random) => [anySending(view, seat, random)],
    changes: (view, { seat }, [one]) =>
      sendingSteps(view, seat, one).map(({ of, label, to }) => ({ of, label, args: [to] })),
    refusal: (view, { seat }, [one]) => refuseSending(view, seat, one),
    act({ g }, { seat, ask }, [one]) {
      close(g, ask)
      send(g, seat, one)
    },
    label: (view, { seat }, [one]) => sendingLine(view, seat, one),
  }),
}

function sendingLine(view: TiView, seat: string, { ships, planets, aboard }: Sending) {
  const sent = (units: Counts<string> | undefined, where: string, key: 'move.sendTo' | 'move.sendAboard') =>
    units && !isNone(units) ? [line(key, { units: unitsLine(units), where })] : []
  const parts = sitesOf(view, seat).flatMap(to => [
    ...sent(ships[to], systemRef(view, to), 'move.sendTo'),
    ...groundsOf(view, to).flatMap(planet => sent(planets[planet], `planet:${planet}`, 'move.sendTo')),
    ...sent(aboard[to], systemRef(view, to), 'move.sendAboard'),
  ])
  return parts.length === 0 ? line('move.sendNothing') : listed(parts)
}
