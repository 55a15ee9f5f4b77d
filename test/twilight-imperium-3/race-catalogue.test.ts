/** Everything that every race has, against what the catalogue says. TI-2.07, TI-2.14, sections 30 and 36. */
import { readFileSync } from 'node:fs'
import { readerOf } from '../../games/kit/index.ts'
import {
  idsOf,
  LEADERS,
  leadersOfRace,
  PLANETS,
  RACES,
  type RaceId,
  TECHNOLOGIES,
  TILES,
  UNIT_KINDS,
  UNITS,
  type UnitKind,
} from '../../games/twilight-imperium-3/data/index.ts'
import { expect, module } from './support.ts'

const CATALOGUE = readFileSync(
  new URL('../../games/twilight-imperium-3/RULES.md', import.meta.url),
  'utf8',
).split('\n')

const ALL = Object.values(RACES)
const LANGUAGES = ['en', 'ja'] as const
type Language = (typeof LANGUAGES)[number]
const words = (language: Language) => readerOf(module.text, language, seat => seat)
const nameOf = (type: string, id: string, language: Language = 'en') => words(language).name(`${type}:${id}`)
const ownOf = (race: RaceId) => Object.values(TECHNOLOGIES).filter(one => one.race === race)

/** Names without their endings, articles and marks: "Norr" for "The Sardakk N'orr". */
const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

describe('twilight-imperium-3: what every race has', () => {
  it('[TI-4.02, TI-30.01] are 10 races in the base game and 4 in the expansion', () => {
    expect(ALL.filter(({ set }) => set === 'base')).to.have.length(10)
    expect(ALL.filter(({ set }) => set === 'expansion')).to.have.length(4)
  })

  for (const race of ALL) {
    const { id, home, units, technologies, counters, contracts, leaders, abilities } = race
    describe(id, () => {
      it('[TI-4.02, TI-4.05] has a home of its own, with planets of its own', () => {
        const { back, homeOf, planets } = TILES[home]
        expect({ back, homeOf }).to.deep.equal({ back: 'home', homeOf: id })
        expect(planets).to.not.deep.equal([])
        for (const planet of planets) {
          const { tile, homeOf: of, resources, influence } = PLANETS[planet]
          expect([tile, of]).to.deep.equal([home, id])
          expect(resources + influence).to.be.above(0)
        }
        expect(ALL.filter(one => one.home === home)).to.have.length(1)
      })

      it('[TI-4.10, TI-2.01] begins with a Space Dock, Ground Forces, ships and technologies that there are', () => {
        expect(units.spaceDock).to.equal(1)
        expect(units.groundForce).to.be.above(0)
        expect(UNIT_KINDS).to.include.members(Object.keys(units))
        for (const [kind, count] of Object.entries(units))
          expect(count).to.be.within(1, UNITS[kind as UnitKind].pieces)
        expect(technologies.length).to.be.at.least(2)
        for (const technology of technologies) {
          expect(TECHNOLOGIES, technology).to.have.property(technology)
          expect(TECHNOLOGIES[technology].race).to.equal(undefined)
        }
        const { needsTechnology } = UNITS.warSun
        if (units.warSun) expect(technologies).to.include(needsTechnology)
        expect(Object.keys(counters).toSorted()).to.deep.equal(['command', 'fleet', 'strategy'])
      })

      it('[TI-2.07] has two Trade cards and three leaders', () => {
        expect(contracts).to.have.length(2)
        for (const value of contracts) expect(value).to.be.within(1, 3)
        expect(leaders).to.have.length(3)
        expect(leadersOfRace(id)).to.have.length(3)
      })

      it('[TI-2.14, TI-36.01] has one technology that no other race can have', () => {
        expect(ownOf(id)).to.have.length(1)
        expect(ownOf(id)[0]!.price).to.be.above(0)
      })

      for (const language of LANGUAGES)
        it(`[TI-2.07] has names for all of it (${language})`, () => {
          const named = [
            ['race', id],
            ...TILES[home].planets.map(planet => ['planet', planet]),
            ...leadersOfRace(id).map(leader => ['leader', leader]),
            ...idsOf(abilities).map(ability => ['ability', ability]),
            ...ownOf(id).map(one => ['technology', one.id]),
          ] as [string, string][]
          for (const [type, one] of named) {
            const name = nameOf(type, one, language)
            expect(name, one).to.be.a('string').and.not.equal('')
            expect(name, one).to.not.include(':').and.not.equal(one)
            // What has no name of its own would be called as in English.
            const english = nameOf(type, one)
            if (language !== 'en' && /[a-z]/i.test(english)) expect(name, one).to.not.equal(english)
          }
        })
    })
  }

  it('[TI-2.14] are as many technologies of races as there are cards', () => {
    const cards = Number(/(\d+) racial technologies/.exec(CATALOGUE.join('\n'))![1])
    expect(ALL.flatMap(({ id }) => ownOf(id))).to.have.length(cards)
    expect(idsOf(LEADERS)).to.have.length(3 * ALL.length)
  })

  it('[TI-36.10 to TI-36.24] have the technologies of the catalogue, with their names and prices', () => {
    const listed = CATALOGUE.flatMap(text => {
      const found = /^- \*\*TI-36\.\d+\*\* \[pub\] ([^(]+) \((\d)\), \*([^*]+)\*/.exec(text)
      return found ? [[bare(found[1]!), Number(found[2]), found[3]!] as const] : []
    })
    expect(listed).to.have.length(ALL.length)
    for (const { id } of ALL) {
      const [own] = ownOf(id)
      const row = listed.find(([race]) => bare(nameOf('race', id)).includes(race))
      expect(row?.slice(1), id).to.deep.equal([own!.price, nameOf('technology', own!.id)])
    }
  })

  it('[TI-30.08, TI-30.18, TI-30.23, TI-30.29] begin in the expansion as the catalogue says', () => {
    const expansion = ALL.filter(({ set }) => set === 'expansion')
    const lines = CATALOGUE.filter(text => text.includes('] Home ') && text.includes('start '))
    expect(lines).to.have.length(expansion.length)
    for (const { id, home, units, technologies, leaders } of expansion) {
      const planets = TILES[home].planets.map(planet => PLANETS[planet])
      const text = lines.find(one => one.includes(nameOf('planet', planets[0]!.id)))!
      for (const { id: planet, resources, influence } of planets)
        expect(text).to.include(`${nameOf('planet', planet)} ${resources}-${influence}`)
      const list = (from: string) => text.split(`${from} `)[1]!.split(/[;.]/)[0]!.split(', ')
      const counted = list('start').map(one => one.replace(/s$/, '').replace('GF', 'Ground Force'))
      expect(counted, id).to.have.members(
        Object.entries(units).map(([kind, count]) => `${count} ${nameOf('unit', kind)}`),
      )
      expect(list('technologies'), id).to.have.members(technologies.map(one => nameOf('technology', one)))
      expect(list('leaders').map(bare), id).to.have.members(leaders.map(bare))
    }
  })
})
