import { useMutation } from '@tanstack/react-query'
import { useT } from '../../app/i18n.ts'
import { useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import { CopyField } from '../../design/CopyField.tsx'
import css from '../../lobby/fields.module.css'
import { useHere } from '../TableContext.ts'

/** The link to a game that is over, for others: by what the device shares with, and where it has nothing, to copy. */
export function Share({ result }: { result: string }) {
  const t = useT()
  const { language } = useSettings()
  const { room, module } = useHere()
  const url = `${location.origin}/table/${room.id}`
  const share = useMutation({
    // Whoever calls it off has shared nothing, and knows it.
    mutationFn: () => navigator.share({ title: module.meta.name[language], text: result, url }),
    networkMode: 'always',
  })
  const circle =
    room.club !== null ? 'result.shareClub' : room.friendsOf !== null ? 'result.shareFriends' : null
  const help = circle === null ? undefined : t(circle)
  return (
    <div className={css.fields}>
      {'share' in navigator ? (
        <>
          <div className={css.actions}>
            <Button loading={share.isPending} onClick={() => share.mutate()}>
              {t('result.share')}
            </Button>
          </div>
          {help && <p>{help}</p>}
        </>
      ) : (
        <CopyField
          value={url}
          label={t('result.share')}
          button={t('room.copy')}
          {...(help !== undefined && { description: help })}
        />
      )}
    </div>
  )
}
