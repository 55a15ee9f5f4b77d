import type { MouseEvent } from 'react'

/** Leads whoever plays by keyboard past what stands before. Its target takes the focus; the address stays as it is. */
export function SkipLink({ to, className, children }: { to: string; className?: string; children: string }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(to)?.focus()
  }
  return (
    <a href={`#${to}`} className={className} onClick={skip}>
      {children}
    </a>
  )
}
