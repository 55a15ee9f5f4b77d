import i18next from 'i18next'
import { Component, type ReactNode } from 'react'
import css from './Notice.module.css'
import { fileBeside } from './place.ts'
import { isLost } from './staleChunks.ts'

/** Shown instead of a blank page when a page breaks. Uses no component library: that may be what broke. */
export class CrashBoundary extends Component<
  { children: ReactNode },
  { broken: 'page' | 'part' | undefined }
> {
  override state = { broken: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { broken: isLost(error) ? ('part' as const) : ('page' as const) }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    const { broken } = this.state as { broken: 'page' | 'part' | undefined }
    if (!broken) return this.props.children
    return (
      <main className={css.notice} role="alert">
        <h1>{i18next.t(broken === 'part' ? 'away.part' : 'crash.title')}</h1>
        <p>{i18next.t(broken === 'part' ? 'away.partLead' : 'crash.lead')}</p>
        <button type="button" className={css.action} onClick={() => location.reload()}>
          {i18next.t('crash.reload')}
        </button>
        {broken === 'part' && <a href={fileBeside('')}>{i18next.t('notFound.home')}</a>}
      </main>
    )
  }
}
