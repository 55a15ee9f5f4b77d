import type { UnitKind } from '../../data/index.ts'
import { isNone } from '../../rules/counts.ts'
import { unitsLine } from '../../rules/words.ts'
import type { Counts, Fight } from '../../state.ts'
import { Seat } from '../Marks.tsx'
import { UnitIcon } from '../map/UnitIcon.tsx'
import { useTable } from '../table.ts'
import { isOpenExchange, type ReadSide, sidesOf, type UnitRow } from './reading.ts'

interface DiceTableProps {
  fight: Fight
  /** Which exchange. */
  at: number
  /** So many dice of the whole fight are shown. */
  shown: number
}

/** Both sides of a round: units in rows with their dice, hits marked, and what each side has lost by it. */
export function DiceTable({ fight, at, shown }: DiceTableProps) {
  const { view } = useTable()
  const sides = sidesOf(view, fight, at)
  return (
    <div className="ti-dice-table">
      {sides.map((side, i) => (
        <Side
          key={side.seat}
          side={side}
          against={sides[1 - i]!}
          shown={shown}
          isFirst={i === 0}
          fight={fight}
          isOpen={isOpenExchange(view, fight, at)}
        />
      ))}
    </div>
  )
}

interface SideProps {
  side: ReadSide
  against: ReadSide
  shown: number
  fight: Fight
  /** The attacker's. */
  isFirst: boolean
  /** Its hits may still have to be taken. */
  isOpen: boolean
}

function Side({ side, against, shown, fight, isFirst, isOpen }: SideProps) {
  const { words: t } = useTable()
  const { seat, rows, dice, hits, expected, lost, hurt } = side
  const isWhole = [...rows, ...against.rows].every(row => row.dice.every(({ place }) => place < shown))
  const losses = [
    ...(isNone(lost) ? [] : [t('fight.lost', { units: unitsLine(lost) })]),
    ...(isNone(hurt) ? [] : [t('fight.hurt', { units: unitsLine(hurt) })]),
  ]
  const isWaiting = isOpen && against.hits > 0 && losses.length === 0
  return (
    <div className="ti-dice-side" data-seat={seat}>
      <p className="ti-row">
        <Seat seat={seat} />
        {isFirst && (
          <span className="ti-hush">{t(fight.kind === 'pds' ? 'fight.shoots' : 'fight.attacks')}</span>
        )}
        {isWhole && against.hits > 0 && (
          <span className="ti-chip" data-kind={isWaiting ? 'now' : undefined}>
            {t(isWaiting ? 'fight.takes' : 'fight.took', { count: against.hits })}
          </span>
        )}
      </p>
      <ul>
        {rows.map(row => (
          <Row key={row.unit} row={row} shown={shown} lost={isWhole ? lost : {}} />
        ))}
      </ul>
      {dice > 0 && isWhole && (
        <p className="ti-dice-sum">
          <b>{t('fight.hits', { count: hits })}</b>{' '}
          <span className="ti-hush">
            {t('fight.ofDice', { count: dice, expected: Math.round(expected * 10) / 10 })}
          </span>
        </p>
      )}
      {isWhole && losses.map(words => <p key={words}>{words}</p>)}
    </div>
  )
}

function Row({ row, shown, lost }: { row: UnitRow; shown: number; lost: Counts<UnitKind> }) {
  const { words: t } = useTable()
  const { unit, count, damaged, needed, dice, before } = row
  const seen = dice.filter(({ place }) => place < shown)
  return (
    <li className="ti-dice-row" data-lost={(lost[unit] ?? 0) > 0 || undefined}>
      <UnitIcon kind={unit} />
      <span className="ti-dice-unit">
        <b>{t.read(unitsLine({ [unit]: Math.max(1, count) }))}</b>
        <span className="ti-hush">
          {needed !== undefined && t('fight.needs', { needed })}
          {damaged > 0 && ` ${t('fight.damaged', { count: damaged })}`}
        </span>
      </span>
      {dice.length > 0 && (
        <span className="ti-dice">
          <span className="ti-hidden">
            {t('fight.diceInWords', {
              dice: seen.map(({ value }) => value),
              count: seen.filter(({ isHit }) => isHit).length,
            })}
          </span>
          {before.map((value, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are alike
            <s key={`before ${i}`} className="ti-die" title={t('fight.again', { value })}>
              {value}
            </s>
          ))}
          {dice.map(({ value, isHit, place }) => (
            <span
              key={place}
              className="ti-die"
              data-hit={(place < shown && isHit) || undefined}
              aria-hidden="true"
            >
              {place < shown ? value : '·'}
            </span>
          ))}
        </span>
      )}
    </li>
  )
}
