import type { ReactNode } from 'react'
import { Heard } from '../../kit/board/Heard.tsx'
import { useLens } from '../../kit/board/Lens.tsx'
import type { Sum } from '../../kit/index.ts'
import type { Action, Bag, Counter, Effect, Power } from '../components.ts'
import { bagLine, effectLine } from '../text/describe.ts'
import { COUNTER_MARKS, Icon, type IconName, SpeciesShape } from './Icons.tsx'
import { useTable } from './table.ts'
import './marks.css'

const KINDS = ['gem', 'food', 'water', 'metal', 'vp'] as const

/** An amount of several things as symbols. */
export function BagMark({ bag }: { bag: Bag }) {
  return (
    <span className="sp-bag" aria-hidden="true">
      {KINDS.filter(kind => bag[kind]).map(kind => (
        <span key={kind} className="sp-amount">
          {bag[kind]}
          <Icon name={kind} />
        </span>
      ))}
    </span>
  )
}

/** An amount as symbols, and in words for screen readers. */
export function BagOf({ bag }: { bag: Bag }) {
  const { words: t } = useTable()
  return (
    <>
      <BagMark bag={bag} />
      <Heard>{t.read(bagLine(bag))}</Heard>
    </>
  )
}

function CounterMark({ counter, every = 1 }: { counter: Counter; every?: number | undefined }) {
  const { icon, species, text } = COUNTER_MARKS[counter]
  return (
    <span className="sp-counter">
      /{every > 1 && every}
      {icon && <Icon name={icon} />}
      {species && <SpeciesShape species={species} />}
      {text && <sub>{text}</sub>}
    </span>
  )
}

/** How much of an action there is: transactions, dice and cargo, discounts. */
export function ActionStrength({ action }: { action: Action }) {
  switch (action.type) {
    case 'dismantle':
      return action.bonusMetal > 0 ? <BagMark bag={{ metal: action.bonusMetal }} /> : null
    case 'construct':
      return action.discount > 0 ? (
        <span className="sp-amount">
          −{action.discount}
          <Icon name="metal" />
        </span>
      ) : null
    case 'transport':
      return <span className="sp-amount">×{action.transactions}</span>
    case 'expedition':
      return (
        <span className="sp-amount">
          {action.dice}
          <Icon name="die" />
          {action.cargo}
          <Icon name="cargo" />
        </span>
      )
    case 'diplomacy':
      return (
        <span className="sp-amount">
          ×{action.advances}
          {action.lobbyDiscount > 0 && (
            <>
              {' '}
              −{action.lobbyDiscount}
              <Icon name="gem" />
            </>
          )}
        </span>
      )
    case 'farm':
      return <BagMark bag={{ food: action.food }} />
    case 'ice':
      return <BagMark bag={{ water: action.water }} />
  }
}

function PowerMark({ power }: { power: Power }) {
  switch (power.power) {
    case 'convert':
      return (
        <span className="sp-convert">
          <BagMark bag={power.pay} />
          <Icon name="arrow" />
          <BagMark bag={power.gain} />
        </span>
      )
    case 'recruitHuman':
      return (
        <span className="sp-convert">
          <BagMark bag={power.pay} />
          <Icon name="arrow" />
          <SpeciesShape species="human" />
        </span>
      )
    default: {
      const { kind: _, power: type, ...strength } = power
      return (
        <span className="sp-convert">
          <Icon name={type} />
          <ActionStrength action={{ type, ...strength } as Action} />
        </span>
      )
    }
  }
}

function PassiveMark({ effect }: { effect: Extract<Effect, { kind: 'passive' }> }) {
  const change = (icon: IconName, how: ReactNode) => (
    <span className="sp-convert">
      <Icon name={icon} />
      <span className="sp-amount">{how}</span>
    </span>
  )
  const less = (amount: number, of: IconName) => (
    <>
      −{amount}
      <Icon name={of} />
    </>
  )
  switch (effect.on) {
    case 'dismantle':
      return change('dismantle', <BagMark bag={effect.gain} />)
    case 'opponentUsesYourShip':
      return change('ships', <BagMark bag={effect.gain} />)
    case 'construct':
      return change('construct', less(effect.discount, 'metal'))
    case 'transport':
      return change('transport', `+${effect.extraTransactions}`)
    case 'expedition':
      return change(
        'expedition',
        <>
          +{effect.extraDice ?? effect.extraCargo}
          <Icon name={effect.extraDice ? 'die' : 'cargo'} />
        </>,
      )
    case 'diplomacy':
      return change('diplomacy', less(effect.lobbyDiscount, 'gem'))
    case 'youUseOpponentShip':
      return change('fee', less(effect.feeDiscount, 'gem'))
    case 'recruitGold':
      return (
        <span className="sp-convert">
          <SpeciesShape species="gold" />
          <span className="sp-amount">{less(effect.gemDiscount, 'gem')}</span>
        </span>
      )
  }
}

function Drawn({ effect }: { effect: Effect }) {
  switch (effect.kind) {
    case 'none':
      return null
    case 'income':
      return (
        <span className="sp-convert">
          <BagMark bag={effect.gain} />
          {effect.per && <CounterMark counter={effect.per} every={effect.every} />}
        </span>
      )
    case 'power':
      return <PowerMark power={effect} />
    case 'passive':
      return <PassiveMark effect={effect} />
    case 'endgame':
      return (
        <span className="sp-convert">
          <BagMark bag={{ vp: effect.vp }} />
          <CounterMark counter={effect.per} every={effect.every} />
        </span>
      )
  }
}

/** What a quarter or a hub does, as symbols on a ground that tells the kind; in words for screen readers. */
export function EffectMark({ effect }: { effect: Effect }) {
  const { words: t } = useTable()
  return (
    <span className="sp-effect" data-kind={effect.kind}>
      <span aria-hidden="true" className="sp-drawn">
        {effect.kind !== 'none' && <Icon name={effect.kind} className="sp-kind" />}
        <Drawn effect={effect} />
      </span>
      <Heard>{t.read(effectLine(effect))}</Heard>
    </span>
  )
}

/** A number that opens into its parts when it is hovered, focused or tapped. */
export function Figure({ sum, label, children }: { sum: Sum; label: string; children?: ReactNode }) {
  const { words: t } = useTable()
  const { look, ...lens } = useLens(() => ({
    title: `${label}: ${sum.total}`,
    notes: sum.terms.length > 0 ? partsOf(sum, t.read) : [t('nothingYet')],
  }))
  return (
    <button type="button" className="sp-figure" {...lens} onClick={event => look(event.currentTarget)}>
      <Heard>{label} </Heard>
      {children ?? sum.total}
    </button>
  )
}

/** The parts of a number, one line each. */
export const partsOf = ({ terms }: Sum, read: (label: Sum['terms'][number]['label']) => string): string[] =>
  terms.map(({ label, amount }) => `${read(label)}: ${signed(amount)}`)

export const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`)
