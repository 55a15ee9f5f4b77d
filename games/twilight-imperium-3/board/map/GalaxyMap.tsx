import { type CSSProperties, type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { usePanZoom } from '../../../kit/board/usePanZoom.ts'
import type { SeatId } from '../../../kit/index.ts'
import { type Cell, GALAXY_SETUPS } from '../../data/index.ts'
import { middleOf, neighbourBy, type Point, RADIUS, wholeOf } from '../../drawing/layout.ts'
import { cellsOf } from '../../galaxy/map.ts'
import { useTable } from '../table.ts'
import { Arrows } from './Arrows.tsx'
import { FarSystems, useFarSystems } from './FarSystems.tsx'
import { type Fact, factsOf, type Layer } from './facts.ts'
import { LayerPick } from './Layers.tsx'
import { OpenSpace } from './OpenSpace.tsx'
import { nameOfSystem, systemInWords } from './reading.ts'
import { Showing } from './Showing.tsx'
import { SpaceDefs, Stars } from './Space.tsx'
import { type Level, System } from './System.tsx'
import { Territory } from './Territory.tsx'
import { useSubject } from './useSubject.ts'
import './map.css'

const STEPS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The map is never so far away that a system could not be hit, nor nearer than one system. */
const CLOSENESS = { smallest: 2.2 * RADIUS, cramped: 0, handy: 0.5 }

/** Pixels from the middle of a system to its corner, from which on everything is drawn. */
const NEAR = 44
const NO_FACTS: readonly Fact[] = []
const NONE: ReadonlySet<Cell> = new Set()

/** Pixels of a letter at least. */
const LETTER = 12.4

/** The galaxy, to be dragged and zoomed. Every system is a button; arrow keys go from one to the next. */
export function GalaxyMap() {
  const { view, words: t, seat, cell: looked, marks, press, props } = useTable()
  const sheet = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const { galaxy } = view
  const cells = useMemo(() => cellsOf(galaxy), [galaxy])
  const isBuilt = view.phase !== 'setup' && view.phase !== 'galaxy'
  const all = useMemo(() => wholeOf(galaxy, isBuilt), [galaxy, isBuilt])
  const home = seat === null ? undefined : galaxy.homes[seat]
  const [cursor, setCursor] = useState<Cell>('0-00')
  const spot = looked ?? home
  const [wantsAll, setWantsAll] = useState(false)
  const subject = useSubject(spot)
  const {
    frame,
    scale,
    closer,
    isPart,
    fit: showAll,
  } = usePanZoom(
    sheet,
    all,
    spot === undefined ? undefined : middleOf(spot),
    CLOSENESS,
    all,
    wantsAll ? undefined : subject,
  )
  // Where all of the map is in sight nothing is far; whoever zooms there knows what is where.
  const far = useFarSystems(sheet, isPart && !marks.isListed ? marks.can : NONE, frame, scale)
  const pixels = scale * RADIUS
  const level: Level = pixels >= NEAR ? 'near' : 'far'
  const letter = Math.max(14, LETTER / (scale || 1))

  const [layer, showLayer] = useState<Layer>('usual')
  const [whose, setWhose] = useState<SeatId>(seat ?? view.order[0]!)
  const facts = useMemo(() => factsOf(view, layer, whose), [view, layer, whose])

  const goTo = (cell: Cell) => {
    setCursor(cell)
    drawing.current?.querySelector<SVGGElement>(`[data-cell="${cell}"] .ti-hit`)?.focus()
  }
  const keys = useRef<(cell: Cell, event: KeyboardEvent) => void>(() => {})
  keys.current = (cell, event) => {
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
  // Always the same one: nothing of a system is drawn anew while the map is dragged.
  const onKeyDown = useCallback((cell: Cell, event: KeyboardEvent) => keys.current(cell, event), [])

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
            <SpaceDefs />
            <Stars all={all} />
            <OpenSpace board={GALAXY_SETUPS[galaxy.setup]!.board} />
            <Territory cells={cells} />
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
                onKeyDown={onKeyDown}
                onFocus={setCursor}
              />
            ))}
            <Arrows />
            <Showing letter={letter} frame={frame} />
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
            aria-pressed={isPart || wantsAll ? wantsAll : undefined}
            onClick={() => {
              setWantsAll(isPart || wantsAll ? !wantsAll : false)
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
