import { type Ask, type LegalMove, line } from '../../kit/index.ts'
import { isCard } from '../rules/deck.ts'
import { PICKS_HAND, PLACES } from './Hand.tsx'
import { Icon } from './Icons.tsx'
import { placingArgs, priceAtOnce } from './payment.ts'
import { useTable } from './table.ts'

/** Questions that have a panel of their own with everything in it. */
const OWN_PANEL: readonly string[] = [
  'consume',
  'orbFirst',
  'orbCorner',
  'orbMove',
  'orbPlay',
  'orbBreed',
  'orbAirlock',
]
/** Moves that the board offers by pointing at things. */
const POINTED: readonly string[] = ['answer', 'develop', 'settle', 'convoy', 'project', 'sell', 'produce']

/** Moves that are what most people want, where they are possible. */
const LIT: readonly string[] = ['conquer', 'placeFree']

/** What is chosen and the lamp that confirms it; it stays in sight at the foot of the board. */
export function Foot() {
  const { asks, words: t } = useTable()
  const shown = asks.filter(({ kind }) => !OWN_PANEL.includes(kind))
  if (shown.length === 0) return null
  return (
    <section className="rg-foot" aria-label={t('foot.label')}>
      {shown.map(ask => (
        <AskFoot key={ask.id} ask={ask} />
      ))}
    </section>
  )
}

function AskFoot({ ask }: { ask: Ask }) {
  const { movesOf, words: t, send, isBusy } = useTable()
  const all = movesOf(ask)
  const others = all.filter(one => !POINTED.includes(one.move) || sellsToken(one))
  return (
    <div className="rg-foot-ask">
      <p className="rg-foot-words">{t.read(line(`ask.${ask.kind}`, ask.about))}</p>
      <div className="rg-foot-acts">
        {others.map(one => (
          <button
            key={JSON.stringify([one.move, one.args])}
            type="button"
            className={
              LIT.includes(one.move) || others.length === all.length ? 'rg-button rg-lamp' : 'rg-button'
            }
            disabled={isBusy}
            onClick={() => send(one.move, ...one.args)}
          >
            {t.read(one.label)}
          </button>
        ))}
        {ask.pick ? <ConfirmPick ask={ask} /> : <ConfirmMove ask={ask} />}
      </div>
    </div>
  )
}

/** An artifact can be sold as a good, and lies on no world to be pointed at. */
const sellsToken = ({ move, args }: LegalMove) => move === 'sell' && !isCard(String(args[1]))

/** Confirms what was picked; the count says what is still missing. */
function ConfirmPick({ ask }: { ask: Ask }) {
  const { chosenFor, choose, words: t, send, whyNot, isBusy } = useTable()
  const chosen = chosenFor(ask)
  const { min, max } = ask.pick!
  const why = whyNot(ask, 'answer', chosen)
  const isPayment = PICKS_HAND.includes(ask.kind)
  return (
    <>
      <span className="rg-count" role="status">
        {min === max
          ? t('foot.exact', { count: chosen.length, most: max })
          : t('foot.upTo', { count: chosen.length, most: max })}
      </span>
      {chosen.length > 0 && isPayment && max > 1 && (
        <button type="button" className="rg-button" onClick={() => choose(ask, [])}>
          {t('foot.anew')}
        </button>
      )}
      <button
        type="button"
        className="rg-button rg-lamp"
        disabled={why !== undefined || isBusy}
        onClick={() => send('answer', ask.id, chosen)}
      >
        <Icon name="check" />
        {t(chosen.length === 0 && min === 0 ? 'foot.none' : (CONFIRMS[ask.kind] ?? 'foot.confirm'))}
      </button>
    </>
  )
}

const CONFIRMS: { readonly [kind: string]: 'foot.pay' | 'foot.keep' | 'foot.discard' | 'foot.reveal' } = {
  payDevelopment: 'foot.pay',
  placeWorld: 'foot.pay',
  keep: 'foot.keep',
  startWorld: 'foot.keep',
  startHand: 'foot.discard',
  discard: 'foot.discard',
  actions: 'foot.reveal',
}

/** Confirms the card or world that was pointed at, and what pays for it. */
function ConfirmMove({ ask }: { ask: Ask }) {
  const { view, seat, chosenFor, choose, movesOf, words: t, send, isBusy, whyNot } = useTable()
  const [target, ...payment] = chosenFor(ask)
  const fitting = target === undefined ? [] : movesOf(ask).filter(one => pointsAt(one, target))
  if (fitting.length === 0)
    return PLACES[ask.kind] || ask.kind === 'trade' || ask.kind === 'windfall' ? (
      <span className="rg-count">
        {t(movesOf(ask).some(({ move }) => POINTED.includes(move)) ? 'foot.point' : 'foot.noneFits')}
      </span>
    ) : null
  const isPlacing = ask.kind === 'develop' || ask.kind === 'settle'
  const price = isPlacing ? priceAtOnce(view, seat!, target!) : null
  return (
    <>
      {price !== null && price > 0 && (
        <span className="rg-count" role="status">
          {t('foot.paying', { count: payment.length, most: price })}
        </span>
      )}
      {isPlacing && (
        <button type="button" className="rg-button" onClick={() => choose(ask, [])}>
          {t('foot.anew')}
        </button>
      )}
      {fitting.map(one => {
        const args = price === null ? one.args : placingArgs(one.args, payment)
        const why = price !== null && price > 0 ? whyNot(ask, one.move, target, payment) : undefined
        return (
          <button
            key={JSON.stringify([one.move, one.args])}
            type="button"
            className="rg-button rg-lamp"
            disabled={isBusy || why !== undefined}
            onClick={() => send(one.move, ...args)}
          >
            <Icon name="check" />
            {t.read(one.label)}
          </button>
        )
      })}
    </>
  )
}

function pointsAt({ move, args }: LegalMove, chosen: string): boolean {
  if (move === 'produce') return args[2] === chosen
  return POINTED.includes(move) && args[1] === chosen
}
