/** What games ended with that went on from a better decision. */
export const because = {
  track: '{{more}} more points on the score track',
  sectors: '{{more}} more points from sectors',
  residents: '{{more}} more points from residents',
  plurality: '{{more}} more points for most of a species',
  endgame: '{{more}} more points from effects at the end of the game',
  gems: '{{more}} more points from GEM left',
  resources: '{{more}} more points from resources left',
  rival: '{{more}} fewer points for the best of the others',
}
