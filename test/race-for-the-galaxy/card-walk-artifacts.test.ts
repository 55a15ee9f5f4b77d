/** Every power of every artifact token. */
import type { Artifact, ArtifactPower } from '../../games/race-for-the-galaxy/cards.ts'
import { ARTIFACTS } from '../../games/race-for-the-galaxy/data/artifacts.ts'
import { artifactPowerLine } from '../../games/race-for-the-galaxy/text/describe.ts'
import { costOf, english, expect, forces, type Has, position, uid, type Walk } from './walk.ts'

interface Used<P extends ArtifactPower = ArtifactPower> {
  token: string
  power: P
  /** `A4#1/1`: the token and which of its powers. */
  ref: string
}
type Scenarios = {
  [K in ArtifactPower['kind']]: (used: Used<Extract<ArtifactPower, { kind: K }>>) => void
}

const PLAIN = 'terraformed-world'
const isUsed = (t: Walk) => t.own.artifacts[0]!.used

/** Ada has the token and is to act in this phase. */
const begin = (phase: 'develop' | 'settle' | 'consume', token: string, ada: Has) =>
  position({ phases: [phase], ada: { artifacts: [token], ...ada }, orb: true })

/** Ada's Move action on the orb. */
const moving = (token: string) => position({ phases: ['explore'], ada: { artifacts: [token] }, orb: true })

/** A team goes where it can get with the token alone. */
function passes({ token }: Used): void {
  const t = moving(token)
  const ways = t.ada.legal.filter(({ move, args }) => move === 'moveTeam' && (args[4] as string[]).length > 0)
  expect(ways).not.to.deep.equal([])
  for (const { args } of ways) expect(args[4]).to.deep.equal([uid(token)])
  const [team, x, y] = ways[0]!.args.slice(1) as [string, number, number]
  t.ada.does('moveTeam', team, x, y, [uid(token)])
  expect(t.state.orb!.teams[team]).to.deep.equal({ seat: '0', x, y })
  expect(isUsed(t)).to.equal(true)
}

const scenarios: Scenarios = {
  crossWallOrBarrier: passes,
  crossBarrier: passes,
  extraTeamMove({ token, power: { amount } }) {
    const t = moving(token)
    // Seven steps lead there, around the barrier that is in the way of fewer.
    t.ada.cannot('moveTeam', ['0a', 3, -1, []], { rule: 'RFTG-16.07' })
    t.ada.does('extendMove', uid(token), '0a')
    expect(isUsed(t)).to.equal(true)
    expect(t.state.orb!.turn!.teams['0a']!.left).to.equal(4 + amount)
    t.ada.does('moveTeam', '0a', 3, -1, [])
    expect(t.state.orb!.turn!.teams['0a']!.left).to.equal(4 + amount - 7)
  },
  discountDevelopment({ token, power: { amount }, ref }) {
    const price = costOf('drop-ships') - amount
    const t = begin('develop', token, { hand: ['drop-ships'], more: price })
    t.ada.does('develop', uid('drop-ships'))
    t.ada.does('cheapenDevelopment', ref)
    if (t.ada.isAsked('payDevelopment')) t.ada.answers(...t.own.hand)
    expect(t.has('drop-ships') && isUsed(t)).to.equal(true)
    expect(t.own.hand).to.deep.equal([])
    begin('develop', token, { hand: ['drop-ships'], more: price - 1 }).ada.cannot(
      'develop',
      [uid('drop-ships')],
      { rule: 'RFTG-7.04' },
    )
  },
  discountNonMilitaryWorld({ token, power: { amount, goodKind }, ref }) {
    const world = goodKind ? 'lost-species-ark-world' : PLAIN
    const price = costOf(world) - amount
    const t = begin('settle', token, { hand: [world], more: price })
    t.ada.does('settle', uid(world))
    t.ada.does('cheapen', ref)
    if (t.ada.isAsked('placeWorld')) t.ada.answers(...t.own.hand)
    expect(t.has(world) && isUsed(t)).to.equal(true)
    expect(t.own.hand).to.deep.equal([])
    const cannot = (other: string, more: number) =>
      begin('settle', token, { hand: [other], more }).ada.cannot('settle', [uid(other)], {
        rule: 'RFTG-8.06',
      })
    cannot(world, price - 1)
    if (goodKind) cannot(PLAIN, costOf(PLAIN) - 1)
  },
  tempMilitary({ token, power: { amount, goodKind }, ref }) {
    const world = goodKind ? 'malevolent-lifeforms' : 'rebel-outpost'
    const military = (total: number, hand: string) => ({
      tableau: forces(total, 'rebel-outpost'),
      hand: [hand],
    })
    const t = begin('settle', token, military(costOf(world) - amount, world))
    t.ada.does('settle', uid(world))
    t.ada.cannot('conquer', [], { rule: 'RFTG-8.10' })
    t.ada.does('boost', ref, null)
    if (t.ada.isAsked('placeWorld')) t.ada.does('conquer')
    expect(t.has(world) && isUsed(t)).to.equal(true)
    const cannot = (other: string, total: number) =>
      begin('settle', token, military(total, other)).ada.cannot('settle', [uid(other)], { rule: 'RFTG-8.10' })
    cannot(world, costOf(world) - amount - 1)
    if (goodKind) cannot('rebel-outpost', costOf('rebel-outpost') - 1)
  },
  actsAsGood({ token }) {
    const sold = begin('consume', token, { tableau: ['export-duties'], action: 'consume-trade' })
    sold.ada.does('sell', uid(token))
    expect(isUsed(sold)).to.equal(true)
    expect(sold.own.hand).to.have.length(6)

    const consumed = begin('consume', token, { tableau: ['alien-artifact-hunters'] })
    consumed.ada.does('consume', `${uid('alien-artifact-hunters')}/2`, [uid(token)])
    expect(isUsed(consumed)).to.equal(true)
    expect(consumed.own.vp).to.equal(2)

    const fired = begin('settle', token, {
      tableau: ['self-repairing-alien-artillery', 'space-marines'],
      hand: ['rebel-outpost'],
    })
    fired.ada.does('settle', uid('rebel-outpost'))
    fired.ada.does('boost', `${uid('self-repairing-alien-artillery')}/0`, uid(token))
    if (fired.ada.isAsked('placeWorld')) fired.ada.does('conquer')
    expect(fired.has('rebel-outpost') && isUsed(fired)).to.equal(true)
  },
}

describe('race-for-the-galaxy: every artifact', () => {
  const see = scenarios as unknown as { [kind: string]: (used: Used) => void }
  for (const { id, powers } of ARTIFACTS as readonly Artifact[])
    powers.forEach((power, index) => {
      it(`${english.name(`artifact:${id}`)}: ${english.read(artifactPowerLine(power))}`, () =>
        see[power.kind]!({ token: id, power, ref: `${uid(id)}/${index}` }))
    })
})
