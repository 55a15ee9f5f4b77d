import { useMemo, useState } from 'react'
import type { SeatId } from '../../../kit/index.ts'
import type { CargoKind, Cell } from '../../data/index.ts'
import { invasionOdds, spaceOdds } from '../../rules/battle/odds.ts'
import { sumOfCounts } from '../../rules/counts.ts'
import { ownerOf, planetsIn } from '../../rules/planets.ts'
import { seatsOf } from '../../rules/seats.ts'
import { fleetOf, fleetsOf } from '../../rules/space.ts'
import { troopsIn } from '../../rules/troops.ts'
import { systemRef } from '../../rules/words.ts'
import type { Fleet, TiView } from '../../state.ts'
import { Seat, Units } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { percent, rounded } from '../words.ts'

/** The odds if fleets of anybody came here: from what all can see, whether they can or not. */
export function WhatIf({ cell }: { cell: Cell }) {
  const { view, words: t } = useTable()
  const [by, setBy] = useState<SeatId>()
  const [from, setFrom] = useState<readonly Cell[]>([])
  const seats = seatsOf(view).filter(seat => fleetsOf(view, seat).some(one => one !== cell))
  const seat = by !== undefined && seats.includes(by) ? by : undefined
  return (
    <details className="ti-fold">
      <summary>{t('whatIf.label')}</summary>
      <p className="ti-hush">{t('whatIf.help')}</p>
      <p className="ti-row">
        {seats.map(one => (
          <button
            key={one}
            type="button"
            className="ti-choice"
            aria-pressed={one === seat}
            onClick={() => {
              setBy(one)
              setFrom([])
            }}
          >
            <Seat seat={one} />
          </button>
        ))}
      </p>
      {seat !== undefined && (
        <p className="ti-row">
          {fleetsOf(view, seat)
            .filter(one => one !== cell)
            .map(one => {
              const isIn = from.includes(one)
              return (
                <button
                  key={one}
                  type="button"
                  className="ti-choice"
                  aria-pressed={isIn}
                  onClick={() => setFrom(isIn ? from.filter(other => other !== one) : [...from, one])}
                >
                  {t.nameOf(systemRef(view, one))} <Units counts={fleetOf(view, one, seat).ships} />
                </button>
              )
            })}
        </p>
      )}
      {seat !== undefined && from.length > 0 && <Supposed cell={cell} seat={seat} from={from} />}
    </details>
  )
}

const together = (one: Fleet, other: Fleet): Fleet => ({
  ships: sumOfCounts(one.ships, other.ships),
  damaged: sumOfCounts(one.damaged, other.damaged),
  laden: [...one.laden, ...other.laden],
})

/** The view in which all of these fleets are there. */
function supposed(view: TiView, cell: Cell, seat: SeatId, from: readonly Cell[]): TiView {
  const fleet = from.map(one => fleetOf(view, one, seat)).reduce(together, fleetOf(view, cell, seat))
  return {
    ...view,
    active: seat,
    space: { ...view.space, [cell]: { ...view.space[cell], [seat]: fleet } },
  }
}

function Supposed({ cell, seat, from }: { cell: Cell; seat: SeatId; from: readonly Cell[] }) {
  const { view, words: t } = useTable()
  const { battles, planets } = useMemo(() => {
    const after = supposed(view, cell, seat, from)
    const units = sumOfCounts<CargoKind>(...fleetOf(after, cell, seat).laden.map(({ cargo }) => cargo))
    return {
      battles: spaceOdds(after, seat, cell),
      planets: planetsIn(view, cell).flatMap(planet => {
        const odds = troopsIn(units) > 0 ? invasionOdds(after, seat, { cell, planet, units }) : undefined
        return odds ? [{ planet, odds }] : []
      }),
    }
  }, [view, cell, seat, from])
  const none = battles.length + planets.length === 0
  return (
    <div className="ti-rest" role="status">
      {none && (
        <p>
          {t(
            planetsIn(view, cell).some(one => ![undefined, seat].includes(ownerOf(view, one)))
              ? 'whatIf.noTroops'
              : 'whatIf.nobody',
          )}
        </p>
      )}
      {battles.map(({ enemy, win, lose, lossA, lossB }) => (
        <p key={enemy}>
          {t('fight.wins', { seat: `seat:${seat}`, percent: percent(win) })} ·{' '}
          {t('fight.wins', { seat: `seat:${enemy}`, percent: percent(lose) })}
          <br />
          <span className="ti-hush">
            {t('whatIf.losses', {
              seat: `seat:${seat}`,
              mine: rounded(lossA),
              other: `seat:${enemy}`,
              theirs: rounded(lossB),
            })}
          </span>
        </p>
      ))}
      {planets.map(({ planet, odds }) => (
        <p key={planet}>{t('odds.planet', { planet: `planet:${planet}`, percent: percent(odds.win) })}</p>
      ))}
    </div>
  )
}
