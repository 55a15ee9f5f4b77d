import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { Heard } from '../../../kit/board/Heard.tsx'
import { claimable } from '../../rules/objectives/claims.ts'
import { FightPage } from '../fight/FightPage.tsx'
import { PAGES, type Page, useTable } from '../table.ts'
import { CardsPage } from './CardsPage.tsx'
import { ObjectivesPage } from './ObjectivesPage.tsx'
import { PoliticsPage } from './PoliticsPage.tsx'
import { SheetsPage } from './SheetsPage.tsx'
import { SystemPage } from './SystemPage.tsx'
import './pages.css'
import './politics.css'

/** Everything to look at beside the map. */
export function Pages() {
  const { view, words: t, page, show, seat } = useTable()
  const claims = seat === null || view.players[seat]!.race === null ? [] : claimable(view, seat)
  const tabs = useRef<HTMLDivElement>(null)
  // On a phone there is no room for all: a page may come up by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is shown
  useLayoutEffect(() => {
    const list = tabs.current
    const shown = list?.querySelector('[aria-selected=true]')?.getBoundingClientRect()
    if (!list || !shown) return
    const { left, width } = list.getBoundingClientRect()
    list.scrollLeft += shown.left + shown.width / 2 - left - width / 2
  }, [page])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const shown = all.filter(tab => tab.offsetParent !== null)
    const at = shown.indexOf(document.activeElement as HTMLElement)
    const next = shown[(at + step + shown.length) % shown.length]
    next?.focus()
    next?.click()
  }
  return (
    <>
      <div ref={tabs} className="ti-tabs" role="tablist" aria-label={t('page.label')} onKeyDown={onKeyDown}>
        {PAGES.filter(one => one !== 'battle' || view.fights.length > 0).map(one => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`ti-tab-${one}`}
            data-tab={one}
            aria-selected={page === one}
            aria-controls="ti-page"
            tabIndex={page === one ? 0 : -1}
            onClick={() => show(one)}
          >
            {one === 'galaxy' ? (
              // Where the map has a place of its own, this shows what is in a system of it.
              <>
                <span className="ti-narrow">{t('page.galaxy')}</span>
                <span className="ti-wide">{t('page.system')}</span>
              </>
            ) : (
              t(`page.${one}`)
            )}{' '}
            {one === 'objectives' && claims.length > 0 && (
              <b>
                {claims.length}
                <Heard> {t('objectives.now')}</Heard>
              </b>
            )}
          </button>
        ))}
      </div>
      <div
        id="ti-page"
        className="ti-page"
        role="tabpanel"
        aria-label={t(`page.${pageBeside(page)}`)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {page !== 'battle' && <Now />}
        {pageBeside(page) === 'system' && <SystemPage />}
        {page === 'battle' && <FightPage />}
        {page === 'objectives' && <ObjectivesPage />}
        {page === 'sheets' && <SheetsPage />}
        {page === 'politics' && <PoliticsPage />}
        {page === 'cards' && <CardsPage />}
      </div>
    </>
  )
}

/** Where the map has its own place, a system is shown beside it. */
const pageBeside = (page: Page): Page => (page === 'galaxy' ? 'system' : page)

/** Which round it is, what is played to, who speaks. */
function Now() {
  const { view, words: t } = useTable()
  return (
    <p className="ti-round">
      {view.round > 0 && <b>{t('round', { round: view.round })}</b>}{' '}
      {t('now', {
        phase: t.phase(view.phase),
        points: view.options.victoryPoints,
        seat: `seat:${view.speaker}`,
      })}
    </p>
  )
}
