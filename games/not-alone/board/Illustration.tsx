import type { ReactNode } from 'react'
import type { PlaceNumber } from '../data/places.ts'
import './illustration.css'

/** Lines of a chart: `na-ill-soft` is drawn fainter, `na-ill-lit` brighter, `na-ill-fill` is filled. */
const soft = 'na-ill-soft'
const lit = 'na-ill-lit'
const fill = 'na-ill-fill'

const PICTURES: { readonly [N in PlaceNumber]: ReactNode } = {
  /** Lair: a cave in jagged rock, something looks out of it. */
  1: (
    <>
      <path className={soft} d="M2 70L16 46 26 56 38 34M82 30l14 22 8-8 14 26" />
      <path d="M12 70L28 44 38 54 52 14 62 32 72 22 92 56 98 50 110 70" />
      <path className={fill} d="M40 70c0-18 8-30 21-30s21 12 21 30z" />
      <path d="M45 51l4 8 4-12 5 11 4-13 4 12 5-10 4 9 3-7" />
      <path className={lit} d="M51 62l8 2.500-7 2zM71 62l-8 2.500 7 2z" />
      <path d="M4 70h112" />
    </>
  ),
  /** Jungle: a palm over broad leaves. */
  2: (
    <>
      <path className={soft} d="M4 62c14-8 26-4 34 2M82 64c8-8 20-10 34-2" />
      <path d="M56 72c-1-16 1-30 6-42M64 72c-2-16-2-28-1-40" />
      <path d="M62 30C50 16 36 18 26 30c14-6 24-5 36 0zM62 30c12-14 28-12 38 0-14-6-26-5-38 0z" />
      <path d="M62 29C56 12 46 5 34 8c12 3 20 9 28 21zM62 29C66 10 78 3 90 7c-12 3-20 10-28 22z" />
      <path className={fill} d="M32 72C16 62 12 50 18 40c14 6 18 18 14 32z" />
      <path className={fill} d="M88 72c16-10 20-22 14-32-14 6-18 18-14 32z" />
      <path d="M18 40c8 10 12 20 14 32M102 40c-8 10-12 20-14 32M21 50l6 2M25 60l5 1M99 50l-6 2M95 60l-5 1" />
      <circle className={lit} cx="62" cy="34" r="2.200" />
      <path d="M4 72h112" />
    </>
  ),
  /** River: it winds out of the hills. */
  3: (
    <>
      <path className={soft} d="M78 14a8 8 0 1 0 16 0a8 8 0 1 0-16 0" />
      <path d="M2 36c16-16 32-16 44-3C60 20 80 18 118 36" />
      <path className={soft} d="M14 42c8-3 18-4 26-3M84 42c8-3 18-3 26 0" />
      <path className={fill} d="M57 34c-8 6 18 10 10 18S20 60 14 76h52c2-10 24-8 26-20 2-12-34-15-29-22z" />
      <path d="M57 34c-8 6 18 10 10 18S20 60 14 76M63 34c-5 7 31 10 29 22-2 12-24 10-26 20" />
      <path className={lit} d="M38 68q6-3 12 0M56 60q6-3 12 0M72 52q5-2 9 0M30 74q5-2 9 0" />
    </>
  ),
  /** Beach: sun over the water, a beacon on the shore. */
  4: (
    <>
      <path d="M2 36h84M98 36h20" />
      <path d="M34 36a15 15 0 0 1 30 0" />
      <path className={soft} d="M49 14v-7M33 20l-5-5M65 20l5-5M26 32l-7-2M72 32l7-2" />
      <path className={soft} d="M4 44q7-4 14 0t14 0 14 0 14 0 14 0" />
      <path className={soft} d="M14 51q6-3 12 0t12 0 12 0" />
      <path className={fill} d="M2 72C30 52 58 60 80 62s28 2 38-6v18H2z" />
      <path d="M2 72C30 52 58 60 80 62s28 2 38-6" />
      <path d="M92 62V30M86 62l6-22 6 22M88.500 52h7" />
      <circle className={lit} cx="92" cy="27" r="2.600" />
      <path className={lit} d="M85 32a9 9 0 0 1 0-11M99 32a9 9 0 0 0 0-11" />
      <path d="M80 36a17 17 0 0 1 0-19M104 36a17 17 0 0 0 0-19" />
    </>
  ),
  /** Rover: six wheels and a dish. */
  5: (
    <>
      <path className={soft} d="M2 52l12-8 10 6M96 48l10-8 12 10" />
      <path className={fill} d="M22 52h66l8-12H72l-6-9H42l-5 9H27z" />
      <path d="M22 52h66l8-12H72l-6-9H42l-5 9H27z" />
      <path d="M42 40l3-6h18l4 6zM78 40v-12M74 28h8" />
      <path d="M50 31V17M40 14a12 12 0 0 0 18 7z" />
      <path className={lit} d="M50 14l4-7" />
      <circle className={lit} cx="55" cy="6" r="1.800" />
      <circle cx="34" cy="60" r="8.500" />
      <circle cx="58" cy="60" r="8.500" />
      <circle cx="82" cy="60" r="8.500" />
      <circle className={lit} cx="34" cy="60" r="2.500" />
      <circle className={lit} cx="58" cy="60" r="2.500" />
      <circle className={lit} cx="82" cy="60" r="2.500" />
      <path d="M2 69h116" />
    </>
  ),
  /** Swamp: dead trees, reeds, still water. */
  6: (
    <>
      <path d="M30 64c3-16-1-26 2-46M32 38L20 26M20 26v-9M20 26l-8-2M31 32l13-13M44 19v-9M44 19l8-1" />
      <path d="M92 62c-2-10 1-20 0-32M92 46l10-11M102 35v-7M91 40l-9-9" />
      <path className={soft} d="M2 50h14M104 50h14M48 44h14M8 56h10" />
      <ellipse className={fill} cx="38" cy="66" rx="30" ry="6" />
      <ellipse cx="38" cy="66" rx="30" ry="6" />
      <ellipse className={fill} cx="92" cy="64" rx="20" ry="4" />
      <ellipse cx="92" cy="64" rx="20" ry="4" />
      <ellipse cx="68" cy="74" rx="18" ry="3.500" />
      <path d="M62 66V46M68 66V40M74 66V50" />
      <path className={lit} d="M62 46v-7M68 40v-8M74 50v-6" />
      <circle className={soft} cx="50" cy="58" r="2" />
      <circle className={soft} cx="55" cy="52" r="1.400" />
    </>
  ),
  /** Shelter: a dome under a rock, its door lit. */
  7: (
    <>
      <path className={soft} d="M2 44C16 14 48 4 84 8c16 2 28 12 34 30" />
      <path className={soft} d="M10 40l8-6M22 24l8-4M96 16l6 8M108 26l4 10" />
      <path className={fill} d="M24 70a36 36 0 0 1 72 0z" />
      <path d="M24 70a36 36 0 0 1 72 0" />
      <path d="M60 34L42 40 29 52 24 70M60 34l18 6 13 12 5 18M42 40l18 6 18-6M42 40l-4 18M78 40l4 18M29 52l9 6 22-12 22 12 9-6M38 58l-14 12M82 58l14 12" />
      <path className={lit} d="M52 70V60a8 8 0 0 1 16 0v10z" />
      <path d="M60 34V22M56 22h8" />
      <path d="M2 70h116" />
    </>
  ),
  /** Wreck: a hull, nose in the ground, still smoking. */
  8: (
    <>
      <path className={soft} d="M30 24c-6-6 4-10-2-18M40 20c-4-5 4-8 0-14" />
      <g transform="rotate(20 60 46)">
        <path className={fill} d="M14 46L30 32h52l24 12-8 10H26z" />
        <path d="M14 46L30 32h52l24 12-8 10H26z" />
        <path d="M38 32L28 12l22 20M44 54L30 68l32-14M82 32l4 12h20" />
        <path d="M62 32l4 6-6 5 5 6-3 5" />
        <path className={lit} d="M34 43h4M44 43h4M54 43h3M72 42h4" />
      </g>
      <path d="M2 72c18-6 34-2 52 0 16 2 24-8 34-10 10 2 20 6 30 10" />
      <path className={soft} d="M8 66l6-3 4 3M104 58l5-4 5 5M22 74l4-3" />
    </>
  ),
  /** Source: water rises between crystals. */
  9: (
    <>
      <ellipse className={fill} cx="60" cy="64" rx="44" ry="10" />
      <ellipse cx="60" cy="64" rx="44" ry="10" />
      <ellipse cx="60" cy="63" rx="27" ry="6" />
      <ellipse className={lit} cx="60" cy="62" rx="11" ry="2.600" />
      <path className={lit} d="M60 61V26" />
      <path d="M60 26C54 14 44 18 42 34M60 26c6-12 16-8 18 8M58 32c-4-6-9-4-10 6M62 32c4-6 9-4 10 6" />
      <path d="M16 60l6-22 7 5 3 15M22 38l2 20M104 60l-6-26-8 8-2 16M98 34l-2 23" />
      <path className={soft} d="M60 14V6M44 12l-3-6M76 12l3-6M34 24l-7-3M86 24l7-3" />
    </>
  ),
  /** Artefact: a crystal that hovers in its ring. */
  10: (
    <>
      <ellipse className={soft} cx="60" cy="73" rx="30" ry="4" />
      <path className={soft} d="M60 68v-4M46 70l3-5M74 70l-3-5" />
      <path className={fill} d="M60 4l14 30-14 26-14-26z" />
      <path d="M60 4l14 30-14 26-14-26zM46 34h28M60 4l-5 30 5 26M60 4l5 30-5 26" />
      <path d="M42 27C22 30 10 36 12 42c3 8 34 8 62 2s42-16 36-22c-4-4-16-4-30-1" />
      <circle className={lit} cx="104" cy="21" r="3" />
      <circle className={lit} cx="60" cy="34" r="2" />
      <path className={soft} d="M24 12l4 4M28 12l-4 4M92 52h6M95 49v6" />
    </>
  ),
}

/** A line drawing of a place. Decoration: the name stands beside it. */
export function Illustration({ place }: { place: PlaceNumber }) {
  return (
    <svg className="na-ill" viewBox="0 0 120 80" aria-hidden="true" focusable="false">
      {PICTURES[place]}
    </svg>
  )
}
