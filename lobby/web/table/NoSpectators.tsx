import { useEffect } from 'react'
import type { Room } from '../../protocol.ts'
import { useT } from '../app/i18n.ts'
import { Notice } from '../app/Notice.tsx'
import { isFree } from '../app/names.ts'
import { useMe } from '../app/queries.ts'
import { Shell } from '../app/Shell.tsx'
import { ButtonLink } from '../design/Button.tsx'
import { SitButton } from '../room/SitButton.tsx'

interface NoSpectatorsProps {
  room: Room
  /** The table can be looked at now. */
  onOpen(): void
}

/** A match that only those who play see: until it is over, or whoever reads this sits down. */
export function NoSpectatorsPage({ room, onOpen }: NoSpectatorsProps) {
  const t = useT()
  const { data: me } = useMe()
  const isOpen = room.status === 'finished' || room.seats.some(({ person }) => person === me?.id)
  useEffect(() => {
    if (isOpen) onOpen()
  }, [isOpen, onOpen])
  const vacant = room.seats.find(one => isFree(one) || one.offered)
  return (
    <Shell>
      <Notice
        title={t('watching.refused')}
        lead={t(vacant ? 'watching.refusedFree' : 'watching.refusedLead')}
      >
        {vacant && <SitButton room={room} seat={vacant.seat} variant="filled" />}
        <ButtonLink href="/" variant={vacant ? 'default' : 'filled'}>
          {t('notFound.home')}
        </ButtonLink>
      </Notice>
    </Shell>
  )
}
