/** The rules in short, for somebody who has five minutes. */
const sections = {
  goal: {
    title: 'What it is about',
    text: 'Everybody builds a space empire of cards: developments and worlds, laid face up into the own tableau. A card in hand is three things: something to build, money to pay for another card, or, face down on a world, a good. Who has most victory points (VP) at the end wins.',
  },
  round: {
    title: 'A round',
    text: 'All secretly choose an action card and reveal it at the same time. Only phases that somebody chose take place, always in the order Explore, Develop, Settle, Consume, Produce. In each of them everybody acts; whoever chose it gets a bonus as well. So watch what the others need: you need not choose a phase that somebody else will.',
  },
  explore: {
    title: 'I Explore',
    text: 'Draw {{draw}} cards and keep {{keep}}; the rest is discarded. Bonus: draw 5 more, or draw 1 more and keep 1 more. Look at everything you drew before you choose.',
  },
  develop: {
    title: 'II Develop',
    text: 'Everybody may place one development from hand. Its cost is paid by discarding that many other cards from hand. Bonus: it costs 1 less. Nobody has two developments of the same name.',
  },
  settle: {
    title: 'III Settle',
    text: 'Everybody may place one world from hand. A non-military world is paid for like a development. A military world is conquered instead: you need Military of at least its defense, and pay nothing. Bonus: draw 1 card after placing a world.',
  },
  military: {
    title: 'Military',
    text: 'Add up the Military on your cards, negative numbers too. Some of it counts only against worlds of one kind or against Rebels. Conquering does not use Military up: it is there again next time. Some cards let you discard something for Military until the end of the phase, and some let you pay for a military world after all.',
  },
  goods: {
    title: 'Goods and worlds',
    text: 'A windfall world comes with a good and then stays empty until a power fills it again. A production world comes empty and gets a good in every Produce phase. There is room for one good on a world, and its kind is that of the world.',
  },
  consume: {
    title: 'IV Consume',
    text: 'Use every consume power in your tableau once, in any order: they turn goods into VP chips and cards. You must go on until no such power can be used. A power takes as many goods as it can, so think about the order. Bonus of 2× VP: chips for goods count twice.',
  },
  trade: {
    title: 'Trade',
    text: 'Only the player of Consume: Trade sells a good, before the consume powers, and must if possible: Novelty brings {{novelty}} cards, Rare {{rare}}, Genes {{genes}}, Alien {{alien}}, and trade powers add more.',
  },
  produce: {
    title: 'V Produce',
    text: 'Every production world without a good produces one. Then powers fill windfall worlds and draw cards. Bonus: a good on one windfall world.',
  },
  roundEnd: {
    title: 'End of the round',
    text: 'Whoever has more than {{hand}} cards in hand discards down to {{hand}}. During the round a hand may be larger.',
  },
  end: {
    title: 'End of the game',
    text: 'The game ends with the round in which somebody has {{tableau}} cards in the tableau or the pool of VP chips ({{chips}} per player) is used up.',
  },
  scoring: {
    title: 'Scoring',
    text: 'VP chips, VP of your cards, and the special VP of developments that cost 6 and of a few worlds. Their lists are read from the top, and each of your cards counts for the first line that it fits. On a tie, most cards in hand and goods on worlds decide.',
  },
  twoPlayers: {
    title: 'Two players',
    text: 'In the advanced game each player chooses two different action cards a round. Choose both Develop or both Settle cards, and that phase takes place twice. Both Explore cards add up; with both Consume cards you trade and then get double VP.',
  },
  orb: {
    title: 'The orb',
    text: 'An alien sphere that grows from cards. Whenever anybody explores, everybody takes two of three orb actions first, in order of orb priority: move survey teams, play an orb card, draw an orb card. Orb/Explore gives all three, and a higher priority. Or pass: go to the top and bring teams back to an airlock.',
  },
  orbMoving: {
    title: 'Moving on the orb',
    text: 'A survey team moves up to {{steps}} spaces, not diagonally. Walls stop it. A beam barrier needs Military of its strength: your Military, that against Alien worlds, and that for this phase. From one jump tube to any other is one step. On an artifact a team stops and takes it.',
  },
  orbCards: {
    title: 'Placing orb cards',
    text: 'Turn the card as you like. It must touch or overlap the orb and add at least one space. It may not cover airlocks, artifacts or survey teams. Along the outer rim of the orb each border must stay the same or get worse: open, barriers from 3 to 7, wall.',
  },
  artifacts: {
    title: 'Artifacts',
    text: 'A token is secret until you use it, and every token works once: on the orb, as a discount, as Military or as an Alien good. All tokens that you took score, used or not.',
  },
  orbEnd: {
    title: 'The last orb card',
    text: 'The game also ends with the round in which the last orb card leaves the deck.',
  },
}

const glossary = {
  tableau: { title: 'Tableau', text: 'The cards that you have placed, start world included.' },
  cost: {
    title: 'Cost',
    text: 'So many other cards from your hand are discarded to place the card. Discounts lower it, never below 0.',
  },
  defense: { title: 'Defense', text: 'The Military that conquering a military world takes.' },
  conquer: {
    title: 'Conquer',
    text: 'Place a military world with Military instead of cards. Discounts do not count, and a world that you paid for was not conquered.',
  },
  windfall: {
    title: 'Windfall world',
    text: 'Has a good as soon as it is placed. Later only powers and the Produce bonus put goods there.',
  },
  production: {
    title: 'Production world',
    text: 'Gets a good in each Produce phase, if it has none. Comes without.',
  },
  power: {
    title: 'Power',
    text: 'Works in its own phase, if the card lay there when the phase began. Powers of the same kind add up.',
  },
  tempMilitary: {
    title: 'Temporary Military',
    text: 'Counts until the end of the phase, for as many conquests as you make in it.',
  },
  keyword: {
    title: 'Words in capitals',
    text: 'ALIEN, IMPERIUM, REBEL, TERRAFORMING and UPLIFT do nothing by themselves; other cards count them. A card that is ALIEN need not be an Alien world: that goes by its good.',
  },
  chromosome: {
    title: 'Chromosome',
    text: 'A sign on Uplift races. Some powers refer to it.',
  },
  chips: {
    title: 'VP chips',
    text: 'Points won in Consume. The pool holds {{chips}} per player; the last gain is paid in full even if the pool cannot.',
  },
  orbMilitary: {
    title: 'Temporary Military on the orb',
    text: 'It can also be gained while survey teams move, for barriers.',
  },
  good: { title: 'Good', text: 'A card from the deck, face down on a world. Nobody knows its face.' },
  priority: {
    title: 'Orb priority',
    text: 'The order in which players act on the orb. Passing puts you on top, Orb/Explore one step up.',
  },
}

export const rules = { sections, glossary }

/** Titles of the groups in which a reader looks things up. */
export const type = {
  sections: 'The rules in short',
  glossary: 'Words of the game',
  card: 'Cards',
  action: 'Action cards',
  good: 'Goods',
  artifact: 'Artifacts',
  orb: 'The rules of the orb',
  cell: 'Spaces of the orb',
  edge: 'Borders on the orb',
}
