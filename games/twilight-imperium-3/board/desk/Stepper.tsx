import type { ReactNode } from 'react'
import { useTable } from '../table.ts'

interface StepperProps {
  /** What is counted, for listeners. */
  name: string
  children?: ReactNode
  value: number
  min?: number
  max: number
  /** Shown behind the number: of how many. */
  of?: number
  onChange(value: number): void
}

/** A number that goes up and down. */
export function Stepper({ name, children, value, min = 0, max, of, onChange }: StepperProps) {
  const { words: t, isBusy } = useTable()
  return (
    <span className="ti-stepper" data-some={value > 0 || undefined}>
      <button
        type="button"
        aria-label={t('step.less', { name, count: value })}
        disabled={isBusy || value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <span className="ti-stepper-what">
        {children} <b>{value}</b>
        {of !== undefined && <span className="ti-hush">/{of}</span>}
      </span>
      <button
        type="button"
        aria-label={t('step.more', { name, count: value })}
        disabled={isBusy || value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  )
}
