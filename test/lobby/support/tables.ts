import { expect } from 'chai'
import type { GameModule } from '../../../games/kit/index.ts'
import type { CreateRoom, Room } from '../../../lobby/protocol.ts'
import { Guest, type Seat, until } from './guest.ts'
import { toyModule } from './server.ts'

const NAMES = ['Ada', 'Bea', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal']

/** A room with a guest on each seat, everybody ready; the first is host. */
export async function seated(url: string, people = 2, changes: Partial<CreateRoom> = {}) {
  const guests: Guest[] = []
  for (const name of NAMES.slice(0, people)) guests.push(await Guest.arrive(url, name))
  const room = await guests[0]!.open({ seats: people, ...changes })
  for (const [seat, guest] of guests.entries()) {
    if (seat === 0) continue
    await guest.sit(room.id, seat, changes.password)
    await guest.ready(room.id)
  }
  return { room: room.id, guests }
}

export interface Playing {
  room: string
  guests: Guest[]
  seats: Seat[]
}

/** A match that has begun, watched from every seat by our own client. */
export async function playing(url: string, people = 2, changes: Partial<CreateRoom> = {}): Promise<Playing> {
  const { room, guests } = await seated(url, people, changes)
  await guests[0]!.start(room)
  const seats = await Promise.all(guests.map(guest => guest.watch(room, changes.game)))
  await until(() => seats.every(seat => seat.table), 'the tables')
  return { room, guests, seats }
}

/** A repeatable source of chance: the same number gives the same game of clicks. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A legal move of a seat, or undefined where it has none. */
export function anyMove(seat: Seat, random: () => number, game: GameModule = toyModule) {
  const { view, seat: id } = seat.table!
  const legal = id === null ? [] : game.legalMoves(view, id)
  return legal[Math.floor(random() * legal.length)]
}

/** Makes one legal move from some seat and waits until everybody has heard of it; false when nobody can move. */
export async function step(seats: readonly Seat[], random: () => number, game: GameModule = toyModule) {
  const from = Math.floor(random() * seats.length)
  for (const seat of [...seats.slice(from), ...seats.slice(0, from)]) {
    const move = anyMove(seat, random, game)
    if (!move) continue
    const result = await seat.move(move.move, ...move.args)
    expect(result, `${move.move} ${JSON.stringify(move.args)}`).to.have.property('step')
    await until(() => seats.every(({ step }) => step >= result.step!), `step ${result.step} at every seat`)
    return true
  }
  return false
}

/** Plays legal moves until the game is over. */
export async function playOut(
  seats: readonly Seat[],
  random: () => number,
  game: GameModule = toyModule,
): Promise<void> {
  while (await step(seats, random, game));
  await until(() => seats.every(({ room }) => room?.status === 'finished'), 'the end of the game')
}

export const seatNames = (room: Room): string[] => room.seats.map(({ name, bot }) => bot ?? name)
