import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Known } from '../../people.ts'
import css from '../lobby/fields.module.css'

/** Somebody in a list: the way to their page, and what one can do. */
export function Person({
  of: { id, name },
  note,
  children,
}: {
  of: Known
  note?: string
  children?: ReactNode
}) {
  return (
    <li className={css.actions}>
      <span className={css.what}>
        <Link href={`/person/${id}`}>
          <bdi>{name}</bdi>
        </Link>
        {note && <span className={css.note}>{note}</span>}
      </span>
      {children}
    </li>
  )
}
