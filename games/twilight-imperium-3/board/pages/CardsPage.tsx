import { STRATEGY_CARDS } from '../../data/index.ts'
import { cardsInUse } from '../../rules/strategic/sets.ts'
import type { Law } from '../../state.ts'
import { Name, Seat } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { Choosing } from './Choosing.tsx'

/** Strategy cards with who holds them, laws, what holds for a while. */
export function CardsPage() {
  const { view, words: t } = useTable()
  const cards = cardsInUse(view.options).map(id => STRATEGY_CARDS[id])
  return (
    <section className="ti-section">
      {view.round > 0 && <Choosing />}
      <h3>{t('cards.strategy')}</h3>
      <ul className="ti-strategies">
        {cards.map(({ id, number }) => {
          const holder = view.order.find(seat => view.players[seat]!.strategy[id] !== undefined)
          const isUsed = holder !== undefined && view.players[holder]!.strategy[id] === 'used'
          const bonus = view.common[id] ?? 0
          return (
            <li key={id} data-used={isUsed || undefined}>
              <b className="ti-number">{number}</b>
              <span className="ti-strategy-name">
                <Name of={`strategyCard:${id}`} />
              </span>
              {holder === undefined ? (
                <span className="ti-hush">
                  {bonus > 0 ? t('cards.bonus', { count: bonus }) : t('cards.free')}
                </span>
              ) : (
                <Seat seat={holder} />
              )}
              {isUsed && <span className="ti-hush">{t('rival.used')}</span>}
              <span className="ti-what">{t(`strategyHelp.${id as 'trade'}`)}</span>
            </li>
          )
        })}
      </ul>
      <h3>{t('cards.laws')}</h3>
      {view.laws.length === 0 && <p className="ti-hush">{t('cards.noLaws')}</p>}
      {view.laws.map(law => (
        <LawRow key={law.id} law={law} />
      ))}
      {view.effects.length > 0 && (
        <>
          <h3>{t('cards.effects')}</h3>
          <ul className="ti-strategies">
            {view.effects.map((effect, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike
              <li key={i}>
                {nameOfEffect(t, effect.id)} <Seat seat={effect.by} />
                {effect.of !== undefined && (
                  <>
                    {' → '}
                    <Seat seat={effect.of} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="ti-hush">
        {t('cards.piles', {
          action: view.decks.actionCards.length,
          political: view.decks.politicalCards.length,
          discarded: view.discards.actionCards.length,
        })}
      </p>
    </section>
  )
}

function nameOfEffect(t: ReturnType<typeof useTable>['words'], id: string): string {
  const types = ['actionCard', 'strategyCard', 'politicalCard', 'technology', 'race', 'ability']
  const type = types.find(one => t.about(`${one}:${id}`, 'name') !== undefined)
  return type ? t.nameOf(`${type}:${id}`) : id
}

function LawRow({ law: { id, seats, planet } }: { law: Law }) {
  const { words: t } = useTable()
  return (
    <div className="ti-card">
      <p className="ti-row">
        <b>
          <Name of={`politicalCard:${id}`} />
        </b>
        {seats.map(seat => (
          <Seat key={seat} seat={seat} />
        ))}
        {planet && (
          <span>
            <Name of={`planet:${planet}`} />
          </span>
        )}
      </p>
      <p className="ti-hush">
        {t.about(`politicalCard:${id}`, 'for') ?? t.about(`politicalCard:${id}`, 'text')}
      </p>
    </div>
  )
}
