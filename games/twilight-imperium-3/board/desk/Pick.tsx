import { pickedIn, pickOf } from '../../../kit/board/useDrafts.ts'
import { toggledIn } from '../../../kit/index.ts'
import { isActionCard, isPoliticalCard } from '../../data/index.ts'
import { line } from '../../line.ts'
import { retreatLoss } from '../../moves/composing/warnings.ts'
import { isPlanet, planetValue } from '../../numbers/planets.ts'
import { systemRef } from '../../rules/words.ts'
import { CardFace } from '../CardFace.tsx'
import { Value } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { OptionButton } from './OptionButton.tsx'

/** Questions in which a fleet leaves a battle. */
const LEAVING = ['announce', 'announcePaid', 'foresight', 'foresightPaid', 'leaveStalemate']

/** The alternatives of a question. */
export function Pick() {
  const { words: t, ask, draft, setDraft } = useTable()
  const { id, pick } = ask!
  const chosen = pickedIn(draft)
  const { of, options, ordered } = pick!
  return (
    <ul className="sb-tray ti-options">
      {options.map(option => {
        const at = chosen.indexOf(option)
        return (
          <li key={option}>
            <OptionButton
              isFace={of === 'actionCard' || of === 'politicalCard'}
              isChosen={at >= 0}
              onChoose={() => setDraft(pickOf(id, toggledIn(pick!, chosen, option)))}
            >
              {ordered && at >= 0 && <b className="ti-order">{at + 1}</b>}
              <Option of={of} option={option} name={t.nameOf(`${of}:${option}`)} />
            </OptionButton>
          </li>
        )
      })}
    </ul>
  )
}

function Option({ of, option, name }: { of: string; option: string; name: string }) {
  const { view, words: t, ask, seat } = useTable()
  if (of === 'planet' && isPlanet(option))
    return (
      <>
        <Value of="resources" value={planetValue(view, option, 'resources').total} />
        <Value of="influence" value={planetValue(view, option, 'influence').total} /> {name}
      </>
    )
  if (of === 'cell') {
    const leaves = view.battle && seat !== null && LEAVING.includes(ask!.kind)
    const lost = leaves ? retreatLoss(view, seat, view.battle!.cell, option) : 0
    return (
      <>
        {t.nameOf(systemRef(view, option))}
        {lost > 0 && (
          <span className="ti-why">
            {t.read(line('warn.supply', { count: lost, system: systemRef(view, option) }))}
          </span>
        )}
      </>
    )
  }
  if ((of === 'actionCard' && isActionCard(option)) || (of === 'politicalCard' && isPoliticalCard(option)))
    return <CardFace of={of} id={option} />
  return <>{name}</>
}
