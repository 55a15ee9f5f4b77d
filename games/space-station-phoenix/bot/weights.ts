/** The numbers by which bots judge, in points of the final score; found by letting them play against each other. */
export const WEIGHTS = {
  /** Income actions in a turn to come. */
  incomes: 0.23,
  /** GEM that a turn to come can spend; what a GEM is worth beyond that, and up to how much more below. */
  gemDemand: 3.4,
  gemLow: 0.07,
  gemHigh: 0.3,
  /** Metal that can be built with, and any resource that is only left over. */
  metal: 0.95,
  surplus: 0.2,
  /** Turns that a sector takes, with all that it needs; metal that it costs. */
  sectorTurns: 2.2,
  sectorMetal: 5,
  /** Pairs of food and water that a turn to come can use; what the scarcer and the other one are worth. */
  pairs: 1.1,
  scarce: 1.45,
  plenty: 0.75,
  /** The quarter after the next one. */
  nextQuarter: 0.35,
  /** Quarters of a new sector that will be occupied, from left to right; turns that this takes. */
  filled: 0.9,
  filledLess: 0.12,
  fillingTurns: 9,
  /** A home for somebody who can come, and how many can come in a turn. */
  home: 1.1,
  comers: 0.7,
  /** The way to the next level of a wing. */
  way: 2.2,
  /** For every turn to come, of a ship that is the only one of its type, by type, or one of several. */
  neededShip: 0.16,
  usefulShip: 0.1,
  spareShip: 0.03,
  /** Income action: a power to use, a ship that can be used again. */
  power: 0.5,
  usedAgain: 0.25,
  /** Dice to choose from. */
  choice: 0.12,
  /** The pair that a resident uses up costs no more than this, each. */
  pairPrice: 0.9,
  /** Plurality of one more resident, where nothing is known. */
  rank: 1.2,
  /** Residents of a species that others take in a turn. */
  growth: 0.12,
  /** How rewards of others' actions count, in actions of one's own. */
  othersRewards: 0.8,
  /** The pace of the game: turns for a sector, points in a turn, points by income, Aliens in a turn. */
  paceSector: 2.7,
  pacePoints: 0.25,
  paceIncome: 0.22,
  paceAliens: 0.75,
}
