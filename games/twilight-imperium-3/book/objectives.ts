/** Objectives that are or can come into this game, with where they stand. */
import { type BookEntry, type Line, ref, refs, type SeatId } from '../../kit/index.ts'
import { OBJECTIVES, type Objective, type ObjectiveId } from '../data/index.ts'
import { progressOf } from '../rules/objectives/progress.ts'
import { secretsIn } from '../setup.ts'
import type { TiView } from '../state.ts'
import { line } from './line.ts'

type Standing = 'open' | 'secret' | 'special' | 'later' | 'hidden'

/** What lies open and what is the reader’s comes first. */
export function objectivesIn(view: TiView, seat: SeatId | null): [ObjectiveId, Standing][] {
  const own = seat === null ? [] : view.players[seat]!.secrets.flatMap(id => id ?? [])
  const all = Object.values(OBJECTIVES)
  const special = all.filter(one => isSpecialHere(view, one)).map(({ id }) => id)
  const later = all.filter(one => canStillCome(view, one)).map(({ id }) => id)
  const hidden = secretsIn(view.options).filter(id => !own.includes(id))
  return [
    ...view.objectives.map((id): [ObjectiveId, Standing] => [id, 'open']),
    ...own.map((id): [ObjectiveId, Standing] => [id, 'secret']),
    ...special.map((id): [ObjectiveId, Standing] => [id, 'special']),
    ...later.map((id): [ObjectiveId, Standing] => [id, 'later']),
    ...hidden.map((id): [ObjectiveId, Standing] => [id, 'hidden']),
  ]
}

/** [TI-35.02] */
const isSpecialHere = ({ options }: TiView, { deck, requires = [] }: Objective): boolean =>
  deck === 'special' && requires.every(option => options[option as keyof typeof options])

/** With Age of Empire all that is played lies open. [TI-49.01] */
function canStillCome({ options, objectives }: TiView, { id, deck, set, endsGame }: Objective): boolean {
  if (deck !== 'stage1' && deck !== 'stage2') return false
  if (options.ageOfEmpire || objectives.includes(id)) return false
  if (endsGame && options.longWarNoGameOver) return false
  return set === (options.variantObjectives ? 'expansion' : 'base')
}

export const objectiveEntries = (view: TiView, seat: SeatId | null): BookEntry[] =>
  objectivesIn(view, seat).map(([id, standing]) => ({
    ref: ref('objective', id),
    says: [
      line(`objective.${id}.text`),
      ...worthOf(id),
      line(`book.objective.${standing}`),
      ...statusOf(view, seat, id, standing),
    ],
  }))

function worthOf(id: ObjectiveId): Line[] {
  const { winsGame, points } = OBJECTIVES[id]
  if (winsGame) return [line('book.objective.wins')]
  return points ? [line('book.objective.worth', { count: points })] : []
}

/** How far the reader is, and who has it. */
function statusOf(view: TiView, seat: SeatId | null, id: ObjectiveId, standing: Standing): Line[] {
  const { condition, endsGame } = OBJECTIVES[id]
  const claimed = view.order.filter(one => view.players[one]!.claimed.includes(id))
  const isAsked = (standing === 'open' || standing === 'secret') && !endsGame
  const isMine = seat !== null && view.players[seat]!.race !== null && !claimed.includes(seat)
  const progress = isAsked && isMine ? progressOf(view, seat, condition) : undefined
  return [
    ...(progress?.met ? [line('book.objective.met')] : []),
    ...(progress && !progress.met
      ? [line('book.objective.progress', { have: progress.have, need: progress.need })]
      : []),
    ...(claimed.length > 0 ? [line('book.objective.claimedBy', { seats: refs('seat', claimed) })] : []),
  ]
}
