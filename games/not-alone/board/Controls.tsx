import { type ReactNode, useEffect, useRef } from 'react'
import { useLens } from '../../kit/board/Lens.tsx'
import { type Ask, asksOf } from '../../kit/index.ts'
import type { PlaceNumber } from '../data/places.ts'
import { availableTokens } from '../rules/queries.ts'
import { Chips } from './Chips.tsx'
import { Cost } from './Cost.tsx'
import { type Option, refOf, type Standing, zoneOf } from './options.ts'
import { useTable } from './table.ts'
import type { BoardKey, Words } from './words.ts'

/** Everything to act with: the draft at hand, and the other things that can be begun. */
export function Controls({ asks }: { asks: readonly Ask[] }) {
  const { draft, words: t } = useTable()
  const kinds = asks.map(({ kind }) => kind)
  const others = draft.isChosen ? null : <Others asks={asks} kinds={kinds} />
  return (
    <>
      {kinds.includes('decide') && !draft.isChosen && <Decisions />}
      {draft.family === null ? (
        <div className="na-draft">
          <Situation kinds={kinds} />
          <div className="na-buttons">{others}</div>
        </div>
      ) : (
        <DraftPanel family={draft.family}>{others}</DraftPanel>
      )}
      {draft.refused && (
        <p className="na-refused">
          {t.reader.read(draft.refused.text)} <span className="na-hush">[{draft.refused.rule}]</span>
        </p>
      )}
    </>
  )
}

/** What can be done where nothing is being put together yet. */
function Situation({ kinds }: { kinds: readonly string[] }) {
  const { draft, words: t } = useTable()
  const hasCards = draft.options.some(({ family }) => isCard(family))
  if (draft.has('pass')) return <p className="na-hint">{t(hasCards ? 'act.playOrPass' : 'act.onlyPass')}</p>
  if (kinds.includes('interrupt')) return hasCards && <p className="na-hint">{t('act.interrupt')}</p>
  if (kinds.includes('place')) return <p className="na-hint">{t('act.tokensDone')}</p>
  if (draft.has('unlockPlaces')) return <p className="na-hush">{t('act.lockedAll')}</p>
  return hasCards && <p className="na-hush">{t('act.playCards')}</p>
}

const isCard = (family: string) => family.startsWith('hunt:') || family.startsWith('survival:')

/** What is being put together: its text, the next step, the price, and the button that makes it final. */
function DraftPanel({ family, children }: { family: string; children: ReactNode }) {
  const { draft, props, words: t } = useTable()
  const panel = useRef<HTMLDivElement>(null)
  const { standing } = draft
  const needsChart = standing?.selectable.some(piece => ['place', 'pair'].includes(zoneOf(piece))) ?? false

  // On a phone the chart may be out of sight when a card asks for a place.
  useEffect(() => {
    if (!draft.isChosen || !needsChart) return
    const chart = panel.current?.closest('.na-board')?.querySelector('.na-planet')
    chart?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [draft.isChosen, needsChart])

  if (!standing) return null
  const label = standing.complete ? labelOf(standing.complete, t) : t('act.confirm')
  return (
    <div className="na-draft" ref={panel}>
      {isCard(family) && (
        <p className="na-draft-title">
          <strong>{t.nameOf(family)}</strong> {t.effect(family)}
        </p>
      )}
      <Hint family={family} standing={standing} />
      <Chips standing={standing} />
      <Cost family={family} standing={standing} />
      <div className="na-buttons">
        <button
          type="button"
          className="na-button na-lamp"
          disabled={!standing.complete || props.sending}
          onClick={draft.confirm}
        >
          {props.sending ? t('sending') : label}
        </button>
        {draft.isChosen && (
          <button type="button" className="na-button" onClick={draft.cancel}>
            {t('cancel')}
          </button>
        )}
        {children}
      </div>
    </div>
  )
}

/** The words on the button that makes a draft final. */
function labelOf({ family, legal, facets }: Option, t: Words): string {
  const kind = /^answer:(.+)$/.exec(family)?.[1]
  const key = `answer.${kind}` as BoardKey
  if (kind === undefined || t.reader.find(`board.${key}`) === undefined) return t.reader.read(legal.label)
  return t(key, { chosen: facets.flatMap(({ pieces }) => pieces.map(refOf)) })
}

/** What to point at next. */
function Hint({ family, standing }: { family: string; standing: Standing }) {
  const { props, words: t } = useTable()
  const next = standing.present[0]
  if (next === undefined) return null
  const zone = zoneOf(next)
  const token = /^token:(.+)$/.exec(family)?.[1]
  if (token !== undefined) return <p className="na-hint">{t('step.tokenAt', { token: `token:${token}` })}</p>
  const counted = zone === 'hand' || zone === 'discard'
  const isUpTo = zone === 'discard' && standing.min < standing.max
  const hint: BoardKey = isUpTo ? 'step.upTo' : (`step.${zone}` as BoardKey)
  // A question that a card raises says best why something is to be chosen; so does locking two cards.
  const asked =
    /^answer:(.+)$/.exec(family)?.[1] ?? (family === 'lock' && standing.max > 1 ? 'explore' : undefined)
  const ask = asksOf(props.view, props.seat!).find(({ kind }) => kind === asked)
  return (
    <p className="na-hint">
      {ask
        ? t.reader.read({ key: `ask.${ask.kind}`, ...(ask.about && { params: ask.about }) })
        : t(hint, counted ? { count: standing.max } : {})}
      {standing.max > 1 && (
        <span className="na-hush">
          {' '}
          {t('step.chosen', { count: standing.current.length, max: standing.max })}
        </span>
      )}
    </p>
  )
}

/** The other things that can be begun or done at once, by the kind of question. */
function Others({ asks, kinds }: { asks: readonly Ask[]; kinds: readonly string[] }) {
  const { draft, view, words: t } = useTable()
  const left = availableTokens(view)
  const passIsNext = draft.family === null && !draft.options.some(({ family }) => isCard(family))
  return (
    <>
      {kinds.includes('explore') && <Relief ask={asks.find(({ kind }) => kind === 'explore')!} />}
      {draft.has('endPlacement') && (
        <button
          type="button"
          className={`na-button ${left.length === 0 ? 'na-lamp' : ''}`}
          onClick={() => (left.length > 0 ? draft.begin('endPlacement') : draft.send('endPlacement'))}
        >
          {t('act.endPlacement')}
        </button>
      )}
      {draft.has('pass') && (
        <button
          type="button"
          className={`na-button ${passIsNext ? 'na-lamp' : ''}`}
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
    return (
      <button type="button" className="na-button" onClick={() => draft.send('unlockPlaces')}>
        {t('act.unlock')}
      </button>
    )
  const discard = view.hunted[props.seat!]?.discard.slice(0, 1) ?? []
  return (
    <>
      <BeginButton family="resist" label={t('act.resist')} why={() => whyNot('resist', ask.id, discard)} />
      <BeginButton family="giveUp" label={t('act.giveUp')} why={() => whyNot('giveUp', ask.id)} />
    </>
  )
}

/** A button that begins a family, or says why it cannot. */
function BeginButton({
  family,
  label,
  why,
  isNext = false,
  at,
}: {
  family: string
  label: string
  why: () => string
  isNext?: boolean
  /** Makes the move at once where nothing is to be chosen. */
  at?: 'once'
}) {
  const { draft } = useTable()
  const can = draft.has(family)
  const { look, ...lens } = useLens(() => ({ title: label, why: can ? undefined : why() }))
  const sends = at === 'once' && draft.options.some(one => one.family === family && one.facets.length === 0)
  return (
    <button
      type="button"
      className={`na-button ${isNext && can ? 'na-lamp' : ''}`}
      aria-disabled={can ? undefined : true}
      {...(can ? {} : lens)}
      onClick={event => {
        if (!can) look(event.currentTarget)
        else if (sends) draft.send(family)
        else draft.begin(family)
      }}
    >
      {label}
    </button>
  )
}

/** Phase 3: for each location that is due, the power, a card taken back, or nothing. [NA-6.13] */
function Decisions() {
  const { draft, view, props, whyNot, words: t } = useTable()
  const ask = Object.values(props.view.asks).find(one => one.seat === props.seat && one.kind === 'decide')
  const due = draft.options.flatMap(({ family }) => /^nothing:(\d+)$/.exec(family)?.[1] ?? [])
  return due.map(id => {
    const card = Number(id) as PlaceNumber
    const location = view.hunted[props.seat!]?.explored.find(one => one.card === card)
    const place = `place:${location?.place ?? card}`
    const isOnly = !draft.has(`power:${id}`) && !draft.has(`takeBack:${id}`)
    return (
      <div key={id} className="na-decision">
        <p className="na-draft-title">
          <strong>{t.nameOf(place)}</strong> {t.effect(place)}
        </p>
        <div className="na-buttons">
          <BeginButton
            family={`power:${id}`}
            label={t('act.usePower')}
            why={() => whyNot('usePower', ask?.id, card, {})}
            at="once"
            isNext
          />
          <BeginButton
            family={`takeBack:${id}`}
            label={t('act.takeBack')}
            why={() => whyNot('takeBack', ask?.id, card, card)}
          />
          <BeginButton
            family={`nothing:${id}`}
            label={t('act.nothing')}
            why={() => ''}
            {...(isOnly && { at: 'once' as const, isNext: true })}
          />
        </div>
      </div>
    )
  })
}
