import i18next from 'i18next'
import { Component, type ReactNode } from 'react'
import css from './Notice.module.css'

/** Shown instead of a blank page when a page breaks. Uses no component library: that may be what broke. */
export class CrashBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <main className={css.notice} role="alert">
        <h1>{i18next.t('crash.title')}</h1>
        <p>{i18next.t('crash.lead')}</p>
        <button type="button" className={css.action} onClick={() => location.reload()}>
          {i18next.t('crash.reload')}
        </button>
      </main>
    )
  }
}
