import { useMemo } from 'react'
import { invasionGoesOn, restOfBattle } from '../../rules/battle/odds.ts'
import { forceOf } from '../../rules/battle/record.ts'
import type { Fight, TiView } from '../../state.ts'
import { useTable } from '../table.ts'
import { percent, rounded } from '../words.ts'
import { hitsToTake } from './reading.ts'

/** How a fight ends if it goes on, from what everybody can see, with the dice that lie there. */
export function Rest({ fight }: { fight: Fight }) {
  const { view, words: t } = useTable()
  const odds = useMemo(() => restOf(view, fight), [view, fight])
  if (!odds) return null
  const { attacker, defender } = fight
  const { win, lose, none, lossA, lossB } = odds
  return (
    <div className="ti-rest">
      <p>
        <b>{t('fight.rest')}</b> <span className="ti-hush">{t('fight.restHelp')}</span>
      </p>
      <span className="ti-rest-bar" aria-hidden="true">
        <span data-seat={attacker} style={{ width: `${win * 100}%` }} />
        <span style={{ width: `${none * 100}%` }} />
        <span data-seat={defender} style={{ width: `${lose * 100}%` }} />
      </span>
      <p>
        {t('fight.wins', { seat: `seat:${attacker}`, percent: percent(win) })} ·{' '}
        {t('fight.wins', { seat: `seat:${defender}`, percent: percent(lose) })}
        {percent(none) > 0 && ` · ${t('fight.none', { percent: percent(none) })}`}
      </p>
      <p className="ti-hush">
        {t('fight.losses', {
          seat: `seat:${attacker}`,
          mine: rounded(lossA),
          other: `seat:${defender}`,
          theirs: rounded(lossB),
        })}
      </p>
    </div>
  )
}

function restOf(view: TiView, fight: Fight) {
  const side = (seat: string) => ({
    seat,
    units: forceOf(view, fight, seat).units,
    hits: hitsToTake(view, fight, seat),
  })
  const [own, other] = [side(fight.attacker), side(fight.defender)]
  if (fight.kind === 'space' && view.battle) return restOfBattle(view, own, other)
  return fight.kind === 'invasion' && view.invasion ? invasionGoesOn(view, own, other) : undefined
}
