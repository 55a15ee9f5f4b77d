/**
 * The board of Space Station Phoenix as a React component. It takes what `BoardProps` says and needs nothing but
 * React; its style sheets come with it. `boardWith` makes one for another set of components.
 */
import { componentsOf } from '../components.ts'
import { STANDARD } from '../data/index.ts'
import { boardWith } from './Board.tsx'
import { storyWith } from './Story.tsx'

export { type BoardChoices, boardFrom } from '../../kit/board/index.ts'
export { boardWith, storyWith }

const components = componentsOf(STANDARD)

/** The board of the standard game. */
export const Board = boardWith(components)
export default Board

/** What the result page shows of a finished game. */
export const Story = storyWith(components)
