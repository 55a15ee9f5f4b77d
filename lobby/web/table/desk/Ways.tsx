import type { LegalMove } from '../../../../games/kit/moves.ts'
import { Button } from '../../design/Button.tsx'
import { useHere } from '../TableContext.ts'
import type { Question } from '../view.ts'
import { Words } from '../Words.tsx'
import { BeginComposing, Composer } from './Composer.tsx'
import css from './desk.module.css'
import { PickPanel } from './PickPanel.tsx'

const isSeveral = ({ ask: { pick } }: Question) => pick !== undefined && (pick.max > 1 || pick.min > 1)

/** The moves of the list that are made by one press. */
const singleOf = (question: Question): LegalMove[] =>
  isSeveral(question) ? question.moves.filter(({ move }) => move !== 'answer') : question.moves

/** How many things the list of a question has to press. */
export const countOf = (question: Question): number =>
  singleOf(question).length + (isSeveral(question) ? question.ask.pick!.options.length : 0)

/** Every way to answer a question, as buttons. What the board has half chosen is chosen here too. */
export function Ways({ question }: { question: Question }) {
  const { module, view, seat, draft } = useHere()
  const single = singleOf(question)
  const play = draft(question.ask.id)
  const composed = play && seat !== null ? module.composed(view, seat, play) : undefined
  return (
    <div className={css.ways}>
      {play && composed ? (
        <Composer key={question.ask.id} play={play} composed={composed} />
      ) : (
        <BeginComposing moves={question.moves} />
      )}
      {isSeveral(question) && <PickPanel key={question.ask.id} ask={question.ask} />}
      {single.length > 0 && (
        <ul className={css.actions}>
          {single.map(move => (
            <li key={JSON.stringify([move.move, move.args])}>
              <MoveButton move={move} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function MoveButton({ move: { move, args, label } }: { move: LegalMove }) {
  const here = useHere()
  const draft = here.draft(args[0])
  const isDrafted = JSON.stringify([draft?.move, draft?.args]) === JSON.stringify([move, args])
  return (
    <Button
      disabled={here.sending}
      aria-current={isDrafted || undefined}
      onClick={() => void here.move(move, ...args)}
    >
      <span>
        <Words line={label} flat />
      </span>
    </Button>
  )
}
