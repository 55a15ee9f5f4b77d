/** Goals for random games in a second of processor time, by game and seats. */
export const GAMES_PER_SECOND: { [id: string]: { [seats: number]: number } } = {
  'race-for-the-galaxy': { 2: 50 },
  'space-station-phoenix': { 2: 12, 4: 6 },
  'twilight-imperium-3': { 3: 0.5, 4: 0.5, 6: 0.5, 8: 0.3 },
}
