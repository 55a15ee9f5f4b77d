import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../app/i18n.ts'
import { Button } from './Button.tsx'

const SAYS_SO_FOR = 2500

/** Copies what a field holds. Only pages from https or localhost have a clipboard; elsewhere the field is selected. */
async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    const { type } = field
    // Nothing can be copied out of a hidden field.
    field.type = 'text'
    field.select()
    const done = document.execCommand('copy')
    if (done) field.type = type
    return done
  }
}

interface CopyFieldProps {
  value: string
  label: string
  /** The label is for screen readers only. */
  labelHidden?: boolean
  description?: string
  button: string
  /** Not for the eyes of others. */
  secret?: boolean
}

/** Something to take elsewhere, a link, with the button that copies it. */
export function CopyField({ value, label, labelHidden, description, button, secret }: CopyFieldProps) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = window.setTimeout(() => setCopied(false), SAYS_SO_FOR)
    return () => window.clearTimeout(timer)
  }, [copied])
  return (
    <>
      <TextInput
        ref={field}
        label={labelHidden ? undefined : label}
        aria-label={labelHidden ? label : undefined}
        description={description}
        readOnly
        type={secret ? 'password' : 'text'}
        autoComplete="off"
        value={value}
        onFocus={event => event.currentTarget.select()}
      />
      <Button
        aria-live="polite"
        onClick={async () => setCopied(field.current !== null && (await copy(field.current)))}
      >
        {copied ? t('room.copied') : button}
      </Button>
    </>
  )
}
