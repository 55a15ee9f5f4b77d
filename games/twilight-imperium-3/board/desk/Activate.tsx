import { useMemo } from 'react'
import { canActAt } from '../../moves/composing/turn.ts'
import { nameOfSystem } from '../map/reading.ts'
import { useTable } from '../table.ts'

/** The system that is looked at, to be activated: a look at it has not begun anything yet. */
export function Activate() {
  const { view, seat, words: t, cell, marks, activate, isBusy } = useTable()
  const looked = cell !== null && marks.can.has(cell) ? cell : undefined
  const hasUse = useMemo(() => looked !== undefined && canActAt(view, seat!, looked), [view, seat, looked])
  if (looked === undefined)
    return (
      <div className="ti-hint-card">
        <b>{t('turn.activate')}</b>
        <span className="ti-hush">
          {marks.can.size > 0
            ? t('turn.activateHelp', { count: view.players[seat!]!.counters.command })
            : t('turn.noCounters')}
        </span>
      </div>
    )
  return (
    <button
      type="button"
      className="ti-option ti-tall ti-activate"
      data-useless={!hasUse || undefined}
      disabled={isBusy}
      onClick={() => activate(looked)}
    >
      <b>{t('plan.title', { system: nameOfSystem(view, t, looked) })}</b>
      <span className="ti-hush">{t(hasUse ? 'turn.again' : 'turn.useless')}</span>
    </button>
  )
}
