import { type Ask, asksOf } from '../../kit/index.ts'
import { availableTokens } from '../rules/queries.ts'
import { ActButton } from './ActButton.tsx'
import { isCard, type Option, refOf } from './options.ts'
import { useTable } from './table.ts'
import type { BoardKey, Words } from './words.ts'
import './acts.css'

/** The buttons that answer: what else can be begun, a way back, and last the lamp. */
export function Acts() {
  const { draft, props, words: t } = useTable()
  if (draft.options.length === 0) return null
  const asks = asksOf(props.view, props.seat!)
  return (
    <>
      {draft.isChosen ? (
        <button type="button" className="sb-button" onClick={draft.cancel}>
          {t('cancel')}
        </button>
      ) : (
        <Others asks={asks} />
      )}
      {draft.standing && (
        <button
          type="button"
          className="sb-button"
          data-kind="lamp"
          disabled={!draft.standing.complete || props.sending}
          onClick={draft.confirm}
        >
          {draft.standing.complete ? labelOf(draft.standing.complete, t) : t('act.confirm')}
        </button>
      )}
    </>
  )
}

/** The words on the button that makes a draft final. */
function labelOf({ family, legal, facets }: Option, t: Words): string {
  const kind = /^answer:(.+)$/.exec(family)?.[1]
  const key = `answer.${kind}` as BoardKey
  if (kind === undefined || t.reader.find(`board.${key}`) === undefined) return t.reader.read(legal.label)
  return t(key, { chosen: facets.flatMap(({ pieces }) => pieces.map(refOf)) })
}

/** The other things that can be begun or done at once. */
function Others({ asks }: { asks: readonly Ask[] }) {
  const { draft, view, props, words: t } = useTable()
  const left = availableTokens(view)
  const exploration = asks.find(({ kind }) => kind === 'explore')
  const passIsNext = draft.family === null && !draft.options.some(({ family }) => isCard(family))
  return (
    <>
      {exploration && <Relief ask={exploration} />}
      {draft.has('endPlacement') && (
        <button
          type="button"
          className="sb-button"
          data-kind={left.length === 0 && draft.family === null ? 'lamp' : undefined}
          disabled={props.sending}
          onClick={() => (left.length > 0 ? draft.begin('endPlacement') : draft.send('endPlacement'))}
        >
          {t('act.endPlacement')}
        </button>
      )}
      {draft.has('pass') && (
        <button
          type="button"
          className="sb-button"
          data-kind={passIsNext ? 'lamp' : undefined}
          disabled={props.sending}
          onClick={() => draft.send('pass')}
        >
          {t('act.pass')}
        </button>
      )}
    </>
  )
}

/** Phase 1: unlock, Resist and Give Up, with the reason where one is not possible. */
function Relief({ ask }: { ask: Ask }) {
  const { draft, view, props, whyNot, words: t } = useTable()
  if (draft.has('unlockPlaces'))
    return <ActButton family="unlockPlaces" label={t('act.unlock')} why={() => ''} at="once" />
  const discard = view.hunted[props.seat!]?.discard.slice(0, 1) ?? []
  return (
    <>
      <ActButton family="resist" label={t('act.resist')} why={() => whyNot('resist', ask.id, discard)} />
      <ActButton family="giveUp" label={t('act.giveUp')} why={() => whyNot('giveUp', ask.id)} />
    </>
  )
}
