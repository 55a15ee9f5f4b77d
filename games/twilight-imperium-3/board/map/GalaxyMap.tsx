import isEqual from 'lodash/isEqual.js'
import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { usePanZoom } from '../../../kit/board/usePanZoom.ts'
import type { SeatId } from '../../../kit/index.ts'
import { type Cell, GALAXY_SETUPS } from '../../data/index.ts'
import { cellsOf } from '../../galaxy/map.ts'
import { useTable } from '../table.ts'
import { Arrows } from './Arrows.tsx'
import { FarSystems, useFarSystems } from './FarSystems.tsx'
import { type Fact, factsOf, type Layer } from './facts.ts'
import { LayerPick } from './Layers.tsx'
import {
  ALONE,
  around,
  cut,
  middleOf,
  neighbourBy,
  type Point,
  RADIUS,
  type Room,
  WITH_NEIGHBOURS,
  wholeOf,
  within,
} from './layout.ts'
import { OpenSpace } from './OpenSpace.tsx'
import { nameOfSystem, systemInWords } from './reading.ts'
import { Showing } from './Showing.tsx'
import { type Level, System } from './System.tsx'
import './map.css'

const STEPS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The map is never so far away that a system could not be hit, nor nearer than one system. */
const CLOSENESS = { smallest: 2.2 * RADIUS, cramped: 0, handy: 0.5 }

/** Pixels from the middle of a system to its corner, from which on more is drawn. */
const LEVELS = { all: 60, near: 92 }
const NO_FACTS: readonly Fact[] = []
const NONE: ReadonlySet<Cell> = new Set()

/** Pixels of a letter at least. */
const LETTER = 12.4

/** Pixels from the middle of a system to its corner, below which fingers miss it: 44 from edge to edge, and the gap. */
const TIGHT = 26.3
const ANY: Room = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY }

/** How much of the map an element has room for, in units of the drawing, where systems are as small as they can be. */
function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>(ANY)
  useLayoutEffect(() => {
    const own = element.current
    if (!own) return
    const measure = () => {
      const { width, height } = own.getBoundingClientRect()
      const unit = RADIUS / TIGHT
      const next = { width: width * unit, height: height * unit }
      if (width > 0) setRoom(before => (isEqual(before, next) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(own)
    return () => observer.disconnect()
  }, [element])
  return room
}

/** The galaxy, to be dragged and zoomed. Every system is a button; arrow keys go from one to the next. */
export function GalaxyMap() {
  const { view, words: t, seat, ask, cell: looked, marks, press, stage, props } = useTable()
  const sheet = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const { galaxy } = view
  const cells = useMemo(() => cellsOf(galaxy), [galaxy])
  const isBuilt = view.phase !== 'setup' && view.phase !== 'galaxy'
  const all = useMemo(() => wholeOf(galaxy, isBuilt), [galaxy, isBuilt])
  const home = seat === null ? undefined : galaxy.homes[seat]
  const [cursor, setCursor] = useState<Cell>('0-00')
  const spot = looked ?? home
  // Where all of the map would be too small to be read, only what it is about is in sight, until somebody wants all.
  const room = useRoom(sheet)
  const isTight = all.width > room.width || all.height > room.height
  const [wantsAll, setWantsAll] = useState(false)
  // What is being told is in sight, wherever it is.
  const focus = stage.now?.cells ?? [...marks.chosen, ...marks.from]
  const asked = ask?.pick || ask?.kind === 'placeTile' ? [...marks.can] : []
  const surroundings =
    focus.length > 0
      ? around(focus, WITH_NEIGHBOURS)
      : asked.length > 0
        ? around(asked, ALONE)
        : spot === undefined
          ? all
          : around([spot], WITH_NEIGHBOURS)
  const whole = isTight && !wantsAll ? within(cut(surroundings, room), all) : all
  const {
    frame,
    scale,
    closer,
    fit: showAll,
  } = usePanZoom(sheet, whole, spot === undefined ? undefined : middleOf(spot), CLOSENESS)
  // Where all of the map is in sight nothing is far; whoever zooms there knows what is where.
  const far = useFarSystems(sheet, isTight && !wantsAll && !marks.isListed ? marks.can : NONE, frame, scale)
  const pixels = scale * RADIUS
  const level: Level = pixels >= LEVELS.near ? 'near' : pixels >= LEVELS.all ? 'all' : 'far'
  const letter = Math.max(14, LETTER / (scale || 1))

  const [layer, showLayer] = useState<Layer>('usual')
  const [whose, setWhose] = useState<SeatId>(seat ?? view.order[0]!)
  const facts = useMemo(() => factsOf(view, layer, whose), [view, layer, whose])

  const goTo = (cell: Cell) => {
    setCursor(cell)
    drawing.current?.querySelector<SVGGElement>(`[data-cell="${cell}"] .ti-hit`)?.focus()
  }
  const onKeyDown = (cell: Cell) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const step = STEPS[event.key]
    const acts: { readonly [key: string]: () => void } = {
      Enter: () => press(cell),
      ' ': () => press(cell),
      '+': () => closer(1.3),
      '=': () => closer(1.3),
      '-': () => closer(1 / 1.3),
      '0': showAll,
    }
    const next = step && neighbourBy(cells, cell, step)
    const act = next ? () => goTo(next) : acts[event.key]
    if (!act && !step) return
    event.preventDefault()
    act?.()
  }

  return (
    <section className="ti-map" aria-label={t('map.label')}>
      <div className="ti-sight">
        <div ref={sheet} className="ti-sheet">
          <svg
            ref={drawing}
            viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
            data-level={level}
            data-layer={layer === 'usual' ? undefined : layer}
            data-choosing={marks.can.size > 0 || undefined}
            style={
              { '--ti-px': `${1 / (scale || 1)}px`, '--ti-pace': `${props.settings.pace}ms` } as CSSProperties
            }
            role="application"
            aria-label={t('map.keys')}
          >
            <OpenSpace board={GALAXY_SETUPS[galaxy.setup]!.board} />
            {cells.map(cell => (
              <System
                key={cell}
                cell={cell}
                level={level}
                layer={layer}
                facts={facts.get(cell) ?? NO_FACTS}
                letter={letter}
                isFar={far.includes(cell)}
                isCursor={cell === cursor}
                onKeyDown={onKeyDown(cell)}
                onFocus={() => setCursor(cell)}
              />
            ))}
            <Arrows />
            <Showing letter={letter} />
          </svg>
        </div>
        <div className="ti-corner" data-at="top-left" role="toolbar" aria-label={t('map.zoom')}>
          <button type="button" aria-label={t('map.closer')} onClick={() => closer(1.5)}>
            +
          </button>
          <button type="button" aria-label={t('map.farther')} onClick={() => closer(1 / 1.5)}>
            −
          </button>
        </div>
        <div className="ti-corner" data-at="top-right" role="toolbar" aria-label={t('map.fit')}>
          <button
            type="button"
            aria-pressed={isTight ? wantsAll : undefined}
            onClick={() => {
              setWantsAll(!wantsAll)
              showAll()
            }}
          >
            {t('map.fit')}
          </button>
        </div>
        <LayerPick layer={layer} show={showLayer} whose={whose} of={setWhose} />
      </div>
      <FarSystems cells={far} />
      {looked !== null && (
        <p className="ti-read" role="status">
          <b>{nameOfSystem(view, t, looked)}</b> {systemInWords(view, t, looked).join(' · ')}
        </p>
      )}
    </section>
  )
}
