/** What can be known of the next card. */
export const odds = {
  any: 'a card to place',
  build: 'a development to build',
  settle: 'a world to settle',
  developments: 'developments that you could pay for',
  worlds: 'worlds that you could place',
  byPayment: 'worlds that you could pay for',
  byConquest: 'worlds that you could conquer',
  unseen: 'cards that you do not see',
  among: 'at least one among {{number}} drawn',
}
