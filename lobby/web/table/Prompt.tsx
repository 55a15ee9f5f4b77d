import { type FocusEvent, useEffect, useRef } from 'react'
import { questionLine, waitingLine } from '../../../games/kit/asks.ts'
import type { LegalMove } from '../../../games/kit/moves.ts'
import { api } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import { isFree } from '../app/names.ts'
import { usualBot } from '../app/playNow.ts'
import { useRoomAction } from '../app/queries.ts'
import { Button } from '../design/Button.tsx'
import { SitButton } from '../room/SitButton.tsx'
import { Actions } from './Actions.tsx'
import css from './Prompt.module.css'
import { useHere } from './TableContext.ts'
import { type AutoPass, isPass } from './useAutoPass.ts'
import { type Question, questionsFor, waitingGroups } from './view.ts'
import { Reference, Words } from './Words.tsx'

interface PromptProps {
  /** The board offers the same moves: the list of actions stays closed until it is asked for. */
  hasBoard: boolean
  autoPass: AutoPass
  /** What just happened is still being shown; calling it goes to the present. */
  behind: (() => void) | undefined
  /** The reader must act as soon as it has been shown. */
  turnComes: boolean
  /** A bot plays my seat now. */
  botPlays: boolean
  onTakeBack(): void
}

/** What the reader must do now and why, in one sentence, and every way to do it. */
export function Prompt({ hasBoard, autoPass, behind, turnComes, botPlays, onTakeBack }: PromptProps) {
  const t = useT()
  const { view, seat, legal, isActive, sending, room } = useHere()
  const vacant = room.seats.find(isFree)
  const questions = isActive && seat !== null ? questionsFor(view, seat, legal) : []
  const required = questions.filter(({ ask }) => ask.required)
  const optional = questions.filter(({ ask }) => !ask.required)
  const focus = useKeptFocus(legal, sending)

  return (
    <section
      {...focus}
      tabIndex={-1}
      className={css.prompt}
      aria-label={t('table.toDo')}
      data-lit={required.length > 0 || undefined}
    >
      {seat === null && (
        <div className={css.bot}>
          <p className={css.aside}>
            {t('table.watching')} {t('table.watchingHelp')}
          </p>
          {vacant && <SitButton room={room} seat={vacant.seat} variant="filled" />}
        </div>
      )}
      {botPlays && (
        <div className={css.bot}>
          <p className={css.aside}>{t('table.botPlays')}</p>
          <Button variant="filled" onClick={onTakeBack}>
            {t('table.takeBack')}
          </Button>
        </div>
      )}
      {required.map(question => (
        <QuestionBlock key={question.ask.id} question={question} hasBoard={hasBoard} autoPass={autoPass} />
      ))}
      <Given />
      {required.length === 0 && !turnComes && <Waiting />}
      {behind && (
        <div className={css.bot}>
          <p className={css.aside}>{t(turnComes ? 'table.turnComes' : 'table.catchingUp')}</p>
          <Button onClick={behind}>{t('table.skipAhead')}</Button>
        </div>
      )}
      {optional.length > 0 && (
        <div className={css.optional}>
          {optional.map(question => (
            <QuestionBlock
              key={question.ask.id}
              question={question}
              hasBoard={hasBoard}
              autoPass={autoPass}
            />
          ))}
        </div>
      )}
      {autoPass.on && (
        <div className={css.bot}>
          <p className={css.aside}>{t('table.autoPassOn')}</p>
          <Button onClick={() => autoPass.set(false)}>{t('table.autoPassOff')}</Button>
        </div>
      )}
    </section>
  )
}

/**
 * Keeps keyboard players where they were: when the button that had the focus is gone or off because it was pressed,
 * the focus stays in the panel.
 */
function useKeptFocus(legal: readonly LegalMove[], sending: boolean) {
  const panel = useRef<HTMLElement>(null)
  const inside = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever the buttons have changed
  useEffect(() => {
    if (inside.current && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true })
  }, [legal, sending])
  return {
    ref: panel,
    onFocus: () => {
      inside.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) inside.current = panel.current?.contains(relatedTarget as Node) ?? false
    },
  }
}

interface QuestionBlockProps {
  question: Question
  hasBoard: boolean
  autoPass: AutoPass
}

function QuestionBlock({ question, hasBoard, autoPass }: QuestionBlockProps) {
  const t = useT()
  const { ask, moves } = question
  const passes = moves.some(isPass)
  return (
    <div className={css.question} data-optional={!ask.required || undefined}>
      <p className={css.sentence}>
        <span className={ask.required ? css.tag : css.tagSoft}>
          {t(ask.required ? 'table.yourTurn' : 'table.optional')}
        </span>
        <span>
          <Words line={questionLine(ask)} />
        </span>
      </p>
      <Actions question={question} folded={hasBoard} />
      {passes && autoPass.possible && !autoPass.on && (
        <Button variant="subtle" onClick={() => autoPass.set(true)}>
          {t('table.autoPass')}
        </Button>
      )}
    </div>
  )
}

/** What the reader has answered secretly, and may change until everybody has answered. */
function Given() {
  const t = useT()
  const { view, seat, module, isPresent, sending, move } = useHere()
  if (seat === null || !isPresent) return null
  return module.given(view, seat).map(({ args: [id], label }) => (
    <div key={id} className={css.question}>
      <p className={css.sentence}>
        <span className={css.tagSoft}>{t('table.given')}</span>
        <span>
          <Words line={label} />
        </span>
      </p>
      <span className={css.aside}>
        {t(view.asks[id]?.blind === 'secret' ? 'table.givenSecret' : 'table.givenOpen')}
      </span>
      <Button disabled={sending} onClick={() => void move('reconsider', id)}>
        {t('table.reconsider')}
      </Button>
    </div>
  ))
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
        {groups.flatMap(({ asks }) =>
          asks.map(ask => (
            <li key={ask.id}>
              <Reference to={`seat:${ask.seat}`} text={reader.name(`seat:${ask.seat}`)} />{' '}
              <Words line={waitingLine(ask)} />
              <StandIn seat={ask.seat} />
            </li>
          )),
        )}
      </ul>
    </div>
  )
}

/** Lets a bot play for somebody who is away: for the host, and for everybody while the host is away. */
function StandIn({ seat }: { seat: string }) {
  const t = useT()
  const { room, module, seat: mine } = useHere()
  const letBot = useRoomAction((bot: string) => api.bot(room.id, seat, bot))
  const bot = usualBot(module.meta)
  const sits = room.seats.find(one => one.seat === seat)
  const host = room.seats.find(one => one.person === room.host)
  const presides = mine !== null && (host === undefined || host.seat === mine || host.online === false)
  if (!sits || sits.bot !== null || sits.online !== false || !presides || bot === undefined) return null
  return (
    <>
      {' '}
      <span className={css.aside}>{t('table.away')}</span>{' '}
      <Button variant="subtle" loading={letBot.isPending} onClick={() => letBot.mutate([bot])}>
        {t('table.standIn')}
      </Button>
    </>
  )
}
