import { TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { mentioned } from '../../mentions.ts'
import type { Trouble } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
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
  say?(text: string): Promise<Trouble | undefined>
  /** How it is called, what is said where there is nothing yet, and to those who cannot write. */
  words?: { label: string; empty: string; silent: string }
}

/** What is said in one channel: that of all, or a private one. */
export function ChatPanel({ messages, say, words }: ChatPanelProps) {
  const t = useT()
  const label = words?.label ?? t('table.chatLabel')
  const box = useRef<HTMLDivElement>(null)
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

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (!said || !say) return
    const problem = await say(said)
    setFailed(problem && { text: said, trouble: problem })
    if (!problem) setText('')
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
        {messages.map(({ id, sender, name, text: said, at, person }) => (
          <p key={id} className={css.message}>
            <span className={css.sender}>
              <SeatMark seat={sender} size={12} /> <Sender name={name} person={person} />
            </span>
            <Moment at={at} as="minute" />
            <Words text={said} />
          </p>
        ))}
      </div>
      {say ? (
        <form className={css.form} onSubmit={event => void submit(event)}>
          <TextInput
            aria-label={label}
            placeholder={label}
            autoComplete="off"
            maxLength={500}
            value={text}
            error={trouble && t(`problem.${trouble}`)}
            onChange={event => setText(event.currentTarget.value)}
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
function Sender({ name, person }: Pick<Said, 'name' | 'person'>) {
  const { data: me } = useMe()
  if (person === null || person === me?.id) return <bdi>{name}</bdi>
  return (
    <a href={`/person/${person}`} target="_blank" rel="noreferrer">
      <bdi>{name}</bdi>
    </a>
  )
}
