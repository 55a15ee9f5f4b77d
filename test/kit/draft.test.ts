import { expect } from 'chai'
import { draftOf } from '../../games/kit/draft.ts'
import { ask, close, emptyLog, type KitState, line, say } from '../../games/kit/index.ts'
import { frozen } from '../support/frozen.ts'

interface Town extends KitState {
  mayor: string | null
  houses: { [id: string]: { doors: number[] } }
  people: { [id: string]: { purse: { coins: number } } }
  map: { rivers: string[] }
}

const town = (): Town => {
  const g: Town = {
    rulesVersion: 1,
    phase: 'day',
    asks: [],
    lastAsk: 0,
    steps: [{ do: 'build' }],
    log: emptyLog(),
    outcome: null,
    mayor: 'ada',
    houses: { inn: { doors: [1, 2] } },
    people: { ada: { purse: { coins: 1 } }, bob: { purse: { coins: 2 } } },
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
    expect(result.log.lines.map(({ n }) => n)).to.deep.equal([1, 2])
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
    expect(result.log.lines[0]).to.equal(before.log.lines[0])
  })
  it('keep those things of a map that nobody looked at', () => {
    const before = town()
    const { draft, result } = draftOf(before)
    draft.people.ada!.purse.coins += 1
    draft.people.eve = { purse: { coins: 0 } }
    expect(draft.people.ada).to.deep.equal({ purse: { coins: 2 } })
    expect(Object.keys(draft.people)).to.deep.equal(['ada', 'bob', 'eve'])
    expect(before).to.deep.equal(town())
    expect(result.people.bob).to.equal(before.people.bob)
    expect(result.people.ada).to.deep.equal({ purse: { coins: 2 } })
    delete draft.people.ada
    draft.people.bob = { purse: { coins: 7 } }
    expect(draft.people.ada).to.equal(undefined)
    expect(result.people).to.deep.equal({ bob: { purse: { coins: 7 } }, eve: { purse: { coins: 0 } } })
  })
  it('share questions, which come and go whole', () => {
    const asked = draftOf(town())
    ask(asked.draft, { seat: '0', kind: 'name', required: true })
    const before = frozen(asked.result)
    const { draft, result } = draftOf(before)
    ask(draft, { seat: '1', kind: 'name', required: true })
    expect(result.asks[0]).to.equal(before.asks[0])
    close(draft, { id: 1 })
    expect(result.asks.map(({ id }) => id)).to.deep.equal([2])
    expect(before.asks.map(({ id }) => id)).to.deep.equal([1])
  })
  it('begin with the newest lines only', () => {
    const long = draftOf(town())
    for (let n = 0; n < 100; n++) say(long.draft, line('log.more'))
    const { draft, result } = draftOf(frozen(long.result))
    say(draft, line('log.last'))
    expect(result.log.lines.map(({ n }) => n)).to.deep.equal(Array.from({ length: 41 }, (_, i) => 62 + i))
  })
  it('leave a plain state behind, in which nothing of the draft lives on', () => {
    const { draft, result } = draftOf(town())
    draft.houses.inn!.doors.push(3)
    draft.people.ada!.purse.coins += 1
    expect(structuredClone(result)).to.deep.equal(result)
  })
})
