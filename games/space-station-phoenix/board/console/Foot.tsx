import { useTable } from '../table.ts'

/** Back, start over, finish and confirm. */
export function Foot() {
  const { acts, draft, plan, finish, setFocus, view, words: t } = useTable()
  if (draft.isSending) return null
  const { end } = acts
  const isPlanned = draft.isComplete || draft.throwsDice
  // Ending a power leads back to the income, not to the end of the turn.
  const endsTurn = end && (end.move === 'endTurn' || view.income === null)
  if (draft.plan.length === 0 && !end) return null
  return (
    <div className="sp-foot">
      {draft.plan.length > 0 && (
        <>
          <button
            type="button"
            className="sp-button"
            onClick={() => {
              setFocus(null)
              draft.keep(draft.plan.length - 1)
            }}
          >
            {t('console.undo')}
          </button>
          {draft.plan.length > 1 && (
            <button
              type="button"
              className="sp-button"
              onClick={() => {
                setFocus(null)
                draft.keep(0)
              }}
            >
              {t('console.restart')}
            </button>
          )}
        </>
      )}
      <span className="sp-foot-space" />
      {!isPlanned && end && (
        <button
          type="button"
          className={endsTurn ? 'sp-button sp-lamp' : 'sp-button'}
          onClick={() => (endsTurn ? finish(end) : plan(end))}
        >
          {endsTurn
            ? t(end.move === 'endTurn' ? 'console.endTurn' : 'console.finish')
            : t('console.finishPart')}
        </button>
      )}
      {isPlanned && (
        <button type="button" className="sp-button sp-lamp" onClick={() => draft.confirm()}>
          {draft.throwsDice ? t('console.roll') : t('console.confirm')}
        </button>
      )}
    </div>
  )
}
