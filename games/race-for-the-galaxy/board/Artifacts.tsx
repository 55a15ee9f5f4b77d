import { useLens } from '../../kit/board/Lens.tsx'
import type { SeatId } from '../../kit/index.ts'
import { tokenOf } from '../rules/tokens.ts'
import type { TakenToken } from '../state.ts'
import { artifactLines } from '../text/describe.ts'
import { useTable } from './table.ts'

/** The artifacts that a player has taken; those of others show their backs until they are used. */
export function Artifacts({ seat }: { seat: SeatId }) {
  const { view, words: t } = useTable()
  const { artifacts } = view.players[seat]!
  if (artifacts.length === 0) return null
  return (
    <ul className="rg-artifacts" aria-label={t('scores.artifacts')}>
      {artifacts.map((token, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
        <li key={`${token.id} ${i}`}>
          <Artifact token={token} />
        </li>
      ))}
    </ul>
  )
}

function Artifact({ token: { id, used } }: { token: TakenToken }) {
  const { words: t } = useTable()
  const design = tokenOf(id)
  const name = t.nameOf(design ? `artifact:${id}` : `artifactBack:${id}`)
  const { look, ...lens } = useLens(() => ({
    title: name,
    text: design ? artifactLines(design).map(t.read).join('\n') : t('artifact.hidden'),
    notes: used ? [t('artifact.used')] : [],
  }))
  return (
    <button
      {...lens}
      type="button"
      className="rg-artifact"
      data-used={used || undefined}
      onClick={event => look(event.currentTarget)}
    >
      {name} {used && <small>{t('artifact.used')}</small>}
    </button>
  )
}
