import { lazy, Suspense } from 'react'
import { useT } from '../app/i18n.ts'
import { CopyField } from '../design/CopyField.tsx'
import css from '../lobby/fields.module.css'

const QrCode = lazy(() => import('../design/QrCode.tsx'))

/** A link that has just been made: to copy, and for phones that see this screen. It is not shown again. */
export function LinkToShare({ value, label }: { value: string; label: string }) {
  const t = useT()
  return (
    <div className={css.fields}>
      <CopyField value={value} label={label} description={t('people.linkKeep')} button={t('people.copy')} />
      <Suspense>
        <QrCode value={value} label={t('people.qr')} />
      </Suspense>
    </div>
  )
}
