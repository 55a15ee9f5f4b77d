import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/terms.ts'

export const phase: Translated<typeof en.phase> = {
  draftL3: 'ドラフト：レベル3の船',
  draftL2: 'ドラフト：レベル2の船',
  hub: 'ハブの選択',
  play: '本戦',
}

export const resource: Translated<typeof en.resource> = {
  food: { name: '食料' },
  water: { name: '水' },
  metal: { name: '金属' },
}

export const color: Translated<typeof en.color> = {
  teal: { name: 'ティール' },
  pink: { name: 'ピンク' },
  brown: { name: 'ブラウン' },
}

export const species: Translated<typeof en.species> = {
  teal: { name: 'ティールの宇宙人', effect: 'ティールのセクターにだけ住める。' },
  pink: { name: 'ピンクの宇宙人', effect: 'ピンクのセクターにだけ住める。' },
  brown: { name: 'ブラウンの宇宙人', effect: 'ブラウンのセクターにだけ住める。' },
  gold: { name: 'ゴールドの宇宙人', effect: 'どの色のセクターにも住める。' },
  human: { name: 'ヒューマン', effect: 'どの色のセクターにも住める。輸送ではなく、惑星探査で迎える。' },
}

export const face: Translated<typeof en.face> = {
  food: { name: '食料' },
  water: { name: '水' },
  metal: { name: '金属' },
  human: { name: 'ヒューマン' },
}

export const track: Translated<typeof en.track> = {
  dismantle: { name: '解体' },
  construct: { name: '建築' },
  transport: { name: '輸送' },
  expedition: { name: '惑星探査' },
}

export const shipType: Translated<typeof en.shipType> = {
  dismantle: { name: '解体船' },
  construct: { name: '建築船' },
  transport: { name: '輸送船' },
  expedition: { name: '惑星探査船' },
  diplomacy: { name: '外交船' },
  farm: { name: '農場船' },
  ice: { name: '氷採集船' },
}

export const counter: Translated<typeof en.counter> = {
  ships: { name: '自分の船' },
  shipsDismantled: { name: '解体した自分の船' },
  sectors: { name: 'セクター' },
  sectorsL1: { name: 'レベル1セクター' },
  sectorsL2: { name: 'レベル2セクター' },
  sectorsL3: { name: 'レベル3セクター' },
  fullSectors: { name: '満室のセクター' },
  completeWings: { name: '完成した翼' },
  residents: { name: '住民' },
  aliens: { name: '宇宙人' },
  humans: { name: 'ヒューマン' },
  tealAliens: { name: 'ティールの宇宙人' },
  pinkAliens: { name: 'ピンクの宇宙人' },
  brownAliens: { name: 'ブラウンの宇宙人' },
  goldAliens: { name: 'ゴールドの宇宙人' },
  species: { name: '種族の種類' },
  speciesSets: { name: '五種族ひとそろい' },
  diplomacyLevels: { name: '外交レベルの合計' },
  tracksLed: { name: '単独首位のトラック' },
  tracksAtLeast3: { name: 'レベル3以上のトラック' },
  gems: { name: 'GEM' },
  resources: { name: '資源' },
  metal: { name: '金属' },
}

export const type: Translated<typeof en.type> = {
  sections: 'ルールのあらまし',
  glossary: 'ゲームの用語',
  ship: '船',
  hub: 'ハブ',
  sector: 'セクター',
  track: '外交トラック',
  species: '住民',
}
