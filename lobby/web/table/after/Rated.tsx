import { useQuery } from '@tanstack/react-query'
import { accountApi } from '../../account/api.ts'
import { Strength } from '../../account/Strength.tsx'
import { useT } from '../../app/i18n.ts'
import { useHere } from '../TableContext.ts'
import css from './Rated.module.css'

/** What a rated match has changed. */
export function Rated() {
  const t = useT()
  const { room } = useHere()
  const { data } = useQuery({
    queryKey: ['ratings', room.id],
    queryFn: () => accountApi.ratingsOf(room.id),
    enabled: room.status === 'finished',
  })
  if (!data) return null
  return (
    <section className={css.rated} aria-label={t('rating.title')}>
      <h3>{t('rating.title')}</h3>
      {data.length === 0 ? (
        <p>{t(room.agreedEnd === 'void' ? 'together.ratings.void' : 'rating.none')}</p>
      ) : (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('rating.player')}</th>
                <th scope="col">{t('rating.before')}</th>
                <th scope="col">{t('rating.after')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ person, name, left, before, after }) => (
                <tr key={person}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                    {left && <span className={css.left}>{t('rating.left')}</span>}
                  </th>
                  <td>
                    <Strength of={before} />
                  </td>
                  <td>
                    <Strength of={after} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={css.left}>{t('rating.lead')}</p>
        </>
      )}
    </section>
  )
}
