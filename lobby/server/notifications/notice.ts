import type { RoomRecord } from '../storage/store.ts'

/** Whoever has a seat: its own person, and who came with the personal link. */
export function peopleAt({ seats, claims }: RoomRecord, seat: number): string[] {
  const { person } = seats[seat]!
  const linked = Object.keys(claims).filter(one => claims[one] === seat)
  return person === null ? [] : [person, ...linked]
}

/** A notice in words, as far as it is still so. */
export interface Told {
  room: string
  title: string
  line: string
  /**
   * It is for the person alone: who answers what is asked in secret is told no more, and where others read along that
   * would tell them.
   */
  isAnswered: boolean
  /** What it is about, where that is not that a table waits. */
  subject?: string
}
