import isEqual from 'lodash/isEqual.js'
import { useState } from 'react'
import { pickOf } from '../../../kit/board/useDrafts.ts'
import type { Play } from '../../../kit/index.ts'
import { isEmptyPlan, planOf } from '../../moves/composing/turn.ts'
import { useTable } from '../table.ts'
import { NOT_WHOLE } from './whole.ts'

/** Moves that need nothing but a press. */
const AT_ONCE = ['letGo', 'passWindow', 'keepCards', 'declineCards', 'abstain', 'leaveTrade', 'closeTrade']

/** Moves of strategy cards. */
const CARDS = ['strategic', 'primary', 'secondary']

/** What is done with the answer: give it, take a step back, or let the question be. */
export function Acts() {
  const { view, seat, ask, words: t, legal, draft, setDraft, undo, send, whyNot, isBusy } = useTable()
  // A counter and a turn for nothing are given away by two presses, not by one.
  const [sure, setSure] = useState<Play>()
  if (!ask) return null
  const once = legal.filter(({ move }) => AT_ONCE.includes(move))
  const pass = ask.kind === 'turn' ? legal.find(({ move }) => move === 'pass') : undefined
  const nothing: Play | undefined = ask.pick?.min === 0 && !draft ? pickOf(ask.id, []) : undefined
  const play = draft ?? nothing
  const planned = play && planOf(play)
  const isUnsure = planned && seat !== null && !isEqual(sure, play) && isEmptyPlan(view, seat, planned)
  const refused = play !== undefined && (NOT_WHOLE(play) || whyNot(play) !== undefined)
  // A card does all that it says at once: its words stay in sight until then.
  const does =
    play &&
    CARDS.includes(play.move) &&
    legal.find(one => one.move === play.move && isEqual(one.args, play.args))
  return (
    <>
      {does && <span className="ti-hush ti-does">{t.read(does.label)}</span>}
      {once.map(({ move, args, label }) => (
        <button
          key={move}
          type="button"
          className="sb-button"
          disabled={isBusy}
          onClick={() => send({ move, args })}
        >
          {t.read(label)}
        </button>
      ))}
      {pass && !draft && (
        <button type="button" className="sb-button" disabled={isBusy} onClick={() => setDraft(pass)}>
          {t.read(pass.label)}
        </button>
      )}
      {undo && (
        <button type="button" className="sb-button" data-kind="quiet" disabled={isBusy} onClick={undo}>
          {t('act.undo')}
        </button>
      )}
      {draft && ask.kind === 'turn' && (
        <button
          type="button"
          className="sb-button"
          data-kind="quiet"
          disabled={isBusy}
          onClick={() => setDraft(undefined)}
        >
          {t('act.discard')}
        </button>
      )}
      {play && (
        <button
          type="button"
          className="sb-button"
          data-kind="lamp"
          disabled={isBusy || refused}
          onClick={() => (isUnsure ? setSure(play) : send(play))}
        >
          {t(
            nothing
              ? 'act.nothing'
              : play.move !== 'act'
                ? 'act.confirm'
                : isEqual(sure, play)
                  ? 'act.sendEmpty'
                  : 'act.send',
          )}
        </button>
      )}
    </>
  )
}
