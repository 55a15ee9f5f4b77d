import clamp from 'lodash/clamp.js'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Frame, usePanZoom } from '../../../kit/board/usePanZoom.ts'
import { mapOf, type Point, spaceAt } from '../../orb/index.ts'
import { Icon } from '../Icons.tsx'
import { useTable } from '../table.ts'
import { boxOf, Chart, News, Rulers, Teams } from './Chart.tsx'
import { FarTargets, isInSight, useFarTargets } from './FarTargets.tsx'
import { readingOfSpace } from './reading.ts'

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
  /** What is to be said of a space that is pointed at and no target. */
  about?: ((space: Point) => string | undefined) | undefined
  /** A spot of the map is clicked. Without it a click reads the space. */
  onSpot?: ((spot: Point) => void) | undefined
  /** Keys that mean something to what is being done, instead of pointing. True if it was one. */
  onKey?: ((key: string) => boolean) | undefined
  /** Which keys mean what. */
  help?: string
  /** What is drawn over the map: a card to be laid, a way. Gets what turns the place of a pointer into a spot. */
  children?: ReactNode | ((spotOf: (event: { clientX: number; clientY: number }) => Point) => ReactNode)
}

const STEPS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Spaces in sight at least, and pixels to a space. */
const CLOSENESS = { smallest: 4, cramped: 27, handy: 45 }

/** Where fingers point, all of the orb is shown only if every space of it can be hit. */
const closeness = () =>
  window.matchMedia('(pointer: coarse)').matches ? { ...CLOSENESS, cramped: 46, handy: 47 } : CLOSENESS

/** Pixels of a letter at least, and its size in spaces. */
const LETTER = { pixels: 13.5, least: 0.36, most: 0.5 }

/** The targets with room for the numbers along the border. */
function frameAround(points: readonly Point[]): Frame {
  const [xs, ys] = [points.map(({ x }) => Math.floor(x)), points.map(({ y }) => Math.floor(y))]
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1]
  return { x: left, y: top, width: Math.max(...xs) + 1.4 - left, height: Math.max(...ys) + 1.4 - top }
}

const middleOf = ({ x, y }: Point): Point => ({ x: x + 0.5, y: y + 0.5 })
const isOn = (space: Point, at: Point) => {
  const [one, other] = [spaceAt(space), spaceAt(at)]
  return one.x === other.x && one.y === other.y
}

/** The orb as a chart to be dragged and zoomed. Arrow keys or a click point at a space, which is then read out. */
export function OrbMap({
  around = 1.2,
  spot,
  targets,
  onTarget,
  about,
  onSpot,
  onKey,
  help,
  children,
}: OrbMapProps) {
  const { view, words: t, props } = useTable()
  const sheet = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const keysId = useId()
  const map = useMemo(() => mapOf(view.orb!.laid), [view.orb])
  const [cursor, setCursor] = useState<Point | null>(null)
  const [reach] = useState(() => (typeof window === 'undefined' ? CLOSENESS : closeness()))
  const whole: Frame = {
    x: map.left - around,
    y: map.top - around,
    width: map.right - map.left + 1 + 2 * around,
    height: map.bottom - map.top + 1 + 2 * around,
  }
  const part = targets.length > 0 ? frameAround([...targets, ...(spot ? [spot] : [])]) : whole
  const { frame, scale, closer, fit } = usePanZoom(
    sheet,
    whole,
    cursor ? middleOf(cursor) : spot,
    reach,
    part,
  )
  const far = useFarTargets(targets, frame, scale)

  // Letters stay readable, however far the chart is looked at from; where they would fill their spaces, shapes alone stay.
  const letter = clamp(LETTER.pixels / (scale || 1), LETTER.least, LETTER.most)
  const isFar = scale > 0 && letter * scale < LETTER.pixels - 0.1

  const spotOf = (event: { clientX: number; clientY: number }): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix) : { x: 0, y: 0 }
  }

  const isShown = (target: Target) => scale === 0 || isInSight(target, frame, scale)
  const targetAt = (space: Point) => targets.find(target => isOn(target, space))
  const choose = (target: Target) => {
    setCursor({ x: target.x, y: target.y })
    onTarget(target)
  }
  function point(key: string): boolean {
    const step = STEPS[key]
    if (step) {
      const from = cursor ?? { x: Math.floor(spot?.x ?? 0), y: Math.floor(spot?.y ?? 1) }
      setCursor({
        x: clamp(from.x + step.x, map.left, map.right),
        y: clamp(from.y + step.y, map.top, map.bottom),
      })
      return true
    }
    const target = cursor && (key === 'Enter' || key === ' ') ? targetAt(cursor) : undefined
    if (target) onTarget(target)
    return target !== undefined
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (onKey ? onKey(event.key) : point(event.key)) return event.preventDefault()
    const keys: { readonly [key: string]: () => void } = {
      '+': () => closer(1.25),
      '=': () => closer(1.25),
      '-': () => closer(1 / 1.25),
      '0': fit,
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const onClick = (at: Point) => {
    if (onSpot) return onSpot(at)
    setCursor({ x: Math.floor(at.x), y: Math.floor(at.y) })
  }
  const target = cursor ? targetAt(cursor) : undefined
  const read =
    cursor && !onSpot ? readingOfSpace(cursor, { view, map, words: t, reader: props.reader }) : null
  const more = cursor && (target ? !target.chosen && target.label : read?.exists && about?.(cursor))

  return (
    <div className="rg-orb-map">
      {/* Before the chart, not over it: nothing lies over a space. */}
      <div className="rg-orb-zoom">
        <button type="button" className="rg-button" aria-label={t('orb.closer')} onClick={() => closer(1.3)}>
          +
        </button>
        <button
          type="button"
          className="rg-button"
          aria-label={t('orb.farther')}
          onClick={() => closer(1 / 1.3)}
        >
          −
        </button>
        <button
          type="button"
          className="rg-button"
          aria-label={t('orb.whole')}
          title={t('orb.whole')}
          onClick={fit}
        >
          <Icon name="whole" />
        </button>
      </div>
      <FarTargets targets={far} onChoose={choose} />
      {!onSpot && (
        <p className="rg-orb-read" role="status">
          {read ? (
            <>
              <b>{read.title}</b> {read.text} {more && <span className="rg-orb-more">{more}</span>}
            </>
          ) : (
            <span className="rg-hush">{t('orb.point')}</span>
          )}
        </p>
      )}
      <div ref={sheet} className="rg-orb-sheet">
        <svg
          ref={svg}
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          data-far={isFar || undefined}
          style={{ '--rg-letter': `${letter}px` } as CSSProperties}
          role="application"
          aria-label={t('orb.map')}
          aria-describedby={keysId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the chart takes keys
          tabIndex={0}
          onKeyDown={onKeyDown}
          onClick={event => onClick(spotOf(event))}
        >
          <Chart />
          <News />
          {typeof children === 'function' ? children(spotOf) : children}
          {targets.filter(isShown).map(target => (
            // biome-ignore lint/a11y/useSemanticElements: a button within a drawing
            <g
              key={`${target.x} ${target.y}`}
              className="rg-orb-target"
              role="button"
              // Arrow keys lead there: nobody wants to press Tab thirty times.
              tabIndex={-1}
              aria-label={target.label}
              aria-pressed={target.chosen}
              onClick={event => {
                event.stopPropagation()
                choose(target)
              }}
              onKeyDown={event => {
                if (event.key !== 'Enter' && event.key !== ' ') return
                event.preventDefault()
                event.stopPropagation()
                choose(target)
              }}
            >
              <TargetMark {...target} />
            </g>
          ))}
          <Teams />
          {cursor && !onSpot && <Cursor {...cursor} />}
          <Rulers frame={frame} scale={scale} />
        </svg>
      </div>
      <p id={keysId} className="rg-unseen">
        {help ?? t('orb.keys')}
      </p>
    </div>
  )
}

function TargetMark({ x, y, mark }: Target) {
  const box = boxOf({ x, y })
  const right = box.x + box.width - 0.22
  return (
    <>
      <rect className="rg-orb-hit" x={box.x} y={y} width={box.width} height="1" />
      <rect x={box.x + 0.08} y={y + 0.08} width={box.width - 0.16} height="0.84" rx="0.12" />
      {mark && (
        <>
          <circle cx={right} cy={y + 0.22} r="0.2" />
          <text x={right} y={y + 0.22}>
            {mark}
          </text>
        </>
      )}
    </>
  )
}

function Cursor({ x, y }: Point) {
  const box = boxOf({ x, y })
  return (
    <rect className="rg-orb-cursor" x={box.x + 0.03} y={y + 0.03} width={box.width - 0.06} height="0.94" />
  )
}
