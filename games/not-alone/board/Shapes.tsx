import type { ReactNode } from 'react'
import { SeatShape as SeatMark } from '../../kit/board/SeatShape.tsx'
import type { TokenId } from '../state.ts'
import './shapes.css'

const TOKENS: { readonly [T in TokenId]: ReactNode } = {
  /** A star of claws around an eye. */
  creature: (
    <>
      <path
        className="na-shape-body"
        d="M20 1l4.500 8.500L33 4.500l-.500 9.500 6.500 6-6.500 6 .500 9.500-8.500-5L20 39l-4.500-8.500-8.500 5 .500-9.500L1 20l6.500-6L7 4.500l8.500 5z"
      />
      <path className="na-shape-mark" d="M10 20q10-10 20 0-10 10-20 0zM20 14v12" />
    </>
  ),
  /** Cross hairs. */
  target: (
    <>
      <circle className="na-shape-body" cx="20" cy="20" r="17" />
      <path className="na-shape-mark" d="M20 5v10M20 25v10M5 20h10M25 20h10" />
      <circle className="na-shape-mark" cx="20" cy="20" r="9" />
    </>
  ),
  /** A six-sided crystal with the ringed planet. */
  artemia: (
    <>
      <path className="na-shape-body" d="M20 2l15.600 9v18L20 38 4.400 29V11z" />
      <circle className="na-shape-mark" cx="20" cy="20" r="7" />
      <path className="na-shape-mark" d="M10 25c-3-1 2-6 9-9s13-4 13-1-4 6-10 9-10 2-12 1z" />
    </>
  ),
}

/** The shape of a Hunt token; its name stands beside it or on what it lies on. */
export function TokenShape({ token, className = '' }: { token: TokenId; className?: string }) {
  return (
    <svg
      className={`na-shape ${className}`}
      data-token={token}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
    >
      {TOKENS[token]}
    </svg>
  )
}

/** The Marker counter: a beacon that is charged, or its empty place. */
export function MarkerShape({ isOn }: { isOn: boolean }) {
  return (
    <svg
      className="na-shape"
      data-token="marker"
      data-off={!isOn || undefined}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="na-shape-body" x="4" y="4" width="32" height="32" rx="7" />
      <path className="na-shape-mark" d="M20 31V19M14 31h12" />
      <circle className="na-shape-mark" cx="20" cy="15" r="2.500" />
      <path className="na-shape-mark" d="M14 21a8.500 8.500 0 0 1 0-12M26 21a8.500 8.500 0 0 0 0-12" />
    </svg>
  )
}

/** One Will: a heart of three facets, filled while it is there. */
export function WillShape({ isThere }: { isThere: boolean }) {
  return (
    <svg
      className="na-will"
      data-off={!isThere || undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M10 18L2 9.500 4.500 3 10 5.500 15.500 3 18 9.500z" />
      <path className="na-will-facet" d="M10 5.500V18M2 9.500l8 1 8-1" />
    </svg>
  )
}

/** The mark of a seat in its colour; hollow for somebody who may be there. */
export const SeatShape = (props: { seat: string; hollow?: boolean }) => (
  <SeatMark className="na-seat" {...props} />
)

/** A pile of cards lying face down. */
export function BackShape() {
  return (
    <svg className="na-back" viewBox="0 0 20 26" aria-hidden="true" focusable="false">
      <rect x="1.500" y="1.500" width="17" height="23" rx="2.500" />
      <path d="M10 6l4.500 7L10 20l-4.500-7z" />
    </svg>
  )
}

/** The one space where the game ends. */
export function VictoryShape() {
  return (
    <svg className="na-victory-shape" viewBox="0 0 60 60" aria-hidden="true" focusable="false">
      <circle cx="30" cy="30" r="27" />
      <circle cx="30" cy="30" r="20" className="na-victory-faint" />
      <path d="M30 8l5.500 16.500L52 30l-16.500 5.500L30 52l-5.500-16.500L8 30l16.500-5.500z" />
    </svg>
  )
}
