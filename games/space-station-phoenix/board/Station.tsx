import { Heard } from '../../kit/board/Heard.tsx'
import { useLens } from '../../kit/board/Lens.tsx'
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import type { SeatId } from '../../kit/index.ts'
import { COLORS, type Color, LEVELS, type Level } from '../components.ts'
import { incomeOf } from '../rules/income.ts'
import { effectLine, hubLines } from '../text/describe.ts'
import { ColorShape, Icon } from './Icons.tsx'
import { EffectMark, Figure } from './Marks.tsx'
import { BuiltSector, ROMAN } from './SectorCard.tsx'
import { useTable } from './table.ts'
import { useStationActs } from './useStationActs.ts'
import { seatRef } from './words.ts'
import './station.css'

/** A station: the hub and its three wings. Everybody's is one press away, or all are below each other. */
export function Station() {
  const { view, seat, shown, show, words: t } = useTable()
  const order = [...view.order.filter(one => one === seat), ...view.order.filter(one => one !== seat)]
  const isAll = shown === ALL
  return (
    <section className="sp-panel sp-station" data-area="station" aria-label={t('area.station')}>
      <header className="sp-panel-head">
        <h3 className="sp-title">{t('area.station')}</h3>
        <div className="sp-switch" role="toolbar" aria-label={t('area.shown')}>
          {order.map(one => (
            <button
              key={one}
              type="button"
              className="sp-chip"
              aria-pressed={shown === one}
              onClick={() => show(one)}
            >
              <SeatShape seat={one} className="sp-seat" />
              <span>{one === seat ? t('station.yours') : t.nameOf(seatRef(one))}</span>
            </button>
          ))}
          <button type="button" className="sp-chip" aria-pressed={isAll} onClick={() => show(ALL)}>
            {t('station.all')}
          </button>
        </div>
      </header>
      {order
        .filter(one => isAll || one === shown)
        .map(one => (
          <Hull key={one} owner={one} named={isAll} />
        ))}
    </section>
  )
}

/** In place of a seat: all stations together. */
export const ALL = 'all'

function Hull({ owner, named }: { owner: SeatId; named: boolean }) {
  const { seat, words: t } = useTable()
  return (
    <fieldset className="sp-hull" aria-label={t('station.of', { seat: seatRef(owner) })}>
      {named && (
        <h4 className="sp-fleet-head">
          <span>
            <SeatShape seat={owner} className="sp-seat" /> {t.nameOf(seatRef(owner))}
          </span>
        </h4>
      )}
      <Hub owner={owner} isOwn={owner === seat} />
      <div className="sp-wings" data-at={`station/${owner}`}>
        {COLORS.map(color => (
          <Wing key={color} owner={owner} color={color} />
        ))}
      </div>
    </fieldset>
  )
}

function Hub({ owner, isOwn }: { owner: SeatId; isOwn: boolean }) {
  const { c, view, words: t } = useTable()
  const { hub: id } = view.players[owner]!
  const hub = id === null ? undefined : c.hubs[id]
  const { look, ...lens } = useLens(() => ({
    title: id === null ? t('station.noHub') : t.nameOf(`hub:${id}`),
    notes: hub ? hubLines(hub).map(t.read) : [],
  }))
  const income = incomeOf(c, view, owner)
  const brings = (['gem', 'food', 'water', 'metal', 'vp'] as const).filter(kind => income[kind]!.total > 0)
  return (
    <div className="sp-hub">
      <svg className="sp-hub-ring" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        <circle cx="100" cy="100" r="96" />
        <circle cx="100" cy="100" r="80" className="sp-hub-faint" />
        <path
          className="sp-hub-spoke"
          d="M100 4v16M100 180v16M4 100h16M180 100h16M32 32l11 11M157 157l11 11M32 168l11-11M157 43l11-11"
        />
      </svg>
      <button type="button" className="sp-hub-name" {...lens} onClick={event => look(event.currentTarget)}>
        {id === null ? t('station.noHub') : t.nameOf(`hub:${id}`)}
      </button>
      {hub && (
        <ul className="sp-hub-effects">
          {hub.effects.map((effect, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the effects of a hub have no other name
            <li key={i}>
              <HubEffect source={`hub/${i}`} effect={effect} isOwn={isOwn} />
            </li>
          ))}
        </ul>
      )}
      {hub && !view.outcome && (
        <p className="sp-hub-income">
          <span>{t('station.income')}</span>{' '}
          {brings.length === 0
            ? '–'
            : brings.map(kind => (
                <Figure key={kind} sum={income[kind]!} label={t(`income.${kind}`)}>
                  +{income[kind]!.total}
                  <Icon name={kind} />
                </Figure>
              ))}
        </p>
      )}
    </div>
  )
}

function HubEffect({
  source,
  effect,
  isOwn,
}: {
  source: string
  effect: Parameters<typeof effectLine>[0]
  isOwn: boolean
}) {
  const { view, plan, setFocus, words: t } = useTable()
  const acts = useStationActs()
  const power = isOwn ? acts.powers.get(source) : undefined
  const used = isOwn && view.income?.used.includes(source)
  const { look, ...lens } = useLens(() => ({
    title: t(`kind.${effect.kind}`),
    text: t.read(effectLine(effect)),
    notes: power ? [t('sector.usePower')] : used ? [t('sector.used')] : [],
  }))
  return (
    <button
      type="button"
      className="sp-quarter sp-hub-effect"
      data-kind={effect.kind}
      data-home=""
      data-can={power ? '' : undefined}
      data-used={used || undefined}
      aria-disabled={power ? undefined : true}
      {...lens}
      onClick={event => {
        if (!power) look(event.currentTarget)
        else if ((power[0]!.args[2] as { sector?: string }).sector !== undefined)
          setFocus({ on: 'power', source })
        else plan(power[0]!)
      }}
    >
      <EffectMark effect={effect} />
    </button>
  )
}

function Wing({ owner, color }: { owner: SeatId; color: Color }) {
  const { c, view, seat, words: t } = useTable()
  const { station } = view.players[owner]!
  const built = LEVELS.map(level =>
    Object.keys(station).find(id => c.sectors[id]!.color === color && c.sectors[id]!.level === level),
  )
  return (
    <fieldset className="sp-wing" data-color={color} aria-label={t(`wing.${color}`)}>
      {LEVELS.map((level, i) => {
        const id = built[i]
        if (id) return <BuiltSector key={level} id={id} residents={station[id]!} isOwn={owner === seat} />
        const isNext = level === 1 || built[i - 1] !== undefined
        return <Slot key={level} color={color} level={level} isNext={isNext} isOwn={owner === seat} />
      })}
    </fieldset>
  )
}

/** Where a sector can be built; a way to those of the market that fit. */
function Slot({
  color,
  level,
  isNext,
  isOwn,
}: {
  color: Color
  level: Level
  isNext: boolean
  isOwn: boolean
}) {
  const { c, view, acts, go, idOf, words: t } = useTable()
  const fitting = view.market.filter(id => c.sectors[id]!.color === color && c.sectors[id]!.level === level)
  const can = isOwn && fitting.some(id => acts.sectors.has(id))
  const label = (
    <>
      <ColorShape color={color} />
      <span className="sp-sector-level">{ROMAN[level]}</span>
      <span className="sp-slot-count">
        {fitting.length === 0
          ? t('slot.none')
          : isNext
            ? t('slot.market', { count: fitting.length })
            : t('slot.later')}
      </span>
    </>
  )
  return (
    <div
      className="sp-slot"
      data-level={level}
      data-next={isNext || undefined}
      data-can={can ? '' : undefined}
    >
      {isNext && isOwn && fitting.length > 0 ? (
        <button
          type="button"
          className="sp-slot-open"
          aria-controls={idOf('market')}
          onClick={() => go('market')}
        >
          {label}
          <Heard>{t('slot.toMarket')}</Heard>
        </button>
      ) : (
        <span className="sp-slot-open">{label}</span>
      )}
    </div>
  )
}
