/** Units, also as a number of them. */
export const unit = {
  warSun: { name: 'ウォー・サン' },
  dreadnought: { name: '戦艦' },
  carrier: { name: '空母' },
  cruiser: { name: '巡洋艦' },
  destroyer: { name: '駆逐艦' },
  fighter: { name: '戦闘機' },
  groundForce: { name: '陸軍' },
  shockTroop: { name: 'ショックトループ' },
  pds: { name: 'PDS' },
  spaceDock: { name: 'スペースドック' },
}

export const units = {
  warSun_other: 'ウォー・サン{{count}}',
  dreadnought_other: '戦艦{{count}}',
  carrier_other: '空母{{count}}',
  cruiser_other: '巡洋艦{{count}}',
  destroyer_other: '駆逐艦{{count}}',
  fighter_other: '戦闘機{{count}}',
  groundForce_other: '陸軍{{count}}',
  shockTroop_other: 'ショックトループ{{count}}',
  pds_other: 'PDS{{count}}',
  spaceDock_other: 'スペースドック{{count}}',
}

/** Facilities of planets. */
export const facility = {
  colony: { name: 'コロニー' },
  refinery: { name: '精製所' },
}

/** Wormholes, printed ones and those of tokens. */
export const wormhole = {
  alpha: { name: 'ワームホールα' },
  beta: { name: 'ワームホールβ' },
  gamma: { name: 'ワームホールγ' },
}

/** What Shock Troops capture. */
export const capture = {
  spaceDock: { name: 'スペースドック' },
  pds: { name: 'PDS' },
  secondPds: { name: 'もう1つのPDS' },
  facility: { name: '設備' },
}

/** Several phrases as one. */
export const list = {
  none: 'なし',
  two: '{{one}}と{{other}}',
  more: '{{one}}、{{rest}}',
}

/** Where Command Counters lie. */
export const area = {
  strategy: { name: 'ストラテジーアロケーション' },
  command: { name: 'コマンドプール' },
  fleet: { name: '艦隊補給' },
}

/** Command Counters on a race sheet. */
export const areas = {
  strategy: 'ストラテジーアロケーションに{{count}}',
  command: 'コマンドプールに{{count}}',
  fleet: '艦隊補給に{{count}}',
}
