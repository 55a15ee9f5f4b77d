/**
 * What cards, tokens and action cards do, in words, from the same fields that the rules read. `powerLine` is a whole
 * sentence, `shortLine` the few words that fit on a small card; `whenLine` names the phase before either.
 */
import { type Line, line, type Params, ref } from '../../kit/index.ts'
import type {
  Artifact,
  ArtifactPower,
  Card,
  Filter,
  GoodOrAny,
  Power,
  PowerOf,
  PowerPhase,
  Reward,
  Scoring,
  World,
} from '../cards.ts'
import type { ActionBonus } from '../data/actions.ts'

/** A number that is added: "+2", "−1". */
const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`)

const good = (kind: GoodOrAny) => (kind === 'any' ? '' : ref('good', kind))

/** The phase in which a power works, as a title. */
export const whenLine = (phase: PowerPhase): Line => line(`when.${phase}`)

/** What a power does. */
export const powerLine = (power: Power): Line =>
  line(`power.${power.phase}.${formOf(power)}`, paramsOf(power))

/** What a power does, in as few words as possible. */
export const shortLine = (power: Power): Line =>
  line(`short.${power.phase}.${formOf(power)}`, paramsOf(power))

/** The wording that a power has: mostly its kind, and for some kinds a form of it. */
function formOf(power: Power): string {
  switch (power.kind) {
    case 'discount':
      return 'goodKind' in power ? 'discountKind' : 'discount'
    case 'military':
      if (power.goodKind) return 'militaryKind'
      if (power.against) return 'militaryRebel'
      return power.perTableau ? 'militaryPerChromosome' : 'military'
    case 'tempMilitary':
      return power.payment.type === 'discardGood' ? 'tempMilitaryGood' : 'tempMilitaryCard'
    case 'payForMilitary':
      if (power.onlyGoodKind) return 'payForMilitaryKind'
      return power.requiresIcon ? 'payForMilitaryChromosome' : 'payForMilitary'
    case 'tradeBonus':
      if ('onlyGoodOnThisWorld' in power) return 'tradeBonusHere'
      return power.goodKind === 'any' ? 'tradeBonus' : 'tradeBonusKind'
    case 'consumeGoods':
      if (power.maxUses === 1) return 'consumeGoods'
      return power.distinctKinds ? 'consumeGoodsEachKind' : 'consumeGoodsUpTo'
    case 'discardHand':
      return power.maxUses === 1 ? 'discardHand' : 'discardHandUpTo'
    case 'sellGood':
      return power.withTradeBonuses ? 'sellGood' : 'sellGoodPlain'
    case 'produceOnWindfall':
      return power.goodKind === 'any' ? 'produceOnWindfall' : 'produceOnWindfallKind'
    default:
      return power.kind
  }
}

function paramsOf(power: Power): Params | undefined {
  switch (power.kind) {
    case 'military':
      return { amount: signed(power.amount), good: good(power.goodKind ?? 'any') }
    case 'tempMilitary':
      return {
        amount: signed(power.amount),
        good: power.payment.type === 'discardGood' ? good(power.payment.goodKind) : '',
      }
    case 'payForMilitary':
      return {
        good: good(power.onlyGoodKind ?? power.excludesGoodKind ?? 'any'),
        price: line(power.discount === 0 ? 'price.defense' : 'price.defenseLess', { count: power.discount }),
      }
    case 'settleZeroCost':
    case 'extraSettleZeroCost':
      return { good: good(power.excludesGoodKind) }
    case 'consumeGoods':
      return {
        goods: goodsLine(power),
        count: power.maxUses,
        reward: rewardLine(power.rewardPerUse),
      }
    case 'consumeAllGoods':
      return { reward: rewardLine({ vp: power.vpPerGood, cards: 0 }), count: power.vpLess }
    case 'discardHand':
      return { count: power.maxUses, reward: rewardLine(power.rewardPerUse) }
    case 'gamble':
      return { from: power.range[0], to: power.range[1] }
    case 'drawPerTableau':
      return { count: power.amount, cards: filterLine(power.filter) }
    default: {
      const kind: Params = 'goodKind' in power && power.goodKind ? { good: good(power.goodKind) } : {}
      return 'amount' in power ? { count: power.amount, ...kind } : kind
    }
  }
}

/** The goods that one use of a power takes, or several such uses: "1 Rare good", "up to 3 goods". */
function goodsLine({
  goodKind,
  goodsPerUse,
  maxUses,
  distinctKinds,
}: PowerOf<'consume', 'consumeGoods'>): Line {
  const count = goodsPerUse * maxUses
  if (goodKind !== 'any') return line('goods.kind', { count, good: good(goodKind) })
  return line(distinctKinds ? 'goods.different' : 'goods.any', { count })
}

/** "1 VP and 1 card". */
export function rewardLine({ vp, cards }: Reward): Line {
  const points = line('reward.vp', { count: vp })
  const drawn = line('reward.cards', { count: cards })
  if (vp > 0 && cards > 0) return line('reward.both', { points, drawn })
  return vp > 0 ? points : drawn
}

/** Which cards a filter counts, for one of them: "Genes production world", "ALIEN card". */
export function filterLine(filter: Filter): Line {
  if (filter.cardId !== undefined) return line('filter.card', { card: ref('card', filter.cardId) })
  const part = (key: string | undefined, params?: Params) => (key ? line(`filter.part.${key}`, params) : '')
  const noun = filter.type ?? 'any'
  return line(`filter.${noun}`, {
    keyword: part(filter.keyword && 'keyword', { keyword: ref('keyword', filter.keyword ?? '') }),
    military: part(filter.military === undefined ? undefined : filter.military ? 'military' : 'nonMilitary'),
    good: part(filter.goodKind && 'good', { good: good(filter.goodKind ?? 'any') }),
    production: part(filter.production),
    cost:
      filter.minCost === undefined
        ? part(filter.cost === undefined ? undefined : 'cost', { count: filter.cost ?? 0 })
        : part('minCost', { count: filter.minCost }),
    power: part(filter.hasPowerInPhase && `power.${filter.hasPowerInPhase}`),
  })
}

/** What a card scores at the end, one line of it. */
export function scoringLine(score: Scoring): Line {
  switch (score.kind) {
    case 'perCard':
      return line(score.filter.cardId === undefined ? 'scoring.perCard' : 'scoring.oneCard', {
        count: score.vp,
        cards: filterLine(score.filter),
      })
    case 'totalMilitary':
      return line('scoring.totalMilitary', { count: score.vp })
    case 'vpChips':
      return line('scoring.vpChips', { count: score.vp, every: score.every })
    case 'perArtifact':
      return line('scoring.perArtifact', {
        count: score.vp,
        class: ref('artifactClass', score.artifactClass),
      })
  }
}

/** What kind of card it is, what it costs and is worth. */
export const faceLine = (card: Card): Line =>
  line('face.face', {
    kind: kindLine(card),
    cost: line(card.type === 'world' && card.military ? 'face.defense' : 'face.cost', { count: card.cost }),
    vp: line(card.vp === 0 && card.endgame.length > 0 ? 'face.vpVariable' : 'face.vp', { count: card.vp }),
  })

/** "Military Genes windfall world", "Development". */
export function kindLine(card: Card): Line {
  if (card.type === 'development') return line('kind.development')
  return line(`kind.${productionForm(card)}`, {
    military: line(card.military ? 'kind.military' : 'kind.nonMilitary'),
    good: card.goodKind ? good(card.goodKind) : '',
  })
}

const productionForm = ({ production }: World) => production

/** Keywords, chromosome and number of a start world; undefined where there is nothing to tell. */
export function marksLine(card: Card): Line | undefined {
  const marks: Line[] = card.keywords.map(keyword =>
    line('face.keyword', { keyword: ref('keyword', keyword) }),
  )
  if (card.type === 'world' && card.chromosome) marks.push(line('face.chromosome'))
  if (card.type === 'world' && card.startWorld !== null)
    marks.push(
      line(card.startWorld % 2 === 0 ? 'face.startBlue' : 'face.startRed', { number: card.startWorld }),
    )
  return marks.reduceRight<Line | undefined>(
    (rest, first) => (rest ? line('face.and', { first, rest }) : first),
    undefined,
  )
}

/** A power with the phase before it: "Settle: +2 Military." */
export const phasedLine = (power: Power): Line =>
  line('when.power', { phase: whenLine(power.phase), power: powerLine(power) })

/** Everything about a card, line by line. */
export function cardLines(card: Card): Line[] {
  const marks = marksLine(card)
  const listed = card.endgame.filter(({ kind }) => kind === 'perCard').length > 1
  return [
    faceLine(card),
    ...(marks ? [marks] : []),
    ...card.powers.map(phasedLine),
    ...card.endgame.map(score => line('scoring.end', { score: scoringLine(score) })),
    ...(listed ? [line('scoring.firstOnly')] : []),
    line('face.source', { set: line(`set.${card.set}`), count: card.copies }),
  ]
}

/** What an artifact token does. */
export const artifactPowerLine = (power: ArtifactPower): Line => {
  const kind = 'goodKind' in power && power.goodKind ? good(power.goodKind) : ''
  switch (power.kind) {
    case 'crossWallOrBarrier':
    case 'crossBarrier':
      return line(`artifactPower.${power.kind}`)
    case 'extraTeamMove':
    case 'discountDevelopment':
      return line(`artifactPower.${power.kind}`, { count: power.amount })
    case 'discountNonMilitaryWorld':
      return line(power.goodKind ? 'artifactPower.discountKind' : 'artifactPower.discountNonMilitaryWorld', {
        count: power.amount,
        good: kind,
        worlds: power.maxWorlds ?? 1,
      })
    case 'tempMilitary':
      return line(power.goodKind ? 'artifactPower.militaryKind' : 'artifactPower.military', {
        amount: signed(power.amount),
        good: kind,
      })
    case 'actsAsGood':
      return line('artifactPower.actsAsGood', { good: kind })
  }
}

/** Everything about an artifact token, line by line. */
export function artifactLines({
  back,
  artifactClass,
  vp,
  vpPerUpliftBase,
  powers,
  copies,
}: Artifact): Line[] {
  const many = powers.length > 1
  return [
    line(artifactClass ? 'artifactFace.ofClass' : 'artifactFace.plain', {
      back,
      class: artifactClass ? ref('artifactClass', artifactClass) : '',
      count: copies,
    }),
    ...(many ? [line('artifactFace.chooseOne')] : []),
    ...powers.map(power =>
      line('when.power', { phase: line(`when.${power.phase}`), power: artifactPowerLine(power) }),
    ),
    ...(powers.length === 0 ? [line('artifactFace.noPower')] : []),
    line('artifactFace.vp', { count: vp }),
    ...(vpPerUpliftBase > 0 ? [line('artifactFace.upliftBases', { count: vpPerUpliftBase })] : []),
  ]
}

/** What the player of an action card gets. */
export const bonusLine = (bonus: ActionBonus): Line => {
  switch (bonus.kind) {
    case 'explore':
      return bonus.keep > 0
        ? line('bonus.exploreKeep', { count: bonus.draw, keep: bonus.keep })
        : line('bonus.explore', { count: bonus.draw })
    case 'developDiscount':
    case 'drawAfterFirstWorld':
      return line(`bonus.${bonus.kind}`, { count: bonus.amount })
    case 'multiplyConsumeVp':
      return line('bonus.multiplyConsumeVp', { count: bonus.factor })
    case 'orb':
      return line('bonus.orb', { count: bonus.raisePriority })
    case 'sellGood':
    case 'produceOnWindfall':
      return line(`bonus.${bonus.kind}`)
  }
}
