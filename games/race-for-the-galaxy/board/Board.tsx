import { type CSSProperties, useMemo, useRef, useState } from 'react'
import { LensProvider } from '../../kit/board/Lens.tsx'
import { useTravel } from '../../kit/board/useTravel.ts'
import type { BoardProps } from '../../kit/board.ts'
import { type Ask, asksOf } from '../../kit/index.ts'
import type { RaceView } from '../state.ts'
import { ActionChoice } from './ActionChoice.tsx'
import { CardLegend } from './CardLegend.tsx'
import { Foot } from './Foot.tsx'
import { Hand } from './Hand.tsx'
import { Layout } from './Layout.tsx'
import { isOrbOn, OrbPanel } from './orb/OrbPanel.tsx'
import { PhaseStrip } from './PhaseStrip.tsx'
import { PickCards } from './PickCards.tsx'
import { Planner } from './Planner.tsx'
import { proposalFor } from './payment.ts'
import { Scoreboard } from './Scoreboard.tsx'
import { StoryTable } from './Story.tsx'
import { OtherTableaus, OwnTableau } from './Tableau.tsx'
import { type TableContext, TableProvider } from './table.ts'
import { useAttention } from './useAttention.ts'
import { useConfirmKey } from './useConfirmKey.ts'
import { wordsOf } from './words.ts'
import './board.css'
import './card.css'
import './orb/orb.css'

/** Milliseconds; nothing takes longer to travel. */
const LONGEST_TRAVEL = 450

/** Questions with a panel of their own above the hand. */
const PANELS: { readonly [kind: string]: (props: { ask: Ask }) => React.ReactNode } = {
  actions: ActionChoice,
  startWorld: PickCards,
  keep: PickCards,
  consume: Planner,
}

/** The board of Race for the Galaxy. */
export function RaceBoard(props: BoardProps<RaceView>) {
  const { view, seat, reader, settings, isActive, past } = props
  const root = useRef<HTMLDivElement>(null)
  const words = useMemo(() => wordsOf(reader), [reader])
  const [chosen, setChosen] = useState<{ readonly [ask: number]: readonly string[] }>({})
  const asks = isActive && !past && seat !== null ? asksOf(view, seat) : []
  const proposals = useMemo(
    () => new Map(seat === null ? [] : asksOf(view, seat).map(ask => [ask.id, proposalFor(view, seat, ask)])),
    [view, seat],
  )
  const travel = settings.reducedMotion ? 0 : Math.min(settings.pace, LONGEST_TRAVEL)
  useTravel(root, view, travel)
  useAttention(root, asks, settings.reducedMotion)
  useConfirmKey(root)
  const isOnOrb = isOrbOn(view, asks)

  const table: TableContext = {
    props,
    view,
    words,
    seat,
    asks,
    chosenFor: ask => chosen[ask.id] ?? proposals.get(ask.id) ?? [],
    choose: (ask, options) => setChosen(before => ({ ...before, [ask.id]: options })),
    movesOf: (ask, name) =>
      props.legalMoves.filter(
        ({ move, args }) => args[0] === ask.id && (name === undefined || move === name),
      ),
    send(move, ...args) {
      if (!props.sending) void props.move(move, ...args)
    },
    isBusy: props.sending,
    whyNot(ask, move, ...args) {
      const refusal = props.refusal(move, [ask.id, ...args])
      return refusal && reader.read(refusal.text)
    },
  }

  return (
    <TableProvider value={table}>
      <div
        ref={root}
        className="rg-board"
        tabIndex={-1}
        data-game="race-for-the-galaxy"
        style={{ '--rg-travel': `${travel}ms` } as CSSProperties}
      >
        <LensProvider whyLabel={words('why')}>
          <Layout
            strip={<PhaseStrip />}
            orb={view.orb && isOnOrb && <OrbPanel />}
            scores={<Scoreboard />}
            story={view.outcome && !props.storyElsewhere && <StoryTable view={view} words={words} />}
            questions={
              <>
                {asks.map(ask => {
                  const Panel = PANELS[ask.kind]
                  // A question that is asked again is the same panel: a plan goes on in it.
                  return Panel && <Panel key={ask.kind} ask={ask} />
                })}
                {view.orb && !isOnOrb && <OrbPanel />}
                <Hand />
              </>
            }
            own={<OwnTableau />}
            others={
              <>
                <OtherTableaus />
                <CardLegend />
              </>
            }
            foot={<Foot />}
          />
        </LensProvider>
      </div>
    </TableProvider>
  )
}
