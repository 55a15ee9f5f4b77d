import { Heard } from '../../../kit/board/Heard.tsx'
import { Part } from '../../../kit/board/Part.tsx'
import { line } from '../../../kit/index.ts'
import { Icon } from '../Icons.tsx'
import { PLANNED } from '../rehearsal.ts'
import { useTable } from '../table.ts'
import { DiplomacyChoices } from './Advances.tsx'
import { DiceOdds, ExpeditionChoices } from './Dice.tsx'
import { Back, Onward } from './Foot.tsx'
import { IncomeChoices } from './Income.tsx'
import { Outcome } from './Outcome.tsx'
import { BonusChoices, Picked, TakePicked } from './Picks.tsx'
import { BuildChoices, DismantleChoices } from './Pieces.tsx'
import { TransportChoices } from './Transport.tsx'
import { TurnChoices } from './Turn.tsx'
import './console.css'

/**
 * The turn, step by step, in the desk: what the reader has, what is planned so far, what can be done next, and the way to
 * confirm it. Nothing is sent before it is confirmed.
 */
export function Console() {
  const { view, props, seat, acts, draft, words: t } = useTable()
  const ask = props.past || (!props.isActive && !draft.isSending) ? undefined : acts.ask
  const isPick = ask?.pick !== undefined
  // The host says what is asked; what the plan leads to is said here.
  const sentence = () => {
    if (!ask || isPick) return undefined
    if (draft.isSending) return t('console.sending')
    if (draft.throwsDice) return t('console.dice')
    if (draft.plan.length === 0) return undefined
    return ask.kind === PLANNED ? t('console.planned') : t.read(line(`ask.${ask.kind}`, ask.about))
  }
  const said = sentence()
  const hasPurse = seat !== null && view.players[seat]!.hub !== null
  const hasChoices = ask && ask.pick?.of !== 'ship' && ask.pick?.of !== 'hub'
  const asksHere = ask && (hasChoices || said !== undefined)
  return (
    <>
      {(hasPurse || asksHere) && (
        <Part of="choices">
          {hasPurse && <Purse />}
          {asksHere && (
            <section className="sp-console" aria-label={t('console.label')}>
              {!isPick && draft.plan.length > 0 && <Plan />}
              {said && (
                <p className="sp-sentence" role="status">
                  {said}
                </p>
              )}
              {draft.throwsDice && !draft.isSending && <DiceOdds />}
              {hasChoices && !draft.isSending && !draft.throwsDice && <Choices kind={ask.kind} />}
            </section>
          )}
        </Part>
      )}
      {ask && (
        <>
          {(isPick || draft.refused) && (
            <Part of="status">
              {draft.refused ? (
                <span className="sp-refused" role="alert">
                  {t.read(draft.refused.text)}
                </span>
              ) : (
                <Picked />
              )}
            </Part>
          )}
          <Part of="acts">
            {isPick ? (
              <TakePicked />
            ) : (
              <>
                <Back />
                <Onward />
              </>
            )}
          </Part>
        </>
      )}
    </>
  )
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

/** What the reader has, always in sight. */
function Purse() {
  const { view, props, seat, words: t } = useTable()
  const own = view.players[seat!]!
  const before = props.view.players[seat!]!
  return (
    <p className="sp-purse">
      {(['gem', 'food', 'water', 'metal'] as const).map(kind => (
        <span key={kind} className="sp-amount" data-changed={own[kind] !== before[kind] || undefined}>
          <Icon name={kind} />
          {own[kind]}
          <Heard> {t(`good.${kind}`)}</Heard>
        </span>
      ))}
      <span className="sp-amount" data-changed={own.score !== before.score || undefined}>
        <Icon name="vp" />
        {own.score}
        <Heard> {t('players.track')}</Heard>
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
            <Heard>{t('console.backTo')}</Heard>
          </button>
        </li>
      ))}
    </ol>
  )
}
