import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import { ruleIdsCited, ruleIdsIn, stagesIn } from '../support/rules.ts'

describe('rule ids', () => {
  it('are found where a catalogue defines them, not where it mentions them', () => {
    const catalogue =
      '- **NA-1.01** `[doc]` One.\n- **D1** A word.\n- **NA-1.02** As **NA-9.99** and NA-3.04 say.\nNA-1.03'
    expect(ruleIdsIn(catalogue)).to.deep.equal(['NA-1.01', 'NA-1.02'])
  })

  it('are found in the titles of tests, several in one too', () => {
    expect(ruleIdsCited('places [NA-3.07] a')).to.deep.equal(['NA-3.07'])
    expect(ruleIdsCited('[NA-3.07, NA-10.08] and [SSI-1.01]')).to.deep.equal([
      'NA-3.07',
      'NA-10.08',
      'SSI-1.01',
    ])
    expect(ruleIdsCited('NA-3.07 [D1] [NA-3] [a NA-3.07]')).to.deep.equal([])
  })

  it('have the stage of their heading, or one of their own', () => {
    const catalogue = [
      '## 1. One [S1, with S2]\n- **NA-1.01** [doc] One.\n- **NA-1.02** [doc] [S3] Two [S4].',
      '### Part (S2)\n- **NA-1.03** [doc] Three.\n### Other\n- **NA-1.04** Four.',
      '## 2. Two\n- **NA-2.01** Five.',
    ].join('\n')
    expect(Object.fromEntries(stagesIn(catalogue))).to.deep.equal({
      'NA-1.01': 'S1',
      'NA-1.02': 'S3',
      'NA-1.03': 'S2',
      'NA-1.04': 'S1',
    })
  })
})

describe('catalogues of rules', () => {
  for (const { meta } of Object.values(catalogue).filter(game => game.meta.complete)) {
    it(`${meta.id}: name data files that exist`, () => {
      const folder = new URL(`../../games/${meta.id}/`, import.meta.url)
      const rules = readFileSync(new URL('RULES.md', folder), 'utf8')
      const named = [...rules.matchAll(/`([\w./-]+\.(?:ts|json|md)|[\w-]+\/)`/g)].map(([, file]) => file!)
      expect(named.filter(file => !existsSync(new URL(file, folder)))).to.deep.equal([])
    })
  }
})
