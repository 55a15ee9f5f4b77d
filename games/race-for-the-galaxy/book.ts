/** The book of Race for the Galaxy: what is looked up at a table. */
import {
  type BookChapter,
  type BookEntry,
  chapter,
  line,
  type Params,
  ref,
  ruleEntries,
} from '../kit/index.ts'
import { type Card, GOODS, isOrbOnly } from './cards.ts'
import { actionOf } from './data/actions.ts'
import { ARTIFACTS } from './data/artifacts.ts'
import { CARDS } from './data/cards.ts'
import { EXPLORE, GOOD_PRICES, HAND_LIMIT, ORB, TABLEAU_END, VP_PER_PLAYER } from './data/setup.ts'
import { actionsOf, isAdvanced } from './rules/round.ts'
import type { RaceView } from './state.ts'
import { artifactLines, bonusLine, cardLines } from './text/describe.ts'
import { en } from './text/en.ts'

const RULES = [
  'goal',
  'round',
  'explore',
  'develop',
  'settle',
  'military',
  'goods',
  'consume',
  'trade',
  'produce',
  'roundEnd',
  'end',
  'scoring',
] as const satisfies readonly (keyof typeof en.rules.sections)[]
const OF_THE_ORB = [
  'orb',
  'orbMoving',
  'orbCards',
  'artifacts',
  'orbEnd',
] as const satisfies readonly (keyof typeof en.rules.sections)[]
/** Words that mean something on the orb alone. */
const ORB_WORDS: readonly string[] = ['priority', 'orbMilitary']

/** What scores nothing without the orb. */
const OF_ORB_ALONE: readonly string[] = ['perArtifact']

const NUMBERS: Params = {
  draw: EXPLORE.draw,
  keep: EXPLORE.keep,
  hand: HAND_LIMIT,
  tableau: TABLEAU_END,
  chips: VP_PER_PLAYER,
  steps: ORB.teamMove,
  ...GOOD_PRICES,
}

/** Without the orb, cards do nothing on it. [RFTG-2.02] */
const asPlayed = (card: Card, hasOrb: boolean): Card =>
  hasOrb
    ? card
    : {
        ...card,
        powers: card.powers.filter(power => !isOrbOnly(power)),
        endgame: card.endgame.filter(({ kind }) => !OF_ORB_ALONE.includes(kind)),
      }

const cardsIn = ({ options, orb }: RaceView): BookEntry[] =>
  CARDS.filter(({ set }) => set === 'base' || options.expansion !== 'base').map(card => ({
    ref: ref('card', card.id),
    says: cardLines(asPlayed(card, orb !== null)),
  }))

const actionEntries = (view: RaceView): BookEntry[] =>
  actionsOf(view).map(id => {
    const { phase, bonus } = actionOf(id)
    return {
      ref: ref('action', id),
      says: [line(`actionText.${phase}`), line('actionText.bonus', { bonus: bonusLine(bonus) })],
    }
  })

const orbEntries = (type: 'cell' | 'edge'): BookEntry[] =>
  Object.keys(en[type]).map(id => ({ ref: ref(type, id), says: [line(`${type}.${id}.effect`)] }))

export function chapters(view: RaceView): BookChapter[] {
  const hasOrb = view.orb !== null
  const sections = [...RULES, ...(isAdvanced(view) ? ['twoPlayers'] : [])]
  const words = Object.keys(en.rules.glossary).filter(id => hasOrb || !ORB_WORDS.includes(id))
  const onOrb = hasOrb
    ? [
        ...chapter('orb', ruleEntries('sections', OF_THE_ORB, NUMBERS)),
        ...chapter(
          'artifact',
          ARTIFACTS.map(token => ({ ref: ref('artifact', token.id), says: artifactLines(token) })),
        ),
        ...chapter('cell', orbEntries('cell')),
        ...chapter('edge', orbEntries('edge')),
      ]
    : []
  return [
    ...chapter('sections', ruleEntries('sections', sections, NUMBERS)),
    ...chapter('action', actionEntries(view)),
    ...chapter(
      'good',
      GOODS.map(id => ({
        ref: ref('good', id),
        says: [line('goodText.price', { count: GOOD_PRICES[id] })],
      })),
    ),
    ...onOrb,
    ...chapter('card', cardsIn(view)),
    ...chapter('glossary', ruleEntries('glossary', words, NUMBERS)),
  ]
}
