/** The steps that these rules know. */
import type { SeatId } from '../../../kit/index.ts'
import type { Cell, PlanetId } from '../../data/index.ts'

export type WeaponStep = { do: 'bacterialWeapon'; cell: Cell }

/** `planet`: where they fell; nowhere, if it was in space. */
export type FallenStep = { do: 'genSynthesis'; seat: SeatId; count: number; planet?: PlanetId }

export type LogisticsStep = { do: 'secondAction'; seat: SeatId }

export type AttackersStep = { do: 'loseAttackers'; hits: number }

export type MetabolismStep = { do: 'hyperMetabolism'; seat: SeatId }

export type ShuttleStep = { do: 'shuttle'; seat: SeatId; route?: Route }

/** The two systems between which something has gone already: all others are closed then. */
export type Route = { from: Cell; to: Cell }
