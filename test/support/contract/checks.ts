import type { State } from 'boardgame.io'
import fc from 'fast-check'
import compact from 'lodash/compact.js'
import isEqual from 'lodash/isEqual.js'
import omit from 'lodash/omit.js'
import pick from 'lodash/pick.js'
import sortBy from 'lodash/sortBy.js'
import {
  asksOf,
  askWith,
  canTakeBack,
  type GameModule,
  isOpen,
  isWaiting,
  type KitState,
  LANGUAGES,
  type LegalMove,
  linesOf,
  piecesIn,
  type SeatId,
  takenBack,
} from '../../../games/kit/index.ts'
import type { Engine } from '../bgio.ts'
import type { Chance } from './chance.ts'
import type { ContractOf } from './suite.ts'
import type { Words } from './words.ts'

/** Where a random game stands, and what is needed to look into it. */
export interface Position<S extends KitState, V> {
  module: GameModule<S, V>
  contract: ContractOf<S, V>
  engine: Engine<S>
  match: State<S>
  chance: Chance
  words: Words
  /** What the contract calls conserved, at the start of this game. */
  conserved: unknown
}

/** Legal moves that are tried out in one position, and wrong ones. */
const TRIED = 4
const WRONG = 8

/** Everything that holds in every position of every game. Throws with what does not. */
export function checkPosition<S extends KitState, V>(position: Position<S, V>): void {
  checkState(position)
  checkPieces(position)
  const { module, contract, match } = position
  const readers = [...match.ctx.playOrder, null]
  for (const seat of readers) checkView(position, seat)
  for (const seat of match.ctx.playOrder) {
    const legal = checkLegal(position, seat)
    tryLegal(position, seat, legal)
    tryWrong(position, seat, legal)
    if (contract.isSecret) compareSecrets(position, seat, legal)
  }
  sayAsks(position)
  position.words.key(`phase.${match.G.phase}`, module.meta.id)
}

/** The state is plain JSON, boardgame.io follows it, and no component is lost. */
function checkState<S extends KitState, V>({ match, contract, conserved }: Position<S, V>): void {
  const { G, ctx } = match
  expectSame(JSON.parse(JSON.stringify(G)), G, 'the state differs from its JSON')
  const bytes = Buffer.byteLength(JSON.stringify(G))
  if (bytes > (contract.stateBytesAtMost ?? bytes)) fail(`the state has ${bytes} bytes`)
  // Throws where something of a draft lives on.
  structuredClone(G)
  expectSame(ctx.gameover ?? null, G.outcome, 'boardgame.io and the state disagree about the end')
  if (contract.conserved) expectSame(contract.conserved(G), conserved, 'components are not conserved')
  if (G.outcome) {
    expectSame(G.asks, [], 'somebody is asked after the end')
    if (!G.outcome.winners.every(seat => ctx.playOrder.includes(seat))) fail('a winner has no seat')
    return
  }
  expectSame(ctx.phase, G.phase, 'boardgame.io is in another phase than the state')
  const asked = [...new Set(G.asks.map(({ seat }) => seat))].sort()
  expectSame(Object.keys(ctx.activePlayers ?? {}).sort(), asked, 'others are active than those who are asked')
  if (!isWaiting(G)) fail('the game waits for nobody')
  const ids = G.asks.map(({ id }) => id)
  expectSame(
    ids,
    [...new Set(ids)].sort((a, b) => a - b),
    'questions out of order',
  )
}

const OF_THE_KIT = ['asks', 'steps', 'log', 'outcome', 'standing']

/** Every pile of the state is named in `pieces`, and holds only what has a name there. */
function checkPieces<S extends KitState, V>({ match: { G, ctx }, module, words }: Position<S, V>): void {
  if (!module.pieces) return
  for (const { path, type, id } of piecesIn(module.pieces, G)) {
    if (type !== 'seat') words.key(`${type}.${id}.name`, path)
    else if (!ctx.playOrder.includes(id)) fail(`${path} holds seat ${id}`)
  }
  const paths = Object.keys(module.pieces)
  for (const path of pilesIn(omit(G, OF_THE_KIT))) {
    if (!paths.some(named => fits(named.split('.'), path)))
      fail(`pieces do not say what lies in ${path.join('.')}`)
  }
}

const fits = (named: readonly string[], path: readonly string[]) =>
  named.length === path.length && named.every((part, i) => part === '*' || part === path[i])

/** Paths of the lists of ids. */
const pilesIn = (value: unknown, path: readonly string[] = []): string[][] => {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.some(one => typeof one === 'string')) return [[...path]]
  return Object.entries(value).flatMap(([key, one]) => pilesIn(one, [...path, key]))
}

/** A view is plain JSON of bounded size, and depends on nothing that the reader may not see. */
function checkView<S extends KitState, V>(position: Position<S, V>, seat: SeatId | null): void {
  const { module, contract, match, chance } = position
  const view = module.view(match.G, seat)
  const json = JSON.stringify(view)
  expectSame(JSON.parse(json), view, `the view of ${seat} differs from its JSON`)
  const bytes = Buffer.byteLength(json)
  contract.noteView?.(bytes)
  if (bytes > contract.viewBytesAtMost) fail(`the view of ${seat} has ${bytes} bytes`)
  for (const key of ['steps', 'memo'])
    if (json.includes(`"${key}":`)) fail(`the view of ${seat} shows ${key}`)

  expectSame(
    module.view(answeredOtherwise(match.G, seat), seat),
    view,
    `${seat} sees what others have answered blindly or in advance`,
  )
  if (contract.scramble) {
    const other = structuredClone(match.G)
    contract.scramble(other, seat, chance.shuffle)
    expectSame(module.view(other, seat), view, `the view of ${seat} depends on what it may not see`)
  }
}

/** The state had the others answered blindly, or in advance, in another way, or not at all. */
function answeredOtherwise<S extends KitState>(g: S, seat: SeatId | null): S {
  const other = structuredClone(g)
  for (const of of Object.keys(other.standing ?? {}))
    if (of !== seat)
      other.standing![of] = { 1: { id: 1, kinds: ['any'], move: 'any', args: [], guards: {}, lasts: {} } }
  for (const one of other.asks) {
    if (one.seat === seat || !one.blind) continue
    if (one.answer) one.answer = { move: 'another', args: ['anything'] }
    if (one.blind === 'open') continue
    if (one.answer) delete one.answer
    else one.answer = { move: 'another', args: [] }
  }
  return other
}

/** The legal moves of a seat: the same from its view as from the state, and at least one for every question. */
function checkLegal<S extends KitState, V>(position: Position<S, V>, seat: SeatId): LegalMove[] {
  const { module, match, words } = position
  const legal = module.legalMoves(module.view(match.G, seat), seat)
  expectSame(
    module.legalMoves(match.G as unknown as V, seat),
    legal,
    `${seat} sees other legal moves than there are`,
  )
  for (const { id, kind } of asksOf(match.G, seat)) {
    // Not required ones, too: a bot that is active and finds no move stops boardgame.io.
    if (!legal.some(({ args }) => args[0] === id)) fail(`${seat} is asked ${kind} and can do nothing`)
  }
  for (const { move, label } of legal) words.line(label, `label of ${move}`)
  checkDistinct(position, seat, legal)
  checkStanding(position, seat)
  return legal
}

/** On what answers in advance depend is the same from the view as from the state, and they have words. */
function checkStanding<S extends KitState, V>(position: Position<S, V>, seat: SeatId): void {
  const { module, match, words } = position
  const { standing } = module
  checkAhead(position, seat)
  if (!standing) return
  const view = module.view(match.G, seat)
  for (const fact of standing.facts) {
    const seen = standing.fact(view, seat, fact)
    expectSame(standing.fact(match.G as unknown as V, seat, fact), seen, `${seat} sees another ${fact}`)
    for (const text of ['fact', 'until']) words.line({ key: `${text}.${fact}`, params: { of: '' } }, 'fact')
  }
  for (const { label, held } of standing.given(view, seat)) {
    words.line(label, 'answer in advance')
    for (const why of held) words.line(why, 'answer in advance')
  }
}

/** Of all that can be said in advance one way holds, every other one can be chosen, and all have words. */
function checkAhead<S extends KitState, V>({ module, match, words }: Position<S, V>, seat: SeatId): void {
  if (match.G.asks.length === 0) return
  const view = module.view(match.G, seat)
  for (const { id, label, help, group, ways, held } of module.ahead?.(view, seat) ?? []) {
    for (const said of compact([label, help, group, ...held])) words.line(said, `in advance: ${id}`)
    if (ways.filter(({ isNow }) => isNow).length !== 1) fail(`${seat} has not said one thing of ${id}`)
    for (const way of ways) {
      words.line(way.label, `in advance: ${id}`)
      const refusal = way.isNow ? undefined : module.refusal(view, seat, way.move, way.args)
      if (refusal) fail(`${seat} cannot say ${JSON.stringify(way)}: ${JSON.stringify(refusal)}`)
    }
  }
}

/**
 * No move of a seat is offered twice, and no two read alike or are pointed at alike on the board, but with copies of the
 * same thing.
 */
function checkDistinct<S extends KitState, V>(
  { module, contract, match, words }: Position<S, V>,
  seat: SeatId,
  legal: LegalMove[],
): void {
  const offered = new Map<string, LegalMove>()
  for (const one of legal) {
    const id = JSON.stringify([
      one.move,
      countsOrder(match.G, contract, one) ? one.args : one.args.map(unordered),
    ])
    const other = offered.get(id)
    if (other)
      fail(`${seat} is offered ${one.move} ${JSON.stringify(other.args)} twice: ${JSON.stringify(one.args)}`)
    offered.set(id, one)
  }
  const apart = (what: string, told: (move: LegalMove, index: number) => string) => {
    const first = new Map<string, string>()
    legal.forEach((one, index) => {
      const meant = JSON.stringify([one.move, one.args]).replace(/#\d+/g, '')
      const words = told(one, index)
      const other = first.get(words) ?? meant
      if (other !== meant) fail(`${other} and ${meant} of ${seat} have the same ${what}: ${words}`)
      first.set(words, other)
    })
  }
  for (const language of LANGUAGES) apart(`words in ${language}`, ({ label }) => words.read(label, language))
  const facets = contract.facets?.(module.view(match.G, seat), seat, legal)
  if (facets) apart('facets on the board', (_, index) => JSON.stringify(facets[index]))
}

/** Whether a move says something else when it names the same things in another order. */
const countsOrder = <S extends KitState, V>(
  g: S,
  { ordered = [] }: ContractOf<S, V>,
  { move, args }: LegalMove,
): boolean => ordered.includes(move) || (move === 'answer' && askWith(g, args[0])?.pick?.ordered === true)

/** The same whatever the order of the things that a move names. Where a list has parts of many kinds, each has its place. */
function unordered(value: unknown): unknown {
  if (Array.isArray(value)) {
    const parts = value.map(unordered)
    const isSet = new Set(parts.map(part => typeof part)).size === 1
    return isSet ? sortBy(parts, part => JSON.stringify(part)) : parts
  }
  if (typeof value !== 'object' || value === null) return value
  return sortBy(Object.entries(value), ([key]) => key).map(([key, part]) => [key, unordered(part)])
}

/** What is listed as legal is accepted, whoever of several seats comes first. */
function tryLegal<S extends KitState, V>(position: Position<S, V>, seat: SeatId, legal: LegalMove[]): void {
  const { module, engine, match, chance } = position
  const view = module.view(match.G, seat)
  const before = JSON.stringify(match.G)
  for (const { move, args } of chance.sample(legal, TRIED)) {
    const refusal = module.refusal(view, seat, move, args)
    if (refusal)
      fail(`${seat} ${move} ${JSON.stringify(args)} is listed, but refused: ${JSON.stringify(refusal)}`)
    const after = engine.move(match, seat, move, args)
    if (after === match)
      fail(`${seat} ${move} ${JSON.stringify(args)} is listed, but boardgame.io refuses it`)
    checkTakeBack(position, seat, move, args, after)
  }
  if (JSON.stringify(match.G) !== before) fail(`moves of ${seat} changed the state before them`)
}

/** Whoever takes a move back has learned nothing from it: it would have looked the same, whatever is hidden from them. */
function checkTakeBack<S extends KitState, V>(
  { module, contract, engine, match, chance }: Position<S, V>,
  seat: SeatId,
  move: string,
  args: unknown[],
  after: State<S>,
): void {
  if (!isEqual(match.plugins.random, after.plugins.random)) return
  const made = { before: match.G, after: after.G, seat, args }
  if (!canTakeBack(module, match.ctx.playOrder, made)) return
  contract.noteTakeBack?.()
  const back = takenBack(match.G, after.G, seat)
  for (const reader of [...match.ctx.playOrder, null]) {
    const [then, now] = [match.G, back].map(g => omit(module.view(g, reader) as object, ['log', 'standing']))
    expectSame(now, then, `${reader} sees something else once ${seat} has taken back ${move}`)
  }
  if (!contract.scramble) return
  const { steps, asks, lastAsk } = structuredClone(match.G)
  const hidden = structuredClone(match.G)
  contract.scramble(hidden, seat, chance.shuffle)
  // What others said in advance fitted other cards: where it acts at all, nothing can be taken back.
  const standing = hidden.standing && pick(hidden.standing, seat)
  const same = engine.move(
    { ...match, G: { ...hidden, steps, asks, lastAsk, ...(standing && { standing }) } },
    seat,
    move,
    args,
  )
  expectSame(
    module.view(same.G, seat),
    module.view(after.G, seat),
    `${seat} has learned something from ${move} ${JSON.stringify(args)}, which can be taken back`,
  )
}

/** Anything else is either legal after all, for both, or refused with a reason and without an effect. */
function tryWrong<S extends KitState, V>(position: Position<S, V>, seat: SeatId, legal: LegalMove[]): void {
  const { module, contract, engine, match, words } = position
  const view = module.view(match.G, seat)
  const before = JSON.stringify(match.G)
  for (let i = 0; i < WRONG; i++) {
    const { move, args, isReworded } = wrongMove(position, seat, legal)
    const attempt = `${seat} ${move} ${JSON.stringify(args)}`
    const refusal = module.refusal(view, seat, move, args)
    expectSame(
      module.refusal(match.G as unknown as V, seat, move, args),
      refusal,
      `${attempt}: the state refuses otherwise`,
    )
    const accepted = engine.move(match, seat, move, args) !== match
    if (accepted === Boolean(refusal)) {
      fail(`${attempt} is ${accepted ? 'accepted' : 'refused'}, though ${JSON.stringify(refusal) ?? 'legal'}`)
    }
    if (!refusal) continue
    // What names a thing that is none has no words for it.
    if (!isReworded) words.line(refusal.text, `refusal ${refusal.rule}`)
    if (refusal.rule !== 'kit' && contract.rules && !contract.rules.has(refusal.rule)) {
      fail(`${attempt} is refused by ${refusal.rule}, which is not in the catalogue of rules`)
    }
  }
  if (JSON.stringify(match.G) !== before) fail(`a refused move of ${seat} changed the state`)
}

const junk = fc.sample(fc.jsonValue({ maxDepth: 2 }), { seed: 7, numRuns: 300 }).filter(value => {
  // boardgame.io puts the arguments of a refused move into a sentence: what is no word makes it throw.
  return !/toString|valueOf|__proto__/.test(JSON.stringify(value))
})

/** Ids of nothing, and what every object has. */
const NO_IDS = ['', 'nothing', 'constructor', 'valueOf']

/** All ids and names of fields in some moves. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [key, ...wordsIn(one)])
}

/** The same with some of its words in the place of others: ids of other things, and of none. */
function reworded(value: unknown, words: readonly string[], chance: Chance): unknown {
  const other = (word: string) => (chance.oneIn(2) ? chance.pick([...words, ...NO_IDS]) : word)
  if (typeof value === 'string') return other(value)
  if (Array.isArray(value)) return value.map(one => reworded(one, words, chance))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, one]) => [
    chance.oneIn(4) ? other(key) : key,
    reworded(one, words, chance),
  ])
  return Object.fromEntries(fields)
}

/** A legal move that was tampered with; after the end, some move. */
function wrongMove<S extends KitState, V>(
  { module, match, chance }: Position<S, V>,
  seat: SeatId,
  own: LegalMove[],
) {
  const { G, ctx } = match
  const others = ctx.playOrder.flatMap(other =>
    other === seat ? [] : module.legalMoves(G as unknown as V, other),
  )
  const known: { move: string; args: unknown[] }[] =
    own.length + others.length > 0 ? [...own, ...others] : [{ move: 'answer', args: [G.lastAsk, []] }]
  const { move, args } = chance.pick(own.length === 0 || chance.oneIn(4) ? known : own)
  const [id, ...rest] = args
  const at = chance.int(args.length)
  const replaced = (value: unknown) => args.map((arg, i) => (i === at ? value : arg))
  const nested = (value: unknown): unknown => {
    if (!Array.isArray(value) || value.length === 0) return chance.pick(junk)
    return chance.pick([
      value.slice(1),
      [...value, value[0]],
      [...value, chance.pick(junk)],
      [...value].reverse(),
      [],
    ])
  }
  return chance.pick<() => { move: string; args: unknown[]; isReworded?: true }>([
    () => ({ move, args: replaced(chance.pick(junk)) }),
    () => ({ move, args: replaced(nested(args[at])) }),
    () => ({ move, args: replaced(chance.pick(known).args[at]) }),
    () => ({ move, args: reworded(args, wordsIn(known), chance) as unknown[], isReworded: true }),
    () => ({ move, args: args.slice(0, -1) }),
    () => ({ move, args: [...args, chance.pick(junk)] }),
    () => ({ move, args: [Number(id) + chance.pick([-1, 1, 1000, 0.5]), ...rest] }),
    () => ({ move, args: [String(id), ...rest] }),
    () => ({ move: chance.pick(known).move, args }),
    () => ({ move: chance.pick(['constructor', '__proto__', 'toString', 'undo', '', 'setup']), args }),
  ])()
}

/** While others still owe the same answer, nobody can tell by anything which answer a seat has given. */
function compareSecrets<S extends KitState, V>(
  position: Position<S, V>,
  seat: SeatId,
  legal: LegalMove[],
): void {
  const { module, contract, engine, match, chance } = position
  for (const { id, kind } of asksOf(match.G, seat)) {
    const others = match.G.asks.filter(
      ask => ask.seat !== seat && ask.kind === kind && ask.required && isOpen(ask),
    )
    const secret = legal.filter(({ move, args }) => args[0] === id && contract.isSecret!(move, kind))
    if (others.length === 0 || secret.length < 2) continue
    const one = chance.pick(secret)
    const two = chance.pick(secret.filter(({ move }) => move === one.move))
    const [first, second] = [one, two].map(({ move, args }) => engine.move(match, seat, move, args))
    for (const reader of [...match.ctx.playOrder, null]) {
      if (reader === seat) continue
      const views = [first!, second!].map(({ G }) => module.view(G, reader))
      expectSame(views[0], views[1], `${reader} can tell ${JSON.stringify(one)} from ${JSON.stringify(two)}`)
    }
  }
}

function sayAsks<S extends KitState, V>({ match: { G }, words }: Position<S, V>): void {
  for (const { kind, about, pick } of G.asks) {
    words.line({ key: `ask.${kind}`, params: about ?? {} }, 'question')
    words.line({ key: `waiting.${kind}`, params: about ?? {} }, 'question')
    if (pick && pick.of !== 'seat')
      for (const option of pick.options) words.key(`${pick.of}.${option}.name`, kind)
  }
  for (const { line, full } of linesOf(G.log)) {
    if (line) words.line(line, 'log')
    if (full) words.line(full, 'log')
  }
  if (G.outcome) words.line(G.outcome.line, 'outcome')
}

export function expectSame(actual: unknown, expected: unknown, otherwise: string): void {
  if (!isEqual(actual, expected))
    fail(`${otherwise}:\n  ${JSON.stringify(actual)}\n  ${JSON.stringify(expected)}`)
}

export function fail(problem: string): never {
  throw new Error(problem)
}
