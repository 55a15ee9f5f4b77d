import { useLens } from '../../kit/board/Lens.tsx'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import type { ActionId } from '../data/actions.ts'
import { TABLEAU_END } from '../data/setup.ts'
import { Icon, PhaseMark, VpMark } from './Icons.tsx'
import { type PhaseLine, phaseLines } from './roster.ts'
import { useTable } from './table.ts'

/** The phases of the round with everybody's choices, and how far the game is. */
export function PhaseStrip() {
  const { view, words: t } = useTable()
  const most = Math.max(...view.order.map(seat => view.players[seat]!.tableau.length))
  return (
    <section className="rg-strip" aria-label={t('strip.label')}>
      <ol className="rg-strip-phases">
        {phaseLines(view).map(line => (
          <PhaseCell key={line.phase} line={line} />
        ))}
      </ol>
      <p className="rg-strip-facts">
        <span className="rg-fact" data-near={view.pool <= 6 || undefined}>
          <VpMark amount={view.pool} /> <span>{t('strip.pool')}</span>
        </span>
        <span className="rg-fact" data-near={most >= TABLEAU_END - 2 || undefined}>
          <Icon name="tableau" />
          <b>{t('strip.of', { count: most, most: TABLEAU_END })}</b> <span>{t('strip.tableau')}</span>
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
    </section>
  )
}

function PhaseCell({ line: { phase, chosen, when } }: { line: PhaseLine }) {
  const { view, words: t, props } = useTable()
  const { look, ...lens } = useLens(() => ({
    title: t(`phase.${phase}`),
    text: props.reader.find(`actionText.${phase}`),
  }))
  const isDoubled = when !== 'open' && (phase === 'develop' || phase === 'settle') && isTwice(chosen)
  return (
    <li className="rg-strip-phase" data-when={when} aria-current={when === 'now' ? 'step' : undefined}>
      <button {...lens} type="button" className="rg-strip-name" onClick={event => look(event.currentTarget)}>
        <PhaseMark phase={phase} /> <span className="rg-strip-word">{t(`phase.${phase}`)}</span>
        {isDoubled && <b>{when === 'now' ? t('strip.time', { count: view.time }) : t('strip.twice')}</b>}
      </button>
      {when !== 'open' && (
        <p className="rg-strip-who">
          {chosen.map(({ seat, action }) => (
            <Choice key={`${seat} ${action}`} seat={seat} action={action} />
          ))}
          {when === 'skipped' && <span className="rg-hush">{t('strip.skipped')}</span>}
        </p>
      )}
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
      <span aria-hidden="true">{t(`actionShort.${action}`)}</span>
    </button>
  )
}
