import { useState } from 'react'
import { systemRef } from '../../rules/words.ts'
import type { Fight } from '../../state.ts'
import { FightLeaders } from '../Leaders.tsx'
import { useTable } from '../table.ts'
import { DiceTable } from './DiceTable.tsx'
import { Policies } from './Policies.tsx'
import { Rest } from './Rest.tsx'
import { diceBefore, exchangeAt } from './reading.ts'
import { useReplay } from './useReplay.ts'
import './fight.css'

/** What is fought in this action, die by die: the fight that goes on, and those before it. */
export function FightPage() {
  const { view, words: t, seat } = useTable()
  const { fights } = view
  const [picked, pick] = useState<{ of: number; at: number }>()
  // Whatever begins anew is looked at, until another one is picked.
  const at = picked?.of === fights.length ? picked.at : fights.length - 1
  const fight = fights[at]
  if (!fight) return null
  return (
    <section className="ti-section ti-fight">
      {fights.length > 1 && (
        <div className="ti-fight-tabs" role="tablist" aria-label={t('fight.all')}>
          {fights.map((one, i) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: fights never change places
              key={i}
              type="button"
              role="tab"
              aria-selected={i === at}
              onClick={() => pick({ of: fights.length, at: i })}
            >
              {t(`fight.kind.${one.kind}`)}
              {one.planet && ` ${t.nameOf(`planet:${one.planet}`)}`}
            </button>
          ))}
        </div>
      )}
      <OneFight key={at} fight={fight} />
      {seat !== null && <Policies />}
    </section>
  )
}

function OneFight({ fight }: { fight: Fight }) {
  const { view, words: t, props } = useTable()
  const { exchanges, kind, cell, planet, retreat, end, winner } = fight
  const all = diceBefore(view, fight, exchanges.length)
  const replay = useReplay(all, props.settings.pace)
  const [picked, pick] = useState<{ of: number; at: number }>()
  const { shown } = replay
  const isWhole = shown >= all
  const at = !isWhole
    ? exchangeAt(view, fight, Math.max(0, shown - 1))
    : picked?.of === exchanges.length
      ? picked.at
      : exchanges.length - 1
  const where = planet === undefined ? systemRef(view, cell) : `planet:${planet}`
  return (
    <>
      <h2>{t('fight.title', { what: t(`fight.kind.${kind}`), where })}</h2>
      {exchanges.length > 0 && (
        <div className="ti-fight-tabs" role="tablist" aria-label={t('fight.rounds')}>
          {exchanges.map(({ what, round }, i) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: rounds never change places
              key={i}
              type="button"
              role="tab"
              aria-selected={i === at}
              onClick={() => {
                replay.goTo(all)
                pick({ of: exchanges.length, at: i })
              }}
            >
              {round > 0 ? t('fight.round', { round }) : t(`fight.what.${what}`)}
            </button>
          ))}
        </div>
      )}
      {exchanges.length > 0 ? (
        <DiceTable fight={fight} at={at} shown={shown} />
      ) : (
        <p className="ti-hush">{t('fight.nothingYet')}</p>
      )}
      {all > 0 && (
        <div className="ti-replay" role="toolbar" aria-label={t('fight.replay')}>
          <button type="button" onClick={() => replay.goTo(0)} aria-label={t('fight.first')}>
            |◀
          </button>
          <button
            type="button"
            disabled={shown === 0}
            onClick={() => replay.goTo(shown - 1)}
            aria-label={t('fight.back')}
          >
            ◀
          </button>
          <button type="button" onClick={replay.isPlaying ? replay.pause : replay.play}>
            {t(replay.isPlaying ? 'fight.pause' : 'fight.play')}
          </button>
          <button
            type="button"
            disabled={isWhole}
            onClick={() => replay.goTo(shown + 1)}
            aria-label={t('fight.next')}
          >
            ▶
          </button>
          <span className="ti-hush">{t('fight.shown', { shown, count: all })}</span>
        </div>
      )}
      {isWhole && retreat && (
        <p className="ti-note">
          {t('fight.leaves', {
            seat: `seat:${retreat.by}`,
            system: systemRef(view, retreat.to),
            round: retreat.round,
          })}
        </p>
      )}
      {isWhole && end && kind !== 'pds' && kind !== 'bombardment' && (
        <p className="ti-note">
          {winner == null ? t('fight.nobody') : t('fight.won', { seat: `seat:${winner}` })}
        </p>
      )}
      {!end && <FightLeaders fight={fight} />}
      {!end && <Rest fight={fight} />}
    </>
  )
}
