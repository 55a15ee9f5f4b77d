import { countOf } from '../../rules/counts.ts'
import { AREAS, type Area, type Counts } from '../../state.ts'
import { useTable } from '../table.ts'
import { Stepper } from './Stepper.tsx'

interface CountersRowProps {
  counters: Counts<Area>
  /** So many are laid in all. */
  total: number
  onCounters(counters: Counts<Area>): void
}

/** Command Counters by area. */
export function CountersRow({ counters, total, onCounters }: CountersRowProps) {
  const { view, seat, words: t } = useTable()
  const laid = AREAS.reduce((sum, area) => sum + countOf(counters, area), 0)
  return (
    <div className="ti-steppers">
      {AREAS.map(area => (
        <Stepper
          key={area}
          name={t(`area.${area}`)}
          value={countOf(counters, area)}
          max={countOf(counters, area) + Math.max(0, total - laid)}
          onChange={count => {
            const { [area]: _, ...others } = counters
            onCounters(count > 0 ? { ...others, [area]: count } : others)
          }}
        >
          <span className="ti-hush">{t(`area.${area}`)}</span>
        </Stepper>
      ))}
      <span className="ti-hush">{t('counters.left', { count: Math.max(0, total - laid) })}</span>
      <span className="ti-hush">{t('counters.now', { ...view.players[seat!]!.counters })}</span>
    </div>
  )
}
