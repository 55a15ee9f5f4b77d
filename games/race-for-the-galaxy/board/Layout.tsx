import { type ReactNode, useSyncExternalStore } from 'react'

/** A phone; and a screen with room for everybody else beside the own cards. */
const NARROW = '(max-width: 47.99rem)'
const WIDE = '(min-width: 100rem)'

/** Whether the window is like this; false where there is none. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    tell => {
      const media = window.matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}

export const useIsNarrow = () => useMedia(NARROW)

interface LayoutProps {
  strip: ReactNode
  /** The orb, while something happens there. */
  orb: ReactNode
  scores: ReactNode
  story: ReactNode
  /** The open questions, and what they are answered with. */
  questions: ReactNode
  own: ReactNode
  others: ReactNode
  foot: ReactNode
}

/**
 * Where the parts of the board lie, in the order in which they are read. On a phone the questions come before the
 * scores, so that whoever is asked need not search; on a wide screen everybody else has a column.
 */
export function Layout({ strip, orb, scores, story, questions, own, others, foot }: LayoutProps) {
  const isNarrow = useIsNarrow()
  const isWide = useMedia(WIDE)
  if (isWide)
    return (
      <div className="rg-sides">
        <div className="rg-layout">
          {strip}
          {orb}
          {story}
          {questions}
          {own}
          {foot}
        </div>
        <div className="rg-layout">
          {scores}
          {others}
        </div>
      </div>
    )
  return (
    <div className="rg-layout">
      {strip}
      {orb}
      {!isNarrow && scores}
      {story}
      {questions}
      {isNarrow && scores}
      {own}
      {others}
      {foot}
    </div>
  )
}
