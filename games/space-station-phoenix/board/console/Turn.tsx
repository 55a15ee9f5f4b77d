import { shipAt, useCost as shipCost, shipRefs } from '../../rules/costs.ts'
import { incomeOf } from '../../rules/income.ts'
import type { ShipRef } from '../../state.ts'
import { Owned, TYPES } from '../Fleets.tsx'
import { Icon } from '../Icons.tsx'
import { BagMark } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { Choice, Choices } from './Choice.tsx'

/** The first step: what kind of action, then which ship does it. */
export function TurnChoices() {
  const { c, view, seat, acts, focus, setFocus, plan, words: t, whyNot } = useTable()
  if (seat === null) return null
  const all = shipRefs(view, seat)
  const typeOf = (one: string) => shipAt(c, view, one)!.ship.action.type
  const costOf = (one: string) => shipCost(c, view, seat, one).total
  const income = acts.legal.find(({ move }) => move === 'takeIncome')
  const type = focus?.on === 'type' ? focus.type : undefined
  const sums = incomeOf(c, view, seat)
  const brings = Object.fromEntries(Object.entries(sums).map(([kind, { total }]) => [kind, total]))
  return (
    <>
      <Choices label={t('turn.what')} even>
        {TYPES.filter(one => all.some(ship => typeOf(ship) === one)).map(one => {
          const ships = all.filter(ship => typeOf(ship) === one)
          const ready = ships.filter(ship => acts.ships.has(ship as ShipRef))
          const cheapest = Math.min(...ready.map(costOf))
          return (
            <Choice
              key={one}
              title={t(`type.${one}`)}
              icon={<Icon name={one} />}
              pressed={type === one}
              at={`type/${one}`}
              detail={
                ready.length > 0
                  ? `${t(`about.${one}`)} ${t('turn.ready', { count: ready.length, cost: cheapest })}`
                  : t(`about.${one}`)
              }
              onChoose={
                ready.length > 0 ? () => setFocus(type === one ? null : { on: 'type', type: one }) : undefined
              }
              why={() => {
                const unused = ships.find(ship => !shipAt(c, view, ship)!.used)
                return unused ? whyNot('useShip', unused) : t('why.allUsed')
              }}
            >
              {ready.length === 0 ? (
                t('turn.none')
              ) : (
                <span className="sp-bag" aria-hidden="true">
                  <span className="sp-amount">
                    {ready.length}
                    <Icon name="ships" />
                  </span>
                  <span className="sp-amount">
                    {t('turn.from', { cost: cheapest })}
                    <Icon name="gem" />
                  </span>
                </span>
              )}
            </Choice>
          )
        })}
        <Choice
          title={t('turn.income')}
          icon={<Icon name="income" />}
          detail={t('about.income')}
          onChoose={income && (() => plan(income))}
          why={() => whyNot('takeIncome')}
          at="income"
        >
          <BagMark bag={brings} />
        </Choice>
      </Choices>
      {type && (
        <fieldset className="sp-picker" aria-label={t('turn.which')}>
          {all
            .filter(ship => typeOf(ship) === type)
            .sort((a, b) => Number(acts.ships.has(b)) - Number(acts.ships.has(a)) || costOf(a) - costOf(b))
            .map(ship => (
              <Owned key={ship} shipRef={ship} />
            ))}
        </fieldset>
      )}
    </>
  )
}
