/** Why something is not allowed. */
export const refusal = {
  counters: 'Place exactly {{count}} Command Counters.',
  supplyEmpty: 'There are not that many trade goods left.',
  noCountersLeft: 'There are not that many Command Counters in the reinforcements.',
  bonusCount: 'Use exactly {{count}} Bonus Counters.',
  notInHand: 'That tile is not in your hand.',
  otherRing: 'That is no free cell of the ring that is being built.',
  besideSpecial: 'No special system may lie beside another one while you can place something else.',
  needsPlanets: 'Your last system had no planet, so this one must have one.',
  notHome: 'Only the planets of your home system can be chosen.',
  placeAll: 'Place exactly what your race begins with.',
  planetFull: 'There is no room for that on one planet.',
  strategicActionFirst: 'You must use each of your strategy cards before you pass.',
}
