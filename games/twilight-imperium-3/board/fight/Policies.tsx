import isEqual from 'lodash/isEqual.js'
import type { Policy } from '../../state.ts'
import { useTable } from '../table.ts'

const HITS: readonly Policy['hits'][] = ['ask', 'close', 'always']
const RETREATS: readonly Policy['retreat'][] = [
  'ask',
  'never',
  { below: 30 },
  { below: 15 },
  { after: 1 },
  { after: 2 },
]
const RUNS = ['ask', 'never'] as const
const PDS: readonly Policy['pds'][] = ['ask', 'always', 'never']

/** What the reader says of battles in advance: it is done as if it had been answered. Nobody else sees it. */
export function Policies() {
  const { view, seat, words: t } = useTable()
  const policy = view.policies[seat!]
  if (!policy) return null
  const inWords = (retreat: Policy['retreat']) =>
    typeof retreat === 'string'
      ? t(`policy.retreat.${retreat}`)
      : 'below' in retreat
        ? t('policy.retreat.below', { percent: retreat.below })
        : t('policy.retreat.after', { count: retreat.after })
  const isKnown = RETREATS.some(one => isEqual(one, policy.retreat))
  return (
    <details className="ti-policies">
      <summary>{t('policy.label')}</summary>
      <p className="ti-hush">{t('policy.help')}</p>
      <Choice
        label={t('policy.hits.label')}
        options={HITS.map(hits => ({ name: t(`policy.hits.${hits}`), next: { ...policy, hits } }))}
      />
      <Choice
        label={t('policy.retreat.label')}
        options={[...RETREATS, ...(isKnown ? [] : [policy.retreat])].map(retreat => ({
          name: inWords(retreat),
          next: { ...policy, retreat },
        }))}
      />
      <Choice
        label={t('policy.pds.label')}
        options={PDS.map(pds => ({ name: t(`policy.pds.${pds}`), next: { ...policy, pds } }))}
      />
      {view.options.sabotageRuns && (
        <Choice
          label={t('policy.runs.label')}
          options={RUNS.map(runs => ({ name: t(`policy.runs.${runs}`), next: withRuns(policy, runs) }))}
        />
      )}
    </details>
  )
}

/** Whoever is asked has said nothing. */
function withRuns({ runs: _, ...policy }: Policy, said: (typeof RUNS)[number]): Policy {
  return said === 'ask' ? policy : { ...policy, runs: said }
}

interface ChoiceProps {
  label: string
  options: readonly { name: string; next: Policy }[]
}

function Choice({ label, options }: ChoiceProps) {
  const { view, seat, props } = useTable()
  const now = view.policies[seat!]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons
    <div className="ti-policy" role="group" aria-label={label}>
      <span className="ti-hush">{label}</span>
      <span>
        {options.map(({ name, next }) => {
          const isNow = isEqual(next, now)
          return (
            <button
              key={name}
              type="button"
              className="ti-choice"
              aria-pressed={isNow}
              disabled={props.sending || props.past || view.outcome !== null}
              onClick={() => {
                if (!isNow) void props.move('setPolicy', next)
              }}
            >
              {name}
            </button>
          )
        })}
      </span>
    </div>
  )
}
