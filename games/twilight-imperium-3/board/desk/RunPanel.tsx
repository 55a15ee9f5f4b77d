import { useMemo } from 'react'
import type { Ask, Play } from '../../../kit/index.ts'
import { runProspects } from '../../rules/battle/run-odds.ts'
import { targetOf } from '../../rules/battle/runs.ts'
import { UnitIcon } from '../map/UnitIcon.tsx'
import { useTable } from '../table.ts'
import { percent, rounded } from '../words.ts'
import { Stepper } from './Stepper.tsx'

/** How many Fighters fly a Sabotage Run, and what can be expected of it. */
export function RunPanel({ ask, draft }: { ask: Ask; draft: Play | undefined }) {
  const { view, seat, words: t, setDraft } = useTable()
  const most = Number(ask.about!.count)
  const count = Number(draft?.args[1] ?? 0)
  const [stays, runs] = useMemo(
    () => runProspects(view, seat!, targetOf(view, ask), [0, count]),
    [view, seat, ask, count],
  )
  const run = (next: number) => setDraft({ move: 'flyRun', args: [ask.id, next] })
  return (
    <div className="ti-form">
      <p className="ti-row">
        <Stepper name={t.nameOf('unit:fighter')} value={count} max={most} of={most} onChange={run}>
          <UnitIcon kind="fighter" />
        </Stepper>
        {count < most && (
          <button type="button" className="ti-small" onClick={() => run(most)}>
            {t('run.all')}
          </button>
        )}
      </p>
      <p className="ti-prospect" aria-live="polite">
        {count === 0
          ? t('run.stays', { percent: percent(stays!.win) })
          : t('run.expected', {
              down: percent(runs!.down),
              lost: rounded(runs!.lost),
              percent: percent(runs!.win),
              before: percent(stays!.win),
            })}
      </p>
    </div>
  )
}
