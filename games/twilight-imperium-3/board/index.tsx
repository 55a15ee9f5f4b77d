/**
 * The board of Twilight Imperium as a React component. It takes what `BoardProps` says and needs nothing but React; its
 * style sheets come with it.
 */
import { TiBoard } from './Board.tsx'
import { TiStory } from './Story.tsx'

export { type BoardChoices, boardFrom } from '../../kit/board/index.ts'

export { TiBoard as Board, TiStory as Story }
export default TiBoard
