import { useEffect, useRef } from 'react'
import { pickedIn } from '../../kit/board/useDrafts.ts'
import type { RaceId } from '../data/index.ts'
import type { TiView } from '../state.ts'
import { Seat } from './Marks.tsx'
import { RaceCard } from './RaceCard.tsx'
import { useTable } from './table.ts'
import './races.css'

/** Races are chosen before there is a galaxy: until then their cards lie where the map will. */
export const isBeforeGalaxy = ({ galaxy, players }: TiView): boolean =>
  Object.keys(galaxy.tiles).length === 0 && Object.values(players).some(({ race }) => race === null)

/** The cards of the races to choose from, and of those that are taken. */
export function RaceGallery() {
  const { view, ask, draft, words: t } = useTable()
  const offered = ask?.kind === 'chooseRace' ? (ask.pick!.options as RaceId[]) : []
  const [chosen] = pickedIn<RaceId>(draft)
  const taken = view.order.flatMap(seat => {
    const { race } = view.players[seat]!
    return race === null ? [] : [{ seat, race }]
  })
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (chosen) list.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="ti-gallery" aria-label={t('race.gallery')} tabIndex={0}>
      <ul ref={list}>
        {offered.map(race => (
          <li key={race} data-chosen={race === chosen || undefined}>
            <RaceCard race={race} />
          </li>
        ))}
        {taken.map(({ seat, race }) => (
          <li key={race} data-taken>
            <Seat seat={seat} />
            <RaceCard race={race} />
          </li>
        ))}
      </ul>
    </section>
  )
}
