import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import { TRACK_IDS } from '../../components.ts'
import { rewardsFor } from '../../rules/bonuses.ts'
import { shipAt } from '../../rules/costs.ts'
import { bonusTrack } from '../../rules/work-left.ts'
import { rewardLine } from '../../text/describe.ts'
import { Icon } from '../Icons.tsx'
import { signed } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { seatRef } from '../words.ts'

/** What the planned turn changes, and which diplomacy bonuses follow. */
export function Outcome() {
  const { c, view, props, seat, draft, words: t } = useTable()
  if (seat === null) return null
  const before = props.view.players[seat]!
  const after = view.players[seat]!
  const kinds = ['gem', 'food', 'water', 'metal'] as const
  const used = draft.plan.find(({ move }) => move === 'useShip')
  const type = used && shipAt(c, props.view, used.args[0] as string)!.ship.action.type
  const track = used ? TRACK_IDS.find(one => one === type) : bonusTrack(props.view)
  return (
    <div className="sp-outcome">
      <p className="sp-changes">
        {kinds
          .filter(kind => after[kind] !== before[kind])
          .map(kind => (
            <span key={kind} className="sp-amount">
              <Icon name={kind} />
              {signed(after[kind] - before[kind])}
            </span>
          ))}
        {after.score !== before.score && (
          <span className="sp-amount">
            <Icon name="vp" />
            {signed(after.score - before.score)}
          </span>
        )}
      </p>
      {track && (
        <ul className="sp-bonuses">
          <li className="sp-hush">{t('console.bonuses', { track: `track:${track}` })}</li>
          {view.order.map(one => {
            const { levels, most } = rewardsFor(c, view, one, track)
            const rewards = levels.map(level => t.read(rewardLine(c.tracks[track][level - 1]!.reward)))
            return (
              <li key={one}>
                <SeatShape seat={one} className="sp-seat" /> {t.nameOf(seatRef(one))}:{' '}
                {rewards.length === 0
                  ? t('console.noBonus')
                  : t(most > 1 ? 'console.twoOf' : rewards.length > 1 ? 'console.oneOf' : 'console.gets', {
                      rewards: rewards.join(' / '),
                    })}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
