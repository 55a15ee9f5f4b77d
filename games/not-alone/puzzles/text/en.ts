/** The words of the puzzles in English. */
export const en = {
  chance: {
    title: 'The best chance for your side',
    about: 'Round {{round}}; Rescue {{rescue}}, Assimilation {{assimilation}}',
    task: 'One decision. Make the one that gives your side the best chance to win.',
    less: 'From there bots won {{count}} of 100 games for your side, not {{best}}.',
    most: 'From here bots won {{count}} of 100 games for your side: more than after anything else.',
    // What a reader can see in it; a bot's reasons are numbers.
    why: {
      'chance-15':
        'Two spaces more: next round is the last. Wrong Track moves the Creature off somebody then; Amplifier needs the Marker on the Beach, and none is there.',
      'chance-77':
        'Dodge undoes a capture, with its Will and its space. Ingenuity saves one visit to the Beach, and somebody must still go there.',
      'chance-14':
        'One more capture ends it. Wrong Track moves the Creature away when all places lie open; Sacrifice stops Hunt cards, not the Creature token.',
      'chance-3':
        'The next round decides it. Open discard piles tell who can be where: two others still hold the Lair, so the Creature looks there first.',
      'chance-26':
        'One more capture ends it. With the River you step aside next round, once all tokens lie: that is worth more than a card.',
      'chance-95':
        'Everybody can reckon that you hold the Lair and the Rover, and need the Lair. One more capture ends it, so be where nobody expects you.',
      'chance-155':
        'With one Will, being caught costs both spaces that are left. The Wreck would win, so it is watched; the Lair is where you have to go. Nobody needs the Shelter.',
      'chance-125':
        'Vortex is played once all tokens lie, and takes you away from under one. Another Place card comes late now.',
      'chance-224':
        'Two rounds more, and nobody else to hunt. With the River you choose next round between two places once the Creature lies on one of them.',
      'chance-212':
        'Beach and Wreck bring rescue, the Lair your cards: these three are hunted. The River lets you step aside in the next round, too.',
      'chance-226':
        'The Wreck would end it, so it is watched, and everybody likes the Jungle. With two cards discarded, nobody expects you at the Lair.',
      'chance-191':
        'Wreck and Beach bring rescue nearer, so two tokens will lie there. The Jungle takes itself back and one card more, and costs no Will.',
    },
  },
}
