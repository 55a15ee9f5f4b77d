import { ALIENS, RESOURCES, type Resource } from '../../components.ts'
import { offerPrice } from '../../rules/actions.ts'
import { bagLine } from '../../text/describe.ts'
import { dealsOf, type Focus } from '../acts.ts'
import { Icon, SpeciesShape } from '../Icons.tsx'
import { BagMark } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { Choice, Choices } from './Choice.tsx'
import { Homes } from './Homes.tsx'

/** Transactions: Aliens, swaps and purchases. */
export function TransportChoices() {
  const { c, view, seat, acts, focus, setFocus, plan, words: t, whyNot } = useTable()
  if (seat === null) return null
  const swaps = dealsOf(acts, 'swap')
  const pays = [...new Map(swaps.map(({ deal }) => [deal.pay!.join(), deal.pay!])).values()]
  const buys = dealsOf(acts, 'buy')
  const paid = focus?.on === 'swap' ? focus.pay : undefined
  const bag = (kinds: readonly Resource[]) => ({
    food: kinds.filter(kind => kind === 'food').length,
    water: kinds.filter(kind => kind === 'water').length,
    metal: kinds.filter(kind => kind === 'metal').length,
  })
  const price = offerPrice(c, view, seat, 'buy')
  return (
    <>
      <Choices label={t('transport.alien')}>
        {ALIENS.map(species => {
          const offer = species === 'gold' ? ('goldAlien' as const) : ('alien' as const)
          const deals = dealsOf(acts, offer).filter(({ deal }) => (deal.species ?? 'gold') === species)
          const pay = offerPrice(c, view, seat, offer)
          const chosen: Focus = { on: 'alien', offer, species }
          return (
            <Choice
              key={species}
              title={t.nameOf(`species:${species}`)}
              detail={t.read(bagLine(pay))}
              icon={<SpeciesShape species={species} />}
              pressed={focus?.on === 'alien' && focus.species === species}
              onChoose={
                deals.length === 0
                  ? undefined
                  : () => (deals.length === 1 ? plan(deals[0]!.legal) : setFocus(chosen))
              }
              why={() =>
                whyNot('transact', offer, { ...(offer === 'alien' && { species }), sector: '' }) ??
                t('why.notNow')
              }
            >
              <BagMark bag={pay} />
            </Choice>
          )
        })}
      </Choices>
      <Homes />
      <div className="sp-side">
        <Choices label={paid ? t('transport.swapFor') : t('transport.swap')}>
          {paid ? (
            <>
              <span className="sp-given">
                <BagMark bag={bag(paid)} /> <Icon name="arrow" />
              </span>
              {swaps
                .filter(({ deal }) => deal.pay!.join() === paid.join())
                .map(({ deal, legal }) => (
                  <Choice
                    key={deal.gain}
                    title={t.nameOf(`resource:${deal.gain}`)}
                    icon={<Icon name={deal.gain!} />}
                    onChoose={() => {
                      setFocus(null)
                      plan(legal)
                    }}
                  />
                ))}
              <button type="button" className="sp-chip" onClick={() => setFocus(null)}>
                {t('console.cancel')}
              </button>
            </>
          ) : pays.length === 0 ? (
            <span className="sp-hush">{whyNot('transact', 'swap', { pay: [], gain: 'food' })}</span>
          ) : (
            pays.map(pay => (
              <Choice
                key={pay.join()}
                title={t.read(bagLine(bag(pay)))}
                brief
                onChoose={() => setFocus({ on: 'swap', pay })}
              >
                <BagMark bag={bag(pay)} />
              </Choice>
            ))
          )}
        </Choices>
        <Choices label={t('transport.buy', { price: bagLine(price) })}>
          {RESOURCES.map(kind => {
            const buy = buys.find(({ deal }) => deal.gain === kind)
            return (
              <Choice
                key={kind}
                title={t.nameOf(`resource:${kind}`)}
                icon={<Icon name={kind} />}
                onChoose={buy && (() => plan(buy.legal))}
                why={() => whyNot('transact', 'buy', { gain: kind })}
              />
            )
          })}
        </Choices>
      </div>
    </>
  )
}
