/** What bots would rather have had when the next round began: reasons of a review. */
export const because = {
  points: '{{more}} more victory points',
  planets: '{{more}} more planets',
  resources: '{{more}} more resources on planets',
  influence: '{{more}} more influence on planets',
  technologies: '{{more}} more technologies',
  fleets: 'ships worth {{more}} resources more',
  tradeGoods: '{{more}} more Trade Goods',
  counters: '{{more}} more Command Counters on the race sheet',
  rival: '{{more}} fewer victory points for the best of the others',
}
