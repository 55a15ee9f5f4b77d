import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { LensProvider } from '../../kit/board/Lens.tsx'
import { PartsProvider } from '../../kit/board/Part.tsx'
import { useRings } from '../../kit/board/useRings.ts'
import { useTelling } from '../../kit/board/useTelling.ts'
import { useTravel } from '../../kit/board/useTravel.ts'
import type { BoardProps } from '../../kit/board.ts'
import type { SeatId } from '../../kit/index.ts'
import type { RaceView } from '../state.ts'
import { CardLegend } from './CardLegend.tsx'
import { Hand } from './Hand.tsx'
import { isOrbOn, OrbPanel } from './orb/OrbPanel.tsx'
import { PhaseStrip, Progress } from './PhaseStrip.tsx'
import { Question } from './Questions.tsx'
import { RivalSheet } from './RivalSheet.tsx'
import { Rivals } from './Rivals.tsx'
import { StoryTable } from './Story.tsx'
import { OtherTableaus, OwnTableau } from './Tableau.tsx'
import { TableProvider } from './table.ts'
import { useConfirmKey } from './useConfirmKey.ts'
import { useRaceTable } from './useRaceTable.ts'
import './board.css'
import './field.css'
import './desk.css'
import './sizes.css'
import './card.css'
import './orb/orb.css'

/** Milliseconds; nothing takes longer to travel. */
const LONGEST_TRAVEL = 450

/** The board of Race for the Galaxy: what lies on the table in the field, everything else in the regions around it. */
export function RaceBoard(props: BoardProps<RaceView>) {
  const { settings } = props
  const root = useRef<HTMLDivElement>(null)
  const table = useRaceTable(props)
  const { view, ask, words: t } = table
  const travel = settings.reducedMotion ? 0 : Math.min(settings.pace, LONGEST_TRAVEL)
  useTravel(root, view, travel, props.regions)
  useRings(root, props)
  useTelling(view, props, table.isChoosing)
  useConfirmKey()

  const [opened, setOpened] = useState<SeatId | null>(null)
  // A new question, another moment, the end: what lies over the field goes by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when one of these changes
  useEffect(() => setOpened(null), [ask?.id, props.past, view.outcome])

  const isOnOrb = view.orb !== null && isOrbOn(view, ask)
  const [chosen, setChosen] = useState<boolean | null>(null)
  // The orb comes when something happens there, and goes again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(() => setChosen(null), [isOnOrb])
  const showsOrb = view.orb !== null && (chosen ?? isOnOrb)

  return (
    <PartsProvider regions={props.regions} className="rg-part">
      <TableProvider value={table}>
        <div
          ref={root}
          className="rg-board"
          data-game="race-for-the-galaxy"
          data-fills={showsOrb || undefined}
          style={{ '--rg-travel': `${travel}ms` } as CSSProperties}
        >
          <LensProvider whyLabel={t('why')}>
            {!view.outcome && <Rivals opened={opened} onOpen={setOpened} />}
            {opened !== null && <RivalSheet key={opened} seat={opened} onClose={() => setOpened(null)} />}
            {view.outcome && !props.storyElsewhere && <StoryTable view={view} words={t} />}
            <div className="rg-top">
              <PhaseStrip />
              {view.orb && (
                <fieldset className="rg-views">
                  <legend className="rg-unseen">{t('views.label')}</legend>
                  <button type="button" aria-pressed={!showsOrb} onClick={() => setChosen(false)}>
                    {t('views.tableau')}
                  </button>
                  <button type="button" aria-pressed={showsOrb} onClick={() => setChosen(true)}>
                    {t('views.orb')}
                  </button>
                </fieldset>
              )}
              <Progress />
            </div>
            {view.orb && (
              <div className="rg-orb-place" hidden={!showsOrb}>
                <OrbPanel />
              </div>
            )}
            {!showsOrb && (
              <>
                <OwnTableau />
                <OtherTableaus />
                <CardLegend />
              </>
            )}
            <Question />
            <Hand />
          </LensProvider>
        </div>
      </TableProvider>
    </PartsProvider>
  )
}
