/** Which technologies are wanted. */
import { OBJECTIVES, type ObjectiveId, type TechnologyId } from '../data/index.ts'
import { needsOf, technologyDeck } from '../rules/technologies.ts'
import { stagesOf } from '../setup.ts'
import { after, type Outlook } from './outlook.ts'
import { racialWorth } from './racial.ts'
import { objectivesWorth } from './worth.ts'

/** What a technology is worth by itself, in a game that has just begun. */
const WORTH: { readonly [technology in TechnologyId]?: number } = {
  'enviro-compensator': 3,
  'sarween-tools': 6.5,
  'micro-technology': 5,
  'integrated-economy': 4,
  'graviton-laser-system': 2,
  'transit-diodes': 3,
  'stasis-capsules': 5,
  cybernetics: 6,
  'neural-motivator': 5,
  'gen-synthesis': 4,
  'dacxive-animators': 4,
  'x89-bacterial-weapon': 3,
  'antimass-deflectors': 4,
  'xrd-transporters': 8,
  'type-iv-drive': 7,
  'advanced-fighters': 5,
  'light-wave-deflector': 4,
  'fleet-logistics': 7,
  'hylar-v-assault-laser': 5.5,
  'deep-space-cannon': 3.5,
  'war-sun': 8,
  'magen-defense-grid': 3,
  'assault-cannon': 5,
  'graviton-negator': 4,
  'automated-defense-turrets': 3,
  'nano-technology': 4,
  'hyper-metabolism': 6,
  'maneuvering-jets': 2.5,
}

/** Rounds after which a technology has brought what it can. */
const FULL = 5

export function technologyWorth(outlook: Outlook, id: TechnologyId): number {
  const { view, seat, me, rounds, skill } = outlook
  const players = {
    ...view.players,
    [seat]: { ...view.players[seat]!, technologies: [...me.technologies, id] },
  }
  const then = after(outlook, { players })
  const objectives = objectivesWorth(then) - objectivesWorth(outlook)
  const expected = expectedWorth(then) - expectedWorth(outlook)
  const leadsTo = technologyDeck(view.options).filter(one => {
    const needs = needsOf(view.options, one.id)
    return ('all' in needs ? needs.all : needs.any).includes(id)
  })
  const path = leadsTo
    .filter(one => !me.technologies.includes(one.id))
    .reduce((sum, one) => sum + (WORTH[one.id] ?? 0) * 0.08, 0)
  const own = racialWorth(outlook, id) ?? WORTH[id] ?? 3
  return (own + path * skill.foresight) * Math.min(1, rounds / FULL) + objectives + expected
}

/** Objectives of the first stage that have not come yet: they come more likely than not. */
const unseen = ({ view, me }: Outlook): ObjectiveId[] =>
  view.objectives.length >= stagesOf(view.options).one
    ? []
    : Object.values(OBJECTIVES)
        .filter(({ id, set, deck }) => set === 'base' && deck === 'stage1' && !view.objectives.includes(id))
        .map(({ id }) => id)
        .filter(id => !me.claimed.includes(id))

/** What is done for them before they come. */
function expectedWorth(outlook: Outlook): number {
  const { rounds, skill } = outlook
  const ids = unseen(outlook)
  const left = stagesOf(outlook.view.options).one - outlook.view.objectives.length
  if (ids.length === 0 || rounds <= 2) return 0
  const technical = ids.filter(id => OBJECTIVES[id].condition.kind === 'technologies')
  return skill.foresight * (left / ids.length) * 0.6 * objectivesWorth({ ...outlook, wanted: technical })
}
