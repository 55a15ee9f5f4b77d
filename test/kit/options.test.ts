import { expect } from 'chai'
import * as kit from '../../games/kit/index.ts'

const fields = [
  { id: 'face', type: 'choice', values: ['1', '2'], default: '1' },
  { id: 'expert', type: 'flag', default: false },
  { id: 'rounds', type: 'number', min: 1, max: 5, default: 3 },
  { id: 'first', type: 'number', min: 0, max: 'lastSeat', default: 0, when: { field: 'expert', is: true } },
] as const satisfies readonly kit.SetupField[]
const defaults = { face: '1', expert: false, rounds: 3, first: 0 }
const keyOf = (data: unknown, players = 3) => kit.refuseSetup(fields, data, players)?.text.key

describe('kit: options', () => {
  it('take their defaults where nothing is given', () => {
    for (const nothing of [undefined, null, {}, { rounds: undefined }]) {
      expect(keyOf(nothing)).to.equal(undefined)
      expect(kit.readSetup(fields, nothing, 3)).to.deep.equal(defaults)
    }
  })

  it('are written once: what is declared is their type', () => {
    const { face, expert, rounds, first } = kit.readSetup(fields, {}, 3)
    const read: ['1' | '2', boolean, number, number] = [face, expert, rounds, first]
    expect(read).to.deep.equal(Object.values(defaults))
    // @ts-expect-error no such value is declared
    expect(face === '3').to.equal(false)
    const unknown: readonly kit.SetupField[] = fields
    const values: kit.SetupValues = kit.readSetup(unknown, {}, 3)
    expect(values).to.deep.equal(defaults)
  })

  it('tell how long a match takes: by its players, and by what each option adds for one', () => {
    const slow = [
      { ...fields[0], minutes: { '2': 5 } },
      { ...fields[1], minutes: { true: -2 } },
      { ...fields[2], minutes: 3 },
    ] as const
    const meta = { minutes: [60, 120], minPlayers: 2, maxPlayers: 4 } as const
    const takes = (values: kit.SetupValues, players = 3) => kit.lengthOf(meta, slow, values, players)
    expect([2, 3, 4].map(players => takes({}, players))).to.deep.equal([60, 90, 120])
    expect(takes({ face: '2' })).to.equal(90 + 3 * 5)
    expect(takes({ expert: true, rounds: 1 })).to.equal(90 - 3 * 2 - 3 * 2 * 3)
    const fixed = [{ ...slow[1], fixed: { players: [3], value: true } }] as const
    expect(kit.lengthOf(meta, fixed, {}, 3), 'of what is always so nothing is added').to.equal(90)
  })

  it('keep what is given', () => {
    const given = { face: '2', expert: true, rounds: 5, first: 2 }
    expect(keyOf(given)).to.equal(undefined)
    expect(kit.readSetup(fields, given, 3)).to.deep.equal(given)
  })

  for (const [what, data] of [
    ['a value that is not offered', { face: '3' }],
    ['a choice of the wrong type', { face: 1 }],
    ['a flag that is no boolean', { expert: 'yes' }],
    ['a number too small', { rounds: 0 }],
    ['a number too large', { rounds: 6 }],
    ['a fraction', { rounds: 1.5 }],
    ['not a number', { rounds: Number.NaN }],
    ['a seat that nobody has', { first: 3 }],
  ] as const) {
    it(`refuse ${what} and name the option`, () => {
      const refusal = kit.refuseSetup(fields, data, 3)
      const [id] = Object.keys(data)
      expect(refusal?.text.key).to.equal('refusal.option')
      expect(refusal?.text.params).to.deep.include({ field: `option:${id}`, id })
      expect(() => kit.readSetup(fields, data, 3)).to.throw()
    })
  }

  it('refuse what is no option, and what is no object', () => {
    const strange = JSON.parse('{"__proto__": {"expert": true}}')
    for (const data of [{ colour: 'red' }, { constructor: 1 }, strange])
      expect(keyOf(data), JSON.stringify(data)).to.equal('refusal.unknownOption')
    for (const data of [[], 'face', 7, true])
      expect(keyOf(data), JSON.stringify(data)).to.equal('refusal.noOptions')
  })

  it('say what there is, and repeat no endless name', () => {
    const text = kit.refuseSetup(fields, { ['x'.repeat(1000)]: 1 }, 3)!.text
    expect(text.params!.option).to.have.length(40)
    expect(text.params!.known).to.deep.equal(['face', 'expert', 'rounds', 'first'])
    const takes = (data: object) => kit.refuseSetup(fields, data, 3)!.text.params!.takes
    expect(takes({ face: '3' })).to.deep.equal({ key: 'takes.choice', params: { values: ['1', '2'] } })
    expect(takes({ expert: 3 })).to.deep.equal({ key: 'takes.flag' })
    expect(takes({ first: 3 })).to.deep.equal({ key: 'takes.number', params: { min: 0, max: 2 } })
  })

  it('know the last seat of the match', () => {
    expect(keyOf({ first: 3 }, 4)).to.equal(undefined)
    expect(keyOf({ first: 3 }, 3)).to.equal('refusal.option')
  })

  it('may mean something only with another one', () => {
    const [, , rounds, first] = fields
    expect(kit.isRelevant(first, { ...defaults, expert: true }, 3)).to.equal(true)
    expect(kit.isRelevant(first, defaults, 3)).to.equal(false)
    expect(kit.isRelevant(rounds, defaults, 3)).to.equal(true)
  })

  it('may need other options, or exclude them', () => {
    const bound = [
      { id: 'base', type: 'choice', values: ['a', 'b'], default: 'a' },
      { id: 'extra', type: 'flag', default: false, needs: [{ field: 'base', is: 'b' }] },
      { id: 'most', type: 'flag', default: false, needs: [{ field: 'extra', not: true }] },
    ] as const satisfies readonly kit.SetupField[]
    const lineOf = (data: object) => kit.refuseSetup(bound, data, 3)?.text
    expect(lineOf({ extra: false })).to.equal(undefined)
    expect(lineOf({ base: 'b', extra: true })).to.equal(undefined)
    expect(lineOf({ extra: true })).to.deep.include({
      key: 'refusal.optionNeeds',
      params: { field: 'option:extra', other: 'option:base', value: { key: 'option.base.b' } },
    })
    expect(lineOf({ base: 'b', extra: true, most: true })).to.deep.include({
      key: 'refusal.optionExcludes',
      params: { field: 'option:most', other: 'option:extra', value: { key: 'takes.true' } },
    })
    expect(kit.isRelevant(bound[1], { base: 'a' }, 3)).to.equal(false)
    expect(kit.isRelevant(bound[1], { base: 'b' }, 3)).to.equal(true)
    expect(kit.isRelevant(bound[2], { extra: true }, 3)).to.equal(false)
  })

  it('need nothing of an option that means nothing', () => {
    const idle: kit.SetupField[] = [
      { id: 'mixed', type: 'flag', default: false },
      { id: 'card', type: 'flag', default: false, when: { field: 'mixed', is: true } },
      { id: 'other', type: 'flag', default: false, needs: [{ field: 'card', not: true }] },
    ]
    expect(kit.refuseSetup(idle, { card: true, other: true }, 3)).to.equal(undefined)
    expect(kit.refuseSetup(idle, { card: true, other: true, mixed: true }, 3)).to.not.equal(undefined)
  })

  it('may be for some numbers of players only, and so may their values', () => {
    const duel: kit.SetupField = { id: 'duel', type: 'flag', default: true, players: [2] }
    expect(kit.isRelevant(duel, { duel: true }, 2)).to.equal(true)
    expect(kit.isRelevant(duel, { duel: true }, 3)).to.equal(false)
    const box: kit.ChoiceField = {
      id: 'box',
      type: 'choice',
      values: ['small', 'big'],
      default: 'big',
      valuePlayers: { small: 4 },
    }
    expect(kit.valuesFor(box, 4)).to.deep.equal(['small', 'big'])
    expect(kit.valuesFor(box, 5)).to.deep.equal(['big'])
    expect(kit.refuseSetup([box], { box: 'small' }, 4)).to.equal(undefined)
    expect(kit.refuseSetup([box], { box: 'small' }, 5)?.text.key).to.equal('refusal.option')
  })

  it('may have values for tables of some sizes, and another usual one where the default is none of them', () => {
    const map: kit.ChoiceField = {
      id: 'map',
      type: 'choice',
      values: ['small', 'twins', 'own'],
      default: 'small',
      valuePlayers: { small: 4, twins: [3, 6] },
    }
    expect([3, 5, 6].map(players => kit.valuesFor(map, players))).to.deep.equal([
      ['small', 'twins', 'own'],
      ['own'],
      ['twins', 'own'],
    ])
    expect([3, 5, 6].map(players => kit.readSetup([map], {}, players).map)).to.deep.equal([
      'small',
      'own',
      'twins',
    ])
    expect(kit.refuseSetup([map], { map: 'twins' }, 5)?.text.key).to.equal('refusal.option')
  })

  it('may be fixed by the number of players, whatever is given', () => {
    const more: kit.SetupField = {
      id: 'more',
      type: 'flag',
      default: false,
      fixed: { players: [7], value: true },
    }
    const map: kit.SetupField = {
      id: 'map',
      type: 'flag',
      default: false,
      needs: [{ field: 'more', is: true }],
    }
    for (const given of [{}, { more: false }, { more: true }])
      expect(kit.readSetup([more], given, 7)).to.deep.equal({ more: true })
    expect(kit.readSetup([more], {}, 6)).to.deep.equal({ more: false })
    expect([6, 7].map(players => kit.isFixed(more, players))).to.deep.equal([false, true])
    expect([6, 7].map(players => kit.isRelevant(more, {}, players))).to.deep.equal([true, false])
    // What needs it can be chosen.
    expect(kit.refuseSetup([more, map], { more: false, map: true }, 7)).to.equal(undefined)
    expect(kit.refuseSetup([more, map], { map: true }, 6)?.text.key).to.equal('refusal.optionNeeds')
  })

  it('may have values that need other options', () => {
    const map: kit.ChoiceField = {
      id: 'map',
      type: 'choice',
      values: ['old', 'new'],
      default: 'old',
      valueNeeds: { new: [{ field: 'more', is: true }] },
    }
    const both: kit.SetupField[] = [map, { id: 'more', type: 'flag', default: false }]
    expect(kit.refuseSetup(both, { map: 'new' }, 3)?.text).to.deep.include({
      key: 'refusal.optionNeeds',
      params: { field: 'option:map', other: 'option:more', value: { key: 'takes.true' } },
    })
    expect(kit.refuseSetup(both, { map: 'new', more: true }, 3)).to.equal(undefined)
    expect(kit.refuseSetup(both, { map: 'old' }, 3)).to.equal(undefined)
    expect(kit.unmet(map.valueNeeds!.new, { more: false })).to.deep.equal([{ field: 'more', is: true }])
    expect(kit.unmet(map.valueNeeds!.new, { more: true })).to.deep.equal([])
  })
})
