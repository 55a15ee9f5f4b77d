import { pickedIn, pickOf } from '../../../kit/board/useDrafts.ts'
import type { RaceId } from '../../data/index.ts'
import { RaceCard, RaceName } from '../RaceCard.tsx'
import { isBeforeGalaxy } from '../RaceGallery.tsx'
import { useTable } from '../table.ts'
import { OptionButton } from './OptionButton.tsx'

/** The races that can be led, and the card of the one that is looked at, where it does not lie in the field. */
export function Races() {
  const { view, ask, draft, setDraft } = useTable()
  const { id, pick } = ask!
  const [chosen] = pickedIn<RaceId>(draft)
  return (
    <div className="ti-races-both">
      <ul className="ti-races">
        {(pick!.options as RaceId[]).map(race => (
          <li key={race}>
            <OptionButton isChosen={race === chosen} onChoose={() => setDraft(pickOf(id, [race]))}>
              <RaceName race={race} />
            </OptionButton>
          </li>
        ))}
      </ul>
      {chosen !== undefined && !isBeforeGalaxy(view) && <RaceCard race={chosen} />}
    </div>
  )
}
