/** The book of the model game. */
import { type BookChapter, chapter, ruleEntries } from '../kit/index.ts'
import type { ToyView } from './state.ts'

/** A paragraph about an option stands there only where the option is on. */
export const chapters = ({ rounds, bonus }: ToyView): BookChapter[] =>
  chapter(
    'sections',
    ruleEntries('sections', ['goal', 'round', ...(bonus > 0 ? ['bonus'] : [])], { rounds, bonus }),
  )
