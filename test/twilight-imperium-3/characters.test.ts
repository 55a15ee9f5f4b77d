/** What bots are like, and what they say: all of it follows from what everybody knows. */
import { expect } from 'chai'
import { LANGUAGES, type Line, type LogEntry, readerOf } from '../../games/kit/index.ts'
import { LEANINGS } from '../../games/twilight-imperium-3/bot/leanings.ts'
import { characters, MOMENTS, TEMPERS, temperOf } from '../../games/twilight-imperium-3/characters.ts'
import { RACES, type RaceId } from '../../games/twilight-imperium-3/data/index.ts'
import { type TiView, twilightImperium3 as ti } from '../../games/twilight-imperium-3/index.ts'

const viewOf = (races: readonly (RaceId | null)[], out: readonly string[] = []): TiView => {
  const seats = races.map((_, seat) => String(seat))
  const players = Object.fromEntries(
    seats.map((seat, i) => [seat, { race: races[i], eliminated: out.includes(seat) }]),
  )
  return { order: seats, players, options: { victoryPoints: 10 } } as unknown as TiView
}
const entry = (n: number, key: string, params: Line['params'] = {}): LogEntry => ({
  n,
  line: { key: `log.${key}`, params },
})
const BETWEEN = { seat: 'seat:0', other: 'seat:1' }
const TABLE = viewOf(['mentak', 'hacan', 'xxcha', 'sol'])
const ALL = ['0', '1', '2', '3']

describe('twilight-imperium-3: characters', () => {
  it('suit the race of the seat, and are different as far as races allow', () => {
    expect(ALL.map(seat => temperOf(TABLE, seat))).to.deep.equal([
      'raider',
      'trader',
      'politician',
      'settler',
    ])
    const alike = viewOf(['mentak', 'letnev', 'norr'])
    expect(['0', '1', '2'].map(seat => temperOf(alike, seat))).to.deep.equal(['raider', 'trader', 'settler'])
  })

  it('stay as they are once they are known, wherever the order begins, whoever chooses a race later', () => {
    const early = viewOf(['mentak', 'letnev', null])
    expect(temperOf(early, '1')).to.equal('trader')
    expect(temperOf(early, '2')).to.equal(undefined)
    expect(temperOf(viewOf([null, 'letnev']), '1')).to.equal(undefined)
    expect(temperOf({ ...TABLE, order: ['2', '3', '0', '1'] }, '1')).to.equal(temperOf(TABLE, '1'))
  })

  it('are there for every race', () => {
    for (const race of Object.keys(RACES) as RaceId[])
      expect(TEMPERS).to.include(temperOf(viewOf([race]), '0'))
  })

  it('lean by a few percent, each somewhere', () => {
    for (const { cards, ...factors } of Object.values(LEANINGS)) {
      const all = [...Object.values(factors), ...Object.values(cards)]
      expect(all.some(factor => factor !== 1)).to.equal(true)
      for (const factor of all) expect(factor).to.be.within(0.85, 1.15)
    }
  })

  it('have a sentence for each moment in both languages, no two the same', () => {
    for (const language of LANGUAGES) {
      const reader = readerOf(ti.text, language, seat => seat)
      const said = TEMPERS.flatMap(temper =>
        MOMENTS.flatMap(moment => [1, 2, 3].map(n => reader.find(`remark.${temper}.${moment}.${n}`))),
      )
      expect(said).to.not.include(undefined)
      expect(new Set(said).size).to.equal(said.length)
      for (const sentence of said) expect(sentence!.length).to.be.at.most(60)
    }
  })

  it('speak by the bot that a line is about, and people never do', () => {
    const said = (key: string, bots: readonly string[], params: Line['params'] = BETWEEN) =>
      characters.remark(TABLE, entry(8, key, params), bots)
    expect(said('battle', ALL)?.line.key).to.equal('remark.raider.attack.2')
    expect(said('battle', ['1'])).to.deep.equal({ seat: '1', line: { key: 'remark.trader.attacked.2' } })
    expect(said('invades', ALL)?.seat).to.equal('1')
    expect(said('breaksAgreement', ALL)?.line.key).to.equal('remark.raider.broken.2')
    expect(said('eliminated', ALL, { seat: 'seat:3' })?.line.key).to.equal('remark.settler.defeat.2')
    expect(said('points', ALL, { seat: 'seat:3', points: 9 })).to.equal(undefined)
    expect(said('points', ALL, { seat: 'seat:3', points: 10 })?.line.key).to.equal('remark.settler.victory.2')
    for (const key of ['battle', 'invades', 'breaksAgreement', 'eliminated', 'points'])
      expect(said(key, ['2'], { ...BETWEEN, points: 10 })).to.equal(undefined)
    expect(said('agendaEnds', [])).to.equal(undefined)
    expect(said('moves', ALL)).to.equal(undefined)
  })

  it('say the same thing to the same line, and others to others', () => {
    const keys = [8, 16, 24, 32].map(
      n => characters.remark(TABLE, entry(n, 'battle', BETWEEN), ALL)?.line.key,
    )
    expect(new Set(keys).size).to.equal(3)
    expect(keys[3]).to.equal(keys[0])
  })

  it('have no say in votes once they are out', () => {
    const out = viewOf(['mentak', 'hacan'], ['1'])
    expect(characters.remark(out, entry(2, 'agendaEnds'), ['0', '1'])?.seat).to.equal('0')
    expect(characters.remark(out, entry(3, 'agendaEnds'), ['0', '1'])).to.equal(undefined)
  })
})
