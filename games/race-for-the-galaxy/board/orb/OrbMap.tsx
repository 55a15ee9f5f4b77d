import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react'
import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import { edgesOf, keyOf, mapOf, type Point, pointOf, type SpaceKey, spacesOf } from '../../orb/index.ts'
import { Icon } from '../Icons.tsx'
import { useTable } from '../table.ts'
import { CellMark, EdgeMark } from './Drawing.tsx'
import { type Frame, usePanZoom } from './usePanZoom.ts'

/** A space that can be pointed at. */
export interface Target extends Point {
  label: string
  /** Written on it. */
  mark: string
  chosen: boolean
}

interface OrbMapProps {
  /** Spaces around the orb that are in sight too. */
  around?: number
  /** Where something is done. */
  spot?: Point | undefined
  targets: readonly Target[]
  onTarget(target: Target): void
  /** A spot of the map is clicked, where nothing else is. */
  onSpot?: ((spot: Point) => void) | undefined
  onHover?: ((spot: Point) => void) | undefined
  /** Keys that mean something to what is being done. True if it was one. */
  onKey?: ((key: string) => boolean) | undefined
  /** What is drawn over the map: a card to be laid, a way. */
  children?: ReactNode
}

const STEP = 1.5

/** The orb as a chart to be dragged and zoomed. */
export function OrbMap({
  around = 1.2,
  spot,
  targets,
  onTarget,
  onSpot,
  onHover,
  onKey,
  children,
}: OrbMapProps) {
  const { view, words: t } = useTable()
  const orb = view.orb!
  const svg = useRef<SVGSVGElement>(null)
  const map = useMemo(() => mapOf(orb.laid), [orb.laid])
  const spaces = useMemo(() => spacesOf(map), [map])
  const edges = useMemo(() => edgesOf(map), [map])
  // Dragging and trying out draw anew very often; the chart itself stays.
  const chart = useMemo(
    () => (
      <g>
        {spaces.map(({ x, y, cell, airlock }) => (
          <g key={`${x} ${y}`}>
            <rect
              className="rg-cell"
              data-cell={cell}
              data-airlock={airlock || undefined}
              x={x}
              y={y}
              width="1"
              height="1"
            >
              <title>{`(${x}, ${y}) ${t.nameOf(`cell:${cell}`)}`}</title>
            </rect>
            <CellMark cell={cell} x={x} y={y} />
          </g>
        ))}
        {edges
          .filter(({ edge }) => edge === 'open')
          .map(one => (
            <EdgeMark key={`${one.side} ${keyOf(one)}`} {...one} />
          ))}
        {edges
          .filter(({ edge }) => edge !== 'open')
          .map(one => (
            <EdgeMark key={`${one.side} ${keyOf(one)}`} {...one} />
          ))}
        {Object.entries(orb.tokens).map(([space, back]) => {
          const { x, y } = pointOf(space as SpaceKey)
          return (
            <g key={space} className="rg-orb-token" transform={`translate(${x} ${y})`}>
              <title>{t.nameOf(`artifactBack:${back}`)}</title>
              <circle cx="0.5" cy="0.5" r="0.33" />
              <text x="0.5" y="0.64">
                {back}
              </text>
            </g>
          )
        })}
      </g>
    ),
    [spaces, edges, orb.tokens, t],
  )
  const whole: Frame = {
    x: map.left - around,
    y: map.top - around,
    width: map.right - map.left + 1 + 2 * around,
    height: map.bottom - map.top + 1 + 2 * around,
  }
  const { frame, spotOf, hasWandered, zoom, pan, fit, handlers } = usePanZoom(svg, whole, spot)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (onKey?.(event.key)) return event.preventDefault()
    const keys: { readonly [key: string]: () => void } = {
      '+': () => zoom(1 / 1.25),
      '=': () => zoom(1 / 1.25),
      '-': () => zoom(1.25),
      '0': fit,
      ArrowLeft: () => pan(-STEP, 0),
      ArrowRight: () => pan(STEP, 0),
      ArrowUp: () => pan(0, -STEP),
      ArrowDown: () => pan(0, STEP),
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <div className="rg-orb-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a chart that is moved with keys is no simple group */}
      <svg
        ref={svg}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        role="group"
        aria-label={t('orb.map')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the chart is moved with keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...handlers}
        onPointerMove={event => {
          handlers.onPointerMove(event)
          if (event.buttons === 0 && event.pointerType === 'mouse') onHover?.(spotOf(event))
        }}
        onClick={event => {
          if (!hasWandered()) onSpot?.(spotOf(event))
        }}
      >
        {chart}
        {children}
        {targets.map(target => (
          // biome-ignore lint/a11y/useSemanticElements: a button within a drawing
          <g
            key={keyOf(target)}
            className="rg-orb-target"
            role="button"
            tabIndex={0}
            aria-label={target.label}
            aria-pressed={target.chosen}
            onClick={event => {
              event.stopPropagation()
              if (!hasWandered()) onTarget(target)
            }}
            onKeyDown={event => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              event.stopPropagation()
              onTarget(target)
            }}
          >
            <rect x={target.x + 0.08} y={target.y + 0.08} width="0.84" height="0.84" rx="0.12" />
            <text x={target.x + 0.82} y={target.y + 0.34}>
              {target.mark}
            </text>
          </g>
        ))}
        <Teams />
      </svg>
      <div className="rg-orb-zoom">
        <button
          type="button"
          className="rg-button"
          aria-label={t('orb.closer')}
          onClick={() => zoom(1 / 1.3)}
        >
          +
        </button>
        <button type="button" className="rg-button" aria-label={t('orb.farther')} onClick={() => zoom(1.3)}>
          −
        </button>
        <button type="button" className="rg-button" aria-label={t('orb.whole')} onClick={fit}>
          <Icon name="tableau" />
        </button>
      </div>
    </div>
  )
}

/** Survey teams; several on one space stand side by side. */
function Teams() {
  const { view, words: t } = useTable()
  const teams = Object.entries(view.orb!.teams)
  return teams.map(([id, { seat, x, y }]) => {
    const here = teams.filter(([, other]) => other.x === x && other.y === y)
    const at = here.findIndex(([other]) => other === id)
    const size = here.length > 1 ? 0.42 : 0.62
    const left = x + 0.5 - (here.length * size) / 2 + at * size
    return (
      <g key={id} className="rg-orb-team" transform={`translate(${left} ${y + 0.5 - size / 2})`}>
        <title>{t.nameOf(`seat:${seat}`)}</title>
        <svg width={size} height={size} viewBox="0 0 20 20" overflow="visible" aria-hidden="true">
          <SeatShape seat={seat} className="rg-seat rg-orb-seat" />
        </svg>
      </g>
    )
  })
}
