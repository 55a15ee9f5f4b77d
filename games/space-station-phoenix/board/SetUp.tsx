import { Part } from '../../kit/board/Part.tsx'
import { actionLine, hubLines } from '../text/describe.ts'
import { ShipFace, useShipKind, useShipNotes } from './ShipCard.tsx'
import { useTable } from './table.ts'
import './setup.css'

/**
 * The draft and the choice of hubs. What is chosen from lies in the hand; what was kept, and the hubs to plan with, on the
 * field.
 */
export function SetUp() {
  const { view, seat, acts, words: t } = useTable()
  if (seat === null || view.phase === 'play') return null
  const { hand, kept, hubs, chosenHub } = view.players[seat]!
  const known = (ids: readonly (string | null)[]) => ids.filter(id => id !== null)
  const isDraft = view.phase !== 'hub'
  const offered = acts.ask?.pick?.of
  const inHand = offered === 'hub' ? known(hubs) : isDraft ? known(hand) : []
  return (
    <>
      {inHand.length > 0 && (
        <Part of="hand">
          <fieldset
            className="sb-tray sp-hand"
            aria-label={t(isDraft ? 'setup.draft' : 'setup.hubs')}
            // Scrolls sideways on a phone; while one waits nothing in it can be pressed.
            tabIndex={acts.ask ? undefined : 0}
          >
            {inHand.map(id =>
              offered === 'hub' ? (
                <HubCard key={id} id={id} isChosen={false} />
              ) : (
                <HandShip key={id} id={id} />
              ),
            )}
          </fieldset>
        </Part>
      )}
      <section className="sp-panel sp-setup" aria-label={t('setup.label')}>
        {isDraft && inHand.length === 0 && <p className="sp-hush">{t('setup.passed')}</p>}
        {kept.length > 0 && (
          <div className="sp-kept">
            <h3 className="sp-title">{t('setup.kept')}</h3>
            <div className="sp-cards">
              {known(kept).map(id => (
                <HandShip key={id} id={id} />
              ))}
            </div>
          </div>
        )}
        {hubs.length > 0 && offered !== 'hub' && (
          <div className="sp-kept">
            <h3 className="sp-title">{t(isDraft ? 'setup.yourHubs' : 'setup.hubs')}</h3>
            <div className="sp-cards">
              {known(hubs).map(id => (
                <HubCard key={id} id={id} isChosen={chosenHub === id} />
              ))}
            </div>
            {chosenHub !== null && <p className="sp-hush">{t('setup.chosen')}</p>}
          </div>
        )}
      </section>
    </>
  )
}

/** A card that can be picked, or only be read. */
function useCard(id: string, of: string) {
  const { acts, picked, pick } = useTable()
  const isOffered = acts.ask?.pick?.of === of && acts.ask.pick.options.includes(id)
  const isPicked = isOffered && picked.includes(id)
  return { isOffered, isPicked, choose: () => pick(id) }
}

function HandShip({ id }: { id: string }) {
  const { c, words: t } = useTable()
  const { isOffered, isPicked, choose } = useCard(id, 'ship')
  const kindOf = useShipKind()
  const notesOf = useShipNotes()
  const body = (
    <>
      <span className="sp-ship-body">
        <ShipFace id={id} />
      </span>
      <span className="sp-card-words">
        <span className="sp-hush">{kindOf(id)}</span>
        <span>{t.read(actionLine(c.ships[id]!.action))}</span>
        {notesOf(id).map(note => (
          <span key={note} className="sp-hush">
            {note}
          </span>
        ))}
      </span>
    </>
  )
  return isOffered ? (
    <button
      type="button"
      className="sp-card"
      data-type={c.ships[id]!.action.type}
      data-can=""
      aria-pressed={isPicked}
      onClick={choose}
    >
      {body}
    </button>
  ) : (
    <div className="sp-card" data-type={c.ships[id]!.action.type}>
      {body}
    </div>
  )
}

function HubCard({ id, isChosen }: { id: string; isChosen: boolean }) {
  const { c, words: t } = useTable()
  const { isOffered, isPicked, choose } = useCard(id, 'hub')
  const hub = c.hubs[id]!
  const body = (
    <span className="sp-card-words">
      <strong className="sp-hub-title">{t.nameOf(`hub:${id}`)}</strong>
      {hubLines(hub).map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a hub never change
        <span key={i}>{t.read(one)}</span>
      ))}
    </span>
  )
  return isOffered ? (
    <button
      type="button"
      className="sp-card sp-hub-card"
      data-can=""
      aria-pressed={isPicked}
      onClick={choose}
    >
      {body}
    </button>
  ) : (
    <div className="sp-card sp-hub-card" data-chosen={isChosen || undefined}>
      {body}
    </div>
  )
}
