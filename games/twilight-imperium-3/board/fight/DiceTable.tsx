import { Heard } from '../../../kit/board/Heard.tsx'
import type { UnitKind } from '../../data/index.ts'
import { isRun } from '../../rules/battle/dice.ts'
import { isNone } from '../../rules/counts.ts'
import { unitsLine } from '../../rules/words.ts'
import type { Counts, Exchange, Fight } from '../../state.ts'
import { Seat } from '../Marks.tsx'
import { UnitIcon } from '../map/UnitIcon.tsx'
import { useTable } from '../table.ts'
import type { Words } from '../words.ts'
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
          what={fight.exchanges[at]!.what}
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
  /** What the dice are rolled for. */
  what: Exchange['what']
}

function Side({ side, against, shown, fight, isFirst, isOpen, what }: SideProps) {
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
        {isWhole && against.hits > 0 && !isRun(what) && (
          <span className="ti-chip" data-kind={isWaiting ? 'now' : undefined}>
            {t(isWaiting ? 'fight.takes' : 'fight.took', { count: against.hits })}
          </span>
        )}
      </p>
      <ul>
        {rows.map(row => (
          <Row key={row.unit} row={row} shown={shown} lost={isWhole ? lost : {}} what={what} />
        ))}
      </ul>
      {dice > 0 && isWhole && (
        <p className="ti-dice-sum">
          <b>{sumOf(t, what, hits)}</b>{' '}
          {what !== 'sabotageStrikes' && (
            <span className="ti-hush">
              {t('fight.ofDice', { count: dice, expected: Math.round(expected * 10) / 10 })}
            </span>
          )}
        </p>
      )}
      {isWhole && losses.map(words => <p key={words}>{words}</p>)}
    </div>
  )
}

const NEEDED = { sabotageRuns: 'fight.passesFrom', sabotageStrikes: 'fight.destroysFrom' } as const

/** What the dice of one side come to. */
function sumOf(t: Words, what: Exchange['what'], count: number): string {
  if (what === 'sabotageStrikes') return t(count > 0 ? 'fight.destroyed' : 'fight.withstood')
  return t(what === 'sabotageRuns' ? 'fight.passed' : 'fight.hits', { count })
}

interface RowProps {
  row: UnitRow
  shown: number
  lost: Counts<UnitKind>
  what: Exchange['what']
}

function Row({ row, shown, lost, what }: RowProps) {
  const { words: t } = useTable()
  const { unit, count, damaged, needed, dice, before } = row
  const seen = dice.filter(({ place }) => place < shown)
  return (
    <li className="ti-dice-row" data-lost={(lost[unit] ?? 0) > 0 || undefined}>
      <UnitIcon kind={unit} />
      <span className="ti-dice-unit">
        <b>{t.read(unitsLine({ [unit]: Math.max(1, count) }))}</b>
        <span className="ti-hush">
          {needed !== undefined && t(isRun(what) ? NEEDED[what] : 'fight.needs', { needed })}
          {damaged > 0 && ` ${t('fight.damaged', { count: damaged })}`}
        </span>
      </span>
      {dice.length > 0 && (
        <span className="ti-dice">
          <Heard>
            {t('fight.diceInWords', {
              dice: seen.map(({ value }) => value),
              count: seen.filter(({ isHit }) => isHit).length,
            })}
          </Heard>
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
