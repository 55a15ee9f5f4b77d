import { expect } from 'chai'
import { renderToStaticMarkup } from 'react-dom/server'
import { Part, PartsProvider } from '../../games/kit/board/Part.tsx'
import { pickedIn, pickOf, withDraft } from '../../games/kit/board/useDrafts.ts'

describe('parts of a board', () => {
  it('are drawn where they stand if the host has no place for them, with the class of the board', () => {
    const html = renderToStaticMarkup(
      <PartsProvider regions={undefined} className="own">
        <Part of="hand">cards</Part>
      </PartsProvider>,
    )
    expect(html).to.equal('<div class="own" data-part="hand">cards</div>')
  })
})

describe('drafts', () => {
  const play = pickOf(7, ['a', 'b'])

  it('are kept by question, and are let go', () => {
    const kept = withDraft(withDraft({}, 7, play), 8, pickOf(8, ['c']))
    expect(pickedIn(kept[7])).to.deep.equal(['a', 'b'])
    expect(pickedIn(withDraft(kept, 7, undefined)[7])).to.deep.equal([])
    expect(pickedIn(withDraft(kept, 7, undefined)[8])).to.deep.equal(['c'])
  })

  it('stay the same object where nothing has changed, so that nobody draws anew', () => {
    const kept = withDraft({}, 7, play)
    expect(withDraft(kept, 7, pickOf(7, ['a', 'b']))).to.equal(kept)
    expect(withDraft(kept, 9, undefined)).to.equal(kept)
  })

  it('of other moves have chosen nothing of a pick', () => {
    expect(pickedIn({ move: 'develop', args: [7, 'card'] })).to.deep.equal([])
    expect(pickedIn(undefined)).to.deep.equal([])
  })
})
