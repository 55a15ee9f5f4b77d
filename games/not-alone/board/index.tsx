/**
 * The board of Not Alone as a React component. It takes what `BoardProps` says and needs nothing but React; its style
 * sheets come with it.
 */
export { type BoardChoices, boardFrom } from '../../kit/board/index.ts'
export { Board, Board as default } from './Board.tsx'
export { Story } from './Story.tsx'
