import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { LensProvider } from '../../kit/board/Lens.tsx'
import { DeskParts, Part, PartsProvider } from '../../kit/board/Part.tsx'
import { useRings } from '../../kit/board/useRings.ts'
import { useTravel } from '../../kit/board/useTravel.ts'
import type { BoardProps } from '../../kit/board.ts'
import type { LegalMove } from '../../kit/index.ts'
import type { NotAloneView } from '../state.ts'
import { Acts } from './Acts.tsx'
import { Choices } from './Choices.tsx'
import { Hand } from './Hand.tsx'
import { refsOf } from './happenings.ts'
import { InForce } from './InForce.tsx'
import { Ledger } from './Ledger.tsx'
import { Planet } from './Planet.tsx'
import { Rivals } from './Rivals.tsx'
import { Status } from './Status.tsx'
import { StoryChart } from './Story.tsx'
import { Tracks } from './Tracks.tsx'
import { type TableContext, TableProvider } from './table.ts'
import { useDraft } from './useDraft.ts'
import { useStage } from './useStage.ts'
import { wordsOf } from './words.ts'
import './board.css'

/** Milliseconds; nothing takes longer to travel. */
const LONGEST_TRAVEL = 600

const NO_MOVES: readonly LegalMove[] = []

/** The board of Not Alone: everything that is on the table, and every move by pointing at it. */
export function Board(props: BoardProps<NotAloneView>) {
  const { view, seat, settings, past, reader, legalMoves } = props
  const root = useRef<HTMLDivElement>(null)
  const stage = useStage(view, props)
  const isPlaying = stage.now !== null
  const { showing } = props
  // In the moment in which the view is drawn: nobody reads the end before it is shown.
  useLayoutEffect(() => showing?.(isPlaying), [showing, isPlaying])
  const { caption } = props
  const { now, step, of, skip } = stage
  useEffect(
    () => caption?.(now ? { lines: now.lines, step, of, skip } : undefined),
    [caption, now, step, of, skip],
  )
  const draft = useDraft(props, isPlaying || past ? NO_MOVES : legalMoves)
  const words = useMemo(() => wordsOf(reader), [reader])
  const spot = useMemo(() => new Set(stage.now ? refsOf(stage.now) : []), [stage.now])
  const travel = settings.reducedMotion ? 0 : Math.min(settings.pace, LONGEST_TRAVEL)
  useTravel(root, stage.picture, travel, props.regions)
  useRings(root, props)

  const side = seat === null ? 'spectator' : seat === view.creatureSeat ? 'creature' : 'hunted'
  const table: TableContext = {
    props,
    view: stage.picture,
    stage,
    draft,
    words,
    side,
    spot,
    whyNot: (move, ...args) => {
      const refusal = props.refusal(move, args)
      return refusal ? reader.read(refusal.text) : ''
    },
  }
  return (
    <TableProvider value={table}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the button to skip is there too */}
      <div
        ref={root}
        className="na-board"
        data-game="not-alone"
        data-side={side}
        style={{ '--na-travel': `${travel}ms` } as CSSProperties}
        onClick={() => {
          if (isPlaying) stage.skip()
        }}
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          if (isPlaying) stage.skip()
          else if (draft.isChosen) draft.cancel()
        }}
      >
        <PartsProvider regions={props.regions} className="na-part">
          <LensProvider whyLabel={words('why.label')}>
            <div className="na-layout">
              <Part of="rivals">
                <Rivals />
              </Part>
              <div className="na-main">
                <Tracks />
                {view.outcome && !isPlaying && !props.storyElsewhere && (
                  <section className="na-story-panel na-panel" aria-label={words('story.label')}>
                    <h2 className="na-section-title">{words('story.label')}</h2>
                    <StoryChart view={view} words={words} />
                  </section>
                )}
                <Planet />
                <DeskParts choices={<Choices />} hand={<Hand />} status={<Status />} acts={<Acts />} />
              </div>
              {/* Who hunts reads the Hunted first, everybody else what hunts them. */}
              <div className="na-aside">
                {side === 'hunted' && <InForce />}
                <Ledger />
                {side !== 'hunted' && <InForce />}
              </div>
            </div>
          </LensProvider>
        </PartsProvider>
      </div>
    </TableProvider>
  )
}
