/** What would be lost or wasted by a move that is allowed all the same. */
export const warn = {
  empty: 'Nothing moves there and nothing is built: a counter and your turn for nothing more.',
  fighters: '{{units}} in {{system}} would be lost: nothing carries them there any more.',
  room_one: 'There is room for {{count}} more unit aboard.',
  room_other: 'There is room for {{count}} more units aboard.',
  bare: '{{planet}} is left without Ground Forces.',
  unspent_one: '{{count}} resource is not spent, and lost.',
  unspent_other: '{{count}} resources are not spent, and lost.',
  agreement: 'This ends the trade agreement with {{seat}}.',
  pairs: '{{unit}}: two are paid together, one more costs nothing.',
  overpaid_one: 'This pays {{count}} too much; {{least}} would do.',
  overpaid_other: 'This pays {{count}} too much; {{least}} would do.',
  supply_one: '{{count}} ship in {{system}} would be lost: Fleet Supply.',
  supply_other: '{{count}} ships in {{system}} would be lost: Fleet Supply.',
  noCommand: 'Without a counter in the Command Pool you activate nothing in the next round.',
  counters_one: '{{count}} counter in the Command Pool is not used.',
  counters_other: '{{count}} counters in the Command Pool are not used.',
}
