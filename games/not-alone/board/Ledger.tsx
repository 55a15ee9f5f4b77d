import { Heard } from '../../kit/board/Heard.tsx'
import { OddsList } from '../../kit/board/OddsList.tsx'
import { PLACE_NUMBERS } from '../data/places.ts'
import { catchOdds } from '../odds.ts'
import { isInForce } from '../rules/queries.ts'
import { HuntedRow } from './HuntedRow.tsx'
import { showsGuesses } from './PlaceTile.tsx'
import { type CardState, canBeAt } from './suspects.ts'
import { useTable } from './table.ts'
import './ledger.css'

/** All Hunted: how they stand, and which Place cards each of them can still play. */
export function Ledger() {
  const { view, side, words: t, props } = useTable()
  return (
    <section className="na-ledger na-panel" aria-label={t('hunted.label')}>
      <h2 className="na-section-title">{t('hunted.label')}</h2>
      <ul className="na-rows">
        {view.turnOrder.map(seat => (
          <HuntedRow key={seat} seat={seat} />
        ))}
        {showsGuesses(view, side) && view.turnOrder.length > 1 && <Candidates />}
      </ul>
      {showsGuesses(view, side) && (
        <OddsList
          title={t('hunted.odds')}
          odds={catchOdds(view)}
          reader={props.reader}
          language={props.settings.language}
        />
      )}
      <Legend />
    </section>
  )
}

/** For each place, how many Hunted can be there. */
function Candidates() {
  const { view, words: t } = useTable()
  return (
    <li className="na-row na-candidates">
      <p className="na-row-who" title={t('hunted.candidatesHelp')}>
        {t('hunted.candidates')}
      </p>
      <ol className="na-cells">
        {PLACE_NUMBERS.map(place => {
          const count = canBeAt(view, place).length
          return (
            <li key={place} className="na-cell" data-share={Math.round((count / view.turnOrder.length) * 4)}>
              <span aria-hidden="true">
                {count}
                <small>/{view.turnOrder.length}</small>
              </span>
              <Heard>
                {place} {t.nameOf(`place:${place}`)}:{' '}
                {t('planet.canBeCount', { count, all: view.turnOrder.length })}
              </Heard>
            </li>
          )
        })}
      </ol>
    </li>
  )
}

const STATES: readonly CardState[] = [
  'possible',
  'hand',
  'locked',
  'revealed',
  'discarded',
  'unowned',
  'unknown',
]

/** How to read the numbers; only what can be seen now. */
function Legend() {
  const { view, side, words: t } = useTable()
  const shown = STATES.filter(
    state =>
      (state !== 'unknown' || view.smokescreen) &&
      (state !== 'locked' || side === 'hunted') &&
      (state !== 'hand' || side === 'hunted' || isInForce(view, 'phobia') || view.outcome !== null),
  )
  return (
    <details className="na-legend">
      <summary>{t('hunted.legendLabel')}</summary>
      <ul>
        {shown.map(state => (
          <li key={state}>
            <span className="na-cell" data-state={state} aria-hidden="true">
              {state === 'unknown' ? '?' : '3'}
            </span>
            {t(`hunted.legend.${state}`)}
          </li>
        ))}
        <li>
          <span className="na-cell" data-state="possible" aria-hidden="true">
            3<small>×2</small>
          </span>
          {t('hunted.legend.tally')}
        </li>
      </ul>
    </details>
  )
}
