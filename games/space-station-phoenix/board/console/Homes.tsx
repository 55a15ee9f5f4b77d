import { ColorShape } from '../Icons.tsx'
import { ROMAN } from '../SectorCard.tsx'
import { useTable } from '../table.ts'
import { Choice, Choices } from './Choice.tsx'

/** Own sectors where the resident in focus can go. The same can be done by pointing at the station. */
export function Homes() {
  const { c, view, seat, acts, plan, setFocus, words: t } = useTable()
  if (acts.homes.size === 0 || seat === null) return null
  return (
    <Choices label={t('console.into')}>
      {[...acts.homes].map(([id, legal]) => {
        const { color, level, quarters } = c.sectors[id]!
        const residents = view.players[seat]!.station[id]?.length ?? 0
        return (
          <Choice
            key={id}
            title={t.nameOf(`sector:${id}`)}
            icon={<ColorShape color={color} />}
            onChoose={() => {
              setFocus(null)
              plan(legal)
            }}
          >
            {ROMAN[level]} · {residents}/{quarters.length}
          </Choice>
        )
      })}
      <button type="button" className="sp-chip" onClick={() => setFocus(null)}>
        {t('console.cancel')}
      </button>
    </Choices>
  )
}
