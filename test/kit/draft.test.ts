import { expect } from 'chai'
import { draftOf } from '../../games/kit/draft.ts'
import { emptyLog, type KitState, line, say } from '../../games/kit/index.ts'
import { frozen } from '../support/frozen.ts'

interface Town extends KitState {
  mayor: string | null
  houses: { [id: string]: { doors: number[] } }
  map: { rivers: string[] }
}

const town = (): Town => {
  const g: Town = {
    rulesVersion: 1,
    phase: 'day',
    asks: {},
    lastAsk: 0,
    steps: [{ do: 'build' }],
    log: emptyLog(),
    outcome: null,
    mayor: 'ada',
    houses: { inn: { doors: [1, 2] } },
    map: { rivers: ['Elbe'] },
  }
  say(g, line('log.first'))
  return frozen(g)
}

describe('kit: drafts', () => {
  it('take any change, and leave the state as it was', () => {
    const before = town()
    const { draft, result } = draftOf(before)
    draft.mayor = 'bob'
    draft.houses.inn!.doors.push(3)
    draft.houses.mill = { doors: [] }
    draft.steps.pop()
    say(draft, line('log.second'))
    expect(before).to.deep.equal(town())
    expect(result).to.deep.include({ mayor: 'bob', steps: [], map: { rivers: ['Elbe'] } })
    expect(result.houses).to.deep.equal({ inn: { doors: [1, 2, 3] }, mill: { doors: [] } })
    expect(Object.keys(result.log.lines)).to.deep.equal(['1', '2'])
  })
  it('show at once what was changed', () => {
    const { draft } = draftOf(town())
    draft.houses = { mill: { doors: [7] } }
    draft.houses.mill!.doors.push(8)
    expect(draft.houses).to.deep.equal({ mill: { doors: [7, 8] } })
    expect(Object.keys(draft)).to.deep.equal(Object.keys(town()))
    expect({ ...draft }.houses.mill!.doors).to.deep.equal([7, 8])
  })
  it('keep what nobody looked at, and all written lines, as the same objects', () => {
    const before = town()
    const { draft, result } = draftOf(before)
    draft.houses.inn!.doors.push(3)
    say(draft, line('log.second'))
    expect(result.map).to.equal(before.map)
    expect(result.steps).to.equal(before.steps)
    expect(result.houses).not.to.equal(before.houses)
    expect(result.log.lines['1']).to.equal(before.log.lines['1'])
  })
  it('leave a plain state behind, in which nothing of the draft lives on', () => {
    const { draft, result } = draftOf(town())
    draft.houses.inn!.doors.push(3)
    expect(structuredClone(result)).to.deep.equal(result)
  })
})
