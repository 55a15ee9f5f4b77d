/**
 * The face of a world: a planet in a night window.
 * - Surface and hue tell the kind of good, without the hue too: bands, craters, cells, lattice, bare meridians.
 * - A production world is filled, with a ring of works around it; of a windfall world only the rim is lit.
 * - Its size follows the cost. A military world has as many red teeth as its defense.
 * - Its sign says its name; sky, nebula, moons and marks of the surface follow from its id.
 */
import type { Good, World } from '../../cards.ts'
import { around, type Dice, type Drawing, diceOf, disc, dot, drawn, n, times } from './ink.ts'
import { WORLDS } from './worlds.ts'

interface Hues {
  bright: string
  deep: string
  pale: string
}
const HUES: { readonly [G in Good | 'none']: Hues } = {
  novelty: { bright: '#3aa9e0', deep: '#0d3d60', pale: '#e2f5ff' },
  rare: { bright: '#c98848', deep: '#4a2a0e', pale: '#fff0dd' },
  genes: { bright: '#5cb040', deep: '#173f10', pale: '#eaffe0' },
  alien: { bright: '#e6c31c', deep: '#5a4700', pale: '#fffbdc' },
  none: { bright: '#a9a79f', deep: '#3b3d45', pale: '#fbfaf6' },
}
const SKIES = ['#0b1328', '#140f2c', '#07202b', '#1d1222', '#12182a']
const SHADE = '#050914'

interface Globe {
  x: number
  y: number
  r: number
}

/** What stands on a world; nothing on one that nobody has drawn yet. */
export const signOf = (world: World): Drawing | undefined => WORLDS[world.id]

/** What is drawn on the globe of a good. */
function surfaceOf(kind: Good | null, { x, y, r }: Globe, dice: Dice): string {
  const at = (u: number, v: number) => `${n(x + u * r)} ${n(y + v * r)}`
  switch (kind) {
    case 'novelty': {
      const wave = n(r * 0.55)
      return [-0.66, -0.3, 0.08, 0.46, 0.8]
        .map(
          v =>
            `M${at(-1.1, v)}q${n(r * 0.28)} ${n(-r * dice(0.08, 0.2))} ${wave} 0t${wave} 0 ${wave} 0 ${wave} 0`,
        )
        .join('')
    }
    case 'rare':
      return times(9, i => {
        const [cx, cy] = around(x, y, r * (i === 0 ? 0.1 : dice(0.45, 0.9)), i * 0.8 + dice(0, 0.4))
        return disc(cx, cy, r * dice(0.1, 0.24))
      })
    case 'genes':
      return times(7, i => {
        const [cx, cy] = around(x, y, r * (i === 0 ? 0 : 0.68), i * 1.05 + dice(0, 0.4))
        const a = r * dice(0.22, 0.34)
        return `M${n(cx - a)} ${cy}c0 ${n(-a)} ${n(a * 1.6)} ${n(-a * 1.4)} ${n(a * 2)} ${n(-a * 0.2)}s${n(-a * 0.6)} ${n(a * 1.5)} ${n(-a * 1.2)} ${n(a * 1.1)} ${n(-a * 0.8)} ${n(-a * 0.2)} ${n(-a * 0.8)} ${n(-a * 0.9)}z`
      })
    case 'alien':
      return `M${at(0, -1)}L${at(0.87, 0.5)} ${at(-0.87, 0.5)}zM${at(0, 1)}L${at(0.87, -0.5)} ${at(-0.87, -0.5)}zM${at(-1, 0)}L${at(1, 0)}M${at(0.5, -0.87)}L${at(-0.5, 0.87)}M${at(-0.5, -0.87)}L${at(0.5, 0.87)}`
    case null:
      return (
        [0.3, 0.7]
          .map(
            k => `M${at(0, -1)}A${n(r * k)} ${n(r)} 0 0 0 ${at(0, 1)}A${n(r * k)} ${n(r)} 0 0 0 ${at(0, -1)}`,
          )
          .join('') + [-0.5, 0, 0.5].map(v => `M${at(-1, v)}q${n(r)} ${n(r * 0.22)} ${n(r * 2)} 0`).join('')
      )
  }
}

const FULL_TURN = 2 * Math.PI

/** Red teeth around a military world, as many as its defense. */
const teethOf = (defense: number, { x, y, r }: Globe): string =>
  times(defense, i => {
    const turn = 0.35 + (i / defense) * FULL_TURN
    const [top, left, right] = [
      around(x, y, r + 11, turn),
      around(x, y, r + 3.5, turn - 0.15),
      around(x, y, r + 3.5, turn + 0.15),
    ]
    return `M${top.join(' ')}L${left.join(' ')} ${right.join(' ')}z`
  })

export function worldFace(world: World): string {
  const { id, cost, military, production, goodKind, keywords } = world
  const dice = diceOf(id)
  const { bright, deep, pale } = HUES[goodKind ?? 'none']
  const globe = { x: 63 + n(dice(-4, 4)), y: 37 + n(dice(-1.5, 1.5)), r: n(20 + Math.min(cost, 7) * 0.8) }
  const { x, y, r } = globe
  const isMaker = production === 'production'
  const isRim = production === 'windfall' || production === 'storage'
  const tilt = n(dice(-32, 32))
  const ring = (side: 0 | 1) =>
    `<path d="M${n(x - r * 1.6)} ${y}A${n(r * 1.6)} ${n(r * 0.4)} 0 0 ${side} ${n(x + r * 1.6)} ${y}" transform="rotate(${tilt} ${x} ${y})" fill="none" stroke="${pale}" stroke-width="3.200" stroke-dasharray="5 1.600"/>`
  const sky = SKIES[Math.floor(dice(0, SKIES.length))]!
  const line = () => n(dice(0, 72))
  const clip = `rg-globe-${id}`
  const sign = signOf(world)
  const size = r / 16
  const moons = times(Math.floor(dice(0, 3.6)), i => {
    const [cx, cy] = around(x, y, r + (military ? 15 : 9) + i * 4, dice(-2.6, -0.9) + i * 0.5)
    return disc(cx, cy, dice(1.4, 2.8))
  })
  return `<rect width="120" height="72" fill="${sky}"/>
<path d="M-10 ${line()}Q${n(dice(20, 60))} ${n(dice(-20, 90))} 60 ${n(dice(10, 60))}T130 ${line()}" fill="none" stroke="${bright}" stroke-opacity=".2" stroke-width="${n(dice(16, 30))}"/>
<path d="${times(16, () => dot(dice(0, 120), dice(0, 72)))}" stroke="#b9c8e8" stroke-width="1.500" stroke-linecap="round"/>
${isMaker ? ring(1) : ''}<clipPath id="${clip}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>
<circle cx="${x}" cy="${y}" r="${r}" fill="${isRim ? '#131c30' : bright}" stroke="${isRim ? bright : pale}" stroke-width="${isRim ? 4 : 1}"/>
<g clip-path="url(#${clip})" fill="none"><path d="${surfaceOf(goodKind, globe, dice)}" stroke="${isRim ? bright : deep}" stroke-width="1.500" stroke-opacity="${isRim ? 0.75 : 0.55}" transform="rotate(${n(dice(-24, 24))} ${x} ${y})"/>${keywords.includes('terraforming') ? `<path d="M${x} ${n(y - r)}h${r}v${n(2 * r)}h${n(-r)}z" fill="#7be3d0" fill-opacity=".35"/>` : ''}<circle cx="${n(x - r * 0.65)}" cy="${n(y - r * 0.6)}" r="${n(r * 1.45)}" stroke="${SHADE}" stroke-opacity=".4" stroke-width="${n(r * 0.8)}"/></g>
${isMaker ? ring(0) : ''}${sign ? drawn({ solid: sign.solid ?? '', lines: sign.lines ?? '' }, { x, y, scale: size, ink: SHADE, width: 4.6 }) + drawn(sign, { x, y, scale: size, ink: pale, width: 1.8 }) : ''}${isRim ? `<circle cx="${x}" cy="${y}" r="${n(r + 5)}" fill="none" stroke="${bright}" stroke-width="1.200" stroke-dasharray="1.500 3"/>` : ''}${military ? `<path d="${teethOf(cost, globe)}" fill="#ff6a55" stroke="#3a0904" stroke-width=".8"/>` : ''}${moons ? `<path d="${moons}" fill="${pale}" stroke="${SHADE}" stroke-width=".8"/>` : ''}`
}
