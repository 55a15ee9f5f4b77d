/**
 * In Japanese a thing is called what the rulebook calls it, and by one word, in all games: in their rules, cards, log and
 * board, in lessons and in puzzles.
 */
import { existsSync } from 'node:fs'
import { expect } from 'chai'
import merge from 'lodash/merge.js'
import { catalogue } from '../../games/development.ts'
import type { GameText } from '../../games/kit/index.ts'

interface Term {
  /** The thing in an English text; without it no word is asked for, as there are several. */
  en?: RegExp
  /** The same in Japanese. */
  ja: string
  /** What it is never called. */
  not?: RegExp
}

const TERMS: { readonly [game: string]: readonly Term[] } = {
  'not-alone': [
    { en: /\bcreature\b/i, ja: 'エイリアン', not: /クリーチャー|怪物/ },
    { en: /\bHunted\b/, ja: '探索者', not: /逃亡者|狩られる/ },
    { en: /\bplace cards?\b/i, ja: 'カード', not: /場所カード/ },
    { en: /\bhunt cards?\b/i, ja: '襲撃カード', not: /追跡カード|狩りカード|狩猟カード|ハントカード/ },
    { en: /\bsurvival cards?\b/i, ja: 'サバイバル', not: /生存カード/ },
    { en: /\brescue\b/i, ja: '救援', not: /救助/ },
    { en: /\bassimilation\b/i, ja: '同化' },
    { en: /\bWill\b/, ja: '意志力', not: /意志(?!力)/ },
    { en: /\bdiscard\b/i, ja: '捨て', not: /捨て山/ },
    { en: /\bresists?\b/i, ja: '抵抗' },
    { en: /\bgives? up\b/i, ja: 'ギブアップ' },
    { en: /\bartemia\b/i, ja: 'アルテミア' },
    { en: /\btarget\b/i, ja: 'ターゲット' },
    { en: /\btokens?\b/i, ja: 'マーカー', not: /トークン/ },
  ],
  'space-station-phoenix': [
    { ja: '居住区', not: /居住空間/ },
    { en: /\bhumans?\b/i, ja: 'ヒューマン', not: /人間(?!街)/ },
    { en: /\baliens?\b/i, ja: '宇宙人', not: /異星人|エイリアン/ },
    { en: /\bmetal\b/i, ja: '金属' },
    { en: /\bfood\b/i, ja: '食料', not: /食糧/ },
    { en: /\bwater\b/i, ja: '水' },
    { en: /\bunused\b/i, ja: '未使用' },
    { en: /\bdismantle/i, ja: '解体' },
    { ja: '単独首位', not: /単独(?!首位)/ },
    { en: /\bsupply\b/i, ja: 'サプライ' },
    { en: /\bteal\b/i, ja: 'ティール', not: /青緑/ },
    { en: /\bbrown\b/i, ja: 'ブラウン' },
    { en: /\bpink\b/i, ja: 'ピンク' },
    { en: /\blobby/i, ja: 'ロビー' },
  ],
  'race-for-the-galaxy': [
    { en: /\btableaus?\b/i, ja: 'カード置き場', not: /場札|タブロー/ },
    { en: /\bartifacts?\b/i, ja: '遺物', not: /アーティファクト/ },
    { en: /\bairlocks?\b/i, ja: 'エアロック' },
    { en: /\bsurvey teams?\b/i, ja: '調査チーム', not: /調査隊|探査隊/ },
    { en: /\bpriority\b/i, ja: '優先権', not: /優先順位/ },
    { en: /\bVP chips?\b/i, ja: 'VPチップ', not: /勝利ポイントチップ|勝利点/ },
    { en: /\bwindfall\b/i, ja: '単発', not: /ウィンドフォール/ },
    { en: /\bstart worlds?\b/i, ja: '初期ワールド', not: /開始ワールド/ },
    { en: /\bdevelopments?\b/i, ja: '発展', not: /開発/ },
    { en: /\bexplor(?:e|es|ing)\b/i, ja: '探査' },
    { en: /\bsettles?\b/i, ja: '移住', not: /入植/ },
    { en: /\bconsumes?\b/i, ja: '消費' },
    { en: /\bproduces?\b/i, ja: '生産' },
    { en: /\bdefen[cs]e\b/i, ja: '防御' },
    { en: /\bbarriers?\b/i, ja: 'ビームバリア', not: /(?<!ビーム)バリア/ },
  ],
  'twilight-imperium-3': [
    { en: /\bSaar\b/, ja: 'サール', not: /サー氏族/ },
    { en: /\bWinnu\b/, ja: 'ウィニュー', not: /ウィヌ/ },
    { en: /\bYin\b/, ja: 'イン', not: /イン修道会/ },
    { en: /\btrade goods?\b/i, ja: 'トレードグッズ', not: /交易品/ },
    { en: /\bsecondary abilit/i, ja: '副能力', not: /セカンダリ|副次能力/ },
    { en: /\bprimary abilit/i, ja: '主能力', not: /プライマリ/ },
    { en: /\bsecret objectives?\b/i, ja: 'シークレット目的', not: /秘密目的|シークレット(?!目的)/ },
    { en: /\bspecial objectives?\b/i, ja: 'スペシャル目的', not: /特別目的/ },
    { en: /\bpublic objectives?\b/i, ja: '公開目的' },
    { en: /\bhigh alert\b/i, ja: 'ハイアラート', not: /厳戒/ },
    { en: /\bdistant suns\b/i, ja: '遥かなる星々', not: /遠き太陽/ },
    { en: /\bcommand counters?\b/i, ja: 'コマンドカウンター' },
    { en: /\bstrategy allocation\b/i, ja: 'ストラテジーアロケーション' },
    { en: /\bfleet supply\b/i, ja: '艦隊補給', not: /艦隊供給|フリートサプライ/ },
    { en: /\bcommand pool\b/i, ja: 'コマンドプール' },
    { en: /\bstrategy cards?\b/i, ja: 'ストラテジーカード', not: /戦略カード/ },
    { en: /\baction cards?\b/i, ja: 'アクションカード' },
    { en: /\bpolitical cards?\b/i, ja: '政治カード' },
    { en: /\btrade agreements?\b/i, ja: '協定', not: /(交易|通商)協定/ },
    { en: /\btrade stations?\b/i, ja: 'トレードステーション', not: /交易ステーション/ },
    { en: /\basteroids?\b/i, ja: 'アステロイド', not: /小惑星/ },
    { en: /\bsupernovas?\b/i, ja: 'スーパーノヴァ', not: /超新星/ },
    { en: /\bion storms?\b/i, ja: 'イオンストーム', not: /イオン嵐/ },
    { en: /\bnebulas?\b/i, ja: '星雲' },
    { en: /\bwormholes?\b/i, ja: 'ワームホール', not: /ワームホール・/ },
    { en: /\binfluence\b/i, ja: '影響力' },
    { en: /\bresources\b/i, ja: '資源' },
    { en: /\bspeaker\b/i, ja: 'スピーカー' },
    { en: /\bhome systems?\b/i, ja: '母星系' },
    { en: /\bartifacts?\b/i, ja: 'アーティファクト', not: /(?<!太古の)遺物/ },
    { en: /\bbonus counters?\b/i, ja: 'ボーナスカウンター' },
    { en: /\bspace battles?\b/i, ja: '宇宙戦闘', not: /宇宙戦[^闘]/ },
    { en: /\bvoice of the council\b/i, ja: '議会声明', not: /評議会/ },
    { en: /\bground forces?\b/i, ja: '陸軍', not: /地上軍|地上部隊|歩兵/ },
    { en: /\bshock troops?\b/i, ja: 'ショックトループ' },
    { en: /\bcarriers?\b/i, ja: '空母' },
    { en: /\bdreadnoughts?\b/i, ja: '戦艦', not: /ドレッドノート|弩級/ },
    { en: /\bcruisers?\b/i, ja: '巡洋艦', not: /クルーザー/ },
    { en: /\bdestroyers?\b/i, ja: '駆逐艦', not: /デストロイヤー/ },
    { en: /\bwar suns?\b/i, ja: 'ウォー・サン', not: /ウォーサン|戦闘太陽|戦争太陽/ },
    { en: /(?<!anti-)\bfighters?\b/i, ja: '戦闘機', not: /ファイター/ },
    { en: /\bspace docks?\b/i, ja: 'スペースドック' },
    { en: /\bcustodians?\b/i, ja: '警備隊' },
    { en: /\brefresh(?:es)?\b/i, ja: 'リフレッシュ' },
    { en: /\bexhausts?\b/i, ja: '消耗', not: /使用済みに|使用済みの自分/ },
    { en: /\bactivat(?:e|es|ed)\b/i, ja: '起動', not: /活性化/ },
    { ja: '上陸', not: /着陸/ },
    { en: /\btrade cards?\b/i, ja: '貿易カード', not: /交易カード/ },
  ],
}

/** Texts that say it in other words, each with why. */
const FINE: readonly [key: RegExp, why: string][] = [
  [/\.(ancient-artifact|science-community-speaker|influence-in-the-merchants-guild)\.name$/, 'a name'],
  [/^space-station-phoenix\.sector\.322\.name$/, 'a name'],
  [/\.coach\.sabotageRun$/, 'the question above it names the War Sun'],
  [/\.fight\.what\.sabotageStrikes$/, 'a narrow column: those who have passed, without at whom'],
]

interface Text {
  key: string
  words: string
}

const textsIn = (tree: GameText, path: string): Text[] =>
  Object.entries(tree).flatMap(([key, one]) => {
    const at = path === '' ? key : `${path}.${key}`
    return typeof one === 'string' ? [{ key: at, words: one }] : textsIn(one, at)
  })

/** The texts of a game with those that only its book has. */
async function textOfAll({ load }: (typeof catalogue)[string]): Promise<Record<'en' | 'ja', GameText>> {
  const { text, book } = await load()
  if (!book) return text
  const [en, ja] = await Promise.all([book('en'), book('ja')])
  return { en: merge({}, text.en, en.text), ja: merge({}, text.ja, ja.text) }
}

/** What is lacking where an English text has a thing and the Japanese one calls it otherwise. */
function otherwise(game: string, text: Record<'en' | 'ja', GameText>): Text[] {
  const japanese = new Map(textsIn(text.ja, game).map(({ key, words }) => [key, words]))
  return textsIn(text.en, game).flatMap(({ key, words }) => {
    const said = words.replace(/\{\{\w+\}\}/g, '…')
    const here = japanese.get(key) ?? japanese.get(key.replace(/_one$/, '_other')) ?? ''
    return (TERMS[game] ?? [])
      .filter(({ en, ja }) => here !== '' && en?.test(said) && !here.includes(ja))
      .map(({ ja }) => ({ key, words: `${words} | ${here} (${ja})` }))
  })
}

describe('texts in Japanese', () => {
  for (const [game, one] of Object.entries(catalogue))
    describe(game, () => {
      const home = new URL(`../../games/${game}/`, import.meta.url)
      const also = async (part: string): Promise<GameText> =>
        existsSync(new URL(part, home)) ? (await import(new URL(`${part}/text/ja.ts`, home).href)).ja : {}

      it('never call a thing by another word', async () => {
        const texts = textsIn(
          { text: (await textOfAll(one)).ja, lessons: await also('lessons'), puzzles: await also('puzzles') },
          game,
        )
        const wrong = texts.flatMap(({ key, words }) =>
          (TERMS[game] ?? [])
            .filter(({ not }) => not?.test(words))
            .map(({ ja }) => `${key} (${ja}): ${words}`),
        )
        expect(wrong).to.deep.equal([])
      })

      it('have the word where the English text has the thing', async () => {
        const lacking = otherwise(game, await textOfAll(one))
        const wrong = lacking.filter(({ key }) => !FINE.some(([fine]) => fine.test(key)))
        expect(wrong.map(({ key, words }) => `${key}: ${words}`)).to.deep.equal([])
      })

      it('are asked for words of things that the English ones have', async () => {
        const english = textsIn((await textOfAll(one)).en, game)
        const unknown = (TERMS[game] ?? []).filter(
          ({ en }) => en && !english.some(({ words }) => en.test(words)),
        )
        expect(unknown.map(({ ja }) => ja)).to.deep.equal([])
      })

      it('name who is waited for once', async () => {
        const { waiting } = (await one.load()).text.ja
        for (const { key, words } of textsIn(waiting as GameText, 'waiting'))
          expect(words, key).not.to.match(/^[はがの]/)
      })
    })

  it('that say it in other words lack the usual one', async () => {
    const lacking = (
      await Promise.all(
        Object.entries(catalogue).map(async ([game, one]) => otherwise(game, await textOfAll(one))),
      )
    ).flat()
    for (const [fine, why] of FINE)
      expect(
        lacking.some(({ key }) => fine.test(key)),
        `${fine}: ${why}`,
      ).to.equal(true)
  })
})
