import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import pickBy from 'lodash/pickBy.js'
import { catalogue } from '../../games/index.ts'
import { SEAT_SHAPES } from '../../games/kit/picture.ts'

const TOKENS = readFileSync(new URL('../../lobby/web/design/tokens.css', import.meta.url), 'utf8')
const SURFACES = ['ground', 'ground-deep', 'panel', 'panel-raised']

/** The plain colours that a rule of the tokens sets, by name; none where there is no such rule. */
function coloursOf(selector: string): { [name: string]: string } {
  const from = TOKENS.indexOf(`\n${selector} {`)
  if (from < 0) return {}
  const body = TOKENS.slice(TOKENS.indexOf('{', from), TOKENS.indexOf('}', from))
  return Object.fromEntries(
    [...body.matchAll(/--sb-([\w-]+): (#\w{6});/g)].map(([, name, hex]) => [name, hex]),
  )
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

/** Words must be readable on every surface of their theme. */
function expectReadable(theme: string, words: { [name: string]: string }) {
  const colours = coloursOf(`:root[data-mantine-color-scheme="${theme}"]`)
  for (const [word, colour] of Object.entries(words))
    for (const surface of SURFACES)
      expect(contrast(colour, colours[surface]!), `${word} on ${surface}`).to.be.at.least(4.5)
}

const wordsOf = (colours: { [name: string]: string }) =>
  pickBy(colours, (_, name) => /(^|-)text(-|$)/.test(name))

describe('the design tokens', () => {
  for (const theme of ['dark', 'light'])
    it(`make all words readable on every surface, ${theme}`, () => {
      const words = wordsOf(coloursOf(`:root[data-mantine-color-scheme="${theme}"]`))
      expect(words).to.include.keys('text', 'text-soft', 'text-faint', 'bad-text')
      expectReadable(theme, words)
    })

  it('have a mark and a colour for each seat of the largest table, on which letters can be read', () => {
    const most = Math.max(...Object.values(catalogue).map(({ meta }) => meta.maxPlayers))
    expect(new Set(SEAT_SHAPES).size).to.be.at.least(most)
    for (const theme of ['dark', 'light']) {
      const colours = coloursOf(`:root[data-mantine-color-scheme="${theme}"]`)
      const seats = SEAT_SHAPES.map((_, seat) => colours[`seat-${seat}`]!)
      expect(new Set(seats).size, theme).to.equal(SEAT_SHAPES.length)
      for (const seat of seats)
        expect(contrast(colours['on-seat']!, seat), `${seat}, ${theme}`).to.be.at.least(4.5)
    }
  })

  for (const game of Object.keys(catalogue))
    it(`make the words of ${game} readable on every surface, in both themes`, () => {
      // A game has its own accent in both themes, or keeps that of the lobby.
      const dark = wordsOf(coloursOf(`[data-game="${game}"]`))
      const light = wordsOf(coloursOf(`:root[data-mantine-color-scheme="light"] [data-game="${game}"]`))
      expect(Object.keys(light)).to.deep.equal(Object.keys(dark))
      expectReadable('dark', dark)
      expectReadable('light', light)
    })
})
