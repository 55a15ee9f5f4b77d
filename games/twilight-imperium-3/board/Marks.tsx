import { Heard } from '../../kit/board/Heard.tsx'
/** Small things in texts: a seat, a value, units. */
import { SeatShape } from '../../kit/board/SeatShape.tsx'
import { Thing } from '../../kit/board/Thing.tsx'
import type { SeatId } from '../../kit/index.ts'
import { UNIT_KINDS, type UnitKind } from '../data/index.ts'
import { countOf } from '../rules/counts.ts'
import { unitsLine } from '../rules/words.ts'
import type { Counts } from '../state.ts'
import { UnitIcon } from './map/UnitIcon.tsx'
import { RaceEmblem } from './RaceEmblem.tsx'
import { useTable } from './table.ts'

/** Whose something is: mark, emblem of the race, and name. */
export function Seat({ seat }: { seat: SeatId }) {
  const { view, words: t } = useTable()
  const race = view.players[seat]?.race
  return (
    <span className="ti-name">
      <SeatShape seat={seat} className="ti-seat ti-mark" /> {race && <RaceEmblem race={race} />}{' '}
      <bdi>{t.nameOf(`seat:${seat}`)}</bdi>
    </span>
  )
}

/** The name of a thing, which opens its entry in the book. */
export function Name({ of }: { of: string }) {
  const { words: t, props } = useTable()
  return <Thing host={props} to={of} name={t.nameOf(of)} />
}

/** Resources or influence, as they are printed. */
export function Value({ of, value }: { of: 'resources' | 'influence'; value: number }) {
  const { words: t } = useTable()
  return (
    <span className="ti-value" data-of={of}>
      <Heard>{t(`value.${of}`)} </Heard>
      {value}
    </span>
  )
}

/** Units as silhouettes with numbers; listeners hear their names. */
export function Units({ counts }: { counts: Counts<UnitKind> }) {
  const { words: t } = useTable()
  return (
    <span className="ti-units">
      <Heard>{t.read(unitsLine(counts))}</Heard>
      {UNIT_KINDS.filter(kind => countOf(counts, kind) > 0).map(kind => (
        <span key={kind} aria-hidden="true" title={t.nameOf(`unit:${kind}`)}>
          <UnitIcon kind={kind} />
          {countOf(counts, kind)}
        </span>
      ))}
    </span>
  )
}
