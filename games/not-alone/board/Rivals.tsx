import { Heard } from '../../kit/board/Heard.tsx'
import { Rival } from '../../kit/board/Rival.tsx'
import { MOST_WILL } from '../data/board.ts'
import { BackShape, WillShape } from './Shapes.tsx'
import { useTable } from './table.ts'

/** Everybody at the table in one line each: Will and cards. What lies before them is told on the field. */
export function Rivals() {
  const { view, props, words: t } = useTable()
  const { players, reader, seat: mine } = props
  const acting = new Set(view.asks.flatMap(ask => (ask.required ? [ask.seat] : [])))
  return (
    <ul className="sb-rival-list">
      {players.map(one => {
        const hunted = view.hunted[one.seat]
        return (
          <Rival
            key={one.seat}
            player={one}
            reader={reader}
            isMine={one.seat === mine}
            isActing={acting.has(one.seat)}
            isOver={view.outcome !== null}
            {...(!hunted && { role: t('creature.label') })}
          >
            {hunted && (
              <span>
                <WillShape isThere={hunted.will > 0} />
                <b aria-hidden="true">{hunted.will}</b>
                <Heard>{t('hunted.will', { will: hunted.will, most: MOST_WILL })}</Heard>
              </span>
            )}
            <span>
              <BackShape />
              <b aria-hidden="true">{hunted ? hunted.hand.length : view.huntHand.length}</b>
              <Heard>
                {hunted
                  ? t('hunted.hand', { count: hunted.hand.length })
                  : t('creature.hand', { count: view.huntHand.length })}
              </Heard>
            </span>
            {view.outcome?.winners.includes(one.seat) && <span>★</span>}
          </Rival>
        )
      })}
    </ul>
  )
}
