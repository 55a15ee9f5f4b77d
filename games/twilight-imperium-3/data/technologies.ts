/** Technologies. What is more than a number is in `rules/`. [TI-23.01] */
import { byId } from './by-id.ts'
import { RACIAL_TECHNOLOGIES } from './racial-technologies.ts'
import type { Loose, Technology } from './types.ts'

export const TECHNOLOGY_ROWS = [
  {
    id: 'enviro-compensator',
    set: 'base',
    colour: 'yellow',
    needs: { all: [] },
    modifiers: [{ number: 'production', amount: 1 }],
  },
  {
    id: 'sarween-tools',
    set: 'base',
    colour: 'yellow',
    needs: { all: ['enviro-compensator'] },
    modifiers: [{ number: 'productionResources', amount: 1 }],
  },
  {
    id: 'micro-technology',
    set: 'base',
    colour: 'yellow',
    needs: { any: ['sarween-tools', 'stasis-capsules'] },
    modifiers: [{ number: 'tradeIncome', amount: 1 }],
  },
  { id: 'nano-technology', set: 'expansion', colour: 'yellow', needs: { all: ['micro-technology'] } },
  {
    id: 'integrated-economy',
    set: 'base',
    colour: 'yellow',
    needs: { all: ['micro-technology', 'cybernetics'] },
  },
  { id: 'graviton-laser-system', set: 'base', colour: 'yellow', needs: { all: ['deep-space-cannon'] } },
  {
    id: 'transit-diodes',
    set: 'base',
    colour: 'yellow',
    needs: { any: ['light-wave-deflector', 'dacxive-animators'] },
  },
  {
    id: 'stasis-capsules',
    set: 'base',
    colour: 'green',
    needs: { all: ['enviro-compensator'] },
    modifiers: [
      {
        number: 'capacity',
        units: ['cruiser', 'dreadnought'],
        amount: 1,
        only: ['groundForce', 'shockTroop'],
      },
    ],
  },
  {
    id: 'cybernetics',
    set: 'base',
    colour: 'green',
    needs: { any: ['antimass-deflectors', 'stasis-capsules'] },
    modifiers: [{ number: 'combat', units: ['fighter'], battle: 'any', amount: 1 }],
  },
  {
    id: 'neural-motivator',
    set: 'base',
    colour: 'green',
    needs: { any: ['micro-technology', 'stasis-capsules'] },
    modifiers: [{ number: 'statusCards', amount: 1 }],
  },
  {
    id: 'gen-synthesis',
    set: 'base',
    colour: 'green',
    needs: { all: ['cybernetics'] },
    modifiers: [{ number: 'combat', units: ['groundForce', 'shockTroop'], battle: 'invasion', amount: 1 }],
  },
  { id: 'dacxive-animators', set: 'base', colour: 'green', needs: { all: ['neural-motivator'] } },
  {
    id: 'hyper-metabolism',
    set: 'expansion',
    colour: 'green',
    needs: { all: ['gen-synthesis'] },
    modifiers: [{ number: 'statusCounters', amount: 1 }],
  },
  {
    id: 'x89-bacterial-weapon',
    set: 'base',
    colour: 'green',
    needs: { any: ['assault-cannon', 'transit-diodes'] },
  },
  {
    id: 'antimass-deflectors',
    set: 'base',
    colour: 'blue',
    needs: { all: [] },
    modifiers: [{ number: 'passes', anomaly: 'asteroidField' }],
  },
  {
    id: 'xrd-transporters',
    set: 'base',
    colour: 'blue',
    needs: { all: ['antimass-deflectors'] },
    modifiers: [{ number: 'movement', units: ['carrier'], amount: 1 }],
  },
  {
    id: 'type-iv-drive',
    set: 'base',
    colour: 'blue',
    needs: { all: ['xrd-transporters', 'neural-motivator'] },
    modifiers: [{ number: 'movement', units: ['cruiser', 'dreadnought'], amount: 1 }],
  },
  {
    id: 'advanced-fighters',
    set: 'base',
    colour: 'blue',
    needs: { all: ['type-iv-drive'] },
    modifiers: [
      { number: 'movement', units: ['fighter'], set: 2 },
      { number: 'combat', units: ['fighter'], battle: 'any', amount: 1 },
    ],
  },
  {
    id: 'light-wave-deflector',
    set: 'base',
    colour: 'blue',
    needs: { all: ['xrd-transporters', 'magen-defense-grid'] },
  },
  {
    id: 'maneuvering-jets',
    set: 'expansion',
    colour: 'blue',
    needs: { all: ['xrd-transporters'] },
    modifiers: [
      { number: 'passes', anomaly: 'ionStorm' },
      { number: 'combat', units: ['pds'], battle: 'pds', amount: -1, ofEnemy: 'always' },
      { number: 'combat', units: ['pds'], battle: 'pds', amount: -1, ofEnemy: 'fromAfar' },
      { number: 'mineRolls', amount: -1 },
    ],
  },
  { id: 'fleet-logistics', set: 'base', colour: 'blue', needs: { all: ['graviton-negator'] } },
  {
    id: 'hylar-v-assault-laser',
    set: 'base',
    colour: 'red',
    needs: { all: [] },
    modifiers: [{ number: 'combat', units: ['cruiser', 'destroyer'], battle: 'any', amount: 1 }],
  },
  {
    id: 'automated-defense-turrets',
    set: 'expansion',
    colour: 'red',
    needs: { all: ['hylar-v-assault-laser'] },
    modifiers: [
      { number: 'combat', units: ['destroyer'], battle: 'barrage', amount: 2 },
      { number: 'barrageDice', units: ['destroyer'], amount: 1 },
    ],
  },
  {
    id: 'deep-space-cannon',
    set: 'base',
    colour: 'red',
    needs: { all: ['hylar-v-assault-laser'] },
    modifiers: [{ number: 'pdsRange', amount: 1 }],
  },
  { id: 'war-sun', set: 'base', colour: 'red', needs: { all: ['deep-space-cannon', 'sarween-tools'] } },
  {
    id: 'magen-defense-grid',
    set: 'base',
    colour: 'red',
    needs: { all: ['deep-space-cannon'] },
    modifiers: [
      { number: 'combat', units: ['pds'], battle: 'any', amount: 1 },
      {
        number: 'combat',
        units: ['groundForce', 'shockTroop'],
        battle: 'invasion',
        amount: 1,
        when: 'defendingWithPds',
      },
    ],
  },
  {
    id: 'assault-cannon',
    set: 'base',
    colour: 'red',
    needs: { all: ['automated-defense-turrets', 'cybernetics'] },
    needsInBase: { all: ['deep-space-cannon', 'cybernetics'] },
  },
  {
    id: 'graviton-negator',
    set: 'base',
    colour: 'red',
    needs: { any: ['assault-cannon', 'dacxive-animators'] },
  },
] as const satisfies readonly Technology<Loose>[]

export const TECHNOLOGIES = byId<Technology>([...TECHNOLOGY_ROWS, ...RACIAL_TECHNOLOGIES])
