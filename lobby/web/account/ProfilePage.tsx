import { useQuery } from '@tanstack/react-query'
import type { PlayedGame, PlayedMatch, Rating } from '../../account.ts'
import { gameOf } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { ensureFontFor } from '../app/japanese.ts'
import { momentOf } from '../app/moments.ts'
import { NoAnswerPage } from '../app/NoAnswer.tsx'
import { isolated } from '../app/names.ts'
import { useMe, useMyRooms } from '../app/queries.ts'
import { Shell } from '../app/Shell.tsx'
import { useSettings } from '../app/settings.ts'
import { ButtonLink } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import fields from '../lobby/fields.module.css'
import { readerOf } from '../lobby/rows.ts'
import { TableRow, TableRows } from '../lobby/TableRow.tsx'
import { Befriend } from '../people/Befriend.tsx'
import { accountApi } from './api.ts'
import { KeepAway, UnwantedPeople } from './KeepAway.tsx'
import css from './ProfilePage.module.css'
import { Strength } from './Strength.tsx'

const HOUR = 3_600_000

/** What somebody plays and has played. */
export default function ProfilePage({ id }: { id: string }) {
  const t = useT()
  const who = useMe()
  const { data: me } = who
  const { data: mine } = useMyRooms(me !== undefined)
  const asked = useQuery({
    queryKey: ['person', id],
    queryFn: async () => {
      const profile = await accountApi.profile(id)
      ensureFontFor(JSON.stringify(profile))
      return profile
    },
    enabled: me !== undefined,
  })
  if (!asked.data) return <NoAnswerPage to={[who, asked]} />
  const { name, games, ratings, results, now } = asked.data
  const reader = readerOf(me, mine)
  return (
    <Shell title={isolated(name)}>
      <div className={fields.form}>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {me?.id === id && <p>{t('profile.lead')}</p>}
        {me && me.id !== id && <Befriend id={id} name={name} />}
        {now.length > 0 && (
          <Sheet title={t('profile.now')}>
            <TableRows>
              {now.map(room => (
                <TableRow key={room.id} room={room} reader={reader} />
              ))}
            </TableRows>
          </Sheet>
        )}
        <Sheet title={t('profile.games')}>
          {games.length === 0 ? (
            <p>{t(me?.id === id ? 'profile.none' : 'profile.noneListed')}</p>
          ) : (
            <Games games={games} />
          )}
        </Sheet>
        {ratings.length > 0 && (
          <Sheet title={t('rating.title')}>
            <Ratings ratings={ratings} />
          </Sheet>
        )}
        {results.length > 0 && (
          <Sheet title={t('profile.before')}>
            <ul className={fields.fields}>
              {results.map(result => (
                <Match key={result.room} result={result} />
              ))}
            </ul>
          </Sheet>
        )}
        {me?.id === id ? <UnwantedPeople /> : <KeepAway id={id} name={name} />}
      </div>
    </Shell>
  )
}

function useNames() {
  const t = useT()
  const { language } = useSettings()
  return {
    gameName: (id: string) => gameOf(id)?.meta.name[language] ?? id,
    figureName: (id: string, figure: string) =>
      gameOf(id)?.meta.figures?.[figure]?.[language] ?? t('result.scores'),
    moment: (at: number) => momentOf(at, language),
    number: (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value),
  }
}

function Games({ games }: { games: readonly PlayedGame[] }) {
  const t = useT()
  const { gameName, figureName, number } = useNames()
  return (
    <>
      <table className={css.games}>
        <thead>
          <tr>
            <th scope="col">{t('profile.game')}</th>
            <th scope="col">{t('profile.played')}</th>
            <th scope="col">{t('profile.won')}</th>
            <th scope="col">{t('profile.time')}</th>
          </tr>
        </thead>
        <tbody>
          {games.map(({ game, players, played, won, time, figures }) => (
            <tr key={`${game} ${players}`}>
              <th scope="row">
                {gameName(game)}
                <span className={css.players}>{t('profile.players', { count: players })}</span>
                {Object.entries(figures).map(([figure, { mean, most }]) => (
                  <span key={figure} className={css.players}>
                    {t('profile.figure', {
                      name: figureName(game, figure),
                      mean: number(mean),
                      most: number(most),
                    })}
                  </span>
                ))}
              </th>
              <td>{number(played)}</td>
              <td>{number(won)}</td>
              <td>{number(time / HOUR)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.players}>{t('profile.timeHelp')}</p>
    </>
  )
}

function Ratings({ ratings }: { ratings: readonly Rating[] }) {
  const t = useT()
  const { gameName } = useNames()
  return (
    <>
      <table className={css.games}>
        <thead>
          <tr>
            <th scope="col">{t('profile.game')}</th>
            <th scope="col">{t('rating.after')}</th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ game, players, value, within, matches, others }) => (
            <tr key={`${game} ${players}`}>
              <th scope="row">
                {gameName(game)}
                <span className={css.players}>
                  {[
                    t('profile.players', { count: players }),
                    t('rating.matches', { count: matches }),
                    t('rating.others', { count: others }),
                  ].join(' · ')}
                </span>
              </th>
              <td>
                <Strength of={{ value, within }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.players}>{t('rating.counted')}</p>
      <p className={css.players}>{t('rating.lead')}</p>
    </>
  )
}

function Match({ result: { room, game, players, people, won, endedAt, kept } }: { result: PlayedMatch }) {
  const t = useT()
  const { gameName, moment } = useNames()
  const name = gameName(game)
  const time = moment(endedAt)
  return (
    <li className={fields.actions}>
      <span className={fields.what}>
        {name}
        <span className={fields.note}>
          {[
            t(won ? 'profile.wonIt' : 'profile.lostIt'),
            t('profile.players', { count: players }),
            t('profile.people', { count: people }),
            time,
          ].join(' · ')}
        </span>
      </span>
      {kept && (
        <ButtonLink href={`/table/${room}`} aria-label={t('profile.look', { game: name, time })}>
          {t('profile.lookShort')}
        </ButtonLink>
      )}
    </li>
  )
}
