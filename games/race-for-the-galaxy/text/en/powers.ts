/** The sentences that tell what cards do; `describe.ts` fills them from the rows. */
export const when = {
  onPlace: 'When placed',
  explore: 'Explore',
  develop: 'Develop',
  settle: 'Settle',
  trade: 'Trade',
  consume: 'Consume',
  produce: 'Produce',
  orbMove: 'Moving teams',
  exploreOrSettle: 'Moving teams or Settle',
  any: 'Any phase',
  power: '{{phase}}: {{power}}',
}

export const price = {
  defense: 'its defense',
  defenseLess: 'its defense less {{count}}',
}

export const goods = {
  any_one: '{{count}} good',
  any_other: '{{count}} goods',
  kind_one: '{{count}} {{good}} good',
  kind_other: '{{count}} {{good}} goods',
  different_one: '{{count}} good',
  different_other: '{{count}} goods of different kinds',
}

export const reward = {
  vp: '{{count}} VP',
  cards_one: '{{count}} card',
  cards_other: '{{count}} cards',
  both: '{{points}} and {{drawn}}',
}

export const power = {
  onPlace: {
    mayDiscardForGood: 'You may discard 1 card from hand to put a good on this world.',
    addSurveyTeam: 'Add a small airlock to the orb and start a second survey team there.',
  },
  explore: {
    extraDraw_one: 'Draw {{count}} more card.',
    extraDraw_other: 'Draw {{count}} more cards.',
    extraKeep_one: 'Keep {{count}} more card.',
    extraKeep_other: 'Keep {{count}} more cards.',
    orbMove_one: 'In the orb step, each of your survey teams may move {{count}} more space.',
    orbMove_other: 'In the orb step, each of your survey teams may move {{count}} more spaces.',
  },
  develop: {
    discount: 'Your development costs {{count}} less.',
    drawAtPhaseStart_one: 'At the start of the phase, draw {{count}} card.',
    drawAtPhaseStart_other: 'At the start of the phase, draw {{count}} cards.',
    drawAfterPlacing_one: 'After you place a development, draw {{count}} card.',
    drawAfterPlacing_other: 'After you place a development, draw {{count}} cards.',
  },
  settle: {
    discount: 'Worlds that you pay for cost {{count}} less.',
    discountKind: '{{good}} worlds that you pay for cost {{count}} less.',
    military: '{{amount}} Military.',
    militaryKind: '{{amount}} Military against {{good}} worlds.',
    militaryRebel: '{{amount}} Military against REBEL military worlds.',
    militaryPerChromosome:
      '{{amount}} Military for each of your worlds with a chromosome, this one included.',
    tempMilitaryCard:
      'While conquering, you may discard this card: {{amount}} Military until the end of the phase.',
    tempMilitaryGood:
      'While conquering, you may discard 1 {{good}} good: {{amount}} Military until the end of the phase.',
    payForMilitary:
      'You may pay for a military world instead of conquering it, for {{price}} and any discounts. Not for {{good}} worlds.',
    payForMilitaryKind:
      'You may pay for a military {{good}} world instead of conquering it, for {{price}} and any discounts.',
    payForMilitaryChromosome:
      'You may pay for a military world with a chromosome instead of conquering it, for {{price}} and any discounts. Not for {{good}} worlds.',
    settleZeroCost:
      'While paying for a world, you may discard this card: the world is free. Not for {{good}} worlds.',
    extraSettleZeroCost:
      'After your other world, or without one, you may discard this card to place a world from hand for free. Not {{good}} worlds; military worlds only if you can pay for them.',
    extraConquerLeftover:
      'After you conquer a military world from hand, you may conquer another one with the Military left over.',
    flipSettle:
      'Instead of settling from hand, you may reveal the top card of the deck: a non-military world is placed for free, any other card goes to your hand.',
    drawAfterPlacing_one: 'After you place a world, draw {{count}} card.',
    drawAfterPlacing_other: 'After you place a world, draw {{count}} cards.',
  },
  trade: {
    tradeBonus_one: 'Any good that you sell brings {{count}} more card.',
    tradeBonus_other: 'Any good that you sell brings {{count}} more cards.',
    tradeBonusKind_one: 'A {{good}} good that you sell brings {{count}} more card.',
    tradeBonusKind_other: 'A {{good}} good that you sell brings {{count}} more cards.',
    tradeBonusHere_one: 'The good of this world, when you sell it, brings {{count}} more card.',
    tradeBonusHere_other: 'The good of this world, when you sell it, brings {{count}} more cards.',
    cannotSellHere: 'You cannot sell the good of this world with Consume: Trade.',
  },
  consume: {
    consumeGoods: 'Turn {{goods}} into {{reward}}.',
    consumeGoodsUpTo: 'Turn up to {{goods}} into {{reward}} each.',
    consumeGoodsEachKind: 'Turn 1 good of each kind that you have, up to {{count}}, into {{reward}} each.',
    consumeAllGoods: 'Turn all your goods into {{reward}} each, less {{count}} VP in all.',
    discardHand: 'You may discard {{count}} card from hand for {{reward}}.',
    discardHandUpTo_one: 'You may discard {{count}} card from hand for {{reward}}.',
    discardHandUpTo_other: 'You may discard up to {{count}} cards from hand for {{reward}} each.',
    sellGood: 'Sell 1 good, with your trade bonuses.',
    sellGoodPlain: 'Sell 1 good at its basic price, without trade bonuses.',
    draw_one: 'Draw {{count}} card.',
    draw_other: 'Draw {{count}} cards.',
    gamble:
      'Name a number from {{from}} to {{to}} and reveal the top card of the deck: if that is its cost or defense, take it, otherwise it is discarded.',
  },
  produce: {
    produce: 'A good is produced on this world.',
    produceOnWindfall: 'Fill one of your windfall worlds with a good.',
    produceOnWindfallKind: 'Fill one of your {{good}} windfall worlds with a good.',
    draw_one: 'Draw {{count}} card.',
    draw_other: 'Draw {{count}} cards.',
    drawIfProducedHere_one: 'Draw {{count}} card if a good is produced on this world.',
    drawIfProducedHere_other: 'Draw {{count}} cards if a good is produced on this world.',
    drawPerGoodProduced_one: 'Draw {{count}} card for each {{good}} good that you produced.',
    drawPerGoodProduced_other: 'Draw {{count}} cards for each {{good}} good that you produced.',
    drawPerKindProduced_one: 'Draw {{count}} card for each kind of good that you produced.',
    drawPerKindProduced_other: 'Draw {{count}} cards for each kind of good that you produced.',
    drawIfMostProduced_one: 'Draw {{count}} card if you produced more {{good}} goods than anybody else.',
    drawIfMostProduced_other: 'Draw {{count}} cards if you produced more {{good}} goods than anybody else.',
    drawPerTableau_one: 'Draw {{count}} card for each {{cards}} in your tableau.',
    drawPerTableau_other: 'Draw {{count}} cards for each {{cards}} in your tableau.',
    gatherRareGoods:
      'At the start of the phase, you may move Rare goods of your worlds onto this one, which holds any number.',
  },
}

export const short = {
  onPlace: {
    mayDiscardForGood: 'Discard 1 for a good',
    addSurveyTeam: 'Second survey team',
  },
  explore: {
    extraDraw: 'Draw +{{count}}',
    extraKeep: 'Keep +{{count}}',
    orbMove: 'Teams +{{count}}',
  },
  develop: {
    discount: 'Cost −{{count}}',
    drawAtPhaseStart: 'First draw {{count}}',
    drawAfterPlacing: 'After: draw {{count}}',
  },
  settle: {
    discount: 'Cost −{{count}}',
    discountKind: '{{good}} cost −{{count}}',
    military: 'Military {{amount}}',
    militaryKind: 'Military {{amount}} vs {{good}}',
    militaryRebel: 'Military {{amount}} vs REBEL',
    militaryPerChromosome: 'Military {{amount}} per chromosome',
    tempMilitaryCard: 'Discard: Military {{amount}}',
    tempMilitaryGood: '{{good}} good: Military {{amount}}',
    payForMilitary: 'Pay for military: {{price}}',
    payForMilitaryKind: 'Pay for {{good}} military: {{price}}',
    payForMilitaryChromosome: 'Pay for chromosome military: {{price}}',
    settleZeroCost: 'Discard: free world',
    extraSettleZeroCost: 'Discard: one more, free',
    extraConquerLeftover: 'Second conquest',
    flipSettle: 'Or reveal from deck',
    drawAfterPlacing: 'After: draw {{count}}',
  },
  trade: {
    tradeBonus: 'Sale +{{count}}',
    tradeBonusKind: '{{good}} sale +{{count}}',
    tradeBonusHere: 'Sale of this good +{{count}}',
    cannotSellHere: 'No Trade here',
  },
  consume: {
    consumeGoods: '{{goods}} → {{reward}}',
    consumeGoodsUpTo: 'Up to {{goods}} → {{reward}} each',
    consumeGoodsEachKind: '1 good of each kind → {{reward}} each',
    consumeAllGoods: 'All goods → {{reward}} each −{{count}}',
    discardHand: '{{count}} hand card → {{reward}}',
    discardHandUpTo_one: '{{count}} hand card → {{reward}}',
    discardHandUpTo_other: 'Up to {{count}} hand cards → {{reward}} each',
    sellGood: 'Sell 1 good',
    sellGoodPlain: 'Sell 1 good, no bonuses',
    draw: 'Draw {{count}}',
    gamble: 'Gamble {{from}}–{{to}}',
  },
  produce: {
    produce: 'Produces',
    produceOnWindfall: 'Windfall: any kind',
    produceOnWindfallKind: 'Windfall: {{good}}',
    draw: 'Draw {{count}}',
    drawIfProducedHere: 'Produced here: draw {{count}}',
    drawPerGoodProduced: 'Draw {{count}} per {{good}}',
    drawPerKindProduced: 'Draw {{count}} per kind',
    drawIfMostProduced: 'Most {{good}}: draw {{count}}',
    drawPerTableau: 'Draw {{count}} per {{cards}}',
    gatherRareGoods: 'Gather Rare goods',
  },
}

/** Which cards are counted: every part ends with the space before the next one. */
export const filter = {
  card: '{{card}}',
  any: '{{keyword}}card{{cost}}{{power}}',
  development: '{{keyword}}development{{cost}}{{power}}',
  world: '{{keyword}}{{military}}{{good}}{{production}}world{{cost}}{{power}}',
  part: {
    keyword: '{{keyword}} ',
    military: 'military ',
    nonMilitary: 'non-military ',
    good: '{{good}} ',
    production: 'production ',
    windfall: 'windfall ',
    cost: ' of cost {{count}}',
    minCost: ' of cost {{count}} or more',
    power: {
      onPlace: ' that does something when placed',
      explore: ' with an Explore power',
      develop: ' with a Develop power',
      settle: ' with a Settle power',
      trade: ' with a Trade power',
      consume: ' with a Consume power',
      produce: ' with a Produce power',
    },
  },
}

export const scoring = {
  end: 'End of game: {{score}}',
  perCard: '{{count}} VP for each {{cards}}.',
  oneCard: '{{count}} VP for {{cards}}.',
  totalMilitary: '{{count}} VP for each point of your Military; a negative total costs VP.',
  vpChips: '{{count}} VP for every {{every}} VP in your chips.',
  perArtifact: '{{count}} VP for each {{class}} artifact that you took (orb game).',
  firstOnly: 'Each of your cards, this one included, counts only for the first line that it fits.',
}

export const kind = {
  development: 'Development',
  military: 'Military',
  nonMilitary: 'Non-military',
  none: '{{military}} world',
  production: '{{military}} {{good}} production world',
  windfall: '{{military}} {{good}} windfall world',
  storage: '{{military}} world that stores {{good}} goods',
}

export const set = { base: 'Base set', 'alien-artifacts': 'Alien Artifacts' }

export const face = {
  face: '{{kind}}, {{cost}}, {{vp}}.',
  cost: 'cost {{count}}',
  defense: 'defense {{count}}',
  vp: '{{count}} VP',
  vpVariable: 'VP at the end of the game',
  keyword: '{{keyword}}',
  chromosome: 'Chromosome',
  startBlue: 'Blue start world {{number}}',
  startRed: 'Red start world {{number}}',
  and: '{{first}}, {{rest}}',
  source_one: '{{set}}: {{count}} card.',
  source_other: '{{set}}: {{count}} cards.',
}

export const artifactPower = {
  crossWallOrBarrier: 'One survey team passes one wall or one beam barrier.',
  crossBarrier: 'One survey team passes one beam barrier of any strength.',
  extraTeamMove_one: 'One survey team may move {{count}} more space.',
  extraTeamMove_other: 'One survey team may move {{count}} more spaces.',
  discountDevelopment: 'Your development costs {{count}} less.',
  discountNonMilitaryWorld: 'A world that you pay for costs {{count}} less.',
  discountKind: 'Up to {{worlds}} {{good}} worlds that you pay for in this phase cost {{count}} less each.',
  military: '{{amount}} Military until the end of the phase.',
  militaryKind: '{{amount}} Military against {{good}} worlds until the end of the phase.',
  actsAsGood:
    'Use it as one {{good}} good: sell it with Consume: Trade, consume it or discard it for Military.',
}

export const artifactFace = {
  plain_one: 'Artifact with back {{back}}, {{count}} token.',
  plain_other: 'Artifact with back {{back}}, {{count}} tokens.',
  ofClass_one: '{{class}} artifact with back {{back}}, {{count}} token.',
  ofClass_other: '{{class}} artifact with back {{back}}, {{count}} tokens.',
  chooseOne: 'Use it once, for one of these:',
  noPower: 'No power.',
  vp: '{{count}} VP, used or not.',
  upliftBases: '{{count}} VP more for each uplift base in sight on the orb at the end.',
}

export const bonus = {
  explore_one: 'Draw {{count}} more card.',
  explore_other: 'Draw {{count}} more cards.',
  exploreKeep: 'Draw {{count}} more card and keep {{keep}} more.',
  developDiscount: 'Your development costs {{count}} less.',
  drawAfterFirstWorld_one: 'After placing your first world, draw {{count}} card.',
  drawAfterFirstWorld_other: 'After placing your first world, draw {{count}} cards.',
  sellGood: 'Before the consume powers, sell 1 good for cards; you must if you can.',
  multiplyConsumeVp: 'VP that you gain for goods are multiplied by {{count}}.',
  produceOnWindfall: 'Fill one of your windfall worlds with a good.',
  orb: 'Move up {{count}} in orb priority and take all three orb actions, but draw and keep no more cards.',
}
