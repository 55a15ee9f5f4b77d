/** Names of everything that lines refer to. */
export const phase = {
  draftL3: 'Draft: level-3 ships',
  draftL2: 'Draft: level-2 ships',
  hub: 'Choice of hubs',
  play: 'Play',
}

export const resource = { food: { name: 'food' }, water: { name: 'water' }, metal: { name: 'metal' } }

export const color = { teal: { name: 'teal' }, pink: { name: 'pink' }, brown: { name: 'brown' } }

export const species = {
  teal: { name: 'teal Alien', effect: 'Lives in teal sectors only.' },
  pink: { name: 'pink Alien', effect: 'Lives in pink sectors only.' },
  brown: { name: 'brown Alien', effect: 'Lives in brown sectors only.' },
  gold: { name: 'gold Alien', effect: 'Lives in sectors of any colour.' },
  human: { name: 'Human', effect: 'Lives in sectors of any colour. Comes by expedition, not by transport.' },
}

export const face = {
  food: { name: 'food' },
  water: { name: 'water' },
  metal: { name: 'metal' },
  human: { name: 'human' },
}

export const track = {
  dismantle: { name: 'Dismantle' },
  construct: { name: 'Construction' },
  transport: { name: 'Transport' },
  expedition: { name: 'Expedition' },
}

export const shipType = {
  dismantle: { name: 'dismantle ship' },
  construct: { name: 'construction ship' },
  transport: { name: 'transport ship' },
  expedition: { name: 'expedition ship' },
  diplomacy: { name: 'diplomacy ship' },
  farm: { name: 'farm ship' },
  ice: { name: 'ice-mining ship' },
}

export const counter = {
  ships: { name: 'ships in your fleet' },
  shipsDismantled: { name: 'ships you have dismantled' },
  sectors: { name: 'sectors' },
  sectorsL1: { name: 'level-1 sectors' },
  sectorsL2: { name: 'level-2 sectors' },
  sectorsL3: { name: 'level-3 sectors' },
  fullSectors: { name: 'full sectors' },
  completeWings: { name: 'complete wings' },
  residents: { name: 'residents' },
  aliens: { name: 'Aliens' },
  humans: { name: 'Humans' },
  tealAliens: { name: 'teal Aliens' },
  pinkAliens: { name: 'pink Aliens' },
  brownAliens: { name: 'brown Aliens' },
  goldAliens: { name: 'gold Aliens' },
  species: { name: 'different species' },
  speciesSets: { name: 'sets of all five species' },
  diplomacyLevels: { name: 'diplomacy levels' },
  tracksLed: { name: 'tracks that you lead alone' },
  tracksAtLeast3: { name: 'tracks at level 3 or higher' },
  gems: { name: 'GEM' },
  resources: { name: 'resources' },
  metal: { name: 'metal' },
}

/** Titles of the groups in which a reader looks things up. */
export const type = {
  sections: 'The rules in short',
  glossary: 'Words of the game',
  ship: 'Ships',
  hub: 'Hubs',
  sector: 'Sectors',
  track: 'Diplomacy tracks',
  species: 'Residents',
}
