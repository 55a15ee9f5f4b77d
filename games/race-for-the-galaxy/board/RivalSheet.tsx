import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SeatId } from '../../kit/index.ts'
import { Artifacts } from './Artifacts.tsx'
import { Card } from './Card.tsx'
import { EmpireHead } from './Head.tsx'
import { Icon } from './Icons.tsx'
import { useTable } from './table.ts'

/** All that lies before somebody else, over the field and never over what is asked. */
export function RivalSheet({ seat, onClose }: { seat: SeatId; onClose(): void }) {
  const { view, words: t } = useTable()
  const place = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  const { tableau, turn } = view.players[seat]!

  // It ends where the field ends.
  useLayoutEffect(() => {
    let around = place.current?.parentElement
    while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement
    setHeight(around?.clientHeight)
  }, [])
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    // A press on anything else puts it away; the rivals above open and close it themselves.
    const point = ({ target }: PointerEvent) => {
      const isOwn = target instanceof Element && target.closest('.rg-sheet, .rg-rivals, .sb-lens')
      if (!isOwn) onClose()
    }
    document.addEventListener('keydown', press)
    document.addEventListener('pointerdown', point)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('pointerdown', point)
    }
  }, [onClose])

  return (
    <div ref={place} className="rg-over">
      <section
        className="rg-sheet"
        style={{ maxHeight: height && `${height}px` }}
        aria-label={t('tableau.of', { seat: `seat:${seat}` })}
      >
        <button
          type="button"
          className="rg-button rg-close"
          aria-label={t('tableau.close')}
          onClick={onClose}
        >
          <Icon name="cross" />
        </button>
        <EmpireHead seat={seat} />
        <Artifacts seat={seat} />
        <ul className="rg-cards">
          {tableau.map(card => (
            <li key={card}>
              <Card card={card} owner={seat} size="tableau" fresh={turn.fresh.includes(card)} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
