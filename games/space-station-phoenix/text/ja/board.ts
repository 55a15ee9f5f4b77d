import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/board.ts'

export const board: Translated<typeof en.board> = {}
