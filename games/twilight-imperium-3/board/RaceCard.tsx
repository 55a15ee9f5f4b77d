import {
  idsOf,
  LEADERS,
  leadersOfRace,
  PLANETS,
  RACES,
  type RaceId,
  TECHNOLOGIES,
  TILES,
} from '../data/index.ts'
import { Name, Units, Value } from './Marks.tsx'
import { RaceEmblem } from './RaceEmblem.tsx'
import { useTable } from './table.ts'

/** Races with which a first game goes well: what they can do is a number, or needs no thought of its own. */
const GENTLE: readonly RaceId[] = ['sol', 'hacan', 'letnev', 'l1z1x', 'norr']

/** Emblem and name of a race. */
export function RaceName({ race }: { race: RaceId }) {
  const { words: t } = useTable()
  return (
    <span className="ti-name">
      <RaceEmblem race={race} /> <b>{t.nameOf(`race:${race}`)}</b>
    </span>
  )
}

/** What a race can do, a line for each ability. */
export function Abilities({ race }: { race: RaceId }) {
  const { words: t } = useTable()
  return (
    <ul className="ti-abilities">
      {idsOf(RACES[race].abilities).map(ability => (
        <li key={ability}>
          <b>{t.nameOf(`ability:${ability}`)}</b>{' '}
          <span className="ti-hush">{t.about(`ability:${ability}`, 'text')}</span>
        </li>
      ))}
    </ul>
  )
}

/** A race as its sheet shows it before the game begins: what it can do, where it lives, what it begins with. */
export function RaceCard({ race }: { race: RaceId }) {
  const { view, words: t } = useTable()
  const { home, units, technologies, contracts } = RACES[race]
  const own = Object.values(TECHNOLOGIES).find(one => one.race === race)
  return (
    <section className="ti-race" aria-label={t.nameOf(`race:${race}`)}>
      <p className="ti-row">
        <RaceName race={race} />
        <span className="ti-chip">{t(GENTLE.includes(race) ? 'race.gentle' : 'race.care')}</span>
      </p>
      <Abilities race={race} />
      <dl className="ti-race-facts">
        <dt>{t('race.units')}</dt>
        <dd>
          <Units counts={units} />
        </dd>
        <dt>{t('race.home')}</dt>
        <dd>
          {TILES[home].planets.map(planet => (
            <span key={planet} className="ti-race-planet">
              <Value of="resources" value={PLANETS[planet].resources} />
              <Value of="influence" value={PLANETS[planet].influence} /> <Name of={`planet:${planet}`} />
            </span>
          ))}
        </dd>
        <dt>{t('race.technologies')}</dt>
        <dd>
          {technologies.map(id => (
            <span key={id} className="ti-race-planet">
              <span className="ti-dot" data-colour={TECHNOLOGIES[id].colour}>
                {t(`letter.${TECHNOLOGIES[id].colour!}`)}
              </span>{' '}
              <Name of={`technology:${id}`} />
            </span>
          ))}
        </dd>
        <dt>{t('sheet.trade')}</dt>
        <dd>{contracts.join(', ')}</dd>
        {view.options.leaders && (
          <>
            <dt>{t('leaders.title')}</dt>
            <dd>
              {leadersOfRace(race).map(id => (
                <Name key={id} of={`leaderKind:${LEADERS[id].kind}`} />
              ))}
            </dd>
          </>
        )}
        {view.options.racialTech && own && (
          <>
            <dt>{t.nameOf(`technology:${own.id}`)}</dt>
            <dd>{t.about(`technology:${own.id}`, 'text')}</dd>
          </>
        )}
      </dl>
    </section>
  )
}
