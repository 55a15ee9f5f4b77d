import { TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { mentioned } from '../../mentions.ts'
import { isPhrase, PHRASE_KEYS, PHRASES, type Phrase } from '../../phrases.ts'
import type { Saying } from '../../protocol.ts'
import type { Trouble } from '../app/api.ts'
import { type T, useT } from '../app/i18n.ts'
import { useMe } from '../app/queries.ts'
import { Button } from '../design/Button.tsx'
import { Moment } from '../design/Moment.tsx'
import { SeatMark } from '../design/SeatMark.tsx'
import css from './ChatPanel.module.css'
import type { Said } from './channels.ts'
import { useUntilNewer } from './useUntilNewer.ts'

interface ChatPanelProps {
  messages: readonly Said[]
  /** Missing for those who cannot write. */
  say?(said: Exclude<Saying, string>): Promise<Trouble | undefined>
  /** How it is called, what is said where there is nothing yet, and to those who cannot write. */
  words?: { label: string; empty: string; silent: string }
  /** What the address of a profile says of where somebody has spoken. */
  profile?: string
}

/** What is said in one channel: that of all, or a private one. */
export function ChatPanel({ messages, say, words, profile = '' }: ChatPanelProps) {
  const t = useT()
  const label = words?.label ?? t('table.chatLabel')
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const quick = useId()
  const [isQuick, setQuick] = useState(false)
  const [answers, setAnswers] = useState<string>()
  const [text, setText] = useState('')
  const [failed, setFailed] = useState<{ text: string; trouble: Trouble }>()
  const { data: me } = useMe()
  const newest = messages.at(-1)
  const trouble = useUntilNewer(failed, newest?.id)?.trouble
  const hasArrived = failed !== undefined && newest?.person === me?.id && newest?.text === failed.text

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a message has come
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [messages.length])

  // It has been said, though the server did not say so: it is not said twice.
  useEffect(() => {
    if (!hasArrived) return
    setFailed(undefined)
    setText(now => (now.trim() === failed?.text ? '' : now))
  }, [hasArrived, failed?.text])

  // What it answers may have gone meanwhile.
  const answered = messages.find(({ id }) => id === answers)
  const send = async (said: { text: string } | { phrase: Phrase }, words: string) => {
    const problem = await say?.(answered ? { ...said, answers: answered.id } : said)
    setFailed(problem && { text: words, trouble: problem })
    if (!problem) setAnswers(undefined)
    return problem === undefined
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (said && (await send({ text: said }, said))) setText('')
  }
  const sendPhrase = (phrase: Phrase) => {
    setQuick(false)
    field.current?.focus()
    void send({ phrase }, PHRASES[phrase])
  }
  const answer = (id: string | undefined) => {
    setAnswers(id)
    field.current?.focus()
  }
  return (
    <div className={css.chat}>
      <div
        ref={box}
        className={css.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        role="log"
        aria-label={words?.label ?? t('table.chat')}
      >
        {messages.length === 0 && <p className={css.empty}>{words?.empty ?? t('table.chatEmpty')}</p>}
        {messages.map(message => (
          <p key={message.id} className={css.message}>
            <span className={css.sender}>
              <Speaker of={message} profile={profile} />
            </span>
            <Moment at={message.at} as="minute" />
            {say && (
              <button
                type="button"
                className={css.answer}
                aria-label={t('table.answer', { name: message.name })}
                title={t('table.answer', { name: message.name })}
                onClick={() => answer(message.id)}
              >
                ↩
              </button>
            )}
            {message.answers !== undefined && (
              <Quote of={messages.find(({ id }) => id === message.answers)} />
            )}
            <Words text={wordsOf(message, t)} />
          </p>
        ))}
      </div>
      {say ? (
        <form
          className={css.form}
          onSubmit={event => void submit(event)}
          onKeyDown={event => {
            if (event.key !== 'Escape' || !(answered || isQuick)) return
            event.stopPropagation()
            setQuick(false)
            answer(undefined)
          }}
        >
          {answered && (
            <p className={css.answering}>
              {t('table.answering')} <Quote of={answered} />
              <button
                type="button"
                className={css.answer}
                aria-label={t('table.answerDrop')}
                onClick={() => answer(undefined)}
              >
                ✕
              </button>
            </p>
          )}
          <div
            id={quick}
            className={css.phrases}
            role="toolbar"
            aria-label={t('table.phrases')}
            hidden={!isQuick}
          >
            {PHRASE_KEYS.map(phrase => (
              <button key={phrase} type="button" className={css.phrase} onClick={() => sendPhrase(phrase)}>
                {t(`table.phrase.${phrase}`)}
              </button>
            ))}
          </div>
          <TextInput
            className={css.write}
            ref={field}
            aria-label={label}
            placeholder={label}
            autoComplete="off"
            maxLength={500}
            value={text}
            error={trouble && t(`problem.${trouble}`)}
            onChange={event => setText(event.currentTarget.value)}
            rightSection={
              <button
                type="button"
                className={css.quick}
                aria-label={t('table.phrases')}
                title={t('table.phrases')}
                aria-expanded={isQuick}
                aria-controls={quick}
                onClick={() => setQuick(!isQuick)}
              >
                <QuickMark />
              </button>
            }
          />
          <Button type="submit" disabled={!text.trim()}>
            {t('table.chatSend')}
          </Button>
        </form>
      ) : (
        <p className={css.empty}>{words?.silent ?? t('table.chatWatch')}</p>
      )}
    </div>
  )
}

/** What was said, to be read: a phrase in the reader's language. */
const wordsOf = ({ phrase, text }: Said, t: T): string =>
  isPhrase(phrase) ? t(`table.phrase.${phrase}`) : text

/** Who has said something, from which seat. */
function Speaker({ of: { sender, name, person }, profile }: { of: Said; profile: string }) {
  return (
    <>
      {sender !== null && <SeatMark seat={sender} size={12} />}{' '}
      <Sender name={name} person={person} profile={profile} />
    </>
  )
}

/** What a message answers, as far as the reader has that: who has said it, and how it begins. */
function Quote({ of }: { of: Said | undefined }) {
  const t = useT()
  return (
    <span className={css.quote}>
      {of ? (
        <>
          <bdi>{of.name}</bdi>: <bdi>{wordsOf(of, t)}</bdi>
        </>
      ) : (
        t('table.answersGone')
      )}
    </span>
  )
}

/** A speech bubble with words in it. */
function QuickMark() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M3 4h14v9H9l-4 4v-4H3z" strokeLinejoin="round" />
      <path d="M6 7.2h8M6 10h5" strokeLinecap="round" />
    </svg>
  )
}

/** What was said. Whom it calls by name sees so. */
function Words({ text }: { text: string }) {
  const t = useT()
  const { data: me } = useMe()
  const isCalled = me !== undefined && mentioned(text, [me.name]).length > 0
  return (
    <bdi
      className={css.words}
      data-called={isCalled || undefined}
      title={isCalled ? t('people.called') : undefined}
    >
      {text}
    </bdi>
  )
}

/** Who has said something, with the way to their page: the table stays open. */
function Sender({ name, person, profile }: Pick<Said, 'name' | 'person'> & { profile: string }) {
  const { data: me } = useMe()
  if (person === null || person === me?.id) return <bdi>{name}</bdi>
  return (
    <a href={`/person/${person}${profile}`} target="_blank" rel="noreferrer">
      <bdi>{name}</bdi>
    </a>
  )
}
