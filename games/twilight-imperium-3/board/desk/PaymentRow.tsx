import { planetValue } from '../../numbers/planets.ts'
import { readyPlanetsOf } from '../../rules/payment.ts'
import type { Payment } from '../../state-plans.ts'
import { Value } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { OptionButton } from './OptionButton.tsx'
import { Stepper } from './Stepper.tsx'

interface PaymentRowProps {
  payment: Payment
  onPayment(payment: Payment): void
}

/** Planets to exhaust and trade goods to spend; what is proposed can be changed. */
export function PaymentRow({ payment, onPayment }: PaymentRowProps) {
  const { view, seat, words: t } = useTable()
  const { planets, tradeGoods } = payment
  const most = view.players[seat!]!.tradeGoods
  const ready = readyPlanetsOf(view, seat!)
  const left = (of: 'resources' | 'influence') =>
    ready
      .filter(planet => !planets.includes(planet))
      .reduce((sum, planet) => sum + planetValue(view, planet, of).total, 0)
  return (
    <div className="ti-pay">
      <span className="ti-hush">{t('pay.label')}</span>
      <span className="sb-tray">
        {ready.map(planet => {
          const isPaid = planets.includes(planet)
          return (
            <OptionButton
              key={planet}
              isChosen={isPaid}
              onChoose={() =>
                onPayment({
                  tradeGoods,
                  planets: isPaid ? planets.filter(one => one !== planet) : [...planets, planet],
                })
              }
            >
              <Value of="resources" value={planetValue(view, planet, 'resources').total} />
              <Value of="influence" value={planetValue(view, planet, 'influence').total} />{' '}
              {t.nameOf(`planet:${planet}`)}
            </OptionButton>
          )
        })}
        {most > 0 && (
          <Stepper
            name={t('sheet.tradeGoods')}
            value={tradeGoods}
            max={most}
            of={most}
            onChange={count => onPayment({ planets, tradeGoods: count })}
          >
            <span className="ti-hush">{t('sheet.tradeGoods')}</span>
          </Stepper>
        )}
        <span className="ti-hush">
          {t('pay.left', {
            resources: left('resources'),
            influence: left('influence'),
            goods: most - tradeGoods,
          })}
        </span>
        {ready.length === 0 && most === 0 && <span className="ti-hush">{t('pay.nothing')}</span>}
      </span>
    </div>
  )
}
