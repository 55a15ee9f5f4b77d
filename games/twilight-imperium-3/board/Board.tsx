import { LensProvider } from '../../kit/board/Lens.tsx'
import { DeskParts, Part, PartsProvider } from '../../kit/board/Part.tsx'
import type { BoardProps } from '../../kit/board.ts'
import type { TiView } from '../state.ts'
import { Acts } from './desk/Acts.tsx'
import { Choices } from './desk/Choices.tsx'
import { Status } from './desk/Status.tsx'
import { Hand } from './Hand.tsx'
import { GalaxyMap } from './map/GalaxyMap.tsx'
import { Pages } from './pages/Pages.tsx'
import { isBeforeGalaxy, RaceGallery } from './RaceGallery.tsx'
import { Rivals } from './Rivals.tsx'
import { StoryTable } from './Story.tsx'
import { TableProvider } from './table.ts'
import { useTiTable } from './useTiTable.ts'
import './board.css'
import './columns.css'

/** The board of Twilight Imperium: the galaxy in the field, with everything else to look at beside it. */
export function TiBoard(props: BoardProps<TiView>) {
  const table = useTiTable(props)
  const { view, words: t, page } = table
  return (
    <PartsProvider regions={props.regions} className="ti-part">
      <TableProvider value={table}>
        <div className="ti-board" data-game="twilight-imperium-3" data-columns>
          <LensProvider whyLabel={t('why')}>
            <Part of="rivals">
              <Rivals />
            </Part>
            {view.outcome && !props.storyElsewhere && <StoryTable view={view} words={t} />}
            <div className="ti-layout" data-page={page}>
              <Pages />
              <div className="ti-map-area">{isBeforeGalaxy(view) ? <RaceGallery /> : <GalaxyMap />}</div>
            </div>
            <DeskParts choices={<Choices />} hand={<Hand />} status={<Status />} acts={<Acts />} />
          </LensProvider>
        </div>
      </TableProvider>
    </PartsProvider>
  )
}
