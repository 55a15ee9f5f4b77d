import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../app/api.ts'
import { ensureFontFor } from '../app/japanese.ts'
import { peopleApi } from '../people/api.ts'

/** Whoever stops writing for so long has it saved, in milliseconds. */
const PAUSE = 800

/** Notes for oneself at a table, saved while one writes. What another device has written meanwhile stays above. */
export function useNote(room: string) {
  const [text, setText] = useState<string>()
  const [isSaved, setSaved] = useState(true)
  const [error, setError] = useState<unknown>()
  /** As the server has it. */
  const kept = useRef({ text: '', at: 0 })
  const wanted = useRef<string>(undefined)
  const saving = useRef<Promise<void>>(undefined)

  useEffect(() => {
    let isGone = false
    peopleApi.note(room).then(
      note => {
        if (isGone) return
        ensureFontFor(note.text)
        kept.current = note
        setText(now => now ?? note.text)
      },
      failure => setError(failure),
    )
    return () => {
      isGone = true
    }
  }, [room])

  const save = useCallback(async () => {
    while (wanted.current !== undefined && wanted.current !== kept.current.text) {
      const next = wanted.current
      try {
        kept.current = await peopleApi.saveNote(room, { text: next, was: kept.current.at })
        setError(undefined)
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.trouble === 'conflict')) {
          setError(failure)
          return
        }
        kept.current = await peopleApi.note(room)
        wanted.current = `${kept.current.text}\n\n${wanted.current}`
        setText(wanted.current)
      }
    }
    setSaved(true)
  }, [room])

  const saveNow = useCallback(() => {
    saving.current ??= save().finally(() => {
      saving.current = undefined
    })
  }, [save])

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with each letter
  useEffect(() => {
    if (isSaved) return
    const timer = window.setTimeout(saveNow, PAUSE)
    return () => window.clearTimeout(timer)
  }, [isSaved, text, saveNow])
  // Whoever goes away has written what they have written.
  useEffect(() => () => saveNow(), [saveNow])

  const write = (now: string) => {
    wanted.current = now
    setText(now)
    setSaved(now === kept.current.text)
  }
  return { text, write, isSaved, error, saveNow }
}
