import { useMutation } from '@tanstack/react-query'
import type { MatchFile } from '../../match-file.ts'
import type { Verdict } from '../../verify.ts'
import { api } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import { Trouble } from '../design/Trouble.tsx'
import { useHere } from '../table/TableContext.ts'
import { Commitment } from './Commitment.tsx'
import { download } from './download.ts'
import css from './file.module.css'
import { notedOf } from './noted.ts'

/** Saves the match as a file, and once it is over makes it again to see whether all went right. */
export function TakeAlong() {
  const t = useT()
  const { room } = useHere()
  const isOver = room.status === 'finished'
  const save = useMutation({
    mutationFn: async () => download(await api.file(room.id), `${room.game}-${room.id}.json`),
  })
  return (
    <section className={css.file} aria-label={t('file.title')}>
      <h3>{t('file.title')}</h3>
      <p className={css.help}>{t(isOver ? 'file.saveHelp' : 'file.saveRunningHelp')}</p>
      <div className={css.acts}>
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          {t(isOver ? 'file.save' : 'file.saveRunning')}
        </Button>
        {isOver && <Check />}
      </div>
      <Trouble of={save.error} />
      <Commitment room={room} />
    </section>
  )
}

/** Whether cards and dice came as the server was bound to before the start. */
function Check() {
  const t = useT()
  const { room, module } = useHere()
  const noted = notedOf(room.id)
  const check = useMutation({
    mutationFn: async () => {
      const [file, { check }] = await Promise.all([api.file(room.id), import('./check.ts')])
      if (!file.over) throw new Error('the match is not over')
      return { file, verdict: await check(module, file, noted) }
    },
  })
  // Only pages from https or localhost can count a seed's fingerprint.
  if (!window.isSecureContext) return <p className={css.help}>{t('file.notHere')}</p>
  const { data, error } = check
  return (
    <>
      <Button loading={check.isPending} onClick={() => check.mutate()}>
        {t('file.check')}
      </Button>
      <div role="status" className={css.verdict}>
        {data && (
          <p data-fine={isFine(data.verdict) || undefined}>
            {t(`file.verdict.${wordFor(data, module.meta.rulesVersion)}`, {
              count: data.verdict.of,
              follow: data.verdict.follow,
            })}
            {isFine(data.verdict) && noted !== undefined && ` ${t('file.verdict.noted')}`}
          </p>
        )}
      </div>
      <Trouble of={error} />
    </>
  )
}

const isFine = ({ seed, follow, of, told }: Verdict) => seed === true && follow === of && told

/** Which text says what was found. */
function wordFor({ file, verdict }: { file: MatchFile; verdict: Verdict }, today: number) {
  const { seed, follow, of, told } = verdict
  if (seed === false) return 'otherSeed'
  if (follow < of || !told) return file.rulesVersion === today ? 'otherwise' : 'otherRules'
  return seed === null ? 'unbound' : 'fine'
}
