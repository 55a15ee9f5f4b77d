/** A turn: use a ship, or take income. Sections 4, 5 and 14. */
import * as z from 'zod/mini'
import { ask, close, type Env, moveOf, next, type Refusal, ref, type SeatId, say } from '../../kit/index.ts'
import { type Bag, type Components, TRACK_IDS, type Track } from '../components.ts'
import { line, refuse } from '../line.ts'
import type { PhoenixState, PhoenixView, ShipRef } from '../state.ts'
import { bagLine } from '../text/describe.ts'
import { refuseAction } from './actions.ts'
import { gain, walletOf } from './bags.ts'
import { shipAt, shipRefs, useCost, useFee } from './costs.ts'
import { startAction } from './current.ts'
import { collectIncome } from './income.ts'
import { passives } from './station.ts'

/** Why a ship cannot be used by a player now. Section 5. */
export function refuseShip(
  c: Components,
  g: PhoenixView,
  seat: SeatId,
  shipRef: string,
): Refusal | undefined {
  const at = shipAt(c, g, shipRef)
  if (!at) return refuse('SSP-5.01', 'noSuchShip')
  if (at.used) return refuse('SSP-5.02', 'shipUsed', { ship: ref('ship', at.id) })
  const player = g.players[seat]!
  if (at.owner === null && player.token !== null) return refuse('SSP-5.04', 'tokenAway')
  const cost = useCost(c, g, seat, shipRef).total
  if (player.gem < cost) return refuse('SSP-5.08', 'gemShort', { cost, have: player.gem })
  const wallet = walletOf(player)
  return refuseAction(c, g, {
    seat,
    action: at.ship.action,
    wallet: { ...wallet, gem: wallet.gem - cost },
    using: at.owner === seat ? at.id : undefined,
  })
}

/** Why a player cannot take income now. [SSP-14.01, SSP-14.02] */
export function refuseIncome(c: Components, g: PhoenixView, seat: SeatId): Refusal | undefined {
  const { gem, fleet } = g.players[seat]!
  if (gem <= c.constants.mostGemForIncome) return undefined
  if (Object.values(fleet).some(gems => gems > 0)) return undefined
  if (shipRefs(g, seat).every(shipRef => refuseShip(c, g, seat, shipRef))) return undefined
  return refuse('SSP-14.01', 'noIncomeYet', { gem: c.constants.mostGemForIncome })
}

const isTrack = (type: string): type is Track => TRACK_IDS.some(track => track === type)

export function turnMoves(c: Components) {
  const move = moveOf<PhoenixState, PhoenixView>()
  return {
    /** Uses an unused ship. [SSP-5.01 to SSP-5.17] */
    useShip: move({
      during: ['turn'],
      args: z.tuple([z.string().check(z.maxLength(32))]),
      candidates: (g, { seat }) => shipRefs(g, seat).map(shipRef => [shipRef]),
      refusal: (g, { seat }, [shipRef]) => refuseShip(c, g, seat, shipRef),
      act(env, { seat, ask }, [shipRef]) {
        close(env.g, ask)
        useShip(c, env, seat, shipRef as ShipRef)
      },
      label: (g, { seat }, [shipRef]) => {
        const at = shipAt(c, g, shipRef)!
        return line(
          at.owner === null
            ? 'move.useNeutralShip'
            : at.owner === seat
              ? 'move.useShip'
              : 'move.useOpponentShip',
          {
            ship: ref('ship', at.id),
            owner: ref('seat', at.owner ?? seat),
            cost: useCost(c, g, seat, shipRef).total,
          },
        )
      },
    }),
    /** Takes the income action. Section 14. */
    takeIncome: move({
      during: ['turn'],
      args: z.tuple([]),
      candidates: () => [[]],
      refusal: (g, { seat }) => refuseIncome(c, g, seat),
      act({ g }, { seat, ask }) {
        close(g, ask)
        g.players[seat]!.incomesInARow += 1
        next(g, { do: 'incomeChoices' })
        startIncome(g, seat)
        collectIncome(c, g, seat)
      },
      label: () => line('move.takeIncome'),
    }),
  }
}

/** Step 1 of income: everything comes back. Step 2a is done by `collectIncome`. [SSP-14.03 to SSP-14.05] */
function startIncome(g: PhoenixState, seat: SeatId): void {
  const player = g.players[seat]!
  player.marker = null
  if (player.token !== null) g.neutral[player.token] = 0
  player.token = null
  for (const id of Object.keys(player.fleet)) player.fleet[id] = 0
  g.income = { used: [], relocating: false }
  say(g, line('log.income', { seat: ref('seat', seat) }))
}

function useShip(c: Components, env: Env<PhoenixState>, seat: SeatId, shipRef: ShipRef): void {
  const { g } = env
  const { owner, id, ship } = shipAt(c, g, shipRef)!
  const player = g.players[seat]!
  player.incomesInARow = 0
  const fee = useFee(c, g, seat, owner, ship.useFee).total
  player.gem -= ship.cost + fee
  player.marker = shipRef
  if (owner === null) {
    g.neutral[id] = ship.cost
    player.token = id
  } else {
    const ownerOf = g.players[owner]!
    ownerOf.fleet[id] = ship.cost
    ownerOf.gem += fee
  }
  const who = { seat: ref('seat', seat), ship: ref('ship', id), cost: ship.cost }
  if (owner === null) say(g, line('log.usesNeutralShip', who))
  else if (owner === seat) say(g, line('log.usesShip', who))
  else {
    say(g, line('log.usesOpponentShip', { ...who, owner: ref('seat', owner), fee }))
    for (const { effect } of passives(c, g, owner, 'opponentUsesYourShip')) gainAsOwner(g, owner, effect.gain)
  }
  if (isTrack(ship.action.type)) next(g, { do: 'bonuses', track: ship.action.type })
  startAction(c, env, seat, { action: ship.action, source: shipRef, byShip: true })
}

/** What an owner's station brings when somebody else uses a ship of the fleet. [SSP-5.12] */
function gainAsOwner(g: PhoenixState, owner: SeatId, gained: Bag): void {
  gain(g.players[owner]!, gained)
  say(g, line('log.gainsAsOwner', { seat: ref('seat', owner), gain: bagLine(gained) }))
}

export const turnSteps = {
  startTurn({ g }: Env<PhoenixState>) {
    g.phase = 'play'
    const seat = nextSeat(g)
    g.active = seat
    g.turn += 1
    ask(g, { seat, kind: 'turn', required: true })
    next(g, { do: 'endTurn' })
  },
}

/** The seat whose turn comes next. [SSP-4.01] */
export const nextSeat = (g: PhoenixView): SeatId =>
  g.active === null ? g.order[0]! : g.order[(g.order.indexOf(g.active) + 1) % g.order.length]!
