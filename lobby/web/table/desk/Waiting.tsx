import { waitingOf, waitingOfMany } from '../../../../games/kit/asks.ts'
import { usualBot } from '../../../../games/kit/module.ts'
import { api } from '../../app/api.ts'
import { useT } from '../../app/i18n.ts'
import { useRoomAction } from '../../app/roomQueries.ts'
import { Button } from '../../design/Button.tsx'
import { useHere } from '../TableContext.ts'
import { waitingGroups } from '../view.ts'
import { Words } from '../Words.tsx'
import css from './desk.module.css'
import { TheirTime } from './Time.tsx'

/** More of them, of whom there is nothing else to say, stand in one line. */
const MANY = 3

/** Whom the game waits for, and what they are doing. */
export function Waiting() {
  const t = useT()
  const { view, seat, room } = useHere()
  /** There is nothing to be said of them but their name. */
  const isUsual = (theirs: string) => {
    const sits = room.seats.find(one => one.seat === theirs)
    return sits === undefined || (sits.until === null && (sits.bot !== null || sits.online !== false))
  }
  const groups = waitingGroups(view, seat)
  if (groups.length === 0) return <p className="sb-hint">{t('table.nothingToDo')}</p>
  return (
    <div className="sb-asked">
      <span className="sb-tag">{t('table.waitingFor')}</span>
      <ul className={css.waiting}>
        {groups.flatMap(({ kind, asks }) => {
          const many = asks.filter(({ seat: theirs }) => isUsual(theirs))
          const own = many.length > MANY ? asks.filter(ask => !many.includes(ask)) : asks
          return [
            ...own.map(ask => (
              <li key={ask.id}>
                <Words line={waitingOf(ask)} /> <TheirTime seat={ask.seat} />
                <StandIn seat={ask.seat} />
              </li>
            )),
            own !== asks && (
              <li key={kind}>
                <Words line={waitingOfMany(many)} />
              </li>
            ),
          ]
        })}
      </ul>
    </div>
  )
}

/** Lets a bot play for somebody who is away: for the host, and for everybody while the host is away. */
function StandIn({ seat }: { seat: string }) {
  const t = useT()
  const { room, module, seat: mine } = useHere()
  const letBot = useRoomAction((bot: string) => api.bot(room.id, seat, bot))
  const bot = usualBot(module.meta)
  const sits = room.seats.find(one => one.seat === seat)
  const host = room.seats.find(one => one.person === room.host)
  const presides = mine !== null && (host === undefined || host.seat === mine || host.online === false)
  if (!sits || sits.bot !== null || sits.online !== false || !presides || bot === undefined) return null
  return (
    <>
      {' '}
      <span className="sb-hint">{t('table.away')}</span>{' '}
      <Button variant="subtle" loading={letBot.isPending} onClick={() => letBot.mutate([bot])}>
        {t('table.standIn')}
      </Button>
    </>
  )
}
