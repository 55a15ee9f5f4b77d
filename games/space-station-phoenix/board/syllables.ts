import { breaking } from '../../kit/board/syllables.ts'

/** The name of a ship, for a narrow card: its long words may break. */
export const onShip = breaking('Frame-wright', 'Pleni-poten-tiary')
