import { type FocusEvent, useEffect, useRef } from 'react'
import { line } from '../../../kit/index.ts'
import { Icon } from '../Icons.tsx'
import { Hidden } from '../Marks.tsx'
import { PLANNED } from '../rehearsal.ts'
import { useTable } from '../table.ts'
import { DiplomacyChoices } from './Advances.tsx'
import { ExpeditionChoices } from './Dice.tsx'
import { Back, Onward } from './Foot.tsx'
import { IncomeChoices } from './Income.tsx'
import { Outcome } from './Outcome.tsx'
import { BonusChoices, PickFoot } from './Picks.tsx'
import { BuildChoices, DismantleChoices } from './Pieces.tsx'
import { TransportChoices } from './Transport.tsx'
import { TurnChoices } from './Turn.tsx'
import './console.css'

/**
 * The turn, step by step: what is planned so far, what can be done next, and the way to confirm it. Kept in sight at
 * the foot of the board. Nothing is sent before it is confirmed.
 */
export function Console() {
  const { props, acts, draft, words: t } = useTable()
  const ask = acts.ask
  const focus = useKeptFocus(`${ask?.id} ${draft.plan.length} ${draft.isSending}`)
  if (props.past || (!props.isActive && !draft.isSending) || !ask) return null
  const isPick = ask.pick !== undefined
  const sentence = () => {
    if (draft.isSending) return t('console.sending')
    if (draft.throwsDice) return t('console.dice')
    return ask.kind === PLANNED ? t('console.planned') : t.read(line(`ask.${ask.kind}`, ask.about))
  }
  return (
    <section
      {...focus}
      tabIndex={-1}
      className="sp-console sp-panel"
      aria-label={t('console.label')}
      data-lit={ask.required || undefined}
    >
      <Purse />
      {!isPick && draft.plan.length > 0 && (
        <div className="sp-console-top">
          <Plan />
          <Back />
        </div>
      )}
      {!isPick && (ask.kind !== 'turn' || draft.plan.length > 0) && (
        <div className="sp-console-ask">
          <p className="sp-sentence" role="status">
            {sentence()}
          </p>
          <Onward />
        </div>
      )}
      {!draft.isSending && !draft.throwsDice && <Choices kind={ask.kind} />}
      {isPick && <PickFoot />}
      {draft.refused && (
        <p className="sp-refused" role="alert">
          {t.read(draft.refused.text)}
        </p>
      )}
    </section>
  )
}

/**
 * Keeps keyboard players where they were: when the button that had the focus is gone because its step is planned, the
 * focus stays in the turn bar.
 */
function useKeptFocus(step: string) {
  const bar = useRef<HTMLElement>(null)
  const inside = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever the step has changed
  useEffect(() => {
    if (inside.current && document.activeElement === document.body)
      bar.current?.focus({ preventScroll: true })
  }, [step])
  return {
    ref: bar,
    onFocus: () => {
      inside.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) inside.current = bar.current?.contains(relatedTarget as Node) ?? false
    },
  }
}

function Choices({ kind }: { kind: string }) {
  switch (kind) {
    case 'turn':
      return <TurnChoices />
    case 'dismantle':
      return <DismantleChoices />
    case 'construct':
      return <BuildChoices />
    case 'transport':
      return <TransportChoices />
    case 'expedition':
      return <ExpeditionChoices />
    case 'diplomacy':
      return <DiplomacyChoices />
    case 'income':
      return <IncomeChoices />
    case 'bonus':
      return <BonusChoices />
    case PLANNED:
      return <Outcome />
    default:
      return null
  }
}

/** What the reader has, where the table of players is out of sight. */
function Purse() {
  const { view, props, seat, words: t } = useTable()
  if (seat === null || view.players[seat]!.hub === null) return null
  const own = view.players[seat]!
  const before = props.view.players[seat]!
  return (
    <p className="sp-purse">
      {(['gem', 'food', 'water', 'metal'] as const).map(kind => (
        <span key={kind} className="sp-amount" data-changed={own[kind] !== before[kind] || undefined}>
          <Icon name={kind} />
          {own[kind]}
          <Hidden> {t(`good.${kind}`)}</Hidden>
        </span>
      ))}
      <span className="sp-amount" data-changed={own.score !== before.score || undefined}>
        <Icon name="vp" />
        {own.score}
        <Hidden> {t('players.track')}</Hidden>
      </span>
    </p>
  )
}

/** What is planned so far, one step after the other. Pressing a step goes back to it. */
function Plan() {
  const { draft, props, words: t } = useTable()
  return (
    <ol className="sp-plan" aria-label={t('console.plan')}>
      {draft.plan.map(({ label }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are numbered
        <li key={i}>
          <button
            type="button"
            className="sp-step"
            disabled={draft.isSending || props.sending}
            onClick={() => draft.keep(i)}
          >
            <span aria-hidden="true" className="sp-step-number">
              {i + 1}
            </span>
            {t.read(label)}
            <span aria-hidden="true" className="sp-step-x">
              ×
            </span>
            <Hidden>{t('console.backTo')}</Hidden>
          </button>
        </li>
      ))}
    </ol>
  )
}
