/** The words of the lessons in English. Keep tasks short: on a phone they stand beside what they ask about. */
export const en = {
  name: { juno: 'Juno', rix: 'Rix' },
  pay: {
    title: 'Cards are money',
    learns: 'Choose an action, build something, pay with other cards.',
    moral: 'Most cards you draw will be money. That is not bad luck, it is the economy.',
    three:
      'Every card is three things: something to build, a coin, or a good. Build one of these, pay with the others.',
    develop: {
      task: 'Choose the action Develop.',
      done: '{{rix}} chose at the same moment, in secret: Produce.',
      other: 'A real action, but not what this lesson needs. Develop!',
    },
    marines: {
      task: 'Build {{marines}}. Cost 2, and your bonus for choosing Develop takes 1 off.',
      done: 'So the price is one other card.',
      ships: 'You could just pay for {{ships}}, with everything else you have. Start smaller.',
      nothing: 'You chose this phase, bonus and all. Do not just look at it.',
      world: 'Build a world, too?',
    },
    price: {
      task: 'Pay: discard the card that you would miss least.',
      hint: 'There is no wrong answer. Everybody weeps over their first one.',
      done: '+2 Military from the next Settle on, and 1 point at the end.',
    },
  },
  everybody: {
    title: 'Everybody does it',
    learns: 'A phase that anybody chooses is played by all.',
    moral: 'Before you choose, ask: what will the others choose for me?',
    guess:
      '{{rix}} holds five cards and Military: that smells of Settle. If so, everybody settles, you too. So choose something else!',
    explore: {
      task: 'Choose one of the two Explores.',
      hint: '+5: see seven cards, keep one. +1,+1: see three, keep two.',
      done: '{{rix}} did choose Settle. Phases come in order: first Explore.',
      settle: 'If {{rix}} settles anyway, you gain one card by it. A second phase is worth more.',
      other: 'A fine action, another day. Explore!',
    },
    keep: {
      task: 'Keep what fits, and wave the rest goodbye.',
      hint: 'Something cheap that you can place soon.',
      done: '{{rix}} explored as well, but without your bonus. Now comes the Settle, for you too.',
    },
    spice: {
      task: 'Place {{spice}}: 2 cards.',
      done: 'A Settle that somebody else ordered.',
      kept: 'A good one, for later. {{spice}} is cheap and makes goods: begin with that.',
      other: 'You may wait, but this phase is a present.',
    },
    price: {
      task: 'Pay 2 cards.',
      done: 'No card for you afterwards: the bonus belongs to whoever chose, and that was {{rix}}.',
    },
  },
  military: {
    title: 'Take it by force',
    learns: 'Military worlds are not bought. They are convinced.',
    moral: 'Military is never used up: it takes one world in every Settle, for nothing.',
    force: 'A military world is conquered: your Military must reach its defense. That costs no card at all.',
    settle: {
      task: 'Choose Settle.',
      done: 'Your bonus: a card after you have placed a world.',
      other: 'Not today. Today there is a world to be had for nothing: Settle.',
    },
    free: {
      task: 'Which of your worlds costs you nothing?',
      hint: 'You have 2 Military. Look at the defense in the corner.',
      done: 'Defense 2, Military 2: it surrenders politely. A windfall world even comes with a good.',
      gem: '{{gem}} is nice, for two cards. {{sentry}} is free, and brings an Alien good.',
      nothing: 'Nothing is what {{rix}} hopes for.',
      outpost: 'Attack the Rebel Outpost?',
    },
    again: '{{sparta}} still has its 2 Military. Armies get bored: send them out again.',
  },
  trade: {
    title: 'Sell high',
    learns: 'An empty hand and a full warehouse: sell one good.',
    moral: 'Novelty 2, Rare 3, Genes 4, Alien 5: that is what a good is worth in cards.',
    prices: 'No cards, two goods. The market pays 2 cards for Novelty, 3 for Rare, 4 for Genes, 5 for Alien.',
    trade: {
      task: 'Choose Consume: Trade.',
      done: '{{rix}} explores, so you explore along. Then the market opens, for you alone: only who chose Trade sells.',
      double: 'Double of nothing: you have no power that turns goods into points. Sell!',
      other: 'With an empty hand? First money: Consume: Trade.',
    },
    sell: {
      task: 'You sell exactly one good. Which?',
      hint: '{{spice}} pays 2 extra for Novelty: 4. Genes pay 4, too. Which one grows back by itself?',
      done: 'Four cards, and in the next Produce {{spice}} makes another. The windfall good would have been gone.',
      genes: 'Four cards as well. But a windfall world stays empty afterwards: sell what grows back.',
    },
  },
  engine: {
    title: 'Produce, then consume',
    learns: 'Fill your worlds, then turn goods into points, twice.',
    moral: 'Produce, consume, produce, consume: this humming sound is called an engine.',
    produce: {
      task: 'Your worlds stand empty. Choose Produce.',
      done: 'Everybody produces. Your bonus fills one windfall world on top.',
      other: 'First something has to grow: Produce.',
    },
    windfall: {
      task: 'Which windfall world do you fill?',
      hint: 'Think of the price: Rare 3, Genes 4.',
      done: 'Three goods: Novelty, Rare and Genes. Next round!',
      rare: 'A good is a good, for points. But if you ever sell it, Genes bring a card more.',
    },
    double: {
      task: 'Choose Consume: 2x VP.',
      done: 'Every point for goods counts twice.',
      trade: 'Four cards now, but your points stay single. Here, double.',
      other: 'Your goods are getting stale. Consume: 2x VP!',
    },
    colony: {
      task: 'Use {{colony}}: any good will do. Which can you spare?',
      hint: 'The windfall good does not come back by itself. Keep it for a better day.',
      done: '1 point, doubled: 2 chips. And the Genes still wait for a buyer.',
      genes: 'Same points, but that is your dearest good, and the slowest to come back.',
      stop: 'Stop, and keep them all?',
    },
  },
  order: {
    title: 'In the best order',
    learns: 'Picky powers first, greedy ones last.',
    moral: 'First the powers that take only one kind. Those that eat anything can wait.',
    puzzle:
      'Three goods, three powers, points doubled: 8 points and a card, in the best order. The table would work it out for you. Do it by hand, once.',
    begin: {
      task: 'Which power comes first?',
      hint: 'Which one pays most for each good? And which eats nothing but Genes?',
      done: 'Delicious. On the way to 8.',
      earth: '{{earth}} pays 1 for each of two goods. {{tourist}} pays 3 for two. Feed the greedy one last.',
      genes: 'Then {{plague}}, which eats nothing but Genes, goes hungry. Keep it that good.',
      stop: 'Stop before they spoil it?',
    },
    goOn: {
      task: 'And now?',
      done: 'Nothing left on the plates: 8 points and a card.',
      other: 'There is more in it: who pays best for what is left?',
    },
  },
  six: {
    title: 'The big sixes',
    learns: 'Developments of cost 6 score for what you have.',
    moral: 'From the middle of a game on, let one big six tell you what to collect.',
    price:
      'Two developments of cost 6. Your bonus and {{credits}} take 1 off each: 4 cards. You can afford one.',
    which: {
      task: 'Which one suits your empire?',
      hint: 'You have 7 Military, and one production world.',
      done: 'It scores your Military, with its own 2: that makes 9 points.',
      guild: '{{guild}} pays 2 points for each production world. You have one. {{order}} scores 9.',
      other: 'Four cards to spare, and a hand that scores nothing at the end. Build!',
    },
    payment: {
      task: 'Pay 4 cards.',
      done: 'Yes, {{guild}} was money all along.',
    },
  },
  finish: {
    title: 'Finish first',
    learns: 'How a game ends, and why you should be the one to end it.',
    moral: 'Twelve cards or no chips: whoever is ahead should hurry, whoever is behind should not help.',
    twelve:
      'Twelve cards in somebody’s tableau, or an empty pool of chips, and the game is over after the round. You have eleven, and you lead.',
    end: {
      task: 'End it: choose Settle.',
      done: 'Do not wait for {{rix}} to do it for you.',
      other: 'Each further round lets {{rix}} catch up. Settle, and be done.',
    },
    any: {
      task: 'Place any world at all.',
      hint: 'All of them are 1 point: the cheapest is as good as any.',
      done: 'The twelfth card!',
      other: 'Then the game goes on, and {{rix}} breathes again.',
      dear: 'The big one, for 5 points?',
    },
    payment: {
      task: 'Pay for it. You will not need the rest.',
      done: 'The round was played to its end, and then they counted.',
    },
  },
  two: {
    title: 'Two actions a round',
    learns: 'The game for two: choose a pair that works together.',
    moral: 'Two phases that hand over to each other are worth three that do not.',
    pairs:
      'With two players, each usually chooses two actions. The order stays: Explore, Develop, Settle, Consume, Produce.',
    chain: {
      task: 'Turn goods into double points, and have your worlds full again. Which two?',
      hint: 'Consume comes before Produce.',
      done: '{{rix}} chose Develop twice: two Develop phases, for everybody. You have nothing to build.',
      other: 'It can be played. But look for two that hand over to each other.',
      single: 'Only one, I am shy?',
    },
    earth: {
      task: '{{earth}} eats two of your three goods.',
      done: '2 points doubled make 4, and Produce has filled your worlds again.',
    },
  },
  orb: {
    title: 'Into the orb',
    learns: 'Walk, lay, draw: an old alien maze full of treasure.',
    moral: 'Four steps, no walking through walls, and the treasure scores whether you use it or not.',
    what: 'Something huge and old floats here: the orb. Whoever explores may walk into it before drawing cards.',
    explore: {
      task: 'Choose Orb/Explore: all three orb actions, and one place up in priority.',
      done: 'Your survey team puts on its helmets.',
      plain: 'That goes to the orb, too, but with two of the three actions only.',
      both: 'It goes to the orb as well, with two of the three actions only.',
      other: 'Then nobody walks into the orb today. Orb/Explore!',
    },
    fetch: {
      task: 'Your team has 4 steps. Fetch the artifact: there is a way around the wall.',
      hint: 'Right, right, up, left.',
      done: 'Got it! Only you know what it is. Who takes something stops there, mouth open.',
      pass: 'Passing brings teams home, and priority. But the treasure is four steps away!',
      still: 'Stand still, with a treasure four steps away?',
      other: 'A step in the orb, but in this very move you can reach the artifact.',
      theirs: 'Send their team instead?',
    },
    lay: {
      task: 'Now lay your orb card so that the orb grows.',
      hint: 'It needs one new space at least, and covers no airlock, no token and no team.',
      done: 'The map of the next rounds is your handwriting.',
      other: 'You may leave it. But a card laid well is a path for your team alone.',
      airlock: 'On top of the airlock?',
    },
    keep: {
      task: 'After the orb, Explore as always: keep 1 of 2.',
      done: 'For the third orb action you drew another orb card.',
    },
  },
}
