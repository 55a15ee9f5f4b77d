import { line } from '../../../kit/index.ts'
import { votesOf } from '../../numbers/votes.ts'
import { outcomeRefs } from '../../rules/politics/outcomes.ts'
import { clockwiseFrom } from '../../rules/seats.ts'
import { Seat } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { Ways } from './Ways.tsx'

/** The vote with everybody's position: who has said what, and who could still say how much. */
export function VotePanel() {
  const { view, words: t, legal } = useTable()
  const agenda = view.agenda!
  // The Speaker votes last.
  const [, ...after] = clockwiseFrom(view, view.speaker)
  const order = [...after, view.speaker]
  const text = t.about(`politicalCard:${agenda.card}`, 'text')
  return (
    <div className="ti-form">
      <p className="ti-agenda">{text}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className="sb-tray ti-votes" tabIndex={0}>
        {order.map(seat => {
          const vote = agenda.votes[seat]
          return (
            <li key={seat} data-cast={vote !== undefined || undefined}>
              <Seat seat={seat} />
              {agenda.barred.includes(seat) ? (
                <span className="ti-hush">{t('vote.barred')}</span>
              ) : vote ? (
                <b>
                  {vote.outcome === null
                    ? t('vote.abstains')
                    : t.read(
                        line('board.vote.cast', {
                          count: vote.count,
                          what: outcomeRefs(agenda.card, vote.outcome),
                        }),
                      )}
                </b>
              ) : (
                <span className="ti-hush">{t('vote.could', { count: votesOf(view, seat).total })}</span>
              )}
            </li>
          )
        })}
      </ul>
      <Ways plays={legal.filter(({ move }) => move !== 'abstain')} />
    </div>
  )
}
