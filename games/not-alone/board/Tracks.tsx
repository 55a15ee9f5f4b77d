import { type Race, raceOf, type Track } from './race.ts'
import { TokenShape, VictoryShape } from './Shapes.tsx'
import { useTable } from './table.ts'
import './tracks.css'

/** Both counters on their way to the one victory space, and who is ahead. */
export function Tracks() {
  const { view, words: t } = useTable()
  const race = raceOf(view)
  return (
    <section className="na-tracks na-panel" aria-label={t('tracks.label')}>
      <Scale kind="rescue" track={race.rescue} symbols={race.symbols} />
      <Victory race={race} isOver={view.outcome !== null} />
      <Scale kind="assimilation" track={race.assimilation} symbols={[]} />
    </section>
  )
}

/** The victory space between the tracks, and who is ahead. */
function Victory({ race, isOver }: { race: Race; isOver: boolean }) {
  const { words: t } = useTable()
  const won = race.rescue.distance === 0 ? 'tracks.wonHunted' : 'tracks.wonCreature'
  return (
    <>
      <div className="na-victory" data-lead={race.lead} data-reached={isOver || undefined}>
        <VictoryShape />
      </div>
      <p className="na-lead" data-lead={race.lead} data-over={isOver || undefined}>
        <strong>{isOver ? t(won) : t(`tracks.lead.${race.lead}`)}</strong>{' '}
        <span className="na-hush">
          {t('tracks.leadDetail', { rescue: race.rescue.done, assimilation: race.assimilation.done })}
        </span>
      </p>
    </>
  )
}

/** One track: its spaces from the start to the victory space. */
function Scale({
  kind,
  track,
  symbols,
}: {
  kind: 'rescue' | 'assimilation'
  track: Track
  symbols: readonly number[]
}) {
  const { words: t } = useTable()
  const { start, distance } = track
  const spaces = Array.from({ length: start }, (_, i) => start - i)
  const next = symbols.filter(symbol => symbol < distance).sort((a, b) => b - a)[0]
  return (
    <div className="na-scale" data-track={kind} data-at={`track/${kind}`}>
      <p className="na-scale-head">
        <span className="na-scale-name">{t(`tracks.${kind}`)}</span>
        <span className="na-scale-to-go">
          {distance === 0 ? t('tracks.here') : t('tracks.toGo', { count: distance })}
        </span>
        {symbols.length > 0 && distance > 0 && (
          <span className="na-scale-note na-hush" data-now={symbols.includes(distance) || undefined}>
            {symbols.includes(distance)
              ? t('tracks.symbolNow')
              : next !== undefined && t('tracks.symbolNext', { count: distance - next })}
          </span>
        )}
        {kind === 'assimilation' && (
          <span className="na-scale-note na-hush">{t('tracks.assimilationFor')}</span>
        )}
      </p>
      <div className="na-scale-spaces" aria-hidden="true">
        {spaces.map(space => (
          <span
            key={space}
            className="na-space"
            data-here={space === distance || undefined}
            data-done={space > distance || undefined}
            data-symbol={symbols.includes(space) || undefined}
            title={t('tracks.space', { track: t(`tracks.${kind}`), distance: space })}
          >
            {symbols.includes(space) && <TokenShape token="artemia" />}
            {space === distance && <span className="na-counter">{distance}</span>}
          </span>
        ))}
      </div>
    </div>
  )
}
