import type { ReactNode } from 'react'
import { BrandMark } from '../design/Brand.tsx'
import css from './Notice.module.css'

/** A page that has only one thing to say: not found, the server is away, loading. */
export function Notice({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div className={css.notice}>
      <div className={css.mark}>
        <BrandMark size={72} />
      </div>
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      {children}
    </div>
  )
}
