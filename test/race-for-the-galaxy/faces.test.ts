import { expect } from 'chai'
import { type Card, type CardRow, cardOfRow } from '../../games/race-for-the-galaxy/cards.ts'
import { ACTIONS } from '../../games/race-for-the-galaxy/data/actions.ts'
import { CARDS, cardOf } from '../../games/race-for-the-galaxy/data/cards.ts'
import { ACTION_FACES } from '../../games/race-for-the-galaxy/drawing/face/actions.ts'
import { instrumentOf } from '../../games/race-for-the-galaxy/drawing/face/development-face.ts'
import { INKS } from '../../games/race-for-the-galaxy/drawing/face/families.ts'
import { faceOf } from '../../games/race-for-the-galaxy/drawing/face/index.ts'
import { MARKS } from '../../games/race-for-the-galaxy/drawing/face/signs.ts'
import { signOf } from '../../games/race-for-the-galaxy/drawing/face/world-face.ts'

/** What stands in the middle of a face. */
const middleOf = (card: Card) => JSON.stringify(card.type === 'world' ? signOf(card) : instrumentOf(card))
/** A face without what follows from the id alone. */
const drawnAs = (card: Card) => faceOf({ ...card, id: 'nobody' })
const count = (markup: string, part: RegExp) => [...markup.matchAll(part)].length

/** How many numbers each command of a path takes. */
const TAKES: { readonly [command: string]: number } = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
}

/** Whether a browser can draw a path. */
function isPath(d: string): boolean {
  return (
    /^M/.test(d) &&
    [...d.matchAll(/([a-z])([^a-z]*)/gi)].every(([, command, rest]) => {
      const takes = TAKES[command!.toLowerCase()]
      // The flags of an arc may stand without a space.
      const given = rest!.match(/-?(\d+\.?\d*|\.\d+)/g)?.length ?? 0
      return takes === undefined ? false : takes === 0 ? given === 0 : given > 0 && given % takes === 0
    })
  )
}

describe('The faces of the cards of Race for the Galaxy', () => {
  it('are there for every card, the same each time, and no two are alike', () => {
    const faces = CARDS.map(faceOf)
    expect(new Set(faces).size).to.equal(CARDS.length)
    expect(CARDS.map(faceOf)).to.deep.equal(faces)
    for (const [i, face] of faces.entries()) expect(face, CARDS[i]!.id).not.to.match(/NaN|undefined|Infinity/)
  })

  it('are drawn with paths that a browser can draw', () => {
    const emblems = ACTIONS.flatMap(({ id }) => Object.values(ACTION_FACES[id]))
    const paths = [
      ...CARDS.map(faceOf)
        .join('')
        .matchAll(/ d="([^"]*)"/g),
    ].map(([, d]) => d!)
    expect(paths.length).to.be.greaterThan(CARDS.length * 5)
    expect(
      [...paths, ...emblems, ...Object.values(MARKS).map(({ d }) => d)].filter(d => !isPath(d)),
    ).to.deep.equal([])
  })

  it('say the name of every card with a drawing of its own', () => {
    expect(new Set(CARDS.map(middleOf)).size).to.equal(CARDS.length)
  })

  it('are there for a card that nobody has drawn yet: in the ink of what it is about', () => {
    const rows: CardRow[] = [
      { id: 'unheard-of', type: 'world', cost: 3, vp: 1, production: 'windfall', goodKind: 'genes' },
      {
        id: 'unseen',
        type: 'development',
        cost: 2,
        vp: 1,
        powers: [{ phase: 'settle', kind: 'military', amount: 1 }],
      },
    ]
    for (const row of rows) expect(faceOf(cardOfRow(row, 'base'))).to.match(/^<rect/)
    expect(faceOf(cardOfRow(rows[1]!, 'base'))).to.include(INKS.military)
  })

  it('tell kinds of worlds apart without their names: good, production, defense', () => {
    const kinds = [
      'asteroid-belt',
      'gem-world',
      'comet-zone',
      'pre-sentient-race',
      'old-earth',
      'deserted-alien-colony',
    ]
    expect(new Set(kinds.map(id => drawnAs(cardOf(id)))).size).to.equal(kinds.length)
    const teeth = (id: string) =>
      count(
        /fill="#ff6a55"/.test(faceOf(cardOf(id)))
          ? faceOf(cardOf(id)).split('fill="#ff6a55"')[0]!.split('<path').at(-1)!
          : '',
        /z/g,
      )
    expect(teeth('rebel-homeworld'), 'a defense of 7').to.equal(7)
    expect(teeth('rebel-fuel-cache'), 'a defense of 1').to.equal(1)
    expect(teeth('old-earth'), 'no military world').to.equal(0)
    const works = (id: string) => count(faceOf(cardOf(id)), /stroke-dasharray="5 /g)
    expect(works('gem-world'), 'a production world is ringed by works').to.equal(2)
    expect(works('asteroid-belt'), 'a windfall world is not').to.equal(0)
  })

  it('ring what scores at the end with twelve ticks', () => {
    for (const card of CARDS)
      if (card.type === 'development')
        expect(faceOf(card).includes('<circle cx="60" cy="36" r="34"'), card.id).to.equal(
          card.endgame.length > 0,
        )
  })

  it('are there for every action card, alike only where a player has two of them', () => {
    const faces = ACTIONS.map(({ id }) => JSON.stringify(ACTION_FACES[id]))
    expect(new Set(faces).size).to.equal(ACTIONS.length - 2)
    expect(ACTION_FACES['settle-2']).to.equal(ACTION_FACES.settle)
  })
})
