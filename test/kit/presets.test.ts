import { expect } from 'chai'
import range from 'lodash/range.js'
import { catalogue } from '../../games/development.ts'
import * as kit from '../../games/kit/index.ts'

const fields: readonly kit.SetupField[] = [
  { id: 'map', type: 'choice', values: ['old', 'new'], default: 'old', valuePlayers: { new: 4 } },
  { id: 'more', type: 'flag', default: false },
  { id: 'most', type: 'flag', default: false, needs: [{ field: 'more', is: true }] },
  { id: 'calm', type: 'flag', default: false, needs: [{ field: 'most', is: false }] },
  { id: 'large', type: 'flag', default: false, players: [5, 6] },
  { id: 'first', type: 'number', min: 0, max: 'lastSeat', default: 0, when: { field: 'more', is: true } },
]
const presets: readonly kit.Preset[] = [
  { id: 'plain', options: {} },
  { id: 'all', options: { map: 'new', more: true, most: true, large: true } },
]
const fitted = (values: kit.SetupValues, players = 4) => kit.fitting(fields, values, players)
const presetOf = (values: kit.SetupValues, players = 4) => kit.presetOf(fields, presets, values, players)

describe('kit: presets', () => {
  it('what fits stays, and all that it needs', () => {
    const fits = { map: 'new', more: true, most: true, first: 3 }
    expect(fitted(fits)).to.deep.equal(fits)
    expect(fitted({ large: true }, 5)).to.deep.equal({ large: true })
  })

  it('what a table of this size cannot have is left away, and numbers end at its last seat', () => {
    expect(fitted({ map: 'new', large: true, more: true, first: 5 })).to.deep.equal({
      map: 'new',
      more: true,
      first: 3,
    })
    expect(fitted({ map: 'new' }, 5)).to.deep.equal({})
  })

  it('what means nothing, lacks what it needs or is not declared is left away, and stands in nobody’s way', () => {
    expect(fitted({ most: true, first: 2, other: true })).to.deep.equal({})
    expect(fitted({ most: true, calm: true })).to.deep.equal({ calm: true })
    expect(fitted({ more: true, most: true, calm: true })).to.deep.equal({ more: true, most: true })
  })

  it('values are a preset if a match with them is the same', () => {
    expect(presetOf({})).to.equal('plain')
    expect(presetOf({ map: 'old', large: true, first: 3 })).to.equal('plain')
    expect(presetOf({ map: 'new', more: true, most: true })).to.equal('all')
    expect(presetOf({ map: 'new', more: true, most: true }, 5)).to.equal(undefined)
    expect(presetOf(presets[1]!.options, 5)).to.equal('all')
    expect(presetOf({ more: true })).to.equal(undefined)
  })

  for (const [id, { load, meta }] of Object.entries(catalogue))
    it(`of ${id} differ, can be set up for all numbers of players, and have words`, async () => {
      const { options, presets: own = [], text } = await load()
      for (const players of range(meta.minPlayers, meta.maxPlayers + 1))
        for (const preset of own) {
          const values = kit.fitting(options, preset.options, players)
          expect(kit.refuseSetup(options, values, players), preset.id).to.equal(undefined)
          expect(kit.presetOf(options, own, values, players)).to.equal(preset.id)
        }
      for (const { id: preset, options: values } of own) {
        // Nothing is named that no table can have.
        const possible = range(meta.minPlayers, meta.maxPlayers + 1).flatMap(players =>
          Object.keys(kit.fitting(options, values, players)),
        )
        expect(possible).to.include.members(Object.keys(values))
        for (const language of kit.LANGUAGES)
          for (const word of ['name', 'help'])
            expect(text[language], `${language} ${preset}`).to.have.nested.property(
              `preset.${preset}.${word}`,
            )
      }
    })
})
