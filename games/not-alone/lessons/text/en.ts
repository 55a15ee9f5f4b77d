/** The words of the lessons in English. Keep tasks short: on a phone they stand beside what they ask about. */
export const en = {
  name: { gnash: 'Gnash', bea: 'Juno', milo: 'Milo' },
  'first-step': {
    title: 'Your first night out',
    learns: 'What everybody wants, and how to go somewhere without being eaten.',
    moral: 'Five places, one lock a round, and never twice in a row: that is half the game.',
    rescue:
      'You crashed on Artemia. A rescue ship is on its way: when its counter reaches the star, all Hunted win together.',
    assimilation:
      'The bad news is called {{gnash}}. Each catch moves the Assimilation counter. When that one reaches the star, {{gnash}} wins.',
    rover: {
      task: 'Where to tonight? Lock {{rover}} face down.',
      hint: '{{rover}} finds you new places, and somebody with more places is harder to find.',
      done: 'Nobody knows where you are. Not even {{milo}}, and he is on your side.',
      other: 'A fine place to hide. But tonight we go shopping: take {{rover}}.',
      both: 'Lock two, just in case?',
      wreck: 'Lock the Wreck, which I do not have?',
    },
    safe: {
      task: '{{gnash}} sniffs at {{beach}}, and you are elsewhere. Use {{rover}}: take any new place.',
      done: 'It is yours now. {{gnash}} saw which one you took, though, and can count.',
      nothing: 'Modest, and allowed: powers are never a duty. But it is a free card. Take it!',
      river: 'Take a second River?',
    },
    dawn: 'Dawn! Every round brings rescue one space nearer. The card you played lies in your discard pile, where everybody can see it.',
  },
  caught: {
    title: 'Caught!',
    learns: 'What it costs, and why the Lair is no place for a nap.',
    moral: 'Caught: 1 Will, no power, one space for {{gnash}}. At the Lair: 2 Will.',
    counting:
      'Three of your places lie in the open. {{gnash}} is no genius, but can subtract: tonight you are at {{lair}} or {{river}}.',
    lesser: {
      task: 'It may catch you now. Lock the card with which that hurts less.',
      hint: 'Press {{lair}} here and read it to the very end.',
      done: 'Good nose: at {{lair}} it would bite twice.',
      lair: '{{lair}} brings all your cards back, if you get away. If not, you lose 2 Will instead of 1.',
      resist: 'A clever way out, and the next lesson. Today, play what you hold.',
      giveUp: 'With 3 Will? {{gnash}} would send you flowers.',
    },
    price:
      'One of two, and {{gnash}} guessed right. You lose 1 Will and get no power. Assimilation moves once a round, however many are caught.',
  },
  resist: {
    title: 'Get your cards back',
    learns: 'Resist is paid with Will, Give Up with the whole team’s time.',
    moral: 'Resist early, while you still choose. Give Up when there is nothing left to lose.',
    two: {
      task: 'One card left: everybody knows where you go. Resist: pay 1 Will, take 2 cards back.',
      hint: 'Which two would {{gnash}} expect least?',
      done: 'Three cards. Guess again, {{gnash}}!',
      river: 'You can. {{gnash}} is already there, with a napkin.',
      one: 'One card is a beginning. For the same Will you get two.',
      giveUp: 'You would hand {{gnash}} a whole space for four cards. Resist is cheaper.',
      three: 'Three for the price of two?',
    },
    lock: {
      task: 'Now lock any of the three.',
      done: 'One in three beats one in one.',
      other: 'You may Resist up to twice a round. For now, lock a card.',
    },
    giveUp: {
      task: 'Much later. One card, your last Will. Give Up: everything comes back.',
      done: '3 Will and five cards: like new. The price was one space of Assimilation.',
      river: 'If you lose your last Will, Assimilation moves twice in one round. Give Up moves it once.',
      resist: 'Resist with the last Will?',
    },
  },
  hurry: {
    title: 'Hurry, rescue!',
    learns: 'The Beach takes two goes, and only one of you gets to do it.',
    moral: 'The Beach in two goes, the Wreck in one; each once a round for all of you together.',
    steps:
      '{{beach}} works in two goes. First somebody sets the Marker; next time somebody takes it off, and rescue moves. Look: it is set!',
    beach: {
      task: 'A whole space of rescue is waiting. Lock {{beach}}.',
      done: 'Brave. Everybody wants to go there, and {{gnash}} knows.',
      other: 'Cosy. But at {{beach}} a whole space is waiting for you.',
    },
    crowd: '{{milo}} had the very same idea. {{gnash}} waits at {{river}}, all alone.',
    signal: {
      task: 'You decide first. Use {{beach}}.',
      done: 'Rescue moved: once by you, once because the round is over.',
      other: '{{milo}} would do it after you, but rescue does not care for manners. Use it.',
    },
    late: '{{milo}} came too late: once a round for all of you. Next time, agree who goes where. Loudly, alas: {{gnash}} hears everything.',
  },
  river: {
    title: 'Two cards with the River',
    learns: 'Lock two, look at the hunt, keep the better one.',
    moral: 'With the River you decide after the Creature has.',
    two: {
      task: 'You were at {{river}} last night, so lock two cards: {{beach}} and {{jungle}}.',
      done: 'Two cards face down. Somebody over there scratches an antenna.',
      other: 'Any two would do. For this trick, {{beach}} and {{jungle}}.',
      one: 'Lock only one?',
    },
    slip: {
      task: '{{gnash}} crouches at {{beach}}. Which card slips back into your hand?',
      hint: 'You reveal the other one.',
      done: 'You reveal {{jungle}}, whistling.',
      jungle: 'Then you would walk out onto {{beach}} and say hello. The other one!',
    },
    home: {
      task: 'Use {{jungle}}: it comes back by itself and brings {{river}} along.',
      done: 'Five cards again, and nobody ever saw {{beach}}.',
      other: 'You may. But {{jungle}} carries two cards home for nothing.',
    },
  },
  dodge: {
    title: 'A card up your sleeve',
    learns: 'Survival cards: one a round, each in its own phase.',
    moral: 'Read the phase on the card first, the effect second.',
    sleeve:
      'You hold {{dodge}}. It works in phase 3, nose to nose with the Creature, and not a moment sooner.',
    bold: {
      task: 'So be bold: lock {{beach}}.',
      done: 'Come and get me.',
      other: 'Careful people do that. You have {{dodge}}: lock {{beach}}.',
      early: 'Play Dodge right now?',
    },
    wait: {
      task: 'The token lies on {{beach}}, your card still face down. Not yet: pass.',
      done: 'Cards up!',
      early: 'Now? Please?',
    },
    now: {
      task: 'It found you. Now play {{dodge}}!',
      done: '{{gnash}} hugs a rock.',
      pass: 'And be eaten with {{dodge}} in your hand? It would be embarrassing.',
    },
    beach: {
      task: 'Nobody can stop you now. Use {{beach}}.',
      done: 'Got away, and set the Marker in passing.',
      other: 'You may. But look, {{beach}} is all yours.',
    },
  },
  artemia: {
    title: 'The planet bites, too',
    learns: 'A second token hunts you: it costs a card, never Will.',
    moral: 'Artemia takes a card and the power, but no Will, and Assimilation stays where it is.',
    symbols:
      'Rescue is near, so the planet wakes up. Where the track shows the Artemia symbol, {{gnash}} places a second token.',
    river: {
      task: 'Two tokens look for you now. Lock {{river}}.',
      done: 'And it was going so well.',
      other: 'In a game, go where you like. For this one, {{river}}.',
    },
    spare: {
      task: 'Artemia! No power, and a card of your hand goes. Which one can you spare?',
      hint: 'Keep the one that you want to play next.',
      done: 'No Will lost, no space for {{gnash}}. The planet only nibbles.',
    },
  },
  doors: {
    title: 'Fences and doors',
    learns: 'Force Field shuts two places, Gate goes around it.',
    moral: 'A fenced place cannot be locked. Its power can still be had, by the place next door.',
    fence:
      '{{gnash}} has played {{forceField}}: nobody can lock {{beach}} or {{rover}} this round. Both places are still there, though.',
    around: {
      task: 'Lock {{river}}, right beside {{beach}}.',
      done: 'One card face down, one up your sleeve.',
      other: 'A quiet corner. But {{river}} lies next door to {{beach}}: lock that.',
      over: 'Climb over the fence to the Beach?',
    },
    later: {
      task: '{{gate}} is for the moment in which you decide. Pass.',
      done: 'Cards up: {{gnash}} sits in the {{jungle}}, with {{milo}}.',
    },
    stillLater: {
      task: 'Phase 3, but you decide about nothing yet. Pass once more.',
      done: 'Now it is your turn to decide.',
      early: 'Open the Gate already?',
    },
    through: {
      task: 'Now play {{gate}}: use {{beach}} from {{river}}.',
      done: 'Over the fence without touching it. Rescue moves, and {{gnash}} never saw you there.',
      other: 'You may. But beyond {{gate}} the Marker lies on {{beach}}: a whole space of rescue.',
    },
  },
  source: {
    title: 'The Source runs dry',
    learns: 'A place of the reserve: a Survival card, or 1 Will.',
    moral: 'No card in deck or discard pile: nothing is drawn. Then drink, if somebody is thirsty.',
    hoard:
      '{{milo}} holds every Survival card there is. He calls it being prepared. Deck and discard pile are empty.',
    well: {
      task: 'You own {{source}}, a place of the reserve. Lock it.',
      done: '{{gnash}} looks for you at {{river}}.',
      other: 'Another night. This one is about {{source}}.',
    },
    drink: {
      task: 'You have 2 Will. Use {{source}} to get 1 back.',
      hint: 'The power offers two things. One of them has run out.',
      done: '3 Will. It tastes of minerals and hope.',
      nothing: 'Just sit by the water? Drink!',
      other: 'Cards come back by other ways, too. Will hardly ever does: drink.',
      draw: 'Draw a Survival card?',
    },
  },
  creature: {
    title: 'Now you are the Creature',
    learns: 'Read discard piles, bare your teeth, pounce.',
    moral: 'Whoever holds the fewest cards tastes best.',
    wait: {
      task: 'Everybody has locked. Your Hunt cards are for phase 2, so pass.',
      done: 'Lights out. Now you hunt.',
      early: 'Show my teeth at once?',
    },
    look: 'Look at {{milo}}’s discard pile: four places lie there. He began with five. Hmm.',
    teeth: {
      task: 'Play {{fierceness}}: whoever you catch loses 1 Will more.',
      interference:
        '{{interference}} spoils Beach and Wreck. But somebody caught gets no power anyway: {{fierceness}} bites deeper.',
      end: 'You have not even placed your token!',
      other: 'Right idea. First the card, so that you do not forget your teeth.',
    },
    pounce: {
      task: 'Put your token where {{milo}} is.',
      hint: 'Lair, Jungle, River and Rover lie in his pile. One of the first five is missing.',
      done: 'Sure of it. Now nothing can go wrong.',
      end: 'Leaving your token off is allowed. It is also a present.',
      nobody: 'Nobody owns that card yet: the places 6 to 10 all lie in the reserve.',
      other:
        'Somebody else could be there, one time in five. {{milo}} is certain: which place is not in his pile?',
      second: 'A second Hunt card?',
      artemia: 'The Artemia token, too?',
    },
    end: {
      task: 'End the hunt.',
      done: '{{milo}} has 1 Will left and trust issues. Assimilation moves.',
    },
  },
}
