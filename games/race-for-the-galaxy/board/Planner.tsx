import { useMemo, useState } from 'react'
import { Part } from '../../kit/board/Part.tsx'
import type { Ask, LegalMove } from '../../kit/index.ts'
import { designOf, isCard } from '../rules/deck.ts'
import { kindOf } from '../rules/goods.ts'
import { hasBonus } from '../rules/round.ts'
import type { Uid } from '../state.ts'
import { powerLine } from '../text/describe.ts'
import { Answer } from './Answer.tsx'
import { CashIn } from './CashIn.tsx'
import { GoodMark, Icon } from './Icons.tsx'
import { type Gain, type Outlook, outlookOf, type Plan } from './outlook.ts'
import { useTable } from './table.ts'
import { useFollow } from './useFollow.ts'
import type { Words } from './words.ts'

const BY_HAND = -1

const NOTHING_PLANNED: Outlook = { plans: [], isComplete: true }

/** Consume: the best plans with their totals, one of them chosen; or power after power by hand. */
export function Planner({ ask }: { ask: Ask }) {
  const { props, view, seat, words: t, movesOf, send, isBusy } = useTable()
  const { plans, isComplete } = useMemo(
    () => (props.atOnce ? NOTHING_PLANNED : outlookOf(view, seat!)),
    [view, seat, props.atOnce],
  )
  const follow = useFollow(ask, view.players[seat!]!.turn.used, props.move)
  const [wanted, setWanted] = useState(0)
  const done = movesOf(ask, 'done')[0]
  const bets = movesOf(ask, 'gamble')
  const uses = movesOf(ask, 'consume')
  // Artifacts as goods are in no plan.
  const isByHand = uses.length > 0 && (wanted === BY_HAND || plans.length === 0)
  const plan = isByHand ? undefined : plans[Math.min(Math.max(wanted, 0), plans.length - 1)]
  const isDoubled = hasBonus(view, seat!, 'multiplyConsumeVp')
  const best = t(isComplete ? 'planner.best' : 'planner.found')
  return (
    <>
      <Part of="choices">
        <section className="rg-planner" aria-label={t('planner.label')}>
          {uses.length > 0 && plans.length > 0 && (
            <ol className="rg-plans">
              {plans.map((one, i) => (
                <PlanTile
                  key={`${one.vp} ${one.cards}`}
                  plan={one}
                  note={i === 0 ? best : t('planner.or')}
                  isChosen={one === plan}
                  onChoose={() => setWanted(i)}
                />
              ))}
              <li>
                <button
                  type="button"
                  className="rg-plan"
                  aria-pressed={isByHand}
                  onClick={() => setWanted(BY_HAND)}
                >
                  <b>{t('planner.byHand')}</b>
                </button>
              </li>
            </ol>
          )}
          {isByHand && <ByHand moves={uses} />}
          <CashIn ask={ask} />
          {bets.length > 0 && (
            <fieldset className="rg-bets">
              <legend>{t('planner.bet')}</legend>
              {bets.map(one => (
                <button
                  key={String(one.args[2])}
                  type="button"
                  className="rg-button"
                  disabled={isBusy}
                  aria-label={t.read(one.label)}
                  onClick={() => send(one.move, ...one.args)}
                >
                  {String(one.args[2])}
                </button>
              ))}
            </fieldset>
          )}
        </section>
      </Part>
      <Answer status={isDoubled && <b className="rg-badge">{t('planner.doubled')}</b>}>
        {plan && (
          <button
            type="button"
            className="rg-button rg-lamp"
            disabled={isBusy || follow.isRunning}
            onClick={() => follow.start(plan.uses)}
          >
            <Icon name="check" /> {t('planner.do', { what: gainIn(plan, t) })}
          </button>
        )}
        {done && (
          <button
            type="button"
            className={plan ? 'rg-button' : 'rg-button rg-lamp'}
            disabled={isBusy}
            onClick={() => send(done.move, ...done.args)}
          >
            <Icon name="check" /> {t('planner.done')}
          </button>
        )}
      </Answer>
    </>
  )
}

/** What a plan or one of its steps brings. */
const gainIn = ({ vp, cards }: Gain, t: Words): string =>
  [
    ...(vp > 0 || cards === 0 ? [t('planner.vp', { count: vp })] : []),
    ...(cards > 0 ? [t('planner.cards', { count: cards })] : []),
  ].join(' + ')

interface PlanTileProps {
  plan: Plan
  note: string
  isChosen: boolean
  onChoose(): void
}

function PlanTile({ plan: { vp, cards, uses }, note, isChosen, onChoose }: PlanTileProps) {
  const { words: t } = useTable()
  return (
    <li>
      <button type="button" className="rg-plan" aria-pressed={isChosen} onClick={onChoose}>
        <b>
          {gainIn({ vp, cards }, t)} <small>{note}</small>
        </b>
        {uses.map(use => (
          <span key={use.power} className="rg-plan-step">
            <GoodsList goods={use.goods} />
            <span>{t.nameOf(`card:${use.power.split('/')[0]}`)}</span> → <strong>{gainIn(use, t)}</strong>
          </span>
        ))}
      </button>
    </li>
  )
}

function GoodsList({ goods, isNamed = false }: { goods: readonly Uid[]; isNamed?: boolean }) {
  const { words: t } = useTable()
  return (
    <span className="rg-goods-list">
      {goods.map((good, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: goods on one world are alike
        <span key={i}>
          <GoodMark kind={kindOf(good)} />
          <span className="rg-unseen">{t.nameOf(`good:${kindOf(good)}`)} </span>
          {isNamed && <small>{t.nameOf(`${isCard(good) ? 'card' : 'artifact'}:${good}`)}</small>}
        </span>
      ))}
    </span>
  )
}

/** Every power that takes goods, with the ways to use it now. */
function ByHand({ moves }: { moves: LegalMove[] }) {
  const { words: t, send, isBusy } = useTable()
  const byPower = new Map<string, LegalMove[]>()
  for (const one of moves) {
    const power = String(one.args[1])
    byPower.set(power, [...(byPower.get(power) ?? []), one])
  }
  return (
    <ul className="rg-byhand">
      {[...byPower].map(([power, ways]) => {
        const [card, index] = power.split('/') as [Uid, string]
        return (
          <li key={power}>
            <p className="rg-byhand-power">
              <b>{t.nameOf(`card:${card}`)}</b>{' '}
              <span className="rg-hush">{t.read(powerLine(designOf(card).powers[Number(index)]!))}</span>
            </p>
            <div className="rg-ways">
              {ways.map(way => (
                <button
                  key={JSON.stringify(way.args)}
                  type="button"
                  className="rg-button"
                  disabled={isBusy}
                  onClick={() => send(way.move, ...way.args)}
                >
                  <GoodsList goods={way.args[2] as Uid[]} isNamed />
                </button>
              ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
