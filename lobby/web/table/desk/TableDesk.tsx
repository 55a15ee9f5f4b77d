import { type ReactNode, useState } from 'react'
import { Desk } from '../../../../games/kit/board/Skeleton.tsx'
import type { Places } from '../../../../games/kit/board/useRegions.ts'
import type { Told } from '../../../../games/kit/board.ts'
import { LESSON_RULE } from '../../../../games/kit/learn/lesson.ts'
import type { Refusal } from '../../../../games/kit/refusal.ts'
import type { Trouble } from '../../app/api.ts'
import { useT } from '../../app/i18n.ts'
import { isFree } from '../../app/names.ts'
import { Button } from '../../design/Button.tsx'
import { LearnLink } from '../../learn/LearnLink.tsx'
import { SitButton } from '../../room/SitButton.tsx'
import { AfterActs } from '../after/AfterActs.tsx'
import { useHere } from '../TableContext.ts'
import type { AheadHere } from '../useAhead.ts'
import type { ForcedHere } from '../useForcedMoves.ts'
import { useLate } from '../useLate.ts'
import type { Play } from '../usePlay.ts'
import { questionsFor } from '../view.ts'
import { Words } from '../Words.tsx'
import { AheadActs, AheadHints } from './Ahead.tsx'
import { Asked, Given } from './Asked.tsx'
import { AwaySays } from './Away.tsx'
import { BackActs, BackSays } from './Back.tsx'
import { Coach } from './Coach.tsx'
import css from './desk.module.css'
import { EndActs, EndSays } from './End.tsx'
import { ForcedOffer, ForcedTold } from './Forced.tsx'
import { GivenActs } from './GivenActs.tsx'
import { NextTable } from './NextTable.tsx'
import { EndPause, PauseActs, PauseSays } from './Pause.tsx'
import { RestActs, RestSays } from './Rest.tsx'
import { LostAsk, PastAsk, type PastHere } from './states.tsx'
import { Tale } from './Tale.tsx'
import { LateActs, LateVote, OwnTime } from './Time.tsx'
import { Waiting } from './Waiting.tsx'
import { countOf, Ways } from './Ways.tsx'

/** Milliseconds after which it is said that something is on its way. */
const SENDING_AFTER = 1000

interface TableDeskProps {
  places: Places | undefined
  hasBoard: boolean
  /** Closes what leaves the desk room for nothing but what is asked; not there where nothing does. */
  onUnfold: (() => void) | undefined
  ahead: AheadHere
  forced: ForcedHere
  /** Opens what is said in advance; not there while it is in sight. */
  onAhead: (() => void) | undefined
  /** What the board is showing just now. */
  told: readonly Told[]
  /** Opens the log; not there while it is in sight. */
  onLog: (() => void) | undefined
  /** What just happened is still being shown; calling it goes to the present. */
  skip: (() => void) | undefined
  /** The reader must act as soon as it has been shown. */
  turnComes: boolean
  /** A bot plays my seat now. */
  botPlays: boolean
  onTakeBack(): void
  live: boolean
  denied: Trouble | undefined
  onRetry(): void
  play: Play
  /** My last move can be taken back. */
  mayTakeBack: boolean
  /** The reader looks back. */
  past: PastHere | undefined
  history: ReactNode
  /** What to do now that the game is over. */
  over: ReactNode
}

/** The desk of the table: what the reader must do now and why, how to do it, and whatever stands in the way. */
export function TableDesk(props: TableDeskProps) {
  const {
    places,
    hasBoard,
    onUnfold,
    ahead,
    forced,
    told,
    onLog,
    skip,
    turnComes,
    botPlays,
    live,
    play,
    past,
    over,
  } = props
  const problem = play.trouble ?? props.denied
  // What a lesson has to say of an answer stands with its sentence.
  const refused = play.refused?.rule === LESSON_RULE ? undefined : play.refused
  const isLateSending = useLate(play.sending, SENDING_AFTER)
  const t = useT()
  const { view, seat, legal, isActive, sending, room, lesson, device } = useHere()
  const [listed, setListed] = useState(false)
  const questions = isActive && seat !== null ? questionsFor(view, seat, legal) : []
  const isAsked = questions.some(({ ask }) => ask.required)
  const count = questions.reduce((sum, one) => sum + countOf(one), 0)
  const mayList = hasBoard && count > 0
  const isListed = mayList && listed
  // What is half composed in the list stays where something takes its room for a while.
  const isListSeen = isListed && !onUnfold
  const vacant = seat === null ? room.seats.find(one => isFree(one) || one.offered) : undefined
  const isLate = skip !== undefined || told.length > 0

  // A lesson goes on when the board has shown what happened. What it only tells, the lesson tells itself.
  const isHeld = skip !== undefined

  const ask = lesson ? (
    <>
      {isHeld && told.length > 0 && <Tale told={told} isBrief={false} onLog={onLog} />}
      {isHeld && told.length === 0 && <p className="sb-hint">{t('table.catchingUp')}</p>}
      {!isHeld && lesson.ask}
    </>
  ) : past ? (
    <>
      {!live && <LostAsk />}
      {told.length > 0 ? <Tale told={told} isBrief={false} onLog={onLog} /> : <PastAsk past={past} />}
    </>
  ) : (
    <>
      {!live && <LostAsk />}
      {seat === null && !over && (
        <p className="sb-hint">
          {t('table.watching')} {t('table.watchingHelp')}
        </p>
      )}
      {botPlays && !over && <p className="sb-sentence">{t('table.botPlays')}</p>}
      {device?.isNew && !over && <p className="sb-hint">{t('device.hereShort')}</p>}
      {told.length > 0 && <Tale told={told} isBrief={isAsked} onLog={onLog} />}
      {!over && <ForcedTold forced={forced} />}
      {questions.map(one => (
        <Asked key={one.ask.id} question={one} />
      ))}
      <ForcedOffer forced={forced} />
      <Coach questions={questions} />
      {isAsked && <OwnTime />}
      {!over && <LateVote />}
      {!over && <RestSays />}
      {!over && <BackSays />}
      {!over && <EndSays />}
      {!over && <PauseSays />}
      {!over && <AwaySays />}
      <Given />
      {!isAsked && !turnComes && !over && !room.pause && <Waiting />}
      {isLate && told.length === 0 && (
        <p className="sb-hint">{t(turnComes ? 'table.turnComes' : 'table.catchingUp')}</p>
      )}
      {told.length > 0 && turnComes && <p className="sb-hint">{t('table.turnComes')}</p>}
      <AheadHints ahead={ahead} />
    </>
  )
  return (
    <Desk
      label={t('table.toDo')}
      isLit={isAsked && live}
      state={live ? (past ? 'past' : over ? 'over' : undefined) : 'lost'}
      places={places}
      ask={ask}
      hidesChoices={isListed}
      status={
        refused || problem ? (
          <Refused refused={refused} problem={problem} />
        ) : (
          isLateSending && <span>{t('table.sending')}</span>
        )
      }
      acts={
        past ? (
          past.isOver && past.isShown && <AfterActs step={past.step} />
        ) : (
          <>
            {mayList && (
              <Button
                variant="subtle"
                className={css.list}
                aria-expanded={isListSeen}
                onClick={() => {
                  setListed(!isListSeen)
                  onUnfold?.()
                }}
              >
                <svg
                  viewBox="0 0 20 20"
                  width="1.125rem"
                  height="1.125rem"
                  aria-hidden="true"
                  focusable="false"
                >
                  <path d="M3 5h2M8 5h9M3 10h2M8 10h9M3 15h2M8 15h9" />
                </svg>
                <span className="sb-folds">
                  {isListSeen ? t('table.hideActions') : `${t('table.showActions')} (${count})`}
                </span>
              </Button>
            )}
            {lesson && !isHeld && lesson.acts}
            {!lesson && <AheadActs ahead={ahead} disabled={sending || !live} onOpen={props.onAhead} />}
            <GivenActs disabled={sending} />
            {!lesson && !over && <LateActs disabled={sending || !live} />}
            {!lesson && !over && <RestActs disabled={!live} />}
            {!lesson && !over && <BackActs disabled={sending || !live} byOneself={props.mayTakeBack} />}
            {!lesson && !over && <EndActs disabled={!live} />}
            {!lesson && !over && <PauseActs disabled={!live} />}
            {!lesson && !device && !isAsked && seat !== null && <NextTable />}
            {props.mayTakeBack && (
              <Button disabled={sending || !live} onClick={() => void play.takeBack()}>
                {t('table.takeMoveBack')}
              </Button>
            )}
            {skip && <Button onClick={skip}>{t('table.skipAhead')}</Button>}
            {!live && <Button onClick={props.onRetry}>{t('table.retry')}</Button>}
          </>
        )
      }
      lamp={
        past ? (
          <Button variant="filled" onClick={past.now}>
            {t(past.isReplay ? 'table.skipAhead' : past.isOver ? 'history.toResult' : 'history.now')}
          </Button>
        ) : (
          <>
            {lesson && !isHeld && lesson.lamp}
            {device?.next && !isAsked && !isLate && !over && (
              <Button variant="filled" onClick={device.next.handOver}>
                {t('device.handOver', { name: device.next.name })}
              </Button>
            )}
            {vacant && <SitButton room={room} seat={vacant.seat} variant="filled" />}
            {!over && <EndPause disabled={!live} />}
            {botPlays && !over && (
              <Button variant="filled" onClick={props.onTakeBack}>
                {t('table.takeBack')}
              </Button>
            )}
            {over}
          </>
        )
      }
    >
      {past && props.history}
      {!past && count > 0 && (isListed || !hasBoard) && (
        // It scrolls, also while the line is lost and nothing in it can have the focus.
        <div className="sb-ways" tabIndex={live ? undefined : 0}>
          {questions.map(one => (
            <Ways key={one.ask.id} question={one} />
          ))}
        </div>
      )}
    </Desk>
  )
}

/** What did not work, in the line of the status, until something else is chosen. */
function Refused({ refused, problem }: { refused: Refusal | undefined; problem: Trouble | undefined }) {
  const t = useT()
  return (
    <span role="alert" className="sb-refused">
      {refused ? (
        <>
          <strong>{t('table.refused')}:</strong> <Words line={refused.text} flat />{' '}
          {refused.rule !== 'kit' && (
            <>
              {t('table.rule', { rule: refused.rule })} <LearnLink rule={refused.rule} />
            </>
          )}
        </>
      ) : (
        problem && t(`problem.${problem}`)
      )}
    </span>
  )
}
