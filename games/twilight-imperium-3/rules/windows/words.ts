/** Cards and windows in words. */
import { type Line, line, type Param, ref, refs } from '../../../kit/index.ts'
import type { TiView } from '../../state.ts'
import { listed, systemRef } from '../words.ts'
import type { CardArgs, Moment } from './types.ts'

type Words = Pick<TiView, 'galaxy' | 'volleys' | 'played'>

/** What was chosen with a card; nothing where nothing is. */
export function cardArgsLine(g: Words, args: CardArgs): Line | undefined {
  const { seat, cell, to, planet, planets = [], card } = args
  const named: Param[] = [
    ...(seat === undefined ? [] : [ref('seat', seat)]),
    ...(cell === undefined ? [] : [systemRef(g, cell)]),
    ...(planet === undefined ? [] : [ref('planet', planet)]),
    ...refs('planet', planets),
    ...(to === undefined ? [] : [systemRef(g, to)]),
    ...(card === undefined ? [] : [ref('actionCard', card)]),
  ]
  return named.length === 0 ? undefined : listed(named.map(what => line('move.with', { what })))
}

/** The moment of a window, for whoever is asked and whoever waits. */
export function momentLine(g: Words, { id, cause: { cell, planet, seat, of, card, play } }: Moment): Line {
  const played = g.played.find(({ n }) => n === play)
  return line(`moment.${id}`, {
    ...(cell !== undefined && { system: systemRef(g, cell) }),
    ...(planet !== undefined && { planet: ref('planet', planet) }),
    ...(seat !== undefined && { seat: ref('seat', seat) }),
    ...(of !== undefined && { other: ref('seat', of) }),
    ...(card !== undefined && { card: ref('strategyCard', card) }),
    ...(played && { seat: ref('seat', played.by), card: ref('actionCard', played.card) }),
  })
}
