import { pickedIn, pickOf } from '../../../kit/board/useDrafts.ts'
import type { RaceId } from '../../data/index.ts'
import { RaceCard, RaceName } from '../RaceCard.tsx'
import { useTable } from '../table.ts'

/** The races that can be led, and the card of the one that is looked at: it is led once that is confirmed. */
export function Races() {
  const { ask, draft, setDraft, isBusy } = useTable()
  const { id, pick } = ask!
  const [chosen] = pickedIn(draft) as RaceId[]
  return (
    <div className="ti-races-both">
      <ul className="ti-races">
        {pick!.options.map(race => (
          <li key={race}>
            <button
              type="button"
              className="ti-option"
              aria-pressed={race === chosen}
              disabled={isBusy}
              onClick={() => setDraft(pickOf(id, [race]))}
            >
              <RaceName race={race} />
            </button>
          </li>
        ))}
      </ul>
      {chosen !== undefined && <RaceCard race={chosen} />}
    </div>
  )
}
