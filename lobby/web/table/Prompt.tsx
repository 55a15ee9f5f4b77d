import { line } from '../../../games/kit/line.ts'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import { Actions } from './Actions.tsx'
import css from './Prompt.module.css'
import { useHere } from './TableContext.ts'
import type { AutoPass } from './useAutoPass.ts'
import { type Question, questionsFor, waitingGroups } from './view.ts'
import { Reference, Words } from './Words.tsx'

interface PromptProps {
  /** The board offers the same moves: the list of actions stays closed until it is asked for. */
  hasBoard: boolean
  autoPass: AutoPass
  /** A bot plays my seat now. */
  botPlays: boolean
  onTakeBack(): void
}

/** What the reader must do now and why, in one sentence, and every way to do it. */
export function Prompt({ hasBoard, autoPass, botPlays, onTakeBack }: PromptProps) {
  const t = useT()
  const { view, seat, legal, isActive } = useHere()
  const questions = isActive && seat !== null ? questionsFor(view, seat, legal) : []
  const required = questions.filter(({ ask }) => ask.required)
  const optional = questions.filter(({ ask }) => !ask.required)

  return (
    <section className={css.prompt} aria-label={t('table.toDo')} data-lit={required.length > 0 || undefined}>
      {seat === null && <p className={css.aside}>{t('table.watching')}</p>}
      {botPlays && (
        <div className={css.bot}>
          <p className={css.aside}>{t('table.botPlays')}</p>
          <Button variant="filled" onClick={onTakeBack}>
            {t('table.takeBack')}
          </Button>
        </div>
      )}
      {required.map(question => (
        <QuestionBlock key={question.ask.id} question={question} hasBoard={hasBoard} />
      ))}
      {required.length === 0 && <Waiting />}
      {optional.length > 0 && (
        <div className={css.optional}>
          {optional.map(question => (
            <QuestionBlock key={question.ask.id} question={question} hasBoard={hasBoard} />
          ))}
        </div>
      )}
      {autoPass.on && (
        <div className={css.bot}>
          <p className={css.aside}>{t('table.autoPassOn')}</p>
          <Button onClick={() => autoPass.set(false)}>{t('table.autoPassOff')}</Button>
        </div>
      )}
      {autoPass.possible && !autoPass.on && (
        <Button variant="subtle" className={css.autoPass} onClick={() => autoPass.set(true)}>
          {t('table.autoPass')}
        </Button>
      )}
    </section>
  )
}

function QuestionBlock({ question, hasBoard }: { question: Question; hasBoard: boolean }) {
  const t = useT()
  const { ask } = question
  const sentence = line(`ask.${ask.kind}`, ask.about)
  return (
    <div className={css.question} data-optional={!ask.required || undefined}>
      <p className={css.sentence}>
        {ask.required && <span className={css.tag}>{t('table.yourTurn')}</span>}
        {!ask.required && <span className={css.tagSoft}>{t('table.optional')}</span>}
        <span>
          <Words line={sentence} />
        </span>
      </p>
      <Actions question={question} folded={hasBoard} />
    </div>
  )
}

/** Whom the game waits for, and what they are doing. */
function Waiting() {
  const t = useT()
  const { view, seat, reader } = useHere()
  const groups = waitingGroups(view, seat)
  if (groups.length === 0) return <p className={css.sentence}>{t('table.nothingToDo')}</p>
  return (
    <div className={css.waiting}>
      <p className={css.aside}>{t('table.waitingFor')}</p>
      <ul>
        {groups.flatMap(({ kind, asks }) =>
          asks.map(ask => (
            <li key={ask.id}>
              <Reference to={`seat:${ask.seat}`} text={reader.name(`seat:${ask.seat}`)} />{' '}
              <Words line={line(`waiting.${kind}`, ask.about)} />
            </li>
          )),
        )}
      </ul>
    </div>
  )
}
