import isEqual from 'lodash/isEqual.js'
import { useMemo } from 'react'
import type { Ask } from '../../../kit/index.ts'
import { SHIP_KINDS, type ShipKind } from '../../data/index.ts'
import { hitsOfAsk } from '../../moves/hits.ts'
import { takenLine } from '../../moves/wording.ts'
import { ladenOf, lightest, soundOf, type Taken } from '../../rules/battle/hits.ts'
import { prospects } from '../../rules/battle/losses.ts'
import { countOf } from '../../rules/counts.ts'
import { fleetOf } from '../../rules/space.ts'
import { unitsLine } from '../../rules/words.ts'
import type { Counts, Fleet } from '../../state.ts'
import { UnitIcon } from '../map/UnitIcon.tsx'
import { useTable } from '../table.ts'
import { percent, rounded } from '../words.ts'
import { OptionButton } from './OptionButton.tsx'
import { Stepper } from './Stepper.tsx'

/** So many ways are offered; every other one is put together ship by ship. */
const OFFERED = 4

const NOTHING: Taken = { destroy: {}, sustain: {}, laden: [] }

/** What takes the hits: the proposed way and the next best ones with what comes of them, or ship by ship. */
export function HitsPanel({ ask }: { ask: Ask }) {
  const { view, seat, words: t, draft, setDraft, isBusy, props } = useTable()
  const hits = hitsOfAsk(ask)
  const { cell } = hits
  const ways = useMemo(() => prospects(view, seat!, hitsOfAsk(ask)), [view, seat, ask])
  const fleet = fleetOf(view, cell, seat!)
  const taken = (draft?.args[1] ?? NOTHING) as Taken
  const take = (next: Taken) => setDraft({ move: 'takeHits', args: [ask.id, next] })
  const policy = view.policies[seat!]
  return (
    <div className="ti-form">
      <ul className="sb-tray ti-options">
        {ways.slice(0, OFFERED).map(({ taken: way, win, planet, cost }, i) => (
          <li key={JSON.stringify(way)}>
            <button
              type="button"
              className="ti-option ti-tall"
              aria-pressed={isEqual(way, taken)}
              disabled={isBusy}
              onClick={() => take(way)}
            >
              <b>{t.read(takenLine(way))}</b>
              <span className="ti-prospect">
                {[
                  ...(i === 0 ? [t('hits.best')] : []),
                  ...(win === undefined ? [] : [t('hits.battle', { percent: percent(win) })]),
                  ...(planet === undefined ? [] : [t('hits.planet', { percent: percent(planet) })]),
                  t('hits.costs', { cost: rounded(cost) }),
                ].join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="ti-fold-row">
        <details className="ti-fold">
          <summary>{t('hits.byShip')}</summary>
          <ShipByShip fleet={fleet} most={hits.hits} only={hits.only} taken={taken} onTaken={take} />
        </details>
        {policy && policy.hits !== 'always' && (
          <button
            type="button"
            className="ti-small"
            disabled={isBusy}
            onClick={() => void props.move('setPolicy', { ...policy, hits: 'always' })}
          >
            {t('hits.always')}
          </button>
        )}
      </div>
    </div>
  )
}

interface ShipByShipProps {
  fleet: Fleet
  most: number
  only: ShipKind | undefined
  taken: Taken
  onTaken(taken: Taken): void
}

const withCount = (counts: Counts<ShipKind>, kind: ShipKind, count: number): Counts<ShipKind> => {
  const { [kind]: _, ...others } = counts
  return count > 0 ? { ...others, [kind]: count } : others
}

function ShipByShip({ fleet, most, only, taken, onTaken }: ShipByShipProps) {
  const { view, seat, words: t } = useTable()
  const sound = (kind: ShipKind) => soundOf(view, seat!, fleet, kind)
  const kinds = SHIP_KINDS.filter(kind => countOf(fleet.ships, kind) > 0 && (!only || kind === only))
  const lose = (kind: ShipKind, count: number) => {
    const destroy = withCount(taken.destroy, kind, count)
    onTaken({ ...taken, destroy, laden: lightest(fleet, destroy) })
  }
  const named = (place: number) => taken.laden.includes(place)
  /** Another ship of the same kind goes instead. */
  const name = (kind: ShipKind, place: number) => {
    const others = taken.laden.filter(one => fleet.laden[one]!.ship !== kind)
    const same = taken.laden.filter(one => fleet.laden[one]!.ship === kind)
    const rest = named(place) ? same.filter(one => one !== place) : [place, ...same]
    onTaken({ ...taken, laden: [...others, ...rest.slice(0, countOf(taken.destroy, kind))] })
  }
  return (
    <>
      <div className="ti-steppers">
        {kinds.map(kind => (
          <span key={kind} className="ti-steppers">
            <Stepper
              name={`${t.nameOf(`unit:${kind}`)}: ${t('hits.lose')}`}
              value={countOf(taken.destroy, kind)}
              max={Math.min(most, countOf(fleet.ships, kind))}
              of={countOf(fleet.ships, kind)}
              onChange={count => lose(kind, count)}
            >
              <UnitIcon kind={kind} /> <span className="ti-hush">{t('hits.lose')}</span>
            </Stepper>
            {!only && sound(kind) > 0 && (
              <Stepper
                name={`${t.nameOf(`unit:${kind}`)}: ${t('hits.damage')}`}
                value={countOf(taken.sustain, kind)}
                max={Math.min(most, sound(kind))}
                of={sound(kind)}
                onChange={count => onTaken({ ...taken, sustain: withCount(taken.sustain, kind, count) })}
              >
                <UnitIcon kind={kind} /> <span className="ti-hush">{t('hits.damage')}</span>
              </Stepper>
            )}
          </span>
        ))}
      </div>
      {kinds.map(kind => {
        const places = ladenOf(fleet, kind)
        const lost = countOf(taken.destroy, kind)
        if (places.length === 0 || lost === 0 || lost === countOf(fleet.ships, kind)) return null
        return (
          <p key={kind} className="ti-row">
            <span className="ti-hush">{t('hits.which')}</span>
            {places.map(place => (
              <OptionButton key={place} isChosen={named(place)} onChoose={() => name(kind, place)}>
                {t('hits.aboard', { ship: `unit:${kind}`, units: unitsLine(fleet.laden[place]!.cargo) })}
              </OptionButton>
            ))}
          </p>
        )
      })}
    </>
  )
}
