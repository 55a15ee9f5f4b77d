/** Lines of the log worth telling to somebody who was away, best first. */
export const headlines: readonly string[] = [
  'lastWill',
  'givesUp',
  'caught',
  'losesWill',
  'rescue',
  'assimilation',
  'stasis',
  'playsHunt',
  'playsFlashback',
  'reveals',
  'recovers',
  'placesToken',
  'playsSurvival',
]
