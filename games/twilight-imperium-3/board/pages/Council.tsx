import type { SeatId } from '../../../kit/index.ts'
import { line } from '../../line.ts'
import { votesOf } from '../../numbers/votes.ts'
import { outcomeRefs } from '../../rules/politics/outcomes.ts'
import type { Outcome } from '../../rules/politics/steps.ts'
import { Name, Seat } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { cannotVote, type Tally, tallyOf, votingOrder } from './tally.ts'

/** What the reader has half chosen to vote for. */
function useOwnVote(): Outcome | undefined {
  const { draft } = useTable()
  return draft && /^(vote|voteWith)$/.test(draft.move) ? String(draft.args[1]) : undefined
}

/** The council: how the vote stands, how it could end, and how many votes everybody has. */
export function Council() {
  const { view, seat, ask, words: t } = useTable()
  const mine = useOwnVote()
  const { agenda } = view
  // Whoever votes reads this in the desk.
  const isAsked = ask?.kind === 'vote' || ask?.kind === 'decideVote'
  return (
    <>
      {agenda && !isAsked && (
        <>
          <h2>
            <Name of={`politicalCard:${agenda.card}`} />
          </h2>
          <p>{t.about(`politicalCard:${agenda.card}`, 'text')}</p>
          <TallyBars tally={tallyOf(view, seat, mine)} />
        </>
      )}
      {!agenda && <h3>{t('council.ready')}</h3>}
      <table className="ti-table">
        <thead>
          <tr>
            <th scope="col">{t('story.player')}</th>
            {agenda && <th scope="col">{t('council.vote')}</th>}
            <th scope="col">{t('council.votes')}</th>
          </tr>
        </thead>
        <tbody>
          {votingOrder(view).map(one => (
            <Voter key={one} seat={one} />
          ))}
        </tbody>
      </table>
      <p className="ti-hush">{t('council.expected')}</p>
    </>
  )
}

function Voter({ seat }: { seat: SeatId }) {
  const { view, words: t } = useTable()
  const { agenda } = view
  const { terms, total } = votesOf(view, seat)
  const vote = agenda?.votes[seat]
  return (
    <tr data-cast={vote !== undefined || undefined}>
      <th scope="row">
        <Seat seat={seat} />
        {seat === view.speaker && <span className="ti-chip">{t('council.breaks')}</span>}
      </th>
      {agenda && (
        <td>
          {vote ? (
            vote.outcome === null ? (
              t('vote.abstains')
            ) : (
              <b>{t.read(line('board.vote.what', { what: outcomeRefs(agenda.card, vote.outcome) }))}</b>
            )
          ) : (
            <span className="ti-hush">
              {t(
                cannotVote(view, seat)
                  ? 'vote.barred'
                  : view.asks.some(ask => ask.seat === seat && ask.kind === 'vote')
                    ? 'council.now'
                    : 'council.later',
              )}
            </span>
          )}
        </td>
      )}
      <td>
        <b>{vote?.count ?? `≈ ${total}`}</b>{' '}
        {!vote && (
          <span className="ti-hush ti-planets-voting">
            {terms.map(({ label, amount }) => `${t.read(label)} ${amount}`).join(', ')}
          </span>
        )}
      </td>
    </tr>
  )
}

/** What was cast for each outcome, what the reader would add, and what could still come. */
export function TallyBars({ tally }: { tally: Tally }) {
  const { view, words: t } = useTable()
  const { card } = view.agenda!
  const { outcomes, toCome, leading, turners } = tally
  const open = toCome.reduce((sum, { count }) => sum + count, 0)
  const all = Math.max(1, ...outcomes.map(({ cast, mine }) => cast + mine + open))
  const width = (count: number) => ({ width: `${(100 * count) / all}%` })
  const names = (some: readonly Outcome[]) => some.flatMap(outcome => outcomeRefs(card, outcome))
  return (
    <div className="ti-tally">
      {outcomes.map(({ outcome, cast, mine }) => (
        <p key={outcome}>
          <span className="ti-tally-name">
            {t.read(line('board.vote.what', { what: outcomeRefs(card, outcome) }))}
          </span>
          <span className="ti-tally-bar" aria-hidden="true">
            <span data-of="cast" style={width(cast)} />
            <span data-of="mine" style={width(mine)} />
            <span data-of="open" style={width(open)} />
          </span>
          <b>{cast}</b>
          {mine > 0 && <span>{t('council.mine', { count: mine })}</span>}
        </p>
      ))}
      <p className="ti-hush">
        {leading.length === 0
          ? t('council.noVote')
          : t(leading.length > 1 ? 'council.tie' : 'council.leads', { what: names(leading) })}{' '}
        {toCome.length > 0 && t('council.open', { count: open })}{' '}
        {turners.length > 0 && t('council.turners', { seats: turners.map(seat => `seat:${seat}`) })}
      </p>
    </div>
  )
}

/** The same in the desk, for whoever votes. */
export function OwnTally() {
  const { view, seat } = useTable()
  return <TallyBars tally={tallyOf(view, seat, useOwnVote())} />
}
