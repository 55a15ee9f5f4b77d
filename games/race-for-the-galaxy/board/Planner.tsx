import { useMemo, useState } from 'react'
import type { Ask, LegalMove } from '../../kit/index.ts'
import { designOf, isCard } from '../rules/deck.ts'
import { kindOf } from '../rules/goods.ts'
import { hasBonus } from '../rules/round.ts'
import type { Uid } from '../state.ts'
import { powerLine } from '../text/describe.ts'
import { GoodMark, Icon, VpMark } from './Icons.tsx'
import { type Gain, outlookOf, type Plan } from './outlook.ts'
import { toggled } from './payment.ts'
import { useTable } from './table.ts'
import { useFollow } from './useFollow.ts'
import type { Words } from './words.ts'

/** Consume: the best plans with their totals, and every power to be used by hand. */
export function Planner({ ask }: { ask: Ask }) {
  const { props, view, seat, words: t, movesOf, send, isBusy } = useTable()
  const outlook = useMemo(() => outlookOf(view, seat!), [view, seat])
  const follow = useFollow(ask, view.players[seat!]!.turn.used, props.move)
  const done = movesOf(ask, 'done')[0]
  const bets = movesOf(ask, 'gamble')
  const isDoubled = hasBonus(view, seat!, 'multiplyConsumeVp')
  return (
    <section className="rg-panel rg-planner" data-asked tabIndex={-1} aria-label={t('planner.label')}>
      <h3 className="rg-title">
        {t('planner.label')} {isDoubled && <b className="rg-badge">{t('planner.doubled')}</b>}
      </h3>
      {outlook.plans.length > 0 && (
        <ol className="rg-plans">
          {outlook.plans.map((plan, i) => (
            <PlanRow
              key={`${plan.vp} ${plan.cards}`}
              plan={plan}
              isBest={i === 0}
              isSure={outlook.isComplete}
              isBusy={isBusy || follow.isRunning}
              onDo={() => follow.start(plan.uses)}
            />
          ))}
        </ol>
      )}
      <ByHand moves={movesOf(ask, 'consume')} />
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
      {done && (
        <button
          type="button"
          className="rg-button rg-lamp"
          disabled={isBusy}
          onClick={() => send(done.move, ...done.args)}
        >
          <Icon name="check" /> {t('planner.done')}
        </button>
      )}
    </section>
  )
}

/** What a plan or one of its steps brings. */
const gainIn = ({ vp, cards }: Gain, t: Words): string =>
  [
    ...(vp > 0 || cards === 0 ? [t('planner.vp', { count: vp })] : []),
    ...(cards > 0 ? [t('planner.cards', { count: cards })] : []),
  ].join(' + ')

interface PlanRowProps {
  plan: Plan
  isBest: boolean
  isSure: boolean
  isBusy: boolean
  onDo(): void
}

function PlanRow({ plan: { vp, cards, uses }, isBest, isSure, isBusy, onDo }: PlanRowProps) {
  const { words: t } = useTable()
  const what = gainIn({ vp, cards }, t)
  return (
    <li className="rg-plan" data-best={isBest || undefined}>
      <div className="rg-plan-head">
        <p className="rg-plan-total">
          <span className="rg-hush">
            {t(isBest ? (isSure ? 'planner.best' : 'planner.found') : 'planner.or')}
          </span>{' '}
          <b>{what}</b>
        </p>
        <button
          type="button"
          className={isBest ? 'rg-button rg-lamp' : 'rg-button'}
          disabled={isBusy}
          onClick={onDo}
        >
          {t('planner.do', { what })}
        </button>
      </div>
      <ol className="rg-plan-steps">
        {uses.map(use => (
          <li key={use.power}>
            <b>{t('planner.step', { card: `card:${use.power.split('/')[0]}` })}</b>{' '}
            <GoodsList goods={use.goods} /> → {gainIn(use, t)}
          </li>
        ))}
      </ol>
    </li>
  )
}

function GoodsList({ goods }: { goods: readonly Uid[] }) {
  const { words: t } = useTable()
  return (
    <span className="rg-goods-list">
      {goods.map((good, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: goods on one world are alike
        <span key={i}>
          <GoodMark kind={kindOf(good)} />
          <span className="rg-unseen">{t.nameOf(`good:${kindOf(good)}`)}: </span>
          <small>{t.nameOf(`${isCard(good) ? 'card' : 'artifact'}:${good}`)}</small>
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
  if (byPower.size === 0) return null
  return (
    <details className="rg-byhand" open={byPower.size <= 3}>
      <summary>{t('planner.byHand')}</summary>
      <ul>
        {[...byPower].map(([power, ways]) => {
          const [card, index] = power.split('/') as [Uid, string]
          return (
            <li key={power} className="rg-power">
              <p>
                <b>{t.nameOf(`card:${card}`)}</b>{' '}
                <span className="rg-hush">{t.read(powerLine(designOf(card).powers[Number(index)]!))}</span>
              </p>
              <div className="rg-power-ways">
                {ways.map(way => (
                  <button
                    key={JSON.stringify(way.args)}
                    type="button"
                    className="rg-button rg-way"
                    disabled={isBusy}
                    onClick={() => send(way.move, ...way.args)}
                  >
                    <GoodsList goods={way.args[2] as Uid[]} />
                  </button>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** Cards of the hand for VP: which ones is chosen here. */
function CashIn({ ask }: { ask: Ask }) {
  const { view, seat, movesOf, words: t, send, isBusy, whyNot } = useTable()
  const [chosen, setChosen] = useState<{ power: string; cards: string[] }>({ power: '', cards: [] })
  const powers = [...new Set(movesOf(ask, 'cashIn').map(({ args }) => String(args[1])))]
  const hand = view.players[seat!]!.hand as Uid[]
  return powers.map(power => {
    const [card, index] = power.split('/') as [Uid, string]
    const printed = designOf(card).powers[Number(index)]!
    const most = 'maxUses' in printed ? printed.maxUses : 1
    const cards = chosen.power === power ? chosen.cards.filter(one => hand.includes(one)) : []
    return (
      <fieldset key={power} className="rg-cash">
        <legend>
          <b>{t.nameOf(`card:${card}`)}</b> <span className="rg-hush">{t.read(powerLine(printed))}</span>
        </legend>
        <div className="rg-power-ways">
          {hand.map(one => (
            <button
              key={one}
              type="button"
              className="rg-button rg-way"
              aria-pressed={cards.includes(one)}
              onClick={() => setChosen({ power, cards: toggled(cards, one, most) })}
            >
              {t.nameOf(`card:${one}`)}
            </button>
          ))}
          <button
            type="button"
            className="rg-button"
            disabled={isBusy || whyNot(ask, 'cashIn', power, cards) !== undefined}
            onClick={() => send('cashIn', ask.id, power, cards)}
          >
            <VpMark amount={cards.length} /> {t('planner.cash', { count: cards.length })}
          </button>
        </div>
      </fieldset>
    )
  })
}
