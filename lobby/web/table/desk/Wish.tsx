import type { ReactNode } from 'react'
import type { Room } from '../../../protocol.ts'
import { troubleOf } from '../../app/api.ts'
import { type TextKey, useT } from '../../app/i18n.ts'
import { nameList, seatName } from '../../app/names.ts'
import { useRoomAction } from '../../app/roomQueries.ts'
import { useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import { useHere } from '../TableContext.ts'
import { useUntilNewer } from '../useUntilNewer.ts'

/** What one who plays asks of all others who do: for whom it waits, or who does not want it. */
interface WishTold {
  by: string
  waits: string[]
  refused: string | null
}

/** Whose words a wish has. */
type WishKind = 'together' | 'turns.pause'

interface WishSaysProps {
  of: WishKind
  wish: WishTold
  /** What is asked, by oneself or by whoever has that name. */
  says(name: string, isOwn: boolean): string
  /** What it would come to, for whoever is to answer. */
  means: ReactNode
}

/** That somebody proposes something to all, or what became of it. */
export function WishSays({ of, wish: { by, waits, refused }, says, means }: WishSaysProps) {
  const t = useT()
  const { language } = useSettings()
  const { room, seat } = useHere()
  const nameOf = (at: string) => seatName(room.seats[Number(at)]!, t)
  if (refused !== null)
    return (
      <p className="sb-sentence" role="status">
        {t(refused === seat ? `${of}.refusedByYou` : `${of}.refused`, { name: nameOf(refused) })}
      </p>
    )
  const isMine = seat !== null && waits.includes(seat)
  return (
    <div role="status">
      <p className="sb-sentence">{says(nameOf(by), by === seat)}</p>
      <p className="sb-hint">
        {isMine ? means : t(`${of}.waits`, { names: nameList(waits.map(nameOf), language) })}
      </p>
    </div>
  )
}

interface WishActsProps {
  of: WishKind
  wish: WishTold | null
  disabled: boolean
  answer(agrees: boolean): Promise<Room>
  drop(): Promise<Room>
}

/** Agrees to what somebody proposes, or would rather not; takes the own proposal back. */
export function WishActs({ of, wish, disabled, answer, drop }: WishActsProps) {
  const t = useT()
  const { room, seat } = useHere()
  const act = useRoomAction((what: () => Promise<Room>) => what())
  const error = useUntilNewer(act.error, room)
  if (seat === null || !wish || wish.refused !== null) return null
  const button = (key: TextKey, does: () => Promise<Room>) => (
    <Button disabled={disabled || act.isPending} onClick={() => act.mutate([does])}>
      {t(key)}
    </Button>
  )
  return (
    <>
      {wish.by === seat && button(`${of}.drop`, drop)}
      {wish.waits.includes(seat) && (
        <>
          {button(`${of}.agree`, () => answer(true))}
          {button(`${of}.refuse`, () => answer(false))}
        </>
      )}
      {error && <span role="alert">{t(`problem.${troubleOf(error)}`)}</span>}
    </>
  )
}
