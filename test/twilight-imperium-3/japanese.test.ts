import { readdirSync, readFileSync } from 'node:fs'
import { waiting } from '../../games/twilight-imperium-3/text/ja/prompts.ts'
import { expect } from './support.ts'

const GAME = new URL('../../games/twilight-imperium-3/', import.meta.url)
const FILES = ['lessons/text/ja.ts', ...readdirSync(new URL('text/ja/', GAME)).map(name => `text/ja/${name}`)]

/** What a thing is called, and what it is never called. */
const NAMES: { readonly [name: string]: RegExp } = {
  宇宙戦闘: /宇宙戦[^闘]/,
  起動: /活性化/,
  貿易協定: /(交易|通商)協定/,
  貿易カード: /交易カード/,
  陸軍: /地上軍|地上部隊|歩兵/,
  戦艦: /ドレッドノート|弩級/,
  巡洋艦: /クルーザー/,
  駆逐艦: /デストロイヤー/,
  戦闘機: /ファイター/,
  'ウォー・サン': /ウォーサン/,
  上陸: /着陸/,
  消耗: /未使用|使用済みに|使用済みの自分/,
}

describe('twilight-imperium-3 in Japanese', () => {
  for (const [name, others] of Object.entries(NAMES))
    it(`calls ${name} by no other name`, () => {
      for (const file of FILES) expect(readFileSync(new URL(file, GAME), 'utf8'), file).not.to.match(others)
    })

  it('names who is waited for once', () => {
    for (const [kind, words] of Object.entries(waiting)) expect(words, kind).not.to.match(/^[はがの]/)
  })
})
