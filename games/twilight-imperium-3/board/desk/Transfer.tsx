import uniqBy from 'lodash/uniqBy.js'
import type { Play } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import type { Transfer } from '../../rules/tactical/transfer.ts'
import { useTable } from '../table.ts'
import { ShipsTray } from './ShipsTray.tsx'

/** Two systems, and what goes from one to the other, both ways. */
export function TransferPanel({ draft }: { draft: Play }) {
  const { view, seat, words: t, legal, setDraft, isBusy } = useTable()
  const [ask, one, other, transfer] = draft.args as [number, Cell, Cell, Transfer]
  const pairs = uniqBy(
    legal.filter(({ move }) => move === 'transfer'),
    ({ args }) => `${args[1]} ${args[2]}`,
  )
  const name = (cell: Cell) => t.nameOf(`tile:${view.galaxy.tiles[cell]}`)
  const set = (next: Partial<Transfer>) =>
    setDraft({ move: 'transfer', args: [ask, one, other, { ...transfer, ...next }] })
  return (
    <div className="ti-form">
      <ul className="sb-tray ti-options">
        {pairs.map(({ args }) => (
          <li key={`${args[1]} ${args[2]}`}>
            <button
              type="button"
              className="ti-option"
              aria-pressed={args[1] === one && args[2] === other}
              disabled={isBusy}
              onClick={() =>
                setDraft({ move: 'transfer', args: [ask, args[1], args[2], { there: [], back: [] }] })
              }
            >
              {name(args[1] as Cell)} ↔ {name(args[2] as Cell)}
            </button>
          </li>
        ))}
      </ul>
      <div className="ti-both">
        <ShipsTray
          view={view}
          seat={seat!}
          to={other}
          only={[one]}
          moves={transfer.there}
          onMoves={there => set({ there })}
        />
        <ShipsTray
          view={view}
          seat={seat!}
          to={one}
          only={[other]}
          moves={transfer.back}
          onMoves={back => set({ back })}
        />
      </div>
    </div>
  )
}
