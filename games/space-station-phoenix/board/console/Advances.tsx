import { TRACK_IDS } from '../../components.ts'
import { lobbyCost } from '../../rules/costs.ts'
import { Icon } from '../Icons.tsx'
import { partsOf } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { Choice, Choices } from './Choice.tsx'

/** Tracks on which the own marker can go up. */
export function DiplomacyChoices() {
  const { c, view, seat, acts, plan, words: t, whyNot } = useTable()
  const { current } = view
  if (seat === null || current?.action.type !== 'diplomacy') return null
  const { action } = current
  return (
    <Choices>
      {TRACK_IDS.map(track => {
        const level = view.players[seat]!.levels[track]
        const isTop = level >= c.tracks[track].length
        const cost = isTop ? undefined : lobbyCost(c, view, seat, track, action)
        const legal = acts.tracks.get(track)
        return (
          <Choice
            key={track}
            title={t.nameOf(`track:${track}`)}
            icon={<Icon name={track} />}
            notes={cost && cost.terms.length > 1 ? partsOf(cost, t.read) : []}
            onChoose={legal && (() => plan(legal))}
            why={() => whyNot('advance', track)}
          >
            {isTop ? t('diplomacy.top') : t('diplomacy.step', { from: level, to: level + 1 })}
            {cost && (
              <span className="sp-amount">
                {cost.total}
                <Icon name="gem" />
              </span>
            )}
          </Choice>
        )
      })}
    </Choices>
  )
}
