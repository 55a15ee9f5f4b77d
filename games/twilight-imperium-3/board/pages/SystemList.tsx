import { cellsOf } from '../../galaxy/map.ts'
import { nameOfSystem, systemInWords } from '../map/reading.ts'
import { useTable } from '../table.ts'

/** Every system in words, in the order of the rings: a second way to all that is on the map. */
export function SystemList() {
  const { view, words: t, look, cell } = useTable()
  return (
    <details className="ti-fold">
      <summary>{t('systems.label')}</summary>
      <ul className="ti-systems">
        {cellsOf(view.galaxy)
          .filter(one => view.galaxy.tiles[one])
          .map(one => (
            <li key={one}>
              <button
                type="button"
                className="ti-choice"
                aria-pressed={one === cell}
                onClick={() => look(one)}
              >
                <b>{nameOfSystem(view, t, one)}</b>{' '}
                <span className="ti-hush">{systemInWords(view, t, one).join(' · ')}</span>
              </button>
            </li>
          ))}
      </ul>
    </details>
  )
}
