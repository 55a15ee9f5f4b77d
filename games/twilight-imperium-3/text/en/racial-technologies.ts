import type { TextOfEach } from '../../data/by-id.ts'
import type { RACIAL_TECHNOLOGIES } from '../../data/racial-technologies.ts'

/** The technologies of the races: published names, what they do in our own words. [TI-36.10 to TI-36.24] */
export const racialTechnology = {
  'l4-disruptors': {
    name: 'L4 Disruptors',
    text: 'War Chest is free in invasions: Ground Forces get its +2 in every round.',
  },
  'production-centers': {
    name: 'Production Centers',
    text: 'As an action, once a round, with fewer than 6 trade goods: for a counter of Strategy Allocation you gain 4 trade goods, and a player of your choice gains 2.',
  },
  'mark-ii-advanced-carriers': {
    name: 'Mark II Advanced Carriers',
    text: 'Your Carriers have room for 8 units, and can sustain damage.',
  },
  'dreadnought-invasion-pods': {
    name: 'Dreadnought Invasion Pods',
    text: 'Each of your Dreadnoughts carries 1 Ground Force more.',
  },
  'salvage-operations': {
    name: 'Salvage Operations',
    text: 'After every space battle of yours you gain 2 trade goods. If you win, you may place one ship of a kind that the enemy lost in it.',
  },
  'telepathic-mind-weapon': {
    name: 'Telepathic Mind Weapon',
    text: 'Whoever activates a system that you control loses a counter of Fleet Supply.',
  },
  'valkyrie-armor': {
    name: 'Valkyrie Armor',
    text: 'In invasions every 10 that you roll is one casualty more.',
  },
  'spatial-conduit-network': {
    name: 'Spatial Conduit Network',
    text: 'Once a round your ships move from a system that you control to another one as if they were next to each other.',
  },
  'xxcha-diplomats': {
    name: 'Diplomats',
    text: 'Once a round, when somebody activates a system that you control, a counter of Strategy Allocation calls it off.',
  },
  'shuttle-logistics': {
    name: 'Shuttle Logistics',
    text: 'In the status phase Ground Forces may go from planets of one system to planets of the same or an adjacent one, if no enemy ships are in either.',
  },
  'magmus-reactor': { name: 'Magmus Reactor', text: 'Your War Suns cost 10 and move 1 system farther.' },
  'floating-factories': {
    name: 'Floating Factories',
    text: 'Each of your Space Docks in space builds 5 units, supports 5 Fighters and moves 1 system farther.',
  },
  'bioptic-recyclers': {
    name: 'Bioptic Recyclers',
    text: 'As an action, once a round, an action card becomes 2 trade goods or a Command Counter.',
  },
  fanaticism: { name: 'Fanaticism', text: 'You may convert twice in an invasion, with a die for each.' },
} satisfies TextOfEach<typeof RACIAL_TECHNOLOGIES, { name: string; text: string }>
