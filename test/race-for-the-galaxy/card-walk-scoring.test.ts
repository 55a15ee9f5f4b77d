/** Every line that a card scores at the end, in games that end. The expected score is added up from the rows here. */

import type { Card, Filter, Scoring } from '../../games/race-for-the-galaxy/cards.ts'
import { artifactOf } from '../../games/race-for-the-galaxy/data/artifacts.ts'
import { CARDS } from '../../games/race-for-the-galaxy/data/cards.ts'
import { scoringLine } from '../../games/race-for-the-galaxy/text/describe.ts'
import { english, expect, position, UPLIFT_BASES } from './walk.ts'

function counts(filter: Filter, card: Card, orb: boolean): boolean {
  const face: { readonly [field: string]: unknown } = { ...card, cardId: card.id }
  return Object.entries(filter).every(([field, wanted]) => {
    if (field === 'minCost') return card.cost >= Number(wanted)
    if (field === 'keyword') return card.keywords.some(keyword => keyword === wanted)
    if (field === 'hasPowerInPhase')
      return card.powers.some(power => power.phase === wanted && (orb || !('orbOnly' in power)))
    return face[field] === wanted
  })
}

/** A tableau at the end, with what else counts. */
interface End {
  tableau: readonly Card[]
  vp: number
  artifacts: readonly string[]
  orb: boolean
}

/** The VP that each scoring line of a card brings. */
const linesOf = (card: Card, end: End): number[] => card.endgame.map(line => vpOf(line, card, end))

function vpOf(line: Scoring, { endgame }: Card, { tableau, vp, artifacts, orb }: End): number {
  switch (line.kind) {
    case 'perCard': {
      const first = (own: Card) => endgame.find(one => one.kind === 'perCard' && counts(one.filter, own, orb))
      return line.vp * tableau.filter(own => first(own) === line).length
    }
    case 'totalMilitary':
      return line.vp * militaryOf(tableau)
    case 'vpChips':
      return line.vp * Math.floor(vp / line.every)
    case 'perArtifact':
      return orb
        ? line.vp * artifacts.filter(id => artifactOf(id).artifactClass === line.artifactClass).length
        : 0
  }
}

/** Military that counts always. */
function militaryOf(tableau: readonly Card[]): number {
  const chromosomes = tableau.filter(card => card.type === 'world' && card.chromosome).length
  const powers = tableau.flatMap(card => card.powers)
  return powers.reduce((sum, power) => {
    if (power.kind !== 'military' || power.goodKind || power.against) return sum
    return sum + power.amount * (power.perTableau ? chromosomes : 1)
  }, 0)
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

function scoreOf(end: End): number {
  const tokens = end.artifacts
    .map(artifactOf)
    .map(({ vp, vpPerUpliftBase }) => vp + vpPerUpliftBase * UPLIFT_BASES)
  return end.vp + sum(tokens) + sum(end.tableau.map(card => card.vp + sum(linesOf(card, end))))
}

/** Twelve cards of which two or more count for the line, and others of all kinds. */
function tableauFor(card: Card, line: Scoring, turn: number, orb: boolean): Card[] {
  const others = CARDS.filter(({ id }) => id !== card.id)
  const turned = [...others.slice(turn), ...others.slice(0, turn)]
  const fitting = line.kind === 'perCard' ? turned.filter(one => counts(line.filter, one, orb)) : []
  const earlier = card.endgame.slice(0, card.endgame.indexOf(line))
  const firsts = fitting.filter(
    one => !earlier.some(before => before.kind === 'perCard' && counts(before.filter, one, orb)),
  )
  const chosen = [card, ...firsts.slice(0, 3)]
  const rest = turned.filter(one => !chosen.includes(one)).filter((_, i) => i % 7 === turn % 7)
  return [...chosen, ...rest].slice(0, 12)
}

/** A game that ends with Ada's tableau of twelve cards. */
function ended({ tableau, vp, artifacts, orb }: End) {
  const t = position({
    phases: ['settle'],
    ada: { tableau: tableau.map(({ id }) => id), vp, artifacts, more: 1 },
    orb,
  })
  while (t.ada.asks.length > 0) t.ada.does('pass')
  return t
}

describe('race-for-the-galaxy: every card, end of the game', () => {
  for (const card of CARDS)
    card.endgame.forEach((line, index) => {
      it(`${english.name(`card:${card.id}`)}: ${english.read(scoringLine(line))}`, () => {
        const orb = line.kind === 'perArtifact'
        for (const turn of [0, 29, 77]) {
          const tableau = tableauFor(card, line, turn, orb)
          const artifacts = orb ? ['A1', 'A2', 'A4', 'A7', 'B1', 'B2', 'B6'] : []
          const end = { tableau, vp: 3 + turn, artifacts, orb }
          expect(linesOf(card, end)[index], 'of this line').not.to.equal(0)
          expect(ended(end).state.outcome?.scores?.['0'], `from ${turn}`).to.equal(scoreOf(end))
        }
      })
    })

  it('counts the printed VP of every card', () => {
    const plain = CARDS.filter(({ endgame }) => endgame.length === 0)
    for (let from = 0; from < plain.length; from += 12) {
      const tableau = plain.slice(Math.min(from, plain.length - 12)).slice(0, 12)
      const t = ended({ tableau, vp: 0, artifacts: [], orb: false })
      expect(t.state.outcome?.scores?.['0'], `from ${from}`).to.equal(sum(tableau.map(card => card.vp)))
    }
  })
})
