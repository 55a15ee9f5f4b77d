/** What games ended with that went on from a better decision. */
export const because = {
  hunted: {
    rescue: 'the Rescue counter {{more}} spaces further on',
    assimilation: 'the Assimilation counter {{more}} spaces further back',
    caught: '{{more}} fewer catches',
  },
  creature: {
    rescue: 'the Rescue counter {{more}} spaces further back',
    assimilation: 'the Assimilation counter {{more}} spaces further on',
    caught: '{{more}} more catches',
  },
}
