import { pickedIn, pickOf } from '../../../kit/board/useDrafts.ts'
import type { RaceId } from '../../data/index.ts'
import { RaceCard, RaceName } from '../RaceCard.tsx'
import { useTable } from '../table.ts'
import { OptionButton } from './OptionButton.tsx'

/** The races that can be led, and the card of the one that is looked at: it is led once that is confirmed. */
export function Races() {
  const { ask, draft, setDraft } = useTable()
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
      {chosen !== undefined && <RaceCard race={chosen} />}
    </div>
  )
}
