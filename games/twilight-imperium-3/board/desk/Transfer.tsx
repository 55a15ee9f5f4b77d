import uniqBy from 'lodash/uniqBy.js'
import type { Play } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import type { Transfer } from '../../rules/tactical/transfer.ts'
import { systemRef } from '../../rules/words.ts'
import { useTable } from '../table.ts'
import { OptionButton } from './OptionButton.tsx'
import { ShipsTray } from './ShipsTray.tsx'

/** Two systems, and what goes from one to the other, both ways. */
export function TransferPanel({ draft }: { draft: Play }) {
  const { view, seat, words: t, legal, setDraft } = useTable()
  const [ask, one, other, transfer] = draft.args as [number, Cell, Cell, Transfer]
  const pairs = uniqBy(
    legal.filter(({ move }) => move === 'transfer').map(({ args }) => args.slice(1, 3) as [Cell, Cell]),
    String,
  )
  const partners = (cell: Cell) =>
    pairs.filter(pair => pair.includes(cell)).map(([a, b]) => (a === cell ? b : a))
  const set = (next: Partial<Transfer>) =>
    setDraft({ move: 'transfer', args: [ask, one, other, { ...transfer, ...next }] })
  const go = (from: Cell, to: Cell) =>
    setDraft({ move: 'transfer', args: [ask, from, to, { there: [], back: [] }] })
  const row = (
    label: 'form.between' | 'form.and',
    cells: readonly Cell[],
    chosen: Cell,
    choose: (cell: Cell) => void,
  ) => (
    <div className="ti-form-row">
      <span className="ti-hush">{t(label)}</span>
      <span className="sb-tray">
        {cells.map(cell => (
          <OptionButton key={cell} isChosen={cell === chosen} onChoose={() => choose(cell)}>
            {t.nameOf(systemRef(view, cell))}
          </OptionButton>
        ))}
      </span>
    </div>
  )
  return (
    <div className="ti-form">
      {row('form.between', [...new Set(pairs.flat())], one, cell => go(cell, partners(cell)[0]!))}
      {row('form.and', partners(one), other, cell => go(one, cell))}
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
