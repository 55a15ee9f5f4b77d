import { useQueryClient } from '@tanstack/react-query'
import type { Saying } from '../../protocol.ts'
import { type Trouble, troubleOf } from '../app/api.ts'
import { useT } from '../app/i18n.ts'
import { NoAnswer } from '../app/NoAnswer.tsx'
import { useMe } from '../app/queries.ts'
import { Sheet } from '../design/Sheet.tsx'
import css from '../room/OpenRoom.module.css'
import { ChatPanel } from '../table/ChatPanel.tsx'
import { isWanted } from '../table/channels.ts'
import { clubTalkKey, type OfClub, sayInClub, useClubTalk } from './useClub.ts'

/** What members of a club say to each other. */
export function ClubTalk({ club, enabled }: OfClub) {
  const t = useT()
  const client = useQueryClient()
  const { data: me } = useMe()
  const asked = useClubTalk(club, enabled)
  const say = async (said: Exclude<Saying, string>): Promise<Trouble | undefined> => {
    try {
      client.setQueryData(clubTalkKey(club), await sayInClub(club, said))
      return undefined
    } catch (error) {
      return troubleOf(error)
    }
  }
  return (
    <Sheet title={t('people.talk')}>
      {me && asked.data ? (
        <div className={css.talk}>
          <ChatPanel
            messages={asked.data.messages.filter(isWanted(me)).map(one => ({ ...one, sender: null }))}
            say={say}
            words={{ label: t('club.talkLabel'), empty: t('club.talkEmpty'), silent: '' }}
            profile={`?club=${club}`}
          />
        </div>
      ) : (
        <NoAnswer to={[asked]} />
      )}
    </Sheet>
  )
}
