/** Parts of numbers: prices, Military, scores. */
export const term = {
  printed: 'Printed',
  basic: 'Everybody',
  action: 'Action card',
  card: '{{card}}',
  boost: '{{card}}, for this phase',
  token: '{{token}}',
  good: 'Price of {{kind}}',
  conquered: 'Used against {{card}}',
  chips: 'VP chips',
  cardBonus: '{{card}}, bonus',
}
