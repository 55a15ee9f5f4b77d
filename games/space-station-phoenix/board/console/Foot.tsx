import { useTable } from '../table.ts'

/** Takes back the last step of the plan, or all of it. */
export function Back() {
  const { draft, setFocus, words: t } = useTable()
  if (draft.plan.length === 0 || draft.isSending) return null
  const keep = (count: number) => () => {
    setFocus(null)
    draft.keep(count)
  }
  return (
    <>
      <button type="button" className="sb-button" data-kind="quiet" onClick={keep(draft.plan.length - 1)}>
        {t('console.undo')}
      </button>
      {draft.plan.length > 1 && (
        <button type="button" className="sb-button" data-kind="quiet" onClick={keep(0)}>
          {t('console.restart')}
        </button>
      )}
    </>
  )
}

/** The way on: finish the action, or send the turn. */
export function Onward() {
  const { acts, draft, plan, finish, view, props, words: t } = useTable()
  if (draft.isSending) return null
  if (draft.isComplete || draft.throwsDice)
    return (
      <button
        type="button"
        className="sb-button sp-onward"
        data-kind="lamp"
        disabled={props.sending}
        onClick={() => draft.confirm()}
      >
        {draft.throwsDice ? t('console.roll') : t('console.confirm')}
      </button>
    )
  const { end } = acts
  if (!end) return null
  // Ending a power leads back to the income, not to the end of the turn.
  if (end.move === 'done' && view.income !== null)
    return (
      <button type="button" className="sb-button sp-onward" onClick={() => plan(end)}>
        {t('console.finishPart')}
      </button>
    )
  // While there is more to be had, ending is not what the eye should fall on.
  const isLast = end.move === 'endTurn' && acts.powers.size === 0
  return (
    <button
      type="button"
      className="sb-button sp-onward"
      data-kind={isLast ? 'lamp' : undefined}
      disabled={props.sending}
      onClick={() => finish(end)}
    >
      {t(end.move === 'endTurn' ? 'console.endTurn' : 'console.finish')}
    </button>
  )
}
