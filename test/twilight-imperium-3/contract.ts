import { readFileSync } from 'node:fs'
import { linesOf, type SeatId, type SetupValues } from '../../games/kit/index.ts'
import {
  type DomainCounterId,
  idsOf,
  POLITICAL_CARDS,
  type TileId,
} from '../../games/twilight-imperium-3/data/index.ts'
import type { TiState } from '../../games/twilight-imperium-3/index.ts'
import type { ArtifactId } from '../../games/twilight-imperium-3/rules/artifacts.ts'
import type { ContractOf } from '../support/contract.ts'
import { ruleIdsIn } from '../support/rules.ts'

const RULES = readFileSync(new URL('../../games/twilight-imperium-3/RULES.md', import.meta.url), 'utf8')

/** What Twilight Imperium keeps; each file plays other numbers of players. */
export const tiContract: ContractOf<TiState> = {
  optionSets: () => OPTION_SETS,
  games: 16,
  movesAtMost: 20_000,
  viewBytesAtMost: 30_000,
  rules: new Set(ruleIdsIn(RULES)),
  // A plan is told to nobody before it is carried out.
  isSecret: () => false,
  conserved,
  scramble,
}

/** Every value of every option with every number of players. */
const OPTION_SETS: readonly SetupValues[] = [
  {},
  { galaxy: 'build', raceSelection: 'draft' },
  { galaxy: 'preset', presetMap: 'crossroads', victoryPoints: 8 },
  { galaxy: 'preset', presetMap: 'marches', raceSelection: 'choose', victoryPoints: 14 },
]

/** Every objective, strategy card, action card and political card is somewhere, once. */
function conserved({ decks, discards, effects, objectives, common, players, played, ...g }: TiState) {
  const held = Object.values(players).flatMap(({ strategy }) => idsOf(strategy))
  const hands = Object.values(players).flatMap(({ actionCards }) => actionCards)
  const laws = g.laws.map(({ id }) => id)
  // When it is carried out, a card lies among the laws or the discards already.
  const isOver = g.agenda !== null && [...laws, ...discards.politicalCards].includes(g.agenda.card)
  const isCard = g.agenda !== null && !POLITICAL_CARDS[g.agenda.card].isObjective
  const voted = isCard && !isOver ? [g.agenda!.card] : []
  // A card that Determine Policy has taken from where it was.
  const determined = [g.action?.agenda ?? 'none'].filter(id => id !== 'none')
  return {
    actionCards: [
      ...decks.actionCards,
      ...discards.actionCards,
      ...hands,
      // An Agent who acts as a card is none.
      ...played.flatMap(({ card, agent }) => (agent === undefined ? [card] : [])),
      ...g.laidOut,
      ...effects.flatMap(({ id, until }) => (until === 'whileControlled' ? [id] : [])),
    ].sort(),
    politicalCards: [
      ...decks.politicalCards,
      ...discards.politicalCards,
      ...Object.values(players).flatMap(player => player.politicalCards),
      ...laws,
      ...voted,
      ...determined,
    ].sort(),
    objectives: [...decks.objectives, ...objectives].sort(),
    strategy: [...idsOf(common), ...held].sort(),
  }
}

/** Mixes all that `reader` may not see; what is hidden then is called like nothing that there is. */
function scramble(g: TiState, reader: SeatId | null, shuffle: <T>(list: readonly T[]) => T[]): void {
  const hide = <Id extends string>(pile: readonly Id[]) => shuffle(pile).map((_, i) => `hidden-${i}` as Id)
  for (const [seat, player] of Object.entries(g.players)) {
    if (seat === reader) continue
    player.secrets = hide(player.secrets)
    player.tiles = hide(player.tiles)
    player.actionCards = hide(player.actionCards)
    player.politicalCards = hide(player.politicalCards)
  }
  if (g.cardOffer && ![g.cardOffer.by, g.cardOffer.to].includes(reader ?? ''))
    g.cardOffer.give = hide(g.cardOffer.give)
  g.decks.objectives = hide(g.decks.objectives)
  g.decks.actionCards = hide(g.decks.actionCards)
  g.decks.politicalCards = hide(g.decks.politicalCards)
  if (g.hiddenArtifacts) {
    const planets = idsOf(g.hiddenArtifacts)
    const tokens = shuffle(Object.values(g.hiddenArtifacts))
    g.hiddenArtifacts = Object.fromEntries(
      planets.map((planet, i) => [planet, `${tokens[i]}?` as ArtifactId]),
    )
  }
  for (const laid of Object.values(g.domains ?? {}))
    if (!laid.open && !laid.seenBy.includes(reader ?? '')) laid.id = `hidden-${laid.id}` as DomainCounterId
  g.faceDown = Object.fromEntries(Object.keys(g.faceDown).map(cell => [cell, 'hidden' as TileId]))
  g.plans = Object.fromEntries(Object.entries(g.plans).filter(([seat]) => seat === reader))
  for (const ask of g.asks) if (ask.seat !== reader && ask.pick) ask.pick.options = []
  for (const entry of linesOf(g.log)) {
    if (!entry.full) continue
    if (reader !== null && entry.to!.includes(reader)) entry.line = { key: 'log.scrambled' }
    else entry.full = { key: 'log.scrambled' }
  }
  g.steps = []
}
