import type { ComponentProps, ComponentType } from 'react'
import type { BoardProps } from '../../../games/kit/board.ts'
import type { BoardModule } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { BoardGuard } from './BoardGuard.tsx'
import { LogPanel } from './LogPanel.tsx'
import { Result } from './Result.tsx'
import css from './RunningTable.module.css'
import { useWholeLog } from './useWholeLog.ts'

interface FieldProps {
  /** Undefined where there is none, or it is broken: the log takes its place. */
  board: BoardModule | undefined
  boardProps: BoardProps
  isOver: boolean
  words: ComponentProps<typeof LogPanel>
  onBroken(): void
}

/** What the board tells in the end, with all that was said at the table. */
function BoardStory({ of: Told, boardProps }: { of: ComponentType<BoardProps>; boardProps: BoardProps }) {
  const lines = useWholeLog()
  return <Told {...boardProps} {...(lines && { lines })} />
}

/** What lies on the table, or what is told of it, and in the end how it ended. */
export function Field({ board, boardProps, isOver, words, onBroken }: FieldProps) {
  const t = useT()
  const { Board, Story } = board ?? {}
  return (
    <main className="sb-field" id="content" tabIndex={-1}>
      {isOver && (
        <Result>
          {Story && (
            <BoardGuard onBroken={onBroken}>
              <BoardStory of={Story} boardProps={boardProps} />
            </BoardGuard>
          )}
        </Result>
      )}
      {Board && (
        <section aria-label={t('table.board')} className={css.board}>
          <BoardGuard onBroken={onBroken}>
            <Board {...boardProps} />
          </BoardGuard>
        </section>
      )}
      {!Board && !isOver && (
        <section aria-label={t('table.noBoard')} className={css.words}>
          <LogPanel {...words} />
        </section>
      )}
    </main>
  )
}
