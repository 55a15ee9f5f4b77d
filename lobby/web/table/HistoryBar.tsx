import type { SeatId } from '../../../games/kit/seats.ts'
import { useT } from '../app/i18n.ts'
import { Button } from '../design/Button.tsx'
import css from './HistoryBar.module.css'
import type { Side } from './useSide.ts'

interface HistoryBarProps {
  at: number | undefined
  steps: number
  /** Step of the reader's last own move, if it is known. */
  lastTurn: number | undefined
  go(step: number | undefined): void
  /** In games that count rounds. */
  rounds?: Rounds | undefined
  /** Of a game that is over. */
  sides?: Sides | undefined
}

export interface Sides extends Pick<Side, 'seat' | 'choose'> {
  own: SeatId | null
  players: readonly { seat: SeatId; name: string }[]
}

export interface Rounds {
  /** The round that is looked at, and how many have begun. */
  round: number
  begun: number
  /** To the beginning of a round. */
  go(round: number): void
  /** Shows a round on the board, move by move. */
  play(round: number): void
}

const ICONS = {
  first: 'M6 4v12M16 4L9 10l7 6z',
  previous: 'M13 4L6 10l7 6z',
  next: 'M7 4l7 6-7 6z',
  now: 'M14 4v12M4 4l7 6-7 6z',
}

/** Steps through the moves of the match, each as this seat saw it. */
export function HistoryBar({ at, steps, lastTurn, go, rounds, sides }: HistoryBarProps) {
  const t = useT()
  const step = at ?? steps
  const past = at !== undefined
  const button = (icon: keyof typeof ICONS, disabled: boolean, to: number | undefined) => (
    <button
      type="button"
      className={css.button}
      aria-label={t(`history.${icon}`)}
      title={t(`history.${icon}`)}
      disabled={disabled}
      onClick={() => go(to)}
    >
      <svg viewBox="0 0 20 20" width="1.25rem" height="1.25rem" aria-hidden="true" focusable="false">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  )
  return (
    <section className={css.bar} aria-label={t('history.title')} data-past={past || undefined}>
      {button('first', step === 0, 0)}
      {button('previous', step === 0, step - 1)}
      <input
        type="range"
        className={css.slider}
        aria-label={t('history.slider')}
        aria-valuetext={t('history.position', { step, steps })}
        min={0}
        max={steps}
        value={step}
        onChange={event => go(Number(event.currentTarget.value))}
      />
      {button('next', !past, step + 1)}
      {button('now', !past, undefined)}
      {/* Looking back, the desk says it. */}
      {!past && <span className={css.position}>{t('history.position', { step, steps })}</span>}
      {rounds && <RoundPicker {...rounds} />}
      {sides && <SidePicker {...sides} />}
      {lastTurn !== undefined && lastTurn < steps && (
        <Button variant="subtle" className={css.last} onClick={() => go(lastTurn)}>
          {t('history.lastTurn')}
        </Button>
      )}
    </section>
  )
}

/** How a seat is called there where none stands for all who watched. */
const EVERYBODY = 'all'

function SidePicker({ seat, choose, own, players }: Sides) {
  const t = useT()
  return (
    <select
      className={css.round}
      aria-label={t('history.side')}
      title={t('history.side')}
      value={seat ?? EVERYBODY}
      onChange={({ currentTarget: { value } }) => choose(value === EVERYBODY ? null : value)}
    >
      {players.map(one => (
        <option key={one.seat} value={one.seat}>
          {one.seat === own ? t('history.sideOwn') : t('history.sideOf', { name: one.name })}
        </option>
      ))}
      <option value={EVERYBODY}>{t('history.sideAll')}</option>
    </select>
  )
}

function RoundPicker({ round, begun, go, play }: Rounds) {
  const t = useT()
  return (
    <span className={css.rounds}>
      <select
        className={css.round}
        aria-label={t('history.round')}
        value={round}
        onChange={event => go(Number(event.currentTarget.value))}
      >
        {Array.from({ length: begun }, (_, i) => i + 1).map(one => (
          <option key={one} value={one}>
            {t('history.roundNo', { round: one })}
          </option>
        ))}
      </select>
      <Button variant="subtle" className={css.last} onClick={() => play(round)}>
        {t('history.play')}
      </Button>
    </span>
  )
}
