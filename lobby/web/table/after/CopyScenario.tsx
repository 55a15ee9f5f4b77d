import { useMutation } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { scenarioOf } from '../../../../games/kit/scenario.ts'
import { api, troubleOf } from '../../app/api.ts'
import { useT } from '../../app/i18n.ts'
import { Button } from '../../design/Button.tsx'
import css from '../../room/SitButton.module.css'
import { useHere } from '../TableContext.ts'

/** Copies a moment of a game that is over as a test that opens it. */
export function CopyScenario({ step }: { step: number }) {
  const t = useT()
  const { room, module, device } = useHere()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const heading = useId()
  const copy = useMutation({
    mutationFn: async (from: number) => {
      const position = await (device ? device.position(from) : api.position(room.id, from))
      const text = scenarioOf(position, `${module.meta.name.en}, move ${from}`)
      try {
        await navigator.clipboard.writeText(text)
      } catch {
        // Only pages from https or localhost have a clipboard.
        field.current!.value = text
        dialog.current!.showModal()
        field.current!.select()
        document.execCommand('copy')
      }
      return from
    },
  })
  return (
    <>
      <Button
        variant="subtle"
        aria-live="polite"
        title={t('playOn.copyHelp')}
        loading={copy.isPending}
        onClick={() => copy.mutate(step)}
      >
        {t(copy.data === step ? 'playOn.copied' : 'playOn.copy')}
      </Button>
      {copy.error && <span role="alert">{t(`problem.${troubleOf(copy.error)}`)}</span>}
      <dialog ref={dialog} className={css.dialog} aria-labelledby={heading}>
        <div className={css.form}>
          <h2 id={heading}>{t('playOn.copy')}</h2>
          <p>{t('playOn.copyFailed')}</p>
          <textarea ref={field} readOnly rows={8} aria-labelledby={heading} />
          <Button variant="filled" onClick={() => dialog.current?.close()}>
            {t('close')}
          </Button>
        </div>
      </dialog>
    </>
  )
}
