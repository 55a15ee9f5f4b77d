import { asksOf } from '../../kit/index.ts'
import type { HuntCardId } from '../data/hunt-cards.ts'
import type { PlaceNumber } from '../data/places.ts'
import type { SurvivalCardId } from '../survival-cards/index.ts'
import { useTable } from './table.ts'

/** Why the reader cannot act at all now; undefined where something is asked. */
function useGeneralReason(): () => string | undefined {
  const { props, view, stage, side, words: t } = useTable()
  return () => {
    if (props.past) return t('why.past')
    if (view.outcome) return t('why.over')
    if (side === 'spectator') return t('why.watching')
    if (stage.now) return t('why.settled')
    return props.isActive ? undefined : t('why.notAsked')
  }
}

/** Why a place of the planet cannot be pointed at. That nobody asks for a place is no news: places are always read. */
export function useWhyNotPlace(): () => string | undefined {
  const { draft, words: t } = useTable()
  return () => (draft.standing && draft.standing.selectable.length > 0 ? t('why.notThis') : undefined)
}

/** Why a Hunt card, a Survival card or a Place card of the hand cannot be used now. */
export function useWhyNotCard() {
  const { props, view, draft, words: t, whyNot } = useTable()
  const general = useGeneralReason()
  const ask = props.seat === null ? undefined : asksOf(props.view, props.seat)[0]
  return {
    hunt: (card: HuntCardId) => general() ?? whyNot('playHunt', ask?.id, card, {}),
    survival: (card: SurvivalCardId) => general() ?? whyNot('playSurvival', ask?.id, card, {}),
    place(card: PlaceNumber): string | undefined {
      const reason = general()
      if (reason !== undefined) return reason
      if (ask?.kind !== 'explore') return draft.standing ? t('why.notThis') : t('why.notAsked')
      const others = props.seat === null ? [] : (view.hunted[props.seat]?.hand ?? [])
      const count = view.hunted[props.seat!]?.active ? 2 : 1
      const along = others.filter(
        other => other !== card && other !== null && !view.forbidden.includes(other),
      )
      return whyNot('lockPlaces', ask.id, [card, ...along].slice(0, count))
    },
  }
}
