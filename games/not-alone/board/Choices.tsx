import { asksOf } from '../../kit/index.ts'
import type { PlaceNumber } from '../data/places.ts'
import { ActButton } from './ActButton.tsx'
import { Chips } from './Chips.tsx'
import { useTable } from './table.ts'

/** What a question is answered with and lies neither in the hand nor on the planet. */
export function Choices() {
  const { draft } = useTable()
  return (
    <>
      {!draft.isChosen && <Decisions />}
      {draft.standing && <Chips standing={draft.standing} />}
    </>
  )
}

/** Phase 3: for each location that is due, the power, a card taken back, or nothing. [NA-6.13] */
function Decisions() {
  const { draft, view, props, whyNot, words: t } = useTable()
  const ask =
    props.seat === null ? undefined : asksOf(props.view, props.seat).find(({ kind }) => kind === 'decide')
  const due = draft.options.flatMap(({ family }) => /^nothing:(\d+)$/.exec(family)?.[1] ?? [])
  return due.map(id => {
    const card = Number(id) as PlaceNumber
    const location = view.hunted[props.seat!]?.explored.find(one => one.card === card)
    const place = `place:${location?.place ?? card}`
    const isOnly = !draft.has(`power:${id}`) && !draft.has(`takeBack:${id}`)
    return (
      <div key={id} className="na-decision">
        <p className="na-decision-text">
          <strong>{t.nameOf(place)}</strong> {t.effect(place)}
        </p>
        <div className="na-buttons">
          <ActButton
            family={`power:${id}`}
            label={t('act.usePower')}
            why={() => whyNot('usePower', ask?.id, card, {})}
            at="once"
            isNext={due.length === 1}
          />
          <ActButton
            family={`takeBack:${id}`}
            label={t('act.takeBack')}
            why={() => whyNot('takeBack', ask?.id, card, card)}
          />
          <ActButton
            family={`nothing:${id}`}
            label={t('act.nothing')}
            why={() => ''}
            {...(isOnly && { at: 'once' as const, isNext: due.length === 1 })}
          />
        </div>
      </div>
    )
  })
}
