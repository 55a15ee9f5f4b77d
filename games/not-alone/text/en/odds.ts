/** What can be known of where the Hunted are. */
export const odds = {
  place: '{{place}}',
  hunted: '{{seat}}',
  expected: 'to be expected there',
}
