/** What can be known of dice before they are rolled. */
export const odds = {
  face: '{{face}}',
  dice: 'dice',
  die: 'on one die',
  expected: 'expected in all',
  exactly: 'exactly {{number}}',
}
