import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { BrandMark } from '../design/Brand.tsx'
import { SkipLink } from '../design/SkipLink.tsx'
import { isOpenTo } from '../lobby/rows.ts'
import { changeLanguage, useT } from './i18n.ts'
import { ensureNameOfJapanese } from './japanese.ts'
import { useLiveRooms } from './liveRooms.ts'
import { useNetwork, useOnline } from './lobbySocket.ts'
import { isolated } from './names.ts'
import { HAS_SERVER } from './place.ts'
import { useMe } from './queries.ts'
import css from './Shell.module.css'
import { changeSettings, useSettings } from './settings.ts'
import { useTheme } from './theme.ts'
import { useWindow } from './useWindow.ts'

interface ShellProps {
  /** Title of the page, for the window. */
  title?: string
  /** Something waits for the reader: the window says so. */
  turn?: boolean
  children: ReactNode
}

/** The frame of every page but the running table: brand, where one can go, name, language, theme; below it the page. */
export function Shell({ title, turn, children }: ShellProps) {
  const t = useT()
  const online = useOnline()
  const network = useNetwork()
  useWindow(title ? `${title} · ${t('brand')}` : t('brand'), turn ? t('table.yourTurn') : undefined)
  return (
    <div className={css.shell}>
      <SkipLink to="content" className={css.skip}>
        {t('skip')}
      </SkipLink>
      <header className={css.top}>
        <Link href="/" className={css.brand} aria-label={t('top.home')}>
          <BrandMark size={30} />
          <span>{t('brand')}</span>
        </Link>
        <Places />
        <div className={css.tools}>
          <MyName />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      {HAS_SERVER && !online && (
        <p className={css.away} role="status">
          {t(network ? 'away.banner' : 'away.offline')}
        </p>
      )}
      <main id="content" className={css.content} tabIndex={-1}>
        {children}
      </main>
      <footer className={css.foot}>
        <Link href="/practice">{t('practice.link')}</Link>
        <Link href="/credits">{t('top.credits')}</Link>
      </footer>
    </div>
  )
}

/** The words that people look for. */
function Places() {
  const t = useT()
  const { data: me } = useMe()
  return (
    <nav className={css.places} aria-label={t('top.places')}>
      <Place to="/">{t('top.play')}</Place>
      {HAS_SERVER && (
        <Place to="/tables">
          {t('top.tables')} <OpenCount />
        </Place>
      )}
      <Place to="/learn">{t('top.learn')}</Place>
      {HAS_SERVER && <Place to="/friends">{t('top.club')}</Place>}
      {/* Whoever has lost a phone, and whoever does not want to lose their tables. Others have their name alone. */}
      {me && !me.account && <Place to="/account">{t('top.signIn')}</Place>}
    </nav>
  )
}

function Place({ to, children }: { to: string; children: ReactNode }) {
  const [at] = useLocation()
  const isHere = to === '/' ? at === to : `${at}/`.startsWith(`${to}/`)
  return (
    <Link href={to} className={css.place} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}

/** How many tables can be joined. Its room is kept until that is known. */
function OpenCount() {
  const t = useT()
  const { data: me } = useMe()
  const { listed, hasMore } = useLiveRooms()
  const count = listed?.filter(room => isOpenTo(room, me)).length
  return (
    <span className={css.count}>
      {count !== undefined && (
        <>
          {count}
          {hasMore && '+'} <span className={css.heard}>{t('top.open')}</span>
        </>
      )}
    </span>
  )
}

function MyName() {
  const t = useT()
  const { data: me } = useMe()
  if (!me) return null
  return (
    <Link
      href="/name"
      state={{ isOurs: true }}
      className={css.me}
      aria-label={t('top.name', { name: isolated(me.name) })}
    >
      <svg viewBox="0 0 20 20" width="1rem" height="1rem" aria-hidden="true" focusable="false">
        <circle cx="10" cy="6.500" r="3.700" />
        <path d="M3 18c0-4.200 3-6.300 7-6.300s7 2.100 7 6.300" />
      </svg>
      <bdi>{me.name}</bdi>
    </Link>
  )
}

/** Switches to the other language; its name is written in that language. */
export function LanguageSwitch() {
  const t = useT()
  const { language } = useSettings()
  const other = language === 'en' ? 'ja' : 'en'
  useEffect(ensureNameOfJapanese, [])
  return (
    <button
      type="button"
      className={css.tool}
      lang={other}
      aria-label={t('top.switchLanguageLabel')}
      onClick={() => void changeLanguage(other)}
    >
      {t('top.switchLanguage')}
    </button>
  )
}

/** Switches between night chart and paper chart. */
export function ThemeSwitch() {
  const t = useT()
  const dark = useTheme() === 'dark'
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={dark ? t('top.toLight') : t('top.toDark')}
      onClick={() => changeSettings({ theme: dark ? 'light' : 'dark' })}
    >
      <svg viewBox="0 0 20 20" width="1.125rem" height="1.125rem" aria-hidden="true" focusable="false">
        {dark ? (
          <>
            <circle cx="10" cy="10" r="3.600" />
            <path d="M10 1.500v3M10 15.500v3M1.500 10h3M15.500 10h3M4 4l2 2M14 14l2 2M16 4l-2 2M6 14l-2 2" />
          </>
        ) : (
          <path d="M16.500 12.300A7 7 0 0 1 7.700 3.500a7 7 0 1 0 8.800 8.800z" />
        )}
      </svg>
    </button>
  )
}
