import { Heard } from '../../kit/board/Heard.tsx'
import { Rival } from '../../kit/board/Rival.tsx'
import { temperOf } from '../characters.ts'
import { entriesOf, STRATEGY_CARDS } from '../data/index.ts'
import { orderOfPlay } from '../rules/seats.ts'
import { RaceEmblem } from './RaceEmblem.tsx'
import { useTable } from './table.ts'

/** Everybody in the order of play: points, strategy cards, counters, trade goods, cards. */
export function Rivals() {
  const { view, props, seat: mine, words: t, openSheet } = useTable()
  const { players, reader } = props
  const acting = new Set(view.asks.flatMap(ask => (ask.required ? [ask.seat] : [])))
  const ordered = view.phase === 'action' ? orderOfPlay(view) : view.order
  const out = view.order.filter(seat => !ordered.includes(seat))
  return (
    <ul className="sb-rival-list" data-crowded>
      {[...ordered, ...out].map(seat => {
        const player = players.find(one => one.seat === seat)!
        const { race, points, counters, strategy, passed, eliminated, tradeGoods, actionCards } =
          view.players[seat]!
        const isDone = passed && view.phase === 'action' && view.outcome === null
        const temper = player.bot === null ? undefined : temperOf(view, seat)
        const role = eliminated ? t('rival.out') : isDone ? t('rival.passed') : undefined
        const fact = (mark: string, value: string | number, words: string, name?: string) => (
          <span key={words} className={name}>
            <span aria-hidden="true">{mark}</span>
            <b aria-hidden="true">{value}</b>
            <Heard>{words}</Heard>
          </span>
        )
        return (
          <Rival
            key={seat}
            player={player}
            reader={reader}
            isMine={seat === mine}
            isActing={acting.has(seat)}
            isOver={view.outcome !== null}
            {...(role && { role })}
            {...(temper && { temper: t.nameOf(`temper:${temper}`) })}
            {...(race !== null && { emblem: <RaceEmblem race={race} /> })}
            onOpen={{
              says: t('rival.open', { seat: `seat:${seat}` }),
              controls: 'ti-page',
              do: () => openSheet(seat),
            }}
          >
            {fact('★', points, t('rival.points', { count: points }))}
            {entriesOf(strategy).map(([card, state]) => (
              <span key={card} className="ti-rival-card" data-used={state === 'used' || undefined}>
                <b aria-hidden="true" title={t.nameOf(`strategyCard:${card}`)}>
                  {STRATEGY_CARDS[card].number}
                </b>
                <Heard>
                  {t.nameOf(`strategyCard:${card}`)} {state === 'used' && t('rival.used')}
                </Heard>
              </span>
            ))}
            {fact(
              '◈',
              `${counters.strategy}·${counters.command}·${counters.fleet}`,
              t('rival.counters', { ...counters }),
              'ti-rival-counters',
            )}
            {fact('◉', tradeGoods, t('rival.tradeGoods', { count: tradeGoods }))}
            {fact('▮', actionCards.length, t('rival.cards', { count: actionCards.length }))}
            {view.speaker === seat && <span title={t('rival.speaker')}>{t('rival.speakerShort')}</span>}
          </Rival>
        )
      })}
    </ul>
  )
}
