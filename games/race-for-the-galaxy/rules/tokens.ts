/** Artifact tokens in the hands of players. Section 19. */
import { ref, type SeatId, say } from '../../kit/index.ts'
import type { Artifact, ArtifactPower } from '../cards.ts'
import { artifactOf } from '../data/artifacts.ts'
import { line } from '../line.ts'
import type { PlayerView, RaceState, RaceView, Uid } from '../state.ts'

const idOf = (token: Uid) => token.slice(0, token.indexOf('#'))

/** The design of a token; undefined for a back, and for what is no token. */
export const tokenOf = (token: Uid): Artifact | undefined => artifactOf(idOf(token))

/** A power of a token that its owner can still use. */
export interface TokenPower<P extends ArtifactPower = ArtifactPower> {
  token: Uid
  /** `A4#1/0`: the token and which of its powers. */
  ref: string
  power: P
}

/** The unused tokens of a player with a power of this kind, as far as the reader sees them. [RFTG-19.02] */
export function tokenPowers<K extends ArtifactPower['kind']>(
  g: RaceView,
  seat: SeatId,
  kind: K,
): TokenPower<Extract<ArtifactPower, { kind: K }>>[] {
  const { artifacts } = g.players[seat]!
  if (artifacts.length === 0) return []
  return artifacts.flatMap(({ id, used }) => {
    const powers = used ? [] : (tokenOf(id)?.powers ?? [])
    return powers.flatMap((power, index) =>
      power.kind === kind
        ? [{ token: id, ref: `${id}/${index}`, power: power as Extract<ArtifactPower, { kind: K }> }]
        : [],
    )
  })
}

/**
 * Whether a player has tokens that others know nothing of. Such a player is asked wherever a token might be used:
 * otherwise everybody could tell from the question what it is. [RFTG-20.15]
 */
export const hasSecretTokens = ({ artifacts }: PlayerView): boolean => artifacts.some(({ used }) => !used)

/** How things would be if a token were used. */
export function withoutToken(g: RaceView, seat: SeatId, token: Uid): RaceView {
  const player = g.players[seat]!
  const artifacts = player.artifacts.map(one => (one.id === token ? { ...one, used: true } : one))
  return { ...g, players: { ...g.players, [seat]: { ...player, artifacts } } }
}

/** Turns a token face up: it is used. [RFTG-19.02] */
export function spendToken(g: RaceState, seat: SeatId, token: Uid): void {
  g.players[seat]!.artifacts.find(({ id }) => id === token)!.used = true
  say(g, line('log.usesToken', { seat: ref('seat', seat), token: ref('artifact', token) }))
}
