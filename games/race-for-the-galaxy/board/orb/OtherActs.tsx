import type { Ask } from '../../../kit/index.ts'
import { useTable } from '../table.ts'
import { PassOrb } from './PassOrb.tsx'

/** Moves that the chart offers by pointing, and passing, which has a form of its own. */
const POINTED: readonly string[] = ['placeOrbCard', 'placeTeam', 'moveTeam', 'passOrb']

/** Everything else that answers a question about the orb: passing, ending, Military and artifacts. */
export function OtherActs({ ask }: { ask: Ask }) {
  const { movesOf, send, isBusy, words: t } = useTable()
  const moves = movesOf(ask).filter(({ move }) => !POINTED.includes(move))
  const mayPass = movesOf(ask, 'passOrb').length > 0
  if (moves.length === 0 && !mayPass) return null
  return (
    <ul className="rg-ways rg-orb-others">
      {moves.map(one => (
        <li key={JSON.stringify([one.move, one.args])}>
          <button
            type="button"
            className="rg-button"
            disabled={isBusy}
            onClick={() => send(one.move, ...one.args)}
          >
            {t.read(one.label)}
          </button>
        </li>
      ))}
      {mayPass && (
        <li>
          <PassOrb ask={ask} />
        </li>
      )}
    </ul>
  )
}
