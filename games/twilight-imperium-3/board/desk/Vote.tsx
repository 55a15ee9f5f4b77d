import { OwnTally } from '../pages/Council.tsx'
import { useTable } from '../table.ts'
import { Ways } from './Ways.tsx'

/** What is voted on, how it stands, and what can be voted for. The page of the council has everybody's votes. */
export function VotePanel() {
  const { view, words: t, legal } = useTable()
  return (
    <div className="ti-form ti-vote-form">
      <p className="ti-agenda">{t.about(`politicalCard:${view.agenda!.card}`, 'text')}</p>
      <OwnTally />
      <Ways plays={legal.filter(({ move }) => move !== 'abstain')} />
    </div>
  )
}
