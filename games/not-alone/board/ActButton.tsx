import { useLens } from '../../kit/board/Lens.tsx'
import { useTable } from './table.ts'

interface ActButtonProps {
  family: string
  label: string
  why: () => string
  /** It is the lamp, where it can be pressed. */
  isNext?: boolean
  /** Makes the move at once where nothing is to be chosen. */
  at?: 'once'
}

/** A button that begins a family, or says why it cannot. */
export function ActButton({ family, label, why, isNext = false, at }: ActButtonProps) {
  const { draft, props } = useTable()
  const can = draft.has(family)
  const { look, ...lens } = useLens(() => ({ title: label, why: can ? undefined : why() }))
  const sends = at === 'once' && draft.options.some(one => one.family === family && one.facets.length === 0)
  return (
    <button
      type="button"
      className="sb-button"
      data-kind={isNext && can ? 'lamp' : undefined}
      aria-disabled={can ? undefined : true}
      disabled={can && props.sending}
      {...(can ? {} : lens)}
      onClick={event => {
        if (!can) look(event.currentTarget)
        else if (sends) draft.send(family)
        else draft.begin(family)
      }}
    >
      {label}
    </button>
  )
}
