import { type Cell, PLANETS, type PlanetId } from '../../data/index.ts'
import { joinedWith, tileAt, wormholesAt } from '../../galaxy/map.ts'
import { seatsAbove } from '../../numbers/floating-docks.ts'
import { leadersAboard } from '../../numbers/leaders.ts'
import { planetValue } from '../../numbers/planets.ts'
import { fleetSupplyOf } from '../../numbers/units.ts'
import { isNone, sumOfCounts } from '../../rules/counts.ts'
import { shipsCounted } from '../../rules/limits.ts'
import { ownerOf, planetsIn, unitsOn } from '../../rules/planets.ts'
import { fleetOf } from '../../rules/space.ts'
import { minesIn } from '../../rules/tactical/mines.ts'
import { LeadersAboard } from '../Leaders.tsx'
import { Name, Seat, Units, Value } from '../Marks.tsx'
import { alertInWords, dockCounts, minesInWords, nameOfSystem } from '../map/reading.ts'
import { tokensOn } from '../map/tokens.ts'
import { useTable } from '../table.ts'
import { Legend } from './Legend.tsx'
import { SystemList } from './SystemList.tsx'
import { WhatIf } from './WhatIf.tsx'

/** The system that is looked at, with all that is in it. */
export function SystemPage() {
  const { view, cell, words: t } = useTable()
  if (cell === null || !view.galaxy.tiles[cell]) return <Legend />
  const tile = tileAt(view.galaxy, cell)
  const planets = planetsIn(view, cell)
  const fleets = seatsAbove(view, cell)
  const counters = view.activated[cell] ?? []
  return (
    <section className="ti-section">
      <h2>{nameOfSystem(view, t, cell)}</h2>
      {tile?.anomaly && <p className="ti-note">{t(`anomalyHelp.${tile.anomaly}`)}</p>}
      {wormholesAt(view.galaxy, cell).map(kind => (
        <p key={kind} className="ti-note">
          {t('wormholeHelp', { kind: t.nameOf(`wormhole:${kind}`) })}
        </p>
      ))}
      {joinedWith(view.galaxy.setup, cell).map(other => (
        <p key={other} className="ti-note">
          {t('map.joined', { system: nameOfSystem(view, t, other) })}
        </p>
      ))}
      {planets.map(planet => (
        <PlanetRow key={planet} planet={planet} />
      ))}
      {fleets.map(seat => (
        <FleetRow key={seat} cell={cell} seat={seat} />
      ))}
      {(planets.length > 0 || fleets.length > 0) && <WhatIf key={cell} cell={cell} />}
      {planets.length + fleets.length === 0 && <p className="ti-hush">{t('system.nothing')}</p>}
      {alertInWords(view, t, cell).map(words => (
        <p key={words} className="ti-note">
          {words}
        </p>
      ))}
      {minesIn(view, cell).length > 0 && <p className="ti-note">{minesInWords(view, t, cell)}</p>}
      {counters.length > 0 && (
        <p className="ti-row">
          <span className="ti-hush">{t('system.counters')}</span>
          {counters.map(seat => (
            <Seat key={seat} seat={seat} />
          ))}
        </p>
      )}
      <SystemList />
    </section>
  )
}

function PlanetRow({ planet }: { planet: PlanetId }) {
  const { view, words: t } = useTable()
  const owner = ownerOf(view, planet)
  const units = unitsOn(view, planet)
  const { specialty, refresh } = PLANETS[planet]
  return (
    <div className="ti-card">
      <p className="ti-row">
        <b>
          <Name of={`planet:${planet}`} />
        </b>
        <Value of="resources" value={planetValue(view, planet, 'resources').total} />
        <Value of="influence" value={planetValue(view, planet, 'influence').total} />
        {specialty && (
          <span className="ti-chip" data-colour={specialty}>
            {t(`colour.${specialty}`)}
          </span>
        )}
        {owner === undefined ? <span className="ti-hush">{t('map.neutral')}</span> : <Seat seat={owner} />}
        {view.planets[planet]?.exhausted && <span className="ti-hush">{t('map.exhausted')}</span>}
      </p>
      {refresh && (
        <p className="ti-hush">
          {'tradeGoods' in refresh
            ? t('system.refreshGoods', { count: refresh.tradeGoods })
            : t('system.refreshUnits', { count: refresh.count, unit: `unit:${refresh.units}` })}
        </p>
      )}
      {!isNone(units) && <Units counts={units} />}
      {view.radiation.includes(planet) && <p className="ti-note">{t('map.radiation')}</p>}
      {tokensOn(view, planet).map(({ sign, says }) => (
        <p key={sign} className="ti-note">
          {t.read(says)}
        </p>
      ))}
    </div>
  )
}

function FleetRow({ cell, seat }: { cell: Cell; seat: string }) {
  const { view, words: t } = useTable()
  const { ships, damaged, laden } = fleetOf(view, cell, seat)
  const cargo = sumOfCounts(...laden.map(one => one.cargo))
  return (
    <div className="ti-card">
      <p className="ti-row">
        <Seat seat={seat} />
        <span className="ti-hush">
          {t('system.supply', {
            ships: shipsCounted(view, cell, seat),
            supply: fleetSupplyOf(view, seat, cell).total,
          })}
        </span>
      </p>
      <Units counts={{ ...ships, ...dockCounts(view, cell, seat) }} />
      {!isNone(cargo) && (
        <p className="ti-row">
          <span className="ti-hush">{t('system.aboard')}</span> <Units counts={cargo} />
        </p>
      )}
      {!isNone(damaged) && (
        <p className="ti-row">
          <span className="ti-hush">{t('system.damaged')}</span> <Units counts={damaged} />
        </p>
      )}
      <LeadersAboard ids={leadersAboard(view, cell, seat)} />
    </div>
  )
}
