import { Heard } from '../../kit/board/Heard.tsx'
import { type Reading, useLens } from '../../kit/board/Lens.tsx'
import type { Effect, Species } from '../components.ts'
import { buildCost } from '../rules/costs.ts'
import type { Resident } from '../state.ts'
import { effectLine } from '../text/describe.ts'
import { ColorShape, Icon, SpeciesShape } from './Icons.tsx'
import { EffectMark, partsOf } from './Marks.tsx'
import { useTable } from './table.ts'
import { useStationActs } from './useStationActs.ts'
import './sectors.css'

export const ROMAN = ['', 'I', 'II', 'III'] as const

/** Name, level and colour of a sector, its points, and its cost while it is in the market. */
function Head({ id, cost }: { id: string; cost?: number }) {
  const { c, words: t } = useTable()
  const sector = c.sectors[id]!
  return (
    <span className="sp-sector-head">
      <ColorShape color={sector.color} />
      <span className="sp-sector-level" aria-hidden="true">
        {ROMAN[sector.level]}
      </span>
      <span className="sp-sector-name">{t.nameOf(`sector:${id}`)}</span>
      <span className="sp-sector-numbers" aria-hidden="true">
        {cost !== undefined && (
          <span className="sp-amount">
            {cost}
            <Icon name="metal" />
          </span>
        )}
        <span className="sp-amount">
          {sector.points}
          <Icon name="vp" />
        </span>
      </span>
    </span>
  )
}

/** What a sector is, for the lens and for screen readers. */
export function useSectorWords() {
  const { c, words: t } = useTable()
  return {
    kind(id: string) {
      const { level, color, points } = c.sectors[id]!
      return t('sector.kind', { level, color: `color:${color}`, points })
    },
    quarters: (id: string) =>
      c.sectors[id]!.quarters.map((effect, i) => `${i + 1}. ${t.read(effectLine(effect))}`),
  }
}

/** A sector of the market; pointing at it builds it, when that can be done now. */
export function MarketSector({ id }: { id: string }) {
  const { c, view, acts, plan, seat, words: t, whyNot } = useTable()
  const words = useSectorWords()
  const { color, level, cost, quarters } = c.sectors[id]!
  const legal = acts.sectors.get(id)
  const { current } = view
  const sum =
    seat !== null && current?.action.type === 'construct'
      ? buildCost(c, view, seat, id, current.action)
      : undefined
  const price = sum?.total ?? cost
  const isBuilding = acts.ask?.kind === 'construct'
  const { look, ...lens } = useLens(() => ({
    title: t.nameOf(`sector:${id}`),
    kind: words.kind(id),
    text: t('sector.costs', { cost: price }),
    notes: [...(sum && sum.terms.length > 1 ? partsOf(sum, t.read) : []), ...words.quarters(id)],
    why: legal ? undefined : isBuilding ? whyNot('build', id) : undefined,
  }))
  return (
    <button
      type="button"
      className="sp-sector sp-offer"
      data-color={color}
      data-level={level}
      data-can={legal ? '' : undefined}
      data-off={(isBuilding && !legal) || undefined}
      data-fly={`sector ${id}`}
      data-at={`sector/${id}`}
      aria-disabled={legal ? undefined : true}
      {...lens}
      onClick={event => {
        if (legal) plan(legal)
        else look(event.currentTarget)
      }}
    >
      <Head id={id} cost={price} />
      <Heard>
        {words.kind(id)} {t('sector.costs', { cost: price })}
      </Heard>
      <span className="sp-quarters" data-count={quarters.length}>
        {quarters.map((effect, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: quarters have no other name than their place
          <span key={i} className="sp-quarter" data-kind={effect.kind}>
            <EffectMark effect={effect} />
          </span>
        ))}
      </span>
    </button>
  )
}

interface BuiltProps {
  id: string
  residents: readonly Resident[]
  /** It belongs to the reader: residents and powers can be pointed at. */
  isOwn: boolean
}

/** A sector of a station, with who lives in it. */
export function BuiltSector({ id, residents, isOwn }: BuiltProps) {
  const { c, plan, setFocus, words: t } = useTable()
  const acts = useStationActs()
  const words = useSectorWords()
  const { color, level, quarters } = c.sectors[id]!
  const home = isOwn ? acts.homes.get(id) : undefined
  const { look, ...lens } = useLens(() => ({
    title: t.nameOf(`sector:${id}`),
    kind: words.kind(id),
    notes: words.quarters(id),
  }))
  return (
    <fieldset
      className="sp-sector"
      data-color={color}
      data-level={level}
      data-can={home ? '' : undefined}
      data-fly={`sector ${id}`}
      data-at={`built/${id}`}
      aria-label={t.nameOf(`sector:${id}`)}
    >
      <button
        type="button"
        className="sp-sector-open"
        data-can={home ? '' : undefined}
        {...lens}
        onClick={event => {
          if (!home) return look(event.currentTarget)
          setFocus(null)
          plan(home)
        }}
      >
        <Head id={id} />
        <Heard>
          {words.kind(id)} {t('sector.full', { count: residents.length, most: quarters.length })}
        </Heard>
        {home && <span className="sp-here">{t('sector.here')}</span>}
      </button>
      <span className="sp-quarters" data-count={quarters.length}>
        {quarters.map((effect, i) => (
          <Quarter
            // biome-ignore lint/suspicious/noArrayIndexKey: quarters have no other name than their place
            key={i}
            sector={id}
            slot={i + 1}
            effect={effect}
            resident={residents[i]}
            isOwn={isOwn}
          />
        ))}
      </span>
    </fieldset>
  )
}

interface QuarterProps {
  sector: string
  slot: number
  effect: Effect
  resident: Resident | undefined
  isOwn: boolean
}

/** One quarter: who lives in it, and what it does. Pointing at it uses its power or moves its resident. */
function Quarter({ sector, slot, effect, resident, isOwn }: QuarterProps) {
  const { view, focus, setFocus, plan, words: t } = useTable()
  const acts = useStationActs()
  const source = `${sector}/${slot}`
  const power = isOwn ? acts.powers.get(source) : undefined
  const isMovable = isOwn && acts.movable.has(source)
  const isFocused = focus?.on === 'relocate' && focus.from === sector && focus.slot === slot
  const isNew = resident !== undefined && resident.since >= view.turn && !view.outcome
  const used = isOwn && view.income?.used.includes(source)
  const reading = (): Reading => ({
    title: t('sector.quarter', { slot }),
    kind: resident ? t.nameOf(`species:${resident.species}`) : t('sector.empty'),
    text: t.read(effectLine(effect)),
    notes: [
      ...(isNew ? [t('sector.new')] : []),
      ...(used ? [t('sector.used')] : []),
      ...(power ? [t('sector.usePower')] : isMovable ? [t('sector.move')] : []),
    ],
  })
  const { look, ...lens } = useLens(reading)
  const act = () => {
    if (power) {
      if (power[0]!.move === 'usePower' && (power[0]!.args[2] as { sector?: string }).sector !== undefined)
        setFocus({ on: 'power', source })
      else plan(power[0]!)
    } else setFocus(isFocused ? null : { on: 'relocate', from: sector, slot })
  }
  const can = power !== undefined || isMovable
  return (
    <button
      type="button"
      className="sp-quarter"
      data-kind={effect.kind}
      data-home={resident ? '' : undefined}
      data-can={can ? '' : undefined}
      data-used={used || undefined}
      data-picked={isFocused || undefined}
      aria-disabled={can ? undefined : true}
      {...lens}
      onClick={event => (can ? act() : look(event.currentTarget))}
    >
      <Dweller species={resident?.species} isNew={isNew} />
      <EffectMark effect={effect} />
    </button>
  )
}

function Dweller({ species, isNew }: { species: Species | undefined; isNew: boolean }) {
  const { words: t } = useTable()
  return (
    <span className="sp-dweller">
      {species ? <SpeciesShape species={species} isNew={isNew} /> : <span className="sp-vacant" />}
      <Heard>{species ? t.nameOf(`species:${species}`) : t('sector.empty')}</Heard>
    </span>
  )
}
