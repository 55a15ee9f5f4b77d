import { Switch } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { type Key, keysNow } from '../../../games/kit/board/useKeys.ts'
import { useT } from '../app/i18n.ts'
import { changeSettings, useSettings } from '../app/settings.ts'
import { Button } from '../design/Button.tsx'
import css from './Keys.module.css'

/** The key of the list itself; it is there when single keys are switched off, too, by its button. */
const LIST = '?'

/** Says which keys there are at this table now, and lets the reader switch single ones off. */
export function Keys({ className }: { className: string | undefined }) {
  const t = useT()
  const { keys: isOn } = useSettings()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [keys, setKeys] = useState<readonly Key[]>([])
  const open = () => {
    setKeys(keysNow().filter(({ key }) => key !== LIST))
    dialog.current?.showModal()
  }
  const always: Key[] = [
    { key: 'Tab', says: t('keys.tab') },
    { key: 'Enter', says: t('keys.enter') },
    { key: 'Ctrl+Enter', says: t('keys.confirm') },
    { key: 'Esc', says: t('keys.escape') },
    { key: LIST, says: t('keys.list') },
  ]
  return (
    <>
      <button
        type="button"
        className={className}
        data-tool="keys"
        aria-haspopup="dialog"
        aria-label={t('keys.title')}
        aria-keyshortcuts={LIST}
        onClick={open}
      >
        <span aria-hidden="true">{LIST}</span>
      </button>
      <dialog ref={dialog} className={css.dialog} aria-labelledby={heading}>
        <h2 id={heading}>{t('keys.title')}</h2>
        <dl className={css.list}>
          {[...keys, ...always].map(({ key, says }) => (
            <div key={key} data-off={(!isOn && key.length === 1) || undefined}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label={t('keys.single')}
          description={t('keys.singleHelp')}
          checked={isOn}
          onChange={event => changeSettings({ keys: event.currentTarget.checked })}
        />
        <Button variant="filled" onClick={() => dialog.current?.close()}>
          {t('keys.close')}
        </Button>
      </dialog>
    </>
  )
}
