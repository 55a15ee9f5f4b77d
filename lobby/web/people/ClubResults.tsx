import { useState } from 'react'
import { Link } from 'wouter'
import type { ClubMatch, ClubStanding } from '../../people.ts'
import { gameOf } from '../app/games.ts'
import { useT } from '../app/i18n.ts'
import { momentOf } from '../app/moments.ts'
import { isolated } from '../app/names.ts'
import { useSettings } from '../app/settings.ts'
import { Button, ButtonLink } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'
import css from '../lobby/fields.module.css'
import own from './ClubResults.module.css'
import { type OfClub, useClubResults } from './useClub.ts'

/** So many matches are shown before somebody wants to see more. */
const FIRST = 5

/** What was played at the tables of a club, and how well its members play; nothing where nobody has played yet. */
export function ClubResults({ club, enabled }: OfClub) {
  const t = useT()
  const { data } = useClubResults(club, enabled)
  const [all, setAll] = useState(false)
  if (!data) return null
  const { matches, standings } = data
  const games = [...new Set(standings.map(({ game }) => game))]
  return (
    <>
      {matches.length > 0 && (
        <Sheet title={t('club.matches')}>
          <ul className={css.fields}>
            {(all ? matches : matches.slice(0, FIRST)).map(match => (
              <Match key={match.room} match={match} />
            ))}
          </ul>
          {!all && matches.length > FIRST && (
            <div className={css.actions}>
              <Button onClick={() => setAll(true)}>{t('club.matchesMore')}</Button>
            </div>
          )}
        </Sheet>
      )}
      {games.length > 0 && (
        <Sheet title={t('club.standings')}>
          <div className={css.fields}>
            {games.map(game => (
              <Standings key={game} game={game} of={standings.filter(one => one.game === game)} />
            ))}
            <p className={own.about}>{t('club.standingsHelp')}</p>
          </div>
        </Sheet>
      )}
    </>
  )
}

function useGameName() {
  const { language } = useSettings()
  return (id: string) => gameOf(id)?.meta.name[language] ?? id
}

function Match({ match: { room, game, players, people, endedAt, kept } }: { match: ClubMatch }) {
  const t = useT()
  const { language } = useSettings()
  const name = useGameName()(game)
  const time = momentOf(endedAt, language)
  const came = people.map(({ name, place, won }) =>
    place === null
      ? t(won ? 'club.hasWon' : 'club.hasPlayed', { name: isolated(name) })
      : t('club.cameIn', { place, name: isolated(name) }),
  )
  return (
    <li className={css.actions}>
      <span className={css.what}>
        {came.join(' · ')}
        <span className={css.note}>{[name, t('profile.players', { count: players }), time].join(' · ')}</span>
      </span>
      {kept && (
        <ButtonLink href={`/table/${room}`} aria-label={t('profile.look', { game: name, time })}>
          {t('profile.lookShort')}
        </ButtonLink>
      )}
    </li>
  )
}

/** The members who have played one game. */
function Standings({ game, of }: { game: string; of: readonly ClubStanding[] }) {
  const t = useT()
  const { language } = useSettings()
  const number = (value: number) => new Intl.NumberFormat(language).format(value)
  return (
    <table className={own.standings}>
      <caption>{useGameName()(game)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('club.member')}</th>
          <th scope="col">{t('profile.played')}</th>
          <th scope="col">{t('profile.won')}</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({ id, name, played, won, ratings }) => (
          <tr key={id}>
            <th scope="row">
              <Link href={`/person/${id}`}>
                <bdi>{name}</bdi>
              </Link>
              {ratings.map(({ players, value, within, matches }) => (
                <span key={players} className={own.about}>
                  {t('club.rating')} {t('rating.value', { value: number(value), within: number(within) })}
                  {' · '}
                  {[t('profile.players', { count: players }), t('rating.matches', { count: matches })].join(
                    ' · ',
                  )}
                </span>
              ))}
            </th>
            <td>{number(played)}</td>
            <td>{number(won)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
