import { useMutation } from '@tanstack/react-query'
import type { Me } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'
import { isolated } from '../app/names.ts'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Alert } from '../design/Trouble.tsx'
import css from '../lobby/fields.module.css'
import { accountApi } from './api.ts'
import { OneField } from './ComeBack.tsx'
import { sayTrouble } from './useAccount.ts'

/** Saves something as a file of the reader's. */
function save(name: string, value: object): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** What is kept about oneself: to take along, to leave here, and to end. */
export function OwnData({ me, onLeave }: { me: Me; onLeave(): void }) {
  const t = useT()
  const take = useMutation({
    mutationFn: accountApi.exported,
    onSuccess: data => save('starboard.json', data),
  })
  const leave = useMutation({ mutationFn: accountApi.leave, onSuccess: onLeave })
  const end = useMutation({ mutationFn: accountApi.farewell, onSuccess: onLeave })
  const trouble = take.error ?? leave.error ?? end.error
  return (
    <Sheet title={t('account.data')}>
      <div className={css.fields}>
        <div className={css.actions}>
          <Button loading={take.isPending} onClick={() => take.mutate()}>
            {t('account.export')}
          </Button>
          <Button loading={leave.isPending} onClick={() => leave.mutate()}>
            {t('account.leave')}
          </Button>
        </div>
        <p>{t('account.leaveHelp')}</p>
        <Alert>{trouble && sayTrouble(trouble, t)}</Alert>
        <OneField
          label={t('account.endLabel', { name: isolated(me.name) })}
          help={t('account.endHelp')}
          button={t('account.end')}
          isBusy={end.isPending}
          onSubmit={name => end.mutate(name)}
        />
      </div>
    </Sheet>
  )
}
