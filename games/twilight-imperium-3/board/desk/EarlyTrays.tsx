import { UNITS, type UnitKind } from '../../data/index.ts'
import { mostBought, type Sent, sentOf, unspent, withBought } from '../../moves/composing/early.ts'
import { countOf, isNone } from '../../rules/counts.ts'
import { goodsOf, incomeOf, inHand, priceOfUnits } from '../../rules/early/buying.ts'
import { groundTo, loadIn, roomOf, type Sending, stayingOf } from '../../rules/early/sending.ts'
import { sitesOf } from '../../rules/early/sites.ts'
import { systemRef } from '../../rules/words.ts'
import type { Counts } from '../../state.ts'
import { Units } from '../Marks.tsx'
import { UnitIcon } from '../map/UnitIcon.tsx'
import { useTable } from '../table.ts'
import { Stepper } from './Stepper.tsx'

interface BuyTrayProps {
  units: Counts<UnitKind>
  onUnits(units: Counts<UnitKind>): void
}

/** What is bought before the first round. */
export function BuyTray({ units, onUnits }: BuyTrayProps) {
  const { view, seat, words: t } = useTable()
  const left = unspent(view, seat!, units)
  const price = priceOfUnits(units)
  const income = incomeOf(view, seat!)
  return (
    <div className="ti-form">
      <div className="ti-steppers">
        {goodsOf(view, seat!).map(kind => {
          const { cost, perCost = 1 } = UNITS[kind]
          return (
            <Stepper
              key={kind}
              name={t.nameOf(`unit:${kind}`)}
              value={countOf(units, kind)}
              max={mostBought(view, seat!, units, kind)}
              onChange={count => onUnits(withBought(units, kind, count))}
            >
              <UnitIcon kind={kind} />{' '}
              <span className="ti-hush ti-unit-name">{t.nameOf(`unit:${kind}`)}</span>{' '}
              <span className="ti-value" data-of="resources">
                {cost}
                {perCost > 1 && `/${perCost}`}
              </span>
            </Stepper>
          )
        })}
      </div>
      <p className="ti-hush">
        {price > income
          ? t('early.tradeGoods', { price, count: price - income })
          : t('early.price', { price, income, left })}
      </p>
    </div>
  )
}

interface SendTrayProps {
  sending: Sending
  onSending(sending: Sending): void
}

/** What goes to which system, and what of it onto which planet. */
export function SendTray({ sending, onSending }: SendTrayProps) {
  const { view, seat, words: t } = useTable()
  const all = sentOf(view, seat!, sending)
  const step = ({ kind, value, max, to }: Sent, where: string) => (
    <Stepper
      key={kind}
      name={`${t.nameOf(`unit:${kind}`)}, ${where}`}
      value={value}
      max={max}
      onChange={count => onSending(to(count))}
    >
      <UnitIcon kind={kind} />
    </Stepper>
  )
  const staying = stayingOf(view, seat!, sending)
  return (
    <ul className="sb-tray ti-sources">
      {sitesOf(view, seat!).map(cell => {
        const here = all.filter(one => one.cell === cell && one.max > 0)
        const planets = [...new Set(here.flatMap(({ planet }) => planet ?? []))]
        const ships = sending.ships[cell] ?? {}
        const ground = groundTo(view, sending, cell)
        const { all: room, troops } = roomOf(view, seat!, ships)
        const name = t.nameOf(systemRef(view, cell))
        const afloat = here.filter(({ aboard }) => aboard)
        return (
          <li key={cell} className="ti-source ti-peek" data-some={!isNone(ships) || undefined}>
            <span className="ti-source-head">
              <b>{name}</b>
              <span className="ti-hush">
                {t('plan.room', {
                  count: loadIn(ships, ground, 0),
                  room: room + Math.min(troops, countOf(ground, 'groundForce')),
                })}
              </span>
            </span>
            <span className="ti-steppers">
              {here.filter(({ planet, aboard }) => !planet && !aboard).map(one => step(one, name))}
            </span>
            {planets.map(planet => {
              const where = t.nameOf(`planet:${planet}`)
              return (
                <span key={planet} className="ti-steppers">
                  <span className="ti-hush">{t('early.onto', { planet: `planet:${planet}` })}</span>
                  {here.filter(one => one.planet === planet).map(one => step(one, where))}
                </span>
              )
            })}
            {afloat.length > 0 && (
              <span className="ti-steppers">
                <span className="ti-hush">{t('early.aboard')}</span>
                {afloat.map(one => step(one, `${name}, ${t('early.aboard')}`))}
              </span>
            )}
          </li>
        )
      })}
      <li className="ti-source">
        <span className="ti-source-head">
          <b>{t('early.home')}</b>
        </span>
        <Units counts={{ ...staying, ...groundStaying() }} />
      </li>
    </ul>
  )
  function groundStaying(): Counts<UnitKind> {
    const hand = inHand(view, seat!)
    const gone = sitesOf(view, seat!).map(cell => groundTo(view, sending, cell))
    return Object.fromEntries(
      Object.entries(hand).map(([kind, count]) => [
        kind,
        count - gone.reduce((sum, units) => sum + countOf<string>(units, kind), 0),
      ]),
    )
  }
}
