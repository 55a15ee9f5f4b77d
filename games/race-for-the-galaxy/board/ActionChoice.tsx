import { Part } from '../../kit/board/Part.tsx'
import type { Ask } from '../../kit/index.ts'
import { type ActionId, actionOf } from '../data/actions.ts'
import { ACTION_FACES } from '../drawing/face/actions.ts'
import { bonusLine } from '../text/describe.ts'
import { Answer, Confirm } from './Answer.tsx'
import { Emblem } from './Face.tsx'
import { PhaseMark } from './Icons.tsx'
import { toggled } from './payment.ts'
import { useTable } from './table.ts'

/** The action cards in the order of the phases: a click chooses, a double click or the lamp confirms. */
export function ActionChoice({ ask }: { ask: Ask }) {
  const { words: t, chosenFor, choose, send } = useTable()
  const chosen = chosenFor(ask)
  const { options, max } = ask.pick!
  const names = chosen.map(id => t.nameOf(`action:${id}`)).join(', ')
  return (
    <>
      <Part of="choices">
        <ul className="rg-actions" aria-label={t('actions.label')}>
          {options.map((id, i) => (
            <li key={id}>
              <button
                type="button"
                className="rg-action"
                data-phase={actionOf(id).phase}
                data-can
                data-at={id}
                aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
                data-key-says={t.nameOf(`action:${id}`)}
                aria-pressed={chosen.includes(id)}
                onClick={() => choose(ask, toggled(chosen, id, max))}
                onDoubleClick={max === 1 ? () => send('answer', ask.id, [id]) : undefined}
              >
                <span className="rg-action-name">
                  <PhaseMark phase={actionOf(id).phase} /> {t.nameOf(`action:${id}`)}
                  {i < 9 && (
                    <span className="rg-key" aria-hidden="true">
                      {i + 1}
                    </span>
                  )}
                </span>
                <Emblem id={id} drawing={ACTION_FACES[id as ActionId]} />
                <span className="rg-unseen">{t.read(bonusLine(actionOf(id).bonus))}</span>
                <span className="rg-action-text" aria-hidden="true">
                  {t(`actionBrief.${id as ActionId}`)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Part>
      <Answer status={max > 1 ? t('foot.exact', { count: chosen.length, most: max }) : undefined}>
        <Confirm ask={ask}>
          {chosen.length === max ? t('foot.choose', { what: names }) : t('foot.reveal')}
        </Confirm>
      </Answer>
    </>
  )
}
