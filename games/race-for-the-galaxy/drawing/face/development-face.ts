/**
 * The face of a development: an instrument on chart paper, in the ink of what it is about. One that scores at the end
 * stands in a ring of twelve ticks. A figure of stars follows from its id.
 */
import type { Development } from '../../cards.ts'
import { DEVELOPMENTS } from './developments.ts'
import { type Family, familiesOf, INKS } from './families.ts'
import { type Drawing, diceOf, disc, drawn, n, times } from './ink.ts'

const PAPER = '#f3e9d2'

const familyOf = (card: Development): Family => familiesOf(card)[0] ?? 'knowledge'

/** For a development that nobody has drawn yet: a compass. */
const PLAIN: Drawing = { lines: disc(0, 0, 24), solid: 'M0-22L6 0 0 22-6 0z' }

/** What stands on the paper. */
export const instrumentOf = (card: Development): Drawing => DEVELOPMENTS[card.id] ?? PLAIN

export function developmentFace(card: Development): string {
  const dice = diceOf(card.id)
  const ink = INKS[familyOf(card)]
  const isBig = card.endgame.length > 0
  const stars = Array.from({ length: 6 }, (_, i) => [n(8 + i * 21 + dice(-7, 7)), n(dice(6, 66))] as const)
  return `<rect width="120" height="72" fill="${PAPER}"/><rect width="120" height="72" fill="${ink}" fill-opacity=".12"/>
<path d="${times(7, i => `M${i * 20} 0V72`)}${times(4, i => `M0 ${i * 20 + 6}H120`)}" fill="none" stroke="${ink}" stroke-opacity=".2" stroke-width=".8"/>
<path d="M${stars.map(one => one.join(' ')).join('L')}${stars.map(([x, y]) => disc(x, y, dice(1.2, 2.4))).join('')}" fill="none" stroke="${ink}" stroke-opacity=".35"/>
${
  isBig
    ? `<circle cx="60" cy="36" r="34" fill="${PAPER}" stroke="${ink}" stroke-width="1.200"/><path d="${times(
        12,
        i => {
          const turn = (i * Math.PI) / 6
          const [s, c] = [Math.sin(turn), -Math.cos(turn)]
          return `M${n(60 + 34 * s)} ${n(36 + 34 * c)}L${n(60 + 29 * s)} ${n(36 + 29 * c)}`
        },
      )}" stroke="${ink}" stroke-width="2.600"/>`
    : ''
}
${drawn(instrumentOf(card), { x: 60, y: 36, scale: isBig ? 0.8 : 1.04, ink, width: 2.4 })}`
}
