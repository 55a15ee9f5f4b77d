import { useState } from 'react'
import { SeatShape } from '../../../kit/board/SeatShape.tsx'
import { orbMilitary } from '../../rules/orb-board.ts'
import { Icon } from '../Icons.tsx'
import { useTable } from '../table.ts'
import { Laying } from './Laying.tsx'
import { isLaying } from './laying.ts'
import { Moving } from './Moving.tsx'
import { OrbCard } from './OrbCard.tsx'
import { OrbMap } from './OrbMap.tsx'

/** The orb: chart, priority, orb hand. It opens by itself when something happens there. */
export function OrbPanel() {
  const { view, asks, words: t, seat } = useTable()
  const laying = asks.find(isLaying)
  const moving = asks.find(({ kind }) => kind === 'orbMove' || kind === 'orbCorner')
  const isOn =
    laying !== undefined || moving !== undefined || view.phase === 'orb' || view.phase === 'orbSetup'
  const [opened, setOpened] = useState<boolean | null>(null)
  if (!view.orb) return null
  return (
    <details
      className="rg-panel rg-orb rg-tableau"
      data-lit={laying || moving ? '' : undefined}
      open={opened ?? isOn}
      onToggle={event => {
        const { open } = event.currentTarget
        if (open !== (opened ?? isOn)) setOpened(open === isOn ? null : open)
      }}
    >
      <summary>
        <span>{t('orb.title')}</span>
        <span className="rg-hush">{t('orb.cards', { count: view.orb.deck.length })}</span>
      </summary>
      <div className="rg-orb-layout">
        {laying ? (
          <Laying key={laying.id} ask={laying}>
            <Aside />
          </Laying>
        ) : moving ? (
          <Moving key={moving.id} ask={moving}>
            <Aside />
          </Moving>
        ) : (
          <>
            <OrbMap targets={[]} onTarget={() => {}} />
            <div className="rg-orb-side">
              <Aside />
              {seat !== null && <OrbHand />}
            </div>
          </>
        )}
      </div>
    </details>
  )
}

/** What everybody sees beside the chart. */
function Aside() {
  const { view, seat, words: t } = useTable()
  return (
    <>
      <Priority />
      {seat !== null && (
        <p className="rg-hush">
          <Icon name="military" /> {t('orb.military', { count: orbMilitary(view, seat).total })}
        </p>
      )}
    </>
  )
}

/** Who acts before whom, and what of the turn is done. */
function Priority() {
  const { view, words: t } = useTable()
  const { priority, queue, turn, teams } = view.orb!
  return (
    <section aria-label={t('orb.priority')}>
      <h4 className="rg-orb-head">{t('orb.priority')}</h4>
      <ol className="rg-orb-priority">
        {priority.map(seat => {
          const own = Object.values(teams).filter(team => team.seat === seat)
          return (
            <li key={seat} data-now={turn?.seat === seat || undefined}>
              <SeatShape seat={seat} className="rg-seat" />
              <span>{t.nameOf(`seat:${seat}`)}</span>
              <span className="rg-hush">
                {own.map(({ x, y }) => `(${x}, ${y})`).join(' ')}
                {turn?.seat === seat &&
                  ` ${t('orb.taken', { count: turn.taken.length, most: turn.actions })} ${turn.taken
                    .map(action => t(`orb.action.${action}`))
                    .join(', ')}`}
                {turn?.seat !== seat && queue.includes(seat) && ` ${t('orb.waits')}`}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The reader's orb cards; of those not yet looked at only the backs. */
function OrbHand() {
  const { view, seat, words: t } = useTable()
  const { orbHand } = view.players[seat!]!
  if (orbHand.length === 0) return null
  return (
    <section aria-label={t('orb.hand')}>
      <h4 className="rg-orb-head">{t('orb.hand')}</h4>
      <ul className="rg-orb-hand">
        {orbHand.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
          <li key={`${card} ${i}`}>
            <OrbCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
