import type { Ask } from '../../kit/index.ts'
import { PHASES } from '../cards.ts'
import { type ActionId, actionOf } from '../data/actions.ts'
import { bonusLine } from '../text/describe.ts'
import { Emblem } from './Face.tsx'
import { ACTION_FACES } from './face/actions.ts'
import { PhaseMark } from './Icons.tsx'
import { toggled } from './payment.ts'
import { useTable } from './table.ts'

/** The action cards, phase by phase: a click chooses, a double click or the lamp below confirms. */
export function ActionChoice({ ask }: { ask: Ask }) {
  const { words: t, chosenFor, choose, send } = useTable()
  const chosen = chosenFor(ask)
  const { options, max } = ask.pick!
  return (
    <section className="rg-panel rg-actions" data-asked tabIndex={-1} aria-label={t('actions.label')}>
      <h3 className="rg-title">{t('actions.title', { count: max })}</h3>
      <ul className="rg-actions-phases">
        {PHASES.map(phase => (
          <li key={phase}>
            {options
              .filter(id => actionOf(id).phase === phase)
              .map(id => (
                <button
                  key={id}
                  type="button"
                  className="rg-action"
                  data-phase={phase}
                  aria-pressed={chosen.includes(id)}
                  onClick={() => choose(ask, toggled(chosen, id, max))}
                  onDoubleClick={max === 1 ? () => send('answer', ask.id, [id]) : undefined}
                >
                  <Emblem id={id} drawing={ACTION_FACES[id as ActionId]} />
                  <span className="rg-action-name">
                    <PhaseMark phase={phase} /> {t.nameOf(`action:${id}`)}
                  </span>
                  <span className="rg-action-text">{t.read(bonusLine(actionOf(id).bonus))}</span>
                </button>
              ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
