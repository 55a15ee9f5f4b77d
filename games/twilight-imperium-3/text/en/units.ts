/** Units, also as a number of them. */
export const unit = {
  warSun: { name: 'War Sun' },
  dreadnought: { name: 'Dreadnought' },
  carrier: { name: 'Carrier' },
  cruiser: { name: 'Cruiser' },
  destroyer: { name: 'Destroyer' },
  fighter: { name: 'Fighter' },
  groundForce: { name: 'Ground Force' },
  shockTroop: { name: 'Shock Troop' },
  pds: { name: 'PDS' },
  spaceDock: { name: 'Space Dock' },
}

export const units = {
  warSun_one: '{{count}} War Sun',
  warSun_other: '{{count}} War Suns',
  dreadnought_one: '{{count}} Dreadnought',
  dreadnought_other: '{{count}} Dreadnoughts',
  carrier_one: '{{count}} Carrier',
  carrier_other: '{{count}} Carriers',
  cruiser_one: '{{count}} Cruiser',
  cruiser_other: '{{count}} Cruisers',
  destroyer_one: '{{count}} Destroyer',
  destroyer_other: '{{count}} Destroyers',
  fighter_one: '{{count}} Fighter',
  fighter_other: '{{count}} Fighters',
  groundForce_one: '{{count}} Ground Force',
  groundForce_other: '{{count}} Ground Forces',
  shockTroop_one: '{{count}} Shock Troop',
  shockTroop_other: '{{count}} Shock Troops',
  pds_one: '{{count}} PDS',
  pds_other: '{{count}} PDS',
  spaceDock_one: '{{count}} Space Dock',
  spaceDock_other: '{{count}} Space Docks',
}

/** Facilities of planets. */
export const facility = {
  colony: { name: 'Colony' },
  refinery: { name: 'Refinery' },
}

/** Wormholes, printed ones and those of tokens. */
export const wormhole = {
  alpha: { name: 'Wormhole α' },
  beta: { name: 'Wormhole β' },
  gamma: { name: 'Wormhole γ' },
}

/** What Shock Troops capture. */
export const capture = {
  spaceDock: { name: 'The Space Dock' },
  pds: { name: 'A PDS' },
  secondPds: { name: 'The other PDS' },
  facility: { name: 'The facility' },
}

/** Several phrases as one. */
export const list = {
  none: 'nothing',
  two: '{{one}} and {{other}}',
  more: '{{one}}, {{rest}}',
}

/** Where Command Counters lie. */
export const area = {
  strategy: { name: 'Strategy Allocation' },
  command: { name: 'Command Pool' },
  fleet: { name: 'Fleet Supply' },
}

/** Command Counters on a race sheet. */
export const areas = {
  strategy: '{{count}} in Strategy Allocation',
  command: '{{count}} in the Command Pool',
  fleet: '{{count}} in Fleet Supply',
}
