/** The income action: what comes in, powers, relocations. Section 14. */
import * as z from 'zod/mini'
import {
  ask,
  close,
  type Env,
  moveOf,
  next,
  type Refusal,
  ref,
  type SeatId,
  type Sum,
  say,
  sumOf,
} from '../../kit/index.ts'
import type { Action, Components, Income, Power } from '../components.ts'
import { line, refuse } from '../line.ts'
import type { PhoenixState, PhoenixView } from '../state.ts'
import { bagLine } from '../text/describe.ts'
import { refuseAction } from './actions.ts'
import { canPay, GAINS, gain, pay, walletOf } from './bags.ts'
import { sourceLine } from './costs.ts'
import { startAction } from './current.ts'
import { refuseHome, settle } from './parts.ts'
import {
  count,
  hasRoom,
  homesFor,
  isHomeFor,
  mayLiveIn,
  type Placed,
  powersOf,
  workingEffects,
} from './station.ts'

/** How often an income or endgame effect counts: once, or once for every so many of something. [SSP-14.08] */
export function times(
  c: Components,
  g: PhoenixView,
  seat: SeatId,
  { per, every = 1 }: Pick<Income, 'per' | 'every'>,
): number {
  return per === undefined ? 1 : Math.floor(count(c, g, seat, per) / every)
}

const incomes = (c: Components, g: PhoenixView, seat: SeatId) =>
  workingEffects(c, g, seat).flatMap(({ source, effect }) =>
    effect.kind === 'income'
      ? [{ source, gain: effect.gain, count: Math.min(effect.max ?? Infinity, times(c, g, seat, effect)) }]
      : [],
  )

/** What income brings now, by kind, with its parts. [SSP-14.06 to SSP-14.08] */
export function incomeOf(c: Components, g: PhoenixView, seat: SeatId): { [kind: string]: Sum } {
  const all = incomes(c, g, seat).map(one => ({ ...one, label: sourceLine(one.source) }))
  return Object.fromEntries(
    GAINS.map(kind => [
      kind,
      sumOf(all.map(({ label, gain, count }) => ({ label, amount: (gain[kind] ?? 0) * count }))),
    ]),
  )
}

/** Step 2a. [SSP-14.06] */
export function collectIncome(c: Components, g: PhoenixState, seat: SeatId): void {
  const totals = Object.fromEntries(
    Object.entries(incomeOf(c, g, seat)).map(([kind, { total }]) => [kind, total]),
  )
  gain(g.players[seat]!, totals)
  say(g, line('log.incomeGains', { seat: ref('seat', seat), gain: bagLine(totals) }))
}

/** The action that a power gives, or undefined where it is none of a ship's. [SSP-14.11] */
export function actionOf(power: Power): Action | undefined {
  switch (power.power) {
    case 'convert':
    case 'recruitHuman':
      return undefined
    case 'dismantle':
      return { type: 'dismantle', bonusMetal: power.bonusMetal }
    case 'construct':
      return { type: 'construct', discount: power.discount }
    case 'transport':
      return { type: 'transport', transactions: power.transactions }
    case 'expedition':
      return { type: 'expedition', dice: power.dice, cargo: power.cargo }
    case 'diplomacy':
      return { type: 'diplomacy', advances: power.advances, lobbyDiscount: power.lobbyDiscount }
  }
}

/** Why a power cannot be used now, whatever is named with it. [SSP-14.09, SSP-14.10, SSP-14.13, SSP-14.19] */
export function refusePower(
  c: Components,
  g: PhoenixView,
  seat: SeatId,
  source: string,
): Refusal | undefined {
  const power = powersOf(c, g, seat).find(placed => placed.source === source)
  return power ? refuseWorkingPower(c, g, seat, power) : refuse('SSP-14.13', 'noSuchPower')
}

function refuseWorkingPower(
  c: Components,
  g: PhoenixView,
  seat: SeatId,
  { source, effect: power }: Placed<Power>,
): Refusal | undefined {
  if (g.income!.relocating) return refuse('SSP-14.19', 'relocating')
  if (g.income!.used.includes(source)) return refuse('SSP-14.09', 'powerUsed')
  const player = g.players[seat]!
  if ('pay' in power && !canPay(player, power.pay)) return refuse('SSP-14.10', 'cannotPay')
  if (power.power === 'recruitHuman' && g.supply.human === 0)
    return refuse('SSP-1.06', 'noneLeft', { species: ref('species', 'human') })
  if (power.power === 'recruitHuman' && homesFor(c, player, 'human').length === 0)
    return refuse('SSP-14.14', 'noHome', { species: ref('species', 'human') })
  const action = actionOf(power)
  return action && refuseAction(c, g, { seat, action, wallet: walletOf(player) })
}

/** Why a resident cannot be relocated. [SSP-14.15, SSP-14.16] */
export function refuseRelocation(
  c: Components,
  g: PhoenixView,
  seat: SeatId,
  from: string,
  slot: number,
  to: string,
): Refusal | undefined {
  const player = g.players[seat]!
  const resident = Object.hasOwn(player.station, from) ? player.station[from]![slot - 1] : undefined
  if (!resident) return refuse('SSP-14.15', 'nobodyThere')
  if (from === to) return refuse('SSP-14.16', 'sameSector')
  if (player.gem < c.constants.relocation)
    return refuse('SSP-14.15', 'gemShort', { cost: c.constants.relocation, have: player.gem })
  return isHomeFor(c, player, resident.species, to)
    ? undefined
    : refuse('SSP-13.01', 'notThere', { species: ref('species', resident.species) })
}

function relocations(c: Components, g: PhoenixView, seat: SeatId): [string, number, string][] {
  const player = g.players[seat]!
  const found: [string, number, string][] = []
  const rooms = Object.keys(player.station).filter(id => hasRoom(c, player, id))
  for (const [from, residents] of Object.entries(player.station))
    residents.forEach(({ species }, i) => {
      for (const to of rooms)
        if (to !== from && mayLiveIn(species, c.sectors[to]!.color)) found.push([from, i + 1, to])
    })
  return found
}

const id = z.string().check(z.maxLength(32))

export function incomeMoves(c: Components) {
  const move = moveOf<PhoenixState, PhoenixView>()
  const needsHome = (g: PhoenixView, seat: SeatId, source: string) => {
    const power = powersOf(c, g, seat).find(placed => placed.source === source)?.effect
    return power?.power === 'recruitHuman'
  }
  return {
    /** Step 2b: uses a power of hub or quarter. [SSP-14.09 to SSP-14.14] */
    usePower: move({
      during: ['income'],
      args: z.tuple([id, z.strictObject({ sector: z.optional(id) })]),
      candidates: (g, { seat }) =>
        powersOf(c, g, seat).flatMap(({ source }): [string, { sector?: string }][] =>
          needsHome(g, seat, source)
            ? homesFor(c, g.players[seat]!, 'human').map(sector => [source, { sector }])
            : [[source, {}]],
        ),
      refusal(g, { seat }, [source, { sector }]) {
        const refused = refusePower(c, g, seat, source)
        if (refused) return refused
        if (needsHome(g, seat, source)) return refuseHome(c, g, seat, 'human', sector)
        return sector === undefined ? undefined : refuse('SSP-14.09', 'noSectorNeeded')
      },
      act(env, { seat, ask }, [source, { sector }]) {
        const { g } = env
        close(g, ask)
        g.income!.used.push(source)
        next(g, { do: 'incomeChoices' })
        say(g, line('log.usesPower', { seat: ref('seat', seat), source: sourceLine(source) }))
        const power = powersOf(c, g, seat).find(placed => placed.source === source)!.effect
        if ('pay' in power) pay(g.players[seat]!, power.pay)
        if (power.power === 'convert') gain(g.players[seat]!, power.gain)
        if (power.power === 'recruitHuman') settle(g, seat, 'human', sector!)
        const action = actionOf(power)
        if (action) startAction(c, env, seat, { action, source, byShip: false })
      },
      label: (_, __, [source, { sector }]) =>
        line(sector === undefined ? 'move.usePower' : 'move.usePowerAt', {
          source: sourceLine(source),
          ...(sector !== undefined && { sector: ref('sector', sector) }),
        }),
    }),
    /** Step 3: moves a resident to another sector. [SSP-14.15 to SSP-14.19] */
    relocate: move({
      during: ['income'],
      args: z.tuple([id, z.int().check(z.minimum(1), z.maximum(9)), id]),
      candidates: (g, { seat }) => relocations(c, g, seat),
      refusal: (g, { seat }, [from, slot, to]) => refuseRelocation(c, g, seat, from, slot, to),
      act({ g }, { seat, ask }, [from, slot, to]) {
        close(g, ask)
        const player = g.players[seat]!
        player.gem -= c.constants.relocation
        const [resident] = player.station[from]!.splice(slot - 1, 1)
        player.station[to]!.push({ species: resident!.species, since: g.turn })
        g.income!.relocating = true
        next(g, { do: 'incomeChoices' })
        say(
          g,
          line('log.relocates', {
            seat: ref('seat', seat),
            species: ref('species', resident!.species),
            from: ref('sector', from),
            sector: ref('sector', to),
          }),
        )
      },
      label: (g, { seat }, [from, slot, to]) =>
        line('move.relocate', {
          species: ref('species', g.players[seat]!.station[from]![slot - 1]!.species),
          from: ref('sector', from),
          slot,
          sector: ref('sector', to),
        }),
    }),
    /** Ends the income action. [SSP-14.21] */
    endTurn: move({
      during: ['income'],
      args: z.tuple([]),
      candidates: () => [[]],
      refusal: () => undefined,
      act({ g }, { ask }) {
        close(g, ask)
        g.income = null
      },
      label: () => line('move.endTurn'),
    }),
  }
}

export function incomeSteps(c: Components) {
  return {
    /** Asks as long as a power or a relocation is possible. [SSP-14.21] */
    incomeChoices({ g }: Env<PhoenixState>) {
      const seat = g.active!
      const canUse = powersOf(c, g, seat).some(power => !refuseWorkingPower(c, g, seat, power))
      const canMove = relocations(c, g, seat).some(
        ([from, slot, to]) => !refuseRelocation(c, g, seat, from, slot, to),
      )
      if (canUse || canMove) ask(g, { seat, kind: 'income', required: true })
      else g.income = null
    },
  }
}
