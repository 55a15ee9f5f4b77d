import { useMutation } from '@tanstack/react-query'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import { Trouble } from '../design/Trouble.tsx'
import type { DeviceDesk } from '../table/deviceDesk.ts'
import { useHere } from '../table/TableContext.ts'
import { download } from './download.ts'
import css from './file.module.css'

/** Saves a table of this device as a file: it can be opened elsewhere, or here once the browser has forgotten it. */
export function TakeFromDevice({ device }: { device: DeviceDesk }) {
  const t = useT()
  const { room } = useHere()
  const save = useMutation({
    networkMode: 'always',
    mutationFn: async () => download(await device.file(), `${room.game}-${room.id}.json`),
  })
  return (
    <section className={css.file} aria-label={t('file.title')}>
      <h3>{t('file.title')}</h3>
      <p className={css.help}>{t('file.saveHelp')}</p>
      <div className={css.acts}>
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          {t('file.save')}
        </Button>
      </div>
      <Trouble of={save.error} />
    </section>
  )
}
