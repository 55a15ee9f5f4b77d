import isEqual from 'lodash/isEqual.js'
import uniqWith from 'lodash/uniqWith.js'
import type { LegalMove } from '../../../kit/index.ts'
import { cardLine } from '../../moves/card-words.ts'
import { isPlanet, planetValue } from '../../numbers/planets.ts'
import { named, outcomeRefs } from '../../rules/politics/outcomes.ts'
import { listed } from '../../rules/words.ts'
import type { CardPlay } from '../../state-cards.ts'
import { Seat, Value } from '../Marks.tsx'
import { OwnTally } from '../pages/Council.tsx'
import { useTable } from '../table.ts'
import { OptionButton } from './OptionButton.tsx'

/** What is voted on, how it stands, and what can be voted for. The page of the council has everybody's votes. */
export function VotePanel() {
  const { view, words: t, legal, draft, setDraft } = useTable()
  const withCards = legal.filter(({ move }) => move === 'voteWith')
  const played = draft?.move === 'voteWith' ? draft.args[2] : undefined
  const plays = played
    ? withCards.filter(({ args }) => isEqual(args[2], played))
    : legal.filter(({ move }) => move === 'vote' || move === 'decide')
  /** Plays cards right before, or leaves them in the hand again; the vote stays. */
  const toggle = (cards: unknown) => {
    const others = isEqual(cards, played)
      ? legal.filter(({ move }) => move === 'vote')
      : withCards.filter(({ args }) => isEqual(args[2], cards))
    const next = others.find(({ args }) => args[1] === draft?.args[1]) ?? others[0]
    if (next) setDraft({ move: next.move, args: next.args })
  }
  return (
    <div className="ti-form ti-vote-form">
      <p className="ti-agenda">{t.about(`politicalCard:${view.agenda!.card}`, 'text')}</p>
      <OwnTally />
      <Candidates plays={plays} />
      {withCards.length > 0 && (
        <ul className="sb-tray ti-options">
          {uniqWith(
            withCards.map(({ args }) => args[2] as CardPlay[]),
            isEqual,
          ).map(cards => (
            <li key={JSON.stringify(cards)}>
              <OptionButton isChosen={isEqual(cards, played)} onChoose={() => toggle(cards)}>
                {t.read(listed(cards.map(card => cardLine(view, card))))}
              </OptionButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Who or what can be elected, each to be pressed; of two that are elected together the one pressed first gives way. */
function Candidates({ plays }: { plays: readonly LegalMove[] }) {
  const { view, words: t, draft, setDraft } = useTable()
  const { card } = view.agenda!
  const namedBy = ({ args }: Pick<LegalMove, 'args'>) => named(String(args[1]))
  const chosen = draft ? namedBy(draft) : []
  const choose = (id: string) => {
    const isBoth = (play: LegalMove) =>
      namedBy(play).includes(id) && (chosen.length < 2 || namedBy(play).includes(chosen.at(-1)!))
    const next = plays.find(isBoth) ?? plays.find(play => namedBy(play).includes(id))
    if (next) setDraft({ move: next.move, args: next.args })
  }
  return (
    <ul className="sb-tray ti-options">
      {[...new Set(plays.flatMap(namedBy))].map(id => {
        const [ref] = outcomeRefs(card, id)
        return (
          <li key={id}>
            <OptionButton isChosen={chosen.includes(id)} onChoose={() => choose(id)}>
              {ref!.startsWith('planet:') && isPlanet(id) && (
                <>
                  <Value of="resources" value={planetValue(view, id, 'resources').total} />
                  <Value of="influence" value={planetValue(view, id, 'influence').total} />
                </>
              )}
              {ref!.startsWith('seat:') ? <Seat seat={id} /> : t.nameOf(ref!)}
            </OptionButton>
          </li>
        )
      })}
    </ul>
  )
}
