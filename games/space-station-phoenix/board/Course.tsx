import { CourseChart } from '../../kit/board/CourseChart.tsx'
import type { PhoenixView } from '../state.ts'
import { seatRef, type Words } from './words.ts'

/** How the game went: what everybody would have scored after each round, as lines and as a table. */
export function Course({ view, words: t }: { view: PhoenixView; words: Words }) {
  return (
    <CourseChart
      title={t('story.course')}
      moment={t('story.round')}
      table={t('story.rounds')}
      seats={view.order}
      nameOf={seat => t.nameOf(seatRef(seat))}
      moments={view.chronicle.map(({ scores }, i) => ({ name: String(i + 1), points: scores }))}
    />
  )
}
