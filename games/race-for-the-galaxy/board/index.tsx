/**
 * The board of Race for the Galaxy as a React component. It takes what `BoardProps` says and needs nothing but React;
 * its style sheets come with it.
 */
import { RaceBoard } from './Board.tsx'
import { RaceStory } from './Story.tsx'

export { type BoardChoices, boardFrom } from '../../kit/board/index.ts'

export { RaceBoard as Board, RaceStory as Story }
export default RaceBoard
