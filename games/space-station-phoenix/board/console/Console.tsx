import { asksOf, line } from '../../../kit/index.ts'
import { Hidden } from '../Marks.tsx'
import { PLANNED } from '../rehearsal.ts'
import { useTable } from '../table.ts'
import { DiplomacyChoices } from './Advances.tsx'
import { ExpeditionChoices } from './Dice.tsx'
import { Foot } from './Foot.tsx'
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
  if (props.past || (!props.isActive && !draft.isSending) || !ask) return null
  const isPick = ask.pick !== undefined
  return (
    <section
      className="sp-console sp-panel"
      aria-label={t('console.label')}
      data-lit={ask.required || undefined}
    >
      {!isPick && <Plan />}
      <div className="sp-console-body">
        {draft.isSending ? (
          <p className="sp-sentence">{t('console.sending')}</p>
        ) : draft.throwsDice ? (
          <p className="sp-sentence">{t('console.dice')}</p>
        ) : (
          <>
            {(draft.plan.length > 0 || ask.kind === PLANNED) && (
              <p className="sp-sentence">
                {ask.kind === PLANNED ? t('console.planned') : t.read(line(`ask.${ask.kind}`, ask.about))}
              </p>
            )}
            <Choices kind={ask.kind} />
          </>
        )}
      </div>
      {isPick ? <PickFoot /> : <Foot />}
      {draft.refused && (
        <p className="sp-refused" role="alert">
          {t.read(draft.refused.text)}
        </p>
      )}
    </section>
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

/** What is planned so far, one step after the other. Pressing a step goes back to it. */
function Plan() {
  const { draft, view, props, seat, words: t } = useTable()
  if (draft.plan.length === 0) return null
  const parts =
    view.current && !draft.throwsDice && seat !== null ? asksOf(view, seat)[0]?.about?.count : undefined
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
      {typeof parts === 'number' && parts > 1 && (
        <li className="sp-hush">{t('console.left', { count: parts })}</li>
      )}
    </ol>
  )
}
