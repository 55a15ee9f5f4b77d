import { sourceLine } from '../../rules/costs.ts'
import { powersOf } from '../../rules/station.ts'
import { effectLine } from '../../text/describe.ts'
import { Icon, SpeciesShape } from '../Icons.tsx'
import { EffectMark } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { Choice, Choices } from './Choice.tsx'
import { Homes } from './Homes.tsx'

/** Powers of the station, and residents that can move. */
export function IncomeChoices() {
  const { c, view, seat, acts, plan, focus, setFocus, words: t, whyNot } = useTable()
  if (seat === null) return null
  const powers = powersOf(c, view, seat)
  const { station } = view.players[seat]!
  return (
    <>
      {powers.length > 0 && (
        <Choices label={t('income.powers')}>
          {powers.map(({ source, effect }) => {
            const legal = acts.powers.get(source)
            const needsHome = effect.power === 'recruitHuman'
            return (
              <Choice
                key={source}
                title={t.read(sourceLine(source))}
                detail={t.read(effectLine(effect))}
                pressed={focus?.on === 'power' && focus.source === source}
                onChoose={
                  legal &&
                  (() =>
                    needsHome && legal.length > 1 ? setFocus({ on: 'power', source }) : plan(legal[0]!))
                }
                why={() => whyNot('usePower', source, needsHome ? { sector: '' } : {})}
              >
                <EffectMark effect={effect} />
              </Choice>
            )
          })}
        </Choices>
      )}
      {acts.movable.size > 0 && (
        <Choices label={t('income.relocate', { gem: c.constants.relocation })}>
          {[...acts.movable].map(spot => {
            const [from, slot] = spot.split('/') as [string, string]
            const { species } = station[from]![Number(slot) - 1]!
            const isPicked = focus?.on === 'relocate' && focus.from === from && focus.slot === Number(slot)
            return (
              <Choice
                key={spot}
                title={t.nameOf(`species:${species}`)}
                icon={<SpeciesShape species={species} />}
                pressed={isPicked}
                onChoose={() => setFocus(isPicked ? null : { on: 'relocate', from, slot: Number(slot) })}
              >
                {t.nameOf(`sector:${from}`)} <Icon name="arrow" />
              </Choice>
            )
          })}
        </Choices>
      )}
      <Homes />
    </>
  )
}
