import { useTable } from './table.ts'

/** A card as it is read: its name, when it is played, what it does. */
export function CardFace({ of, id }: { of: 'actionCard' | 'politicalCard' | 'objective'; id: string }) {
  const { words: t } = useTable()
  const ref = `${of}:${id}`
  const when = t.about(ref, 'when')
  return (
    <span className="ti-face-text">
      <b>{t.nameOf(ref)}</b>
      {when && <span className="ti-face-when">{when}</span>}
      <span className="ti-face-what">{t.about(ref, 'effect') ?? t.about(ref, 'text')}</span>
    </span>
  )
}
