import { PHASES } from '../state.ts'
import { useTable } from './table.ts'
import './phases.css'

/** The four printed phases, and which one it is. */
export function Phases() {
  const { view, words: t } = useTable()
  const phases = PHASES.filter(phase => phase !== 'boardFace')
  const now = (phases as readonly string[]).indexOf(view.phase)
  return (
    <section className="na-phases" aria-label={t('phases.label')}>
      <p className="na-round">{view.round > 0 ? t('round', { round: view.round }) : t('setUp')}</p>
      <ol>
        {phases.map((phase, i) => (
          <li
            key={phase}
            data-done={i < now || undefined}
            aria-current={i === now && view.outcome === null ? 'step' : undefined}
          >
            <span className="na-phase-number">{i + 1}</span>
            <span className="na-phase-name">{t(`phaseShort.${phase as PrintedPhase}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

type PrintedPhase = Exclude<(typeof PHASES)[number], 'boardFace'>
