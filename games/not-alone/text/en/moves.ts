/** Labels of moves, and the parts of them that say what a choice names. */
export const move = {
  chooseBoardFace: 'Play on {{face}}',
  lockPlaces: 'Lock {{places}}',
  unlockPlaces: 'Take back what you locked',
  resist: 'Resist: pay 1 Will, take back {{places}}',
  giveUp: 'Give up: back to 3 Will with all your cards',
  placeToken: 'Place {{token}} on {{place}}',
  endPlacement: 'End the hunt',
  usePower: 'Use {{place}}{{use}}',
  takeBack: 'Take back {{place}} instead of using {{from}}',
  doNothing: 'Do nothing at {{place}}',
  playHunt: 'Play {{card}}{{about}}',
  playFlashback: 'Play {{card}} as {{as}}{{about}}',
  playSurvival: 'Play {{card}}{{about}}',
  pass: 'Pass',
}

export const about = {
  nothing: '',
  hunted: ': {{hunted}}',
  places: ': {{places}}',
  detour: ': {{hunted}} from {{from}} to {{place}}',
  token: ': {{token}} on {{place}}',
  huntedAndToken: ': {{hunted}}, {{token}} on {{place}}',
  discard: ': discard {{places}}',
  back: ': take back {{places}}',
  backPlayed: ': take back {{card}}',
  swap: ': {{places}} for {{card}}',
  move: ': {{token}} to {{at}}',
  moveArtemia: ': the Artemia token to {{at}}',
  copy: ': instead of {{from}} use {{copy}}{{use}}',
  names: ': {{names}}',
}

/** How a power is used. */
export const use = {
  nothing: '',
  copy: ': copy {{place}}{{use}}',
  back: ': take back {{places}}',
  take: ': take {{place}}',
  will: ': 1 Will for {{seat}}',
  draw: ': draw a Survival card',
}
