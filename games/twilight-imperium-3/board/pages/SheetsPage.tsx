import { useState } from 'react'
import { Heard } from '../../../kit/board/Heard.tsx'
import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import type { SeatId } from '../../../kit/index.ts'
import { temperOf } from '../../characters.ts'
import { COLOURS, PLANETS, type PlanetId, TECHNOLOGIES, type TechnologyId } from '../../data/index.ts'
import { planetValue } from '../../numbers/planets.ts'
import { contractValue, tradeIncomeOf } from '../../numbers/trade.ts'
import { votesOf } from '../../numbers/votes.ts'
import { countersLeft } from '../../rules/counters.ts'
import { planetsOf } from '../../rules/planets.ts'
import { AREAS } from '../../state.ts'
import { Stepper } from '../desk/Stepper.tsx'
import { LeaderSheet } from '../Leaders.tsx'
import { Name, Seat, Value } from '../Marks.tsx'
import { Abilities, RaceName } from '../RaceCard.tsx'
import { useTable } from '../table.ts'

/** The sheets of everybody, one at a time. */
export function SheetsPage() {
  const { view, words: t, sheet, openSheet } = useTable()
  return (
    <section className="ti-section">
      <div className="ti-seats" role="tablist" aria-label={t('sheet.whose')}>
        {view.order.map(seat => (
          <button
            key={seat}
            type="button"
            role="tab"
            aria-selected={seat === sheet}
            aria-label={t.nameOf(`seat:${seat}`)}
            onClick={() => openSheet(seat)}
          >
            <SeatShape seat={seat} className="ti-seat ti-mark" />
          </button>
        ))}
      </div>
      <Sheet seat={sheet} />
    </section>
  )
}

function Sheet({ seat }: { seat: SeatId }) {
  const { view, words: t } = useTable()
  const player = view.players[seat]!
  if (player.race === null) return <p className="ti-hush">{t('sheet.noRace')}</p>
  const planets = planetsOf(view, seat).sort(
    (one, other) =>
      Number(view.planets[one]!.exhausted ?? false) - Number(view.planets[other]!.exhausted ?? false),
  )
  const ready = planets.filter(planet => !view.planets[planet]!.exhausted)
  const sum = (of: 'resources' | 'influence', list: readonly PlanetId[]) =>
    list.reduce((all, planet) => all + planetValue(view, planet, of).total, 0)
  return (
    <>
      <h2>
        <Seat seat={seat} />
      </h2>
      <p>
        <RaceName race={player.race} />
      </p>
      <Temper seat={seat} />
      <Abilities race={player.race} />
      <dl className="ti-facts">
        <Fact label={t('sheet.points')}>{player.points}</Fact>
        <Fact label={t('sheet.tradeGoods')}>{player.tradeGoods}</Fact>
        {AREAS.map(area => (
          <Fact key={area} label={t(`area.${area}`)}>
            {player.counters[area]}
          </Fact>
        ))}
        <Fact label={t('sheet.reinforcements')}>{countersLeft(view, seat)}</Fact>
        <Fact label={t('sheet.votes')}>{votesOf(view, seat).total}</Fact>
        <Fact label={t('sheet.actionCards')}>{player.actionCards.length}</Fact>
        <Fact label={t('sheet.politicalCards')}>{player.politicalCards.length}</Fact>
        <Fact label={t('sheet.secrets')}>{player.secrets.length}</Fact>
      </dl>
      <Gift to={seat} />
      <h3>
        {t('sheet.planets', { count: planets.length })}{' '}
        <span className="ti-hush">
          {t('sheet.ready')} <Value of="resources" value={sum('resources', ready)} />{' '}
          <Value of="influence" value={sum('influence', ready)} />
        </span>
      </h3>
      <ul className="ti-planets">
        {planets.map(planet => (
          <li key={planet} data-exhausted={view.planets[planet]!.exhausted || undefined}>
            <Value of="resources" value={planetValue(view, planet, 'resources').total} />
            <Value of="influence" value={planetValue(view, planet, 'influence').total} />
            <Name of={`planet:${planet}`} />
            {PLANETS[planet].specialty && (
              <span className="ti-dot" data-colour={PLANETS[planet].specialty}>
                {t(`letter.${PLANETS[planet].specialty!}`)}
              </span>
            )}
            {view.planets[planet]!.exhausted && <Heard>{t('map.exhausted')}</Heard>}
          </li>
        ))}
      </ul>
      <h3>{t('sheet.technologies', { count: player.technologies.length })}</h3>
      <Technologies ids={player.technologies} />
      {view.options.racialTech && <RacialTechnology seat={seat} />}
      <LeaderSheet seat={seat} />
      <h3>
        {t('sheet.trade')}{' '}
        <span className="ti-hush">{t('sheet.income', { count: tradeIncomeOf(view, seat).total })}</span>
      </h3>
      <ul className="ti-planets">
        {player.contracts.map((holder, contract) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a Trade card on the sheet is what it is
          <li key={contract}>
            {t('sheet.contract', { value: contractValue(view, seat, contract) })}{' '}
            {holder === null ? <span className="ti-hush">{t('sheet.free')}</span> : <Seat seat={holder} />}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the bot is like that plays the seat. */
function Temper({ seat }: { seat: SeatId }) {
  const { view, words: t, props } = useTable()
  const temper = temperOf(view, seat)
  if (!temper || props.players.find(one => one.seat === seat)!.bot === null) return null
  return (
    <p>
      <b>{t.nameOf(`temper:${temper}`)}</b>{' '}
      <span className="ti-hush">{t.about(`temper:${temper}`, 'help')}</span>
    </p>
  )
}

/** Trade goods for somebody: at once, and for good. [TI-28.20] */
function Gift({ to }: { to: SeatId }) {
  const { view, seat, words: t, props, isBusy } = useTable()
  const [count, setCount] = useState(0)
  const most = seat === null ? 0 : view.players[seat]!.tradeGoods
  if (seat === null || seat === to || most === 0 || props.past || view.outcome) return null
  const given = Math.min(count, most)
  return (
    <p className="ti-row">
      <span className="ti-hush">{t('gift.label')}</span>
      <Stepper name={t('sheet.tradeGoods')} value={given} max={most} of={most} onChange={setCount} />
      <button
        type="button"
        className="sb-button"
        disabled={isBusy || given === 0 || props.refusal('giveTradeGoods', [to, given]) !== undefined}
        onClick={() => {
          void props.move('giveTradeGoods', to, given)
          setCount(0)
        }}
      >
        {t('gift.give', { seat: `seat:${to}` })}
      </button>
    </p>
  )
}

function Fact({ label, children }: { label: string; children: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The technology of the race, gained or not. [TI-36.01] */
function RacialTechnology({ seat }: { seat: SeatId }) {
  const { view, words: t } = useTable()
  const { race, technologies } = view.players[seat]!
  const own = Object.values(TECHNOLOGIES).find(one => one.race === race)
  if (!own) return null
  const hasIt = technologies.includes(own.id)
  return (
    <p>
      <b>
        <Name of={`technology:${own.id}`} />
      </b>{' '}
      <span className="ti-hush">
        {hasIt ? t('sheet.racialGained') : t('sheet.racialPrice', { count: own.price! })}
      </span>
      <br />
      {t.about(`technology:${own.id}`, 'text')}
    </p>
  )
}

function Technologies({ ids }: { ids: readonly TechnologyId[] }) {
  const { words: t } = useTable()
  if (ids.length === 0) return <p className="ti-hush">{t('sheet.none')}</p>
  return (
    <ul className="ti-planets">
      {COLOURS.flatMap(colour =>
        ids
          .filter(id => TECHNOLOGIES[id].colour === colour)
          .map(id => (
            <li key={id}>
              <span className="ti-dot" data-colour={colour}>
                {t(`letter.${colour}`)}
              </span>
              <Name of={`technology:${id}`} />
            </li>
          )),
      )}
    </ul>
  )
}
