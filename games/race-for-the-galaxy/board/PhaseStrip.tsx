import { useLens } from '../../kit/board/Lens.tsx'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import { type ActionId, actionOf } from '../data/actions.ts'
import { TABLEAU_END } from '../data/setup.ts'
import { Icon, PhaseMark, VpMark } from './Icons.tsx'
import { type PhaseLine, phaseLines } from './roster.ts'
import { useTable } from './table.ts'

/** The phases of the round in one line, with everybody's choices from the moment when they are known. */
export function PhaseStrip() {
  const { view, words: t, given } = useTable()
  const secret = (phase: string) => given.chosen.some(id => actionOf(id)?.phase === phase)
  return (
    <ol className="rg-phases" aria-label={t('strip.label')}>
      {phaseLines(view).map(line => (
        <PhaseCell key={line.phase} line={line} isSecret={view.phase === 'actions' && secret(line.phase)} />
      ))}
    </ol>
  )
}

interface PhaseCellProps {
  line: PhaseLine
  /** The reader has chosen it, and nobody sees that yet. */
  isSecret: boolean
}

function PhaseCell({ line: { phase, chosen, when }, isSecret }: PhaseCellProps) {
  const { view, seat, words: t, props } = useTable()
  const { look, ...lens } = useLens(() => ({
    title: t(`phase.${phase}`),
    text: props.reader.find(`actionText.${phase}`),
    notes:
      when === 'open'
        ? []
        : chosen.map(one => t('strip.choice', { seat: `seat:${one.seat}`, action: `action:${one.action}` })),
  }))
  const isDoubled = when !== 'open' && (phase === 'develop' || phase === 'settle') && isTwice(chosen)
  return (
    <li
      className="rg-phase-cell"
      data-phase={phase}
      data-when={when}
      aria-current={when === 'now' ? 'step' : undefined}
    >
      <button {...lens} type="button" className="rg-phase-name" onClick={event => look(event.currentTarget)}>
        <PhaseMark phase={phase} /> <span className="rg-phase-word">{t(`phase.${phase}`)}</span>
        {isDoubled && <b>{when === 'now' ? t('strip.time', { count: view.time }) : t('strip.twice')}</b>}
      </button>
      {when !== 'open' &&
        chosen.map(one => <Choice key={`${one.seat} ${one.action}`} seat={one.seat} action={one.action} />)}
      {isSecret && seat !== null && (
        <span className="rg-choice-mark" data-secret title={t('strip.secret')}>
          <SeatShape seat={seat} className="rg-seat" />
          <span className="rg-unseen">{t('strip.secret')}</span>
        </span>
      )}
      {when === 'skipped' && <span className="rg-unseen">{t('strip.skipped')}</span>}
    </li>
  )
}

const isTwice = (chosen: PhaseLine['chosen']) =>
  chosen.some(({ seat }, i) => chosen.findIndex(other => other.seat === seat) !== i)

function Choice({ seat, action }: { seat: string; action: ActionId }) {
  const { words: t, props } = useTable()
  const name = t('strip.choice', { seat: `seat:${seat}`, action: `action:${action}` })
  const { look, ...lens } = useLens(() => ({
    title: name,
    text: props.reader.find(`action.${action}.line2`),
  }))
  return (
    <button {...lens} type="button" className="rg-choice-mark" onClick={event => look(event.currentTarget)}>
      <SeatShape seat={seat} className="rg-seat" />
      <span className="rg-unseen">{name}</span>
      <span className="rg-choice-word" aria-hidden="true">
        {t(`actionShort.${action}`)}
      </span>
    </button>
  )
}

/** How far the game is: what runs out ends it. */
export function Progress() {
  const { view, words: t } = useTable()
  const most = Math.max(...view.order.map(seat => view.players[seat]!.tableau.length))
  return (
    <p className="rg-facts">
      <span className="rg-fact" data-near={view.pool <= 6 || undefined}>
        <VpMark amount={view.pool} /> <span>{t('strip.pool')}</span>
      </span>
      <span className="rg-fact" data-near={most >= TABLEAU_END - 2 || undefined}>
        <Icon name="tableau" /> <b>{t('strip.of', { count: most, most: TABLEAU_END })}</b>{' '}
        <span>{t('strip.tableau')}</span>
      </span>
      <span className="rg-fact">
        <Icon name="deck" /> <b>{view.deck.length}</b> <span>{t('strip.deck')}</span>
      </span>
      <span className="rg-fact">
        <Icon name="discard" /> <b>{view.discard.length}</b> <span>{t('strip.discard')}</span>
      </span>
      {view.orb && (
        <span className="rg-fact" data-near={view.orb.deck.length <= 3 || undefined}>
          <Icon name="turn" /> <b>{view.orb.deck.length}</b> <span>{t('strip.orbDeck')}</span>
        </span>
      )}
    </p>
  )
}
