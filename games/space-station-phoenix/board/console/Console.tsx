import { Heard } from '../../../kit/board/Heard.tsx'
import { Part } from '../../../kit/board/Part.tsx'
import { useHeadline } from '../../../kit/board/useHeadline.ts'
import { type Ask, asksOf, type Line, line } from '../../../kit/index.ts'
import type { Focus } from '../acts.ts'
import { Icon } from '../Icons.tsx'
import { PLANNED } from '../rehearsal.ts'
import { useTable } from '../table.ts'
import type { Draft } from '../useDraft.ts'
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
  const { view, props, seat, acts, draft, focus, words: t } = useTable()
  const ask = props.past || (!props.isActive && !draft.isSending) ? undefined : acts.ask
  const isPick = ask?.pick !== undefined
  const step = ask && !isPick ? stepOf(ask, draft, focus) : undefined
  // What is asked is said by the host, and what the plan leads to where it has a place for it.
  const asked = seat === null ? undefined : asksOf(props.view, seat)[0]?.id
  const isSaid = useHeadline(props, asked, step)
  const said = step && !isSaid ? t.read(step) : undefined
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

/** What is to be done next; undefined while that is the question itself. */
function stepOf(
  { kind, about }: Ask,
  { isSending, throwsDice, plan }: Draft,
  focus: Focus | null,
): Line | undefined {
  if (isSending) return line('board.console.sending')
  if (throwsDice) return line('board.console.dice')
  if (focus?.on === 'type') return line('board.turn.which')
  if (plan.length === 0) return undefined
  return kind === PLANNED ? line('board.console.planned') : line(`ask.${kind}`, about)
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
