import { MOST_WILL, RESISTS_PER_ROUND } from '../data/board.ts'
import { availableTokens } from '../rules/queries.ts'
import { refOf, type Standing } from './options.ts'
import { WillShape } from './Shapes.tsx'
import { seenCards } from './suspects.ts'
import { useTable } from './table.ts'

/** What an act costs and brings, before it is confirmed. */
export function Cost({ family, standing }: { family: string; standing: Standing }) {
  const { view, props, words: t } = useTable()
  const own = props.seat === null ? undefined : view.hunted[props.seat]
  if (family === 'resist' && own)
    return (
      <ul className="na-cost">
        <WillChange from={own.will} to={own.will - 1} />
        <li>{t('cost.back', { places: standing.chosen.map(refOf) })}</li>
        <li className="na-hush">
          {t('cost.resistsLeft', { count: own.resists + 1, most: RESISTS_PER_ROUND })}
        </li>
      </ul>
    )
  if (family === 'giveUp' && own) {
    const back = seenCards(own.discard).map(card => `place:${card}`)
    return (
      <ul className="na-cost">
        <WillChange from={own.will} to={MOST_WILL} />
        <li>{t('cost.back', { places: back })}</li>
        <li className="na-warning">
          {t('cost.assimilation', { from: view.assimilation, to: view.assimilation - 1 })}
          {view.assimilation === 1 && <strong> {t('cost.loses')}</strong>}
        </li>
      </ul>
    )
  }
  if (family === 'endPlacement') {
    const tokens = availableTokens(view).map(token => `token:${token}`)
    return (
      <ul className="na-cost">
        <li className="na-warning">{t('cost.leftOff', { tokens })}</li>
      </ul>
    )
  }
  if (family.startsWith('token:')) return <p className="na-hush na-final">{t('cost.final')}</p>
  return null
}

function WillChange({ from, to }: { from: number; to: number }) {
  const { words: t } = useTable()
  return (
    <li className="na-cost-will">
      <span className="na-wills" aria-hidden="true">
        {Array.from({ length: MOST_WILL }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three places in a row
          <WillShape key={i} isThere={i < to} />
        ))}
      </span>
      {from === to ? t('cost.willSame', { to }) : t('cost.will', { from, to })}
    </li>
  )
}
