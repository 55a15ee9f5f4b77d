/** What the story of a game is told from, round by round: points, battles, planets, laws. All of it is public. */
import type { SeatId } from '../../kit/index.ts'
import type { PlanetId, PoliticalCardId } from '../data/index.ts'
import type { Battle, Chapter, TiState } from '../state.ts'

export function beginChapter(g: TiState): void {
  g.chronicle.push({ points: {}, planets: {}, battles: [], laws: [] })
}

const note = (g: TiState, change: (chapter: Chapter) => void): void => {
  const chapter = g.chronicle.at(-1)
  if (chapter) change(chapter)
}

export const notePoints = (g: TiState, seat: SeatId): void =>
  note(g, ({ points }) => {
    points[seat] = g.players[seat]!.points
  })

/** `by`: null, when nobody controls it any more. */
export const notePlanet = (g: TiState, planet: PlanetId, by: SeatId | null): void =>
  note(g, ({ planets }) => {
    planets[planet] = by
  })

export const noteBattle = (g: TiState, { cell, attacker, defender }: Battle, winner: SeatId | null): void =>
  note(g, ({ battles }) => {
    battles.push({ cell, by: attacker, of: defender, winner })
  })

export const noteLaw = (g: TiState, id: PoliticalCardId): void =>
  note(g, ({ laws }) => {
    laws.push(id)
  })
