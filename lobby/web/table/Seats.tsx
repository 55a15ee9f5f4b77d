import { Rival } from '../../../games/kit/board/Rival.tsx'
import { useT } from '../app/i18n.ts'
import { useHere } from './TableContext.ts'

/** Who sits at the table, and whom the game waits for: where the board does not say so itself. */
export function Seats() {
  const t = useT()
  const { players, view, seat: mine, reader } = useHere()
  const acting = new Set(view.asks.flatMap(ask => (ask.required ? [ask.seat] : [])))
  const { scores, winners } = view.outcome ?? {}
  return (
    <ul className="sb-usual sb-rival-list">
      {players.map(one => (
        <Rival
          key={one.seat}
          player={one}
          reader={reader}
          isMine={one.seat === mine}
          isActing={acting.has(one.seat)}
          isOver={view.outcome !== null}
        >
          {winners?.includes(one.seat) && <span>★ {t('result.winner')}</span>}
          {scores && one.seat in scores && <span>{scores[one.seat]}</span>}
        </Rival>
      ))}
    </ul>
  )
}
