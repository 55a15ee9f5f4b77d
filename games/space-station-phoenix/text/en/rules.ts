/**
 * The rules in short, for somebody who has five minutes. Numbers that are printed on no card are parameters, so that
 * they are right with every set of components: see `components.ts` beside the languages.
 */
const sections = {
  goal: {
    title: 'What it is about',
    text: 'Everybody takes an old fleet apart, ship by ship, and builds a space station from the metal. Build sectors, fill them with Aliens and Humans, gain influence on the four diplomacy tracks. The most points win. On your turn you use one ship, or you take income; nobody can pass.',
  },
  draft: {
    title: 'Ships and hubs',
    text: 'Each fleet begins with five small ships. From hands of {{hand}} level-3 ships, and then level-2 ships, everybody keeps one and passes the rest on, until each has {{keep}}. Then everybody chooses one of two hubs in secret: the centre of the station, with goods to start with and effects that work from the beginning.',
  },
  dealt: {
    title: 'Ships and hubs',
    text: 'Each fleet begins with five small ships. {{keep}} level-3 ships and {{keep}} level-2 ships are dealt to it, face up. Then everybody chooses one of two hubs in secret: the centre of the station, with goods to start with and effects that work from the beginning.',
  },
  given: {
    title: 'Ships and hubs',
    text: 'Everybody begins with a fleet that is put together: five small ships, level-2 and level-3 ships that go well together, and a hub, the centre of the station, with goods to start with and effects that work from the beginning.',
  },
  ships: {
    title: 'Using a ship',
    text: 'Use any ship without GEM on it: your own, an opponent’s or a neutral one. Lay its cost in GEM on it, and it is used until its owner takes income. For an opponent’s ship also pay the fee to its owner; for a neutral one put your token on it, which comes back with your income. Bonuses always come from your own station. A ship can be used only if you can do at least a part of its action.',
  },
  dismantle: {
    title: 'Dismantle',
    text: 'Remove one unused ship of your own fleet for good and gain its metal. Higher ships give more, but a ship that is gone brings no GEM any more and acts for nobody.',
  },
  construct: {
    title: 'Construction',
    text: 'Pay metal for a sector of the market and add it to the wing of its colour. Each wing takes one sector of level 1, then one of level 2, then one of level 3.',
  },
  transport: {
    title: 'Transport',
    text: 'Make transactions, the same one several times if you like. A teal, pink or brown Alien: {{alien}}. A gold Alien: {{goldAlien}}. One food, water or metal: {{buy}}, or {{swap}}.',
  },
  expedition: {
    title: 'Expedition, farm and ice mining',
    text: 'Roll the dice of the ship and collect as many of them as its cargo allows, one after the other. Food, water and metal are yours. With a human die observe ({{observe}}), or recruit a Human for {{recruit}}. Farm ships and ice-mining ships just bring the food or the water that is printed on them.',
  },
  diplomacy: {
    title: 'Diplomacy',
    text: 'Pay the lobbying cost of the next level of a track and advance by one. Level-3 ships advance on up to two different tracks.',
  },
  bonus: {
    title: 'Diplomacy bonus',
    text: 'When anybody has used a dismantle, construction, transport or expedition ship, everybody gains from that track. Whoever leads it alone takes one bonus of the own level or below; all others one of a level below their own. Levels 4 and 5 give two bonuses of lower levels, of different kinds: never GEM twice.',
  },
  residents: {
    title: 'Residents',
    text: 'Teal, pink and brown Aliens live in sectors of their own colour, gold Aliens and Humans anywhere. The quarters of a sector fill from left to right. Only an occupied quarter has its effect, and never in the turn in which somebody moves in.',
  },
  income: {
    title: 'Income',
    text: 'You may take income with {{mostGem}} GEM or less, if a ship of your fleet is used, or if you can use no ship at all. The GEM on your ships go to the supply and your token comes back. You gain the income of hub and quarters. Then use each power once, if you like; then move residents to other sectors, for {{relocation}} GEM each.',
  },
  end: {
    title: 'How it ends',
    text: 'Whoever ends a turn with {{endScore}} points on the score track, with {{endSectors}} sectors, or with {{endAliens}} or fewer Aliens in the supply triggers the end. Everybody else has one more turn.',
  },
  scoring: {
    title: 'Final score',
    text: 'The score track, plus: the points of your sectors; {{resident}} for each resident; {{first}} for the most and {{second}} for the second most residents of each species (ties share); what hub and level-3 quarters score at the end; 1 for every {{gems}} GEM and 1 for every {{resources}} resources left. A tie goes to the most Aliens, then to the most Humans.',
  },
}

const glossary = {
  gem: {
    title: 'GEM',
    text: 'The money. It is no resource. GEM on ships belong to nobody and go to the supply with income.',
  },
  resource: { title: 'Resource', text: 'Food, water or metal.' },
  used: { title: 'Used', text: 'A ship is used as long as there is GEM on it.' },
  fee: {
    title: 'Fee',
    text: 'GEM that you pay to the owner for using a ship of an opponent, beside its cost.',
  },
  neutral: {
    title: 'Neutral ship',
    text: 'It belongs to nobody. You can use one of them between two incomes of yours.',
  },
  wing: {
    title: 'Wing',
    text: 'The sectors of one colour of a station: one of each level, built in the order 1, 2, 3.',
  },
  quarter: {
    title: 'Quarter',
    text: 'A place for one resident in a sector: {{level1}} on level 1, {{level2}} on level 2, {{level3}} on level 3.',
  },
  power: {
    title: 'Power',
    text: 'An effect that you may use once in each income action, after the income has come in.',
  },
  leader: {
    title: 'Leading alone',
    text: 'Being at a higher level of a diplomacy track than everybody else.',
  },
  lobbying: { title: 'Lobbying cost', text: 'GEM for one step on a diplomacy track.' },
  market: { title: 'Market', text: 'The sectors that can be built. It is never refilled.' },
  supply: {
    title: 'Supply',
    text: 'Aliens and Humans are limited to what the supply shows. GEM and resources never run out.',
  },
}

export const rules = { sections, glossary }
