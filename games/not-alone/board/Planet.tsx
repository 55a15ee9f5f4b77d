import { ADJACENT_PAIRS, PLACE_NUMBERS } from '../data/places.ts'
import { atSpot, spotOf } from './layout.ts'
import { key } from './options.ts'
import { PlaceTile } from './PlaceTile.tsx'
import { PlanetTokens } from './PlanetTokens.tsx'
import { useTable } from './table.ts'
import './planet.css'

/** The planet: ten places, what lies on them and who is there. */
export function Planet() {
  const { words: t, draft } = useTable()
  const wantsPair = draft.standing?.selectable.some(piece => piece.startsWith('pair/')) ?? false
  return (
    <section className="na-planet" aria-label={t('planet.label')}>
      <div className="na-chart">
        <div className="na-links" aria-hidden="true">
          {ADJACENT_PAIRS.map(pair => (
            <span
              key={pair.join()}
              className="na-link"
              data-upright={pair[1] - pair[0] === 5 || undefined}
              style={atSpot(spotOf(pair))}
            />
          ))}
        </div>
        <ol className="na-places">
          {PLACE_NUMBERS.map(place => (
            <li key={place} style={atSpot(spotOf([place]))}>
              <PlaceTile place={place} />
            </li>
          ))}
        </ol>
        <PlanetTokens />
        {wantsPair && <Borders />}
      </div>
    </section>
  )
}

/** The thirteen borders, while two neighbouring places are to be chosen. */
function Borders() {
  const { words: t, draft } = useTable()
  return (
    <ul className="na-borders">
      {ADJACENT_PAIRS.map(([a, b]) => {
        const pieces = [key('pair', 'place', a), key('pair', 'place', b)]
        const isPicked = pieces.every(draft.isPicked)
        return (
          <li key={`${a}-${b}`} style={atSpot(spotOf([a, b]))}>
            <button
              type="button"
              className="na-border"
              aria-pressed={isPicked}
              aria-label={t('planet.border', { a: `place:${a}`, b: `place:${b}` })}
              onClick={() => draft.pointAll(pieces)}
            />
          </li>
        )
      })}
    </ul>
  )
}
