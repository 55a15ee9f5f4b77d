import { useT } from '../../app/i18n.ts'
import { Button } from '../../design/Button.tsx'
import { useHere } from '../TableContext.ts'

/** Takes back what was answered secretly. */
export function GivenActs({ disabled }: { disabled: boolean }) {
  const t = useT()
  const { view, seat, module, isPresent, move } = useHere()
  if (seat === null || !isPresent) return null
  return module.given(view, seat).map(({ args: [id] }) => (
    <Button key={id} disabled={disabled} onClick={() => void move('reconsider', id)}>
      {t('table.reconsider')}
    </Button>
  ))
}
