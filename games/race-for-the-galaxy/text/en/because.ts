/** What games ended with that went on from a better decision. */
export const because = {
  chips: '{{more}} more VP in chips',
  card: '{{more}} more VP printed on cards',
  cardBonus: '{{more}} more VP from cards that score other things',
  token: '{{more}} more VP in artifacts',
  rival: '{{more}} fewer VP for the best of the others',
}
