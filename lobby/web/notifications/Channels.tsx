import { useMutation } from '@tanstack/react-query'
import type { Way } from '../../notifications.ts'
import { api, troubleOf } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import css from '../lobby/fields.module.css'

/** Where one is told by now. */
export function Channels({ ways, onDrop }: { ways: readonly Way[]; onDrop(id: string): void }) {
  const t = useT()
  const trial = useMutation({ mutationFn: api.tryWay })
  if (ways.length === 0) return <p>{t('told.none')}</p>
  return (
    <>
      <ul className={css.fields}>
        {ways.map(({ id, kind, name, confirmed }) => {
          const whole = `${t(`told.kinds.${kind}`)}, ${name}`
          return (
            <li key={id} className={css.actions}>
              <span className={css.what}>
                {whole}
                {!confirmed && <span className={css.note}>{t('told.unconfirmed')}</span>}
              </span>
              {confirmed && (
                <Button
                  aria-label={t('told.tryLabel', { name: whole })}
                  disabled={trial.isPending}
                  onClick={() => trial.mutate(id)}
                >
                  {t('told.try')}
                </Button>
              )}
              <Button
                variant="subtle"
                aria-label={t('told.dropLabel', { name: whole })}
                onClick={() => onDrop(id)}
              >
                {t('told.drop')}
              </Button>
            </li>
          )
        })}
      </ul>
      <p role="status" className={css.told}>
        {trial.isSuccess && t('told.tried')}
        {trial.error && t(`problem.${troubleOf(trial.error)}`)}
      </p>
    </>
  )
}
