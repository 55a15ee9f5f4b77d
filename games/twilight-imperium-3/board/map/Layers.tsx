/** The layers of the map: which one is shown, and what it says of a system. */
import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import type { SeatId } from '../../../kit/index.ts'
import { useTable } from '../table.ts'
import type { Words } from '../words.ts'
import { type Fact, LAYERS, type Layer } from './facts.ts'
import './layers.css'

interface LayerPickProps {
  layer: Layer
  show(layer: Layer): void
  whose: SeatId
  of(seat: SeatId): void
}

/** Layers that are about the ships of somebody. */
const OF_SOMEBODY: readonly Layer[] = ['reach', 'threat']

export function LayerPick({ layer, show, whose, of }: LayerPickProps) {
  const { view, words: t } = useTable()
  return (
    <>
      <div className="ti-corner" data-at="bottom-left" role="toolbar" aria-label={t('layer.label')}>
        <select
          aria-label={t('layer.label')}
          value={layer}
          onChange={event => show(event.currentTarget.value as Layer)}
        >
          {LAYERS.map(one => (
            <option key={one} value={one}>
              {t(`layer.${one}`)}
            </option>
          ))}
        </select>
      </div>
      {OF_SOMEBODY.includes(layer) && (
        <div className="ti-corner" data-at="bottom-right" role="toolbar" aria-label={t('layer.whose')}>
          <select
            aria-label={t('layer.whose')}
            value={whose}
            onChange={event => of(event.currentTarget.value)}
          >
            {view.order.map(seat => (
              <option key={seat} value={seat}>
                {t.nameOf(`seat:${seat}`)}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  )
}

interface LayerMarkProps {
  facts: readonly Fact[]
  letter: number
  isFar: boolean
}

const numberOf = ({ value, of }: Fact): string =>
  value === undefined ? '' : of === undefined ? String(value) : `${value}/${of}`

/** What a layer says of a system, in words. */
export const factInWords = (t: Words, layer: Layer, fact: Fact): string => {
  const { seat, value = 0, of = 0, isPart } = fact
  const about = { seat: `seat:${seat}`, count: value, of }
  if (layer === 'control') return t(isPart ? 'layerSays.part' : 'layerSays.control', about)
  return layer === 'usual' ? '' : t(`layerSays.${layer}`, about)
}

/** Marks beside each other, more of them in a second row. */
const PER_ROW = 3

/** What a layer says of a system, drawn over everything else. */
export function LayerMark({ facts: all, letter, isFar }: LayerMarkProps) {
  // From afar there is room for one number: the highest stands first.
  const isShort = isFar && all.length > 1 && all[0]!.value !== undefined
  const facts = isShort ? all.slice(0, 1) : all
  const size = Math.max(26, letter * 1.1)
  const widthOf = (fact: Fact) => size + numberOf(fact).length * letter * 0.62 + 4
  const rows = Array.from({ length: Math.ceil(facts.length / PER_ROW) }, (_, i) =>
    facts.slice(i * PER_ROW, (i + 1) * PER_ROW),
  )
  return rows.map((row, i) => {
    const width = row.reduce((sum, fact) => sum + widthOf(fact), 0)
    const y = (i - (rows.length - 1) / 2) * (size + 8)
    let x = -width / 2
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows do not change places
      <g key={i} className="ti-fact" transform={`translate(0 ${y})`}>
        <rect
          data-more={isShort || undefined}
          x={-width / 2 - 5}
          y={-size / 2 - 3}
          width={width + 10}
          height={size + 6}
          rx="6"
        />
        {row.map(fact => {
          const left = x
          x += widthOf(fact)
          const shape = size * 0.84
          return (
            <g key={fact.seat} data-seat={fact.seat}>
              <svg
                x={left}
                y={-shape / 2}
                width={shape}
                height={shape}
                viewBox="-1 -1 22 22"
                aria-hidden="true"
              >
                <SeatShape seat={fact.seat} className="ti-seat" hollow={fact.isPart === true} />
              </svg>
              <text x={left + size - 2} fontSize={letter}>
                {numberOf(fact)}
              </text>
            </g>
          )
        })}
      </g>
    )
  })
}
