import { useMemo, useState } from 'react'
import { refs, type SeatId } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import { mineValue } from '../../numbers/mines.ts'
import { ownerOf, planetsIn } from '../../rules/planets.ts'
import { seatsOf } from '../../rules/seats.ts'
import { fleetOf, fleetsOf } from '../../rules/space.ts'
import { systemRef } from '../../rules/words.ts'
import { Seat, Units } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { percent, rounded } from '../words.ts'
import { suppose } from './supposing.ts'

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

function Supposed({ cell, seat, from }: { cell: Cell; seat: SeatId; from: readonly Cell[] }) {
  const { view, words: t } = useTable()
  const { battles, planets, leaders, diplomats, mined } = useMemo(
    () => suppose(view, cell, seat, from),
    [view, cell, seat, from],
  )
  const none = battles.length + planets.length === 0
  return (
    <div className="ti-rest" role="status">
      {mined > 0 && <p>{t('whatIf.mines', { count: mined, needed: mineValue(view, seat).total })}</p>}
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
      {planets.map(({ planet, win }) => (
        <p key={planet}>{t('odds.planet', { planet: `planet:${planet}`, percent: percent(win) })}</p>
      ))}
      {diplomats.map(({ planet, leader }) => (
        <p key={planet} className="ti-hush">
          {t('odds.diplomat', { planet: `planet:${planet}`, leader: `leader:${leader}` })}
        </p>
      ))}
      {leaders.length > 0 && (
        <p className="ti-hush">{t('whatIf.leaders', { leaders: refs('leader', leaders) })}</p>
      )}
    </div>
  )
}
