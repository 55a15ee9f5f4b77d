import { Heard } from '../../kit/board/Heard.tsx'
import { useLens } from '../../kit/board/Lens.tsx'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import { TRACK_IDS, type Track } from '../components.ts'
import { rewardLine } from '../text/describe.ts'
import { Icon } from './Icons.tsx'
import { BagMark } from './Marks.tsx'
import { useTable } from './table.ts'
import { seatRef } from './words.ts'
import './diplomacy.css'

/** The four tracks: what each level costs and gives, and how far everybody is. */
export function Diplomacy() {
  const { words: t } = useTable()
  return (
    <section className="sp-panel" data-area="diplomacy" aria-label={t('area.diplomacy')}>
      <header className="sp-panel-head">
        <h3 className="sp-title">{t('area.diplomacy')}</h3>
        <span className="sp-hush">{t('diplomacy.help')}</span>
      </header>
      <div className="sp-tracks">
        {TRACK_IDS.map(track => (
          <TrackRow key={track} track={track} />
        ))}
      </div>
    </section>
  )
}

function TrackRow({ track }: { track: Track }) {
  const { c, words: t } = useTable()
  return (
    <fieldset className="sp-track" data-at={`track/${track}`} aria-label={t.nameOf(`track:${track}`)}>
      <span className="sp-track-name">
        <Icon name={track} /> {t.nameOf(`track:${track}`)}
      </span>
      <div className="sp-levels">
        <div className="sp-level sp-level-0">
          <Markers track={track} level={0} />
        </div>
        {c.tracks[track].map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: levels are numbered
          <LevelCell key={i} track={track} level={i + 1} />
        ))}
      </div>
    </fieldset>
  )
}

function LevelCell({ track, level }: { track: Track; level: number }) {
  const { c, view, acts, picked, pick, plan, seat, words: t, whyNot } = useTable()
  const { lobbyCost, reward } = c.tracks[track][level - 1]!
  const option = `${track}-${level}`
  const isReward = acts.ask?.pick?.of === 'reward' && acts.ask.pick.options.includes(option)
  const isNext = seat !== null && view.players[seat]!.levels[track] + 1 === level
  const advance = isNext ? acts.tracks.get(track) : undefined
  const can = isReward || advance !== undefined
  const { look, ...lens } = useLens(() => ({
    title: t('diplomacy.level', { track: `track:${track}`, level }),
    text: t('diplomacy.gives', { reward: rewardLine(reward) }),
    notes: [t('diplomacy.costs', { cost: lobbyCost })],
    why: acts.ask?.kind === 'diplomacy' && isNext && !can ? whyNot('advance', track) : undefined,
  }))
  return (
    <button
      type="button"
      className="sp-level"
      data-can={can ? '' : undefined}
      data-picked={picked.includes(option) || undefined}
      aria-pressed={isReward ? picked.includes(option) : undefined}
      aria-disabled={can ? undefined : true}
      {...lens}
      onClick={event => {
        if (isReward) pick(option)
        else if (advance) plan(advance)
        else look(event.currentTarget)
      }}
    >
      <span className="sp-level-reward" aria-hidden="true">
        {reward === 'x2' ? <b>×2</b> : <BagMark bag={reward} />}
      </span>
      <span className="sp-level-cost" aria-hidden="true">
        {lobbyCost}
        <Icon name="gem" />
      </span>
      <Heard>
        {t('diplomacy.level', { track: `track:${track}`, level })}.{' '}
        {t('diplomacy.gives', { reward: rewardLine(reward) })} {t('diplomacy.costs', { cost: lobbyCost })}
      </Heard>
      <Markers track={track} level={level} />
    </button>
  )
}

function Markers({ track, level }: { track: Track; level: number }) {
  const { view, words: t } = useTable()
  const here = view.order.filter(seat => view.players[seat]!.levels[track] === level)
  return (
    <span className="sp-markers">
      {here.map(seat => (
        <span key={seat} data-fly={`track ${track} ${seat}`}>
          <SeatShape seat={seat} className="sp-seat" />
        </span>
      ))}
      {here.length > 0 && <Heard>{t('diplomacy.here', { seats: here.map(seatRef) })}</Heard>}
    </span>
  )
}
