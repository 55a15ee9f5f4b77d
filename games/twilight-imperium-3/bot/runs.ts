/** Sabotage Runs: Fighters that fall anyway may as well try, and a War Sun that would win is worth many of them. */
import type { Ask } from '../../kit/index.ts'
import { type RunProspect, runProspects } from '../rules/battle/run-odds.ts'
import { targetOf } from '../rules/battle/runs.ts'
import { bestOf, type Outlook } from './outlook.ts'

/** What it is worth to win a battle, beside what is destroyed in it. */
const VICTORY = 6
/** So many sizes of a run are looked at. */
const LOOKED_AT = 6

const worthOf = ({ win, costs, takes }: RunProspect): number => win * VICTORY + takes - costs

/** How many Fighters are sent. */
export function runnersSent({ view, seat, skill, ...outlook }: Outlook, ask: Ask): number {
  if (!skill.minds) return 0
  const most = Number(ask.about!.count)
  const step = Math.max(1, Math.ceil(most / LOOKED_AT))
  const counts = [0, ...Array.from({ length: most }, (_, i) => most - i * step).filter(count => count > 0)]
  const all = runProspects(view, seat, targetOf(view, ask), counts)
  return bestOf({ view, seat, skill, ...outlook }, all, worthOf)?.option.count ?? 0
}
