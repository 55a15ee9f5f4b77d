import type { AirlockCard, Cell, Edge, OrbCard, OrbFace } from '../cards.ts'

const CELLS: { readonly [sign: string]: Cell } = {
  '.': 'empty',
  a: 'artifactA',
  b: 'artifactB',
  A: 'breedingArtifactA',
  j: 'jump',
  u: 'upliftBase',
  c: 'airlockCorridor',
  M: 'mainAirlock',
  S: 'smallAirlock',
}
const EDGES: { readonly [sign: string]: Edge } = { '-': 'open', '#': 'wall', 3: 3, 4: 4, 5: 5, 6: 6, 7: 7 }

/** Rows of signs, from top to bottom: of the spaces, of their upper edges, of their left edges. */
function face(cells: string, hEdges: string, vEdges: string): OrbFace {
  const read = <T>(rows: string, signs: { readonly [sign: string]: T }) =>
    rows.split(' ').map(row => [...row].map(sign => signs[sign]!))
  return { cells: read(cells, CELLS), hEdges: read(hEdges, EDGES), vEdges: read(vEdges, EDGES) }
}

/** The back is the letter of the id. */
const orbCard = (id: `A${string}` | `B${string}`, ...rows: Parameters<typeof face>): OrbCard => ({
  id,
  back: id.startsWith('A') ? 'A' : 'B',
  ...face(...rows),
})

/** The 45 orb cards, upright. */
export const ORB_CARDS: readonly OrbCard[] = [
  orbCard('A01', '.. j. uu', '-- 3- -- --', '#-# -## ##-'),
  orbCard('A02', '.. ju ..', '-- -- 4- --', '-## ##- #-#'),
  orbCard('A03', 'j. .u ..', '-- 5- ## --', '##- --# -3-'),
  orbCard('A04', 'u. .j u.', '#- -# -# ##', '#-- --# ---'),
  orbCard('A05', '.. A. ..', '#6 #- ## --', '--# #-# ---'),
  orbCard('A06', '.. A. ..', '## #5 ## -#', '--- #-# ---'),
  orbCard('A07', 'u. .. .A', '-# -- -- -#', '#-- -## ###'),
  orbCard('A08', '.u .. .A', '-# -- -- ##', '--# ### -#3'),
  orbCard('A09', '.. .. A.', '#- #- -- ##', '--- --# ##-'),
  orbCard('A10', '.. a. ..', '#4 -- -- #3', '5-# ##- 6-#'),
  orbCard('A11', 'a. .. ..', '#- #- #3 -#', '#-# --# ---'),
  orbCard('A12', '.u .. a.', '-- #- #- #-', '#-# --# #44'),
  orbCard('A13', 'A. .. ..', '#- #- #- -#', '#-# --- #--'),
  orbCard('A14', '.j .u .j', '-# -# -- -#', '#5- --# ##-'),
  orbCard('A15', 'a. j. ..', '## #- -- --', '#-# --5 --#'),
  orbCard('A16', '.j .a ..', '## -# 3# #-', '#-- #-# ---'),
  orbCard('A17', 'a. .. j.', '#- -- #- -#', '### #-# 4--'),
  orbCard('A18', '.j .a ..', '-- -# -- --', '### #4# -##'),
  orbCard('A19', '.j .. A.', '## 5- 6- ##', '#-# 43- #-#'),
  orbCard('A20', '.. .A ..', '-- 3- -# -#', '-## ### ---'),
  orbCard('A21', '.. .. .A', '-# #4 #- -#', '#-# --- #6#'),
  orbCard('A22', '.. A. ..', '#- -- #- 3#', '-#- ### ---'),
  orbCard('A23', 'u. .A ..', '## -- -5 -#', '--# #3# ---'),
  orbCard('A24', '.. uA ..', '#4 -- -# #-', '--# ##5 ---'),
  orbCard('A25', '.. a. .a', '4# #- 6# ##', '--- #-# --3'),
  orbCard('A26', 'a. .. .a', '6- 4- -- -#', '53# #-# #-#'),
  orbCard('A27', '.. aa ..', '#- -# #- -#', '#4- 6## --#'),
  orbCard('A28', 'a. .. ja', '#- -5 35 ##', '### --- ###'),
  orbCard('A29', 'A. .. ja', '#- -- ## -#', '##- #-- -#5'),
  orbCard('A30', '.. ja ..', '-# #- -# -#', '--# #4# ---'),
  orbCard('B01', '.b .. j.', '## -# #- --', '6-# #-4 #--'),
  orbCard('B02', '.. .. b.', '-# 5- -- #-', '--- #-# ###'),
  orbCard('B03', '.b .. ..', '## -# -- --', '#-# #-# -#-'),
  orbCard('B04', 'j. ub ..', '#- -# -- ##', '--- ### #-#'),
  orbCard('B05', 'j. .. .b', '-# #- -# ##', '--4 #-# #-#'),
  orbCard('B06', '.. .. .b', '-# #- -# 4#', '--# #-- #-#'),
  orbCard('B07', '.. b. ..', '-# #- -# #5', '--# #-# #-4'),
  orbCard('B08', '.. .b ..', '-- #6 -# ##', '--- #-# 4--'),
  orbCard('B09', 'b. .. .j', '## -- -- 4#', '#-# #-# 4-#'),
  orbCard('B10', '.u .. jb', '-# -- -- -#', '--# #6# ###'),
  orbCard('B11', '.b .. ..', '6# -- -- -#', '#-# ### --4'),
  orbCard('B12', 'b. .. ..', '## -- -- #-', '#-# 6## 5#-'),
  orbCard('B13', 'u. .b ..', '#- -# -# #4', '#-- #-# 5-#'),
  orbCard('B14', '.. .b ..', '5# -# -# #-', '#-4 #-7 ---'),
  orbCard('B15', '.b .. ..', '6# -- -- -#', '#-# #-# ---'),
]

/** The main airlock in two cards, and two small airlocks. */
export const AIRLOCK_CARDS: readonly AirlockCard[] = [
  { id: 'MAIN-W', place: { x: -2, y: 0 }, ...face('cj cM cc', '-# -- -- #3', '#-- --- ---') },
  { id: 'MAIN-E', place: { x: 0, y: 0 }, ...face('cc Mc cc', '#- -- -- #-', '--- --# ---') },
  { id: 'SMALL-1', place: null, ...face('cc Sc cc', '-# #- #- -#', '--- #-- #-#') },
  { id: 'SMALL-2', place: null, ...face('cc Sc cc', '-# #- #- -#', '--- #-- #-#') },
]

const byId: ReadonlyMap<string, OrbCard> = new Map(ORB_CARDS.map(card => [card.id, card]))
const airlockById: ReadonlyMap<string, AirlockCard> = new Map(AIRLOCK_CARDS.map(card => [card.id, card]))

export const orbCardOf = (id: string): OrbCard => byId.get(id)!
export const airlockCardOf = (id: string): AirlockCard => airlockById.get(id)!
