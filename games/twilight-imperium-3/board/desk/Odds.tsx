import { useMemo } from 'react'
import { entriesOf } from '../../data/index.ts'
import { afterMoves, type Planned } from '../../moves/composing/turn.ts'
import { custodianOdds, invasionOdds, spaceOdds } from '../../rules/battle/odds.ts'
import { isNone } from '../../rules/counts.ts'
import { diplomatOf } from '../../rules/leaders/classes.ts'
import { afterLanding } from '../../rules/leaders/landing.ts'
import { arriving } from '../../rules/tactical/mines.ts'
import { Seat } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { percent, rounded } from '../words.ts'

/** What a plan leads to, from what all can see: chances to win, losses on average. */
export function Odds({ planned: { cell, plan } }: { planned: Planned }) {
  const { view, seat, words: t } = useTable()
  const { moves, landings, leaders } = plan
  const after = useMemo(() => afterMoves(view, seat!, cell, moves), [view, seat, cell, moves])
  const battles = useMemo(
    () => spaceOdds(after, seat!, cell, arriving(view, seat!, cell, moves).ships),
    [after, view, seat, cell, moves],
  )
  const invasions = useMemo(
    () =>
      entriesOf(landings ?? {}).flatMap(([planet, units]) => {
        const landed = afterLanding(after, leaders)
        if (isNone(units)) return []
        const about = { cell, planet, units }
        const win = invasionOdds(landed, seat!, about)?.win ?? custodianOdds(landed, seat!, about)
        return win === undefined ? [] : [{ planet, win, leader: diplomatOf(view, planet) }]
      }),
    [after, view, seat, cell, landings, leaders],
  )
  if (battles.length + invasions.length === 0) return null
  return (
    <span className="ti-odds">
      {battles.map(({ enemy, win, lose, none, lossA, lossB }) => (
        <span key={enemy}>
          <Seat seat={enemy} /> <b>{t('odds.win', { percent: percent(win) })}</b>{' '}
          <span className="ti-hush">
            {t('odds.rest', {
              lose: percent(lose),
              none: percent(none),
              mine: rounded(lossA),
              theirs: rounded(lossB),
            })}
          </span>
        </span>
      ))}
      {invasions.map(({ planet, win, leader }) => (
        <span key={planet}>
          <b>{t('odds.planet', { planet: `planet:${planet}`, percent: percent(win) })}</b>{' '}
          {leader !== undefined && (
            <span className="ti-hush">
              {t('odds.diplomat', { planet: `planet:${planet}`, leader: `leader:${leader}` })}
            </span>
          )}
        </span>
      ))}
    </span>
  )
}
