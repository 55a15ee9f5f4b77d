import type { Ask, LegalMove, Play } from '../../../kit/index.ts'
import type { UnitKind } from '../../data/index.ts'
import { NOT_SENT } from '../../moves/composing/early.ts'
import { NO_PRODUCTION } from '../../moves/composing/production.ts'
import type { Sending } from '../../rules/early/sending.ts'
import type { Spread } from '../../rules/setup/start.ts'
import type { Redistribution } from '../../rules/status-phase.ts'
import { aboard } from '../../rules/tactical/landing.ts'
import { AREAS, type Area, type Counts } from '../../state.ts'
import type { Bombardment, Landings, Payment, Production, ShipMove } from '../../state-plans.ts'
import { isOfThings, isWayOf } from '../plan/attrs.ts'
import { isTurn } from '../plan/press.ts'
import { useTable } from '../table.ts'
import { Activate } from './Activate.tsx'
import { BombardTray } from './BombardTray.tsx'
import { ClaimPanel } from './Claim.tsx'
import { CountersRow } from './CountersRow.tsx'
import { BuyTray, SendTray } from './EarlyTrays.tsx'
import { Form } from './Form.tsx'
import { HitsPanel } from './HitsPanel.tsx'
import { LandTray } from './LandTray.tsx'
import { PaymentRow } from './PaymentRow.tsx'
import { Pick } from './Pick.tsx'
import { PlanPanel } from './Plan.tsx'
import { PlayableCards } from './PlayableCards.tsx'
import { ProduceTray } from './ProduceTray.tsx'
import { Races } from './Races.tsx'
import { RunPanel } from './RunPanel.tsx'
import { ScuttleTray } from './ScuttleTray.tsx'
import { ShipsTray } from './ShipsTray.tsx'
import { StartTray } from './StartTray.tsx'
import { StrategyCards } from './StrategyCards.tsx'
import { TradePanel } from './Trade.tsx'
import { TransferPanel } from './Transfer.tsx'
import { TurnMenu } from './TurnMenu.tsx'
import { VotePanel } from './Vote.tsx'
import { Warnings } from './Warnings.tsx'
import { Ways } from './Ways.tsx'
import './desk.css'
import { OptionButton } from './OptionButton.tsx'

/** What the open question is answered with, and what that would waste. */
export function Choices() {
  return (
    <>
      <Answers />
      <Warnings />
    </>
  )
}

/** The form of a question, by its kind; words where it has none of its own. */
function Answers() {
  const { ask, draft, legal, seat } = useTable()
  if (!ask || seat === null) return null
  if (ask.kind === 'pickStrategy') return <StrategyCards />
  if (ask.kind === 'chooseRace') return <Races />
  if (ask.pick) return <Pick />
  if (isTurn(ask))
    return draft ? <TurnDraft draft={draft} /> : ask.kind === 'turn' ? <TurnMenu /> : <Activate />
  const Panel = PANELS[ask.kind]
  if (Panel) return <Panel ask={ask} draft={draft} />
  const plays = legal.filter(({ args }) => args.length > 1)
  return plays.length > 0 ? <Ways plays={plays} /> : null
}

function TurnDraft({ draft }: { draft: Play }) {
  const { legal } = useTable()
  if (draft.move === 'act') return <PlanPanel draft={draft} />
  if (draft.move === 'transfer') return <TransferPanel draft={draft} />
  if (draft.move === 'pass' || draft.args.length === 1) return null
  return <CardForm draft={draft} plays={legal} />
}

/** A card with what is chosen for it. */
function CardForm({ draft, plays }: { draft: Play; plays: readonly LegalMove[] }) {
  const { view } = useTable()
  const same = plays.filter(play => isWayOf(draft, play))
  const hasForm =
    same.some(({ args }) => args.some(arg => typeof arg === 'object')) ||
    same.every(play => isOfThings(view, play))
  return hasForm ? <Form plays={same} draft={draft} /> : <Ways plays={same} />
}

interface PanelProps {
  ask: Ask
  draft: Play | undefined
}

const PANELS: { readonly [kind: string]: (props: PanelProps) => React.ReactNode } = {
  move: function Move({ ask, draft }) {
    const { view, seat, setDraft } = useTable()
    return (
      <ShipsTray
        view={view}
        seat={seat!}
        to={String(ask.about!.cell)}
        moves={(draft?.args[1] ?? []) as ShipMove[]}
        onMoves={moves => setDraft({ move: 'move', args: [ask.id, moves] })}
      />
    )
  },
  land: function Land({ ask, draft }) {
    const { view, seat, setDraft } = useTable()
    const cell = String(ask.about!.cell)
    return (
      <LandTray
        after={view}
        cell={cell}
        units={aboard(view, cell, seat!)}
        landings={(draft?.args[1] ?? {}) as Landings}
        onLandings={landings => setDraft({ move: 'land', args: [ask.id, landings] })}
      />
    )
  },
  produce: function Produce({ ask, draft }) {
    const { setDraft } = useTable()
    const cells = (ask.about!.cells as readonly string[]).map(String)
    return (
      <ProduceTray
        site={{ cells, newDocks: ask.about!.newDocks === 1 }}
        production={(draft?.args[1] ?? NO_PRODUCTION) as Production}
        onProduction={production => setDraft({ move: 'produce', args: [ask.id, production] })}
      />
    )
  },
  earlyBuy: function EarlyBuy({ ask, draft }) {
    const { setDraft } = useTable()
    return (
      <BuyTray
        units={(draft?.args[1] ?? {}) as Counts<UnitKind>}
        onUnits={units => setDraft({ move: 'buyEarly', args: [ask.id, units] })}
      />
    )
  },
  earlySend: function EarlySend({ ask, draft }) {
    const { setDraft } = useTable()
    return (
      <SendTray
        sending={(draft?.args[1] ?? NOT_SENT) as Sending}
        onSending={sending => setDraft({ move: 'sendEarly', args: [ask.id, sending] })}
      />
    )
  },
  pay: function Pay({ ask, draft }) {
    const { setDraft } = useTable()
    return (
      <PaymentRow
        payment={(draft?.args[1] ?? { planets: [], tradeGoods: 0 }) as Payment}
        onPayment={payment => setDraft({ move: 'pay', args: [ask.id, payment] })}
      />
    )
  },
  placeGained: function PlaceGained({ ask, draft }) {
    const { setDraft } = useTable()
    return (
      <CountersRow
        counters={(draft?.args[1] ?? {}) as Counts<Area>}
        total={Number(ask.about!.count)}
        onCounters={counters => setDraft({ move: 'placeGained', args: [ask.id, counters] })}
      />
    )
  },
  convertBonus: function ConvertBonus({ ask, draft }) {
    const { setDraft } = useTable()
    const count = Number(ask.about!.count)
    const { counters = {} } = (draft?.args[1] ?? {}) as { counters?: Counts<Area> }
    const set = (next: Counts<Area>) => {
      const laid = Object.values(next).reduce((sum, one) => sum + one, 0)
      setDraft({ move: 'convertBonus', args: [ask.id, { tradeGoods: count - laid, counters: next }] })
    }
    return <CountersRow counters={counters} total={count} onCounters={set} />
  },
  redistribute: function Redistribute({ ask, draft }) {
    const { view, seat, setDraft, legal, words: t } = useTable()
    const own = view.players[seat!]!.counters
    const total = AREAS.reduce((sum, area) => sum + own[area], 0)
    const wanted = (draft?.args[1] ?? {}) as Partial<Redistribution>
    const partners = [
      ...new Set(legal.flatMap(({ args }) => (args[1] as { partners?: string[] }).partners ?? [])),
    ]
    return (
      <>
        <CountersRow
          counters={wanted.counters ?? {}}
          total={total}
          onCounters={counters => setDraft({ move: 'redistribute', args: [ask.id, { ...wanted, counters }] })}
        />
        <ScuttleTray
          wanted={{ counters: {}, ...wanted }}
          onWanted={next => setDraft({ move: 'redistribute', args: [ask.id, next] })}
        />
        {partners.length > 0 && (
          <p className="ti-row">
            {partners.map(partner => {
              const isBroken = wanted.partners?.includes(partner) ?? false
              const others = (wanted.partners ?? []).filter(one => one !== partner)
              const next = isBroken ? others : [...others, partner]
              return (
                <OptionButton
                  key={partner}
                  isChosen={isBroken}
                  onChoose={() => {
                    const { partners: _, ...rest } = wanted
                    setDraft({
                      move: 'redistribute',
                      args: [ask.id, { ...rest, ...(next.length > 0 && { partners: next }) }],
                    })
                  }}
                >
                  {t('trade.break', { seat: `seat:${partner}` })}
                </OptionButton>
              )
            })}
          </p>
        )}
      </>
    )
  },
  claim: ClaimPanel,
  claimNow: ClaimPanel,
  placeStart: function PlaceStart({ ask, draft }) {
    const { setDraft } = useTable()
    return (
      <StartTray
        spread={(draft?.args[1] ?? {}) as Spread}
        onSpread={spread => setDraft({ move: 'placeStart', args: [ask.id, spread] })}
      />
    )
  },
  secondary: function Secondary({ ask, draft }) {
    const { legal, setDraft, words: t, props } = useTable()
    const plays = legal.filter(({ move }) => move === 'secondary')
    const [first] = plays
    if (draft) return <Form plays={plays} draft={draft} />
    if (!first) return null
    const [, card] = String(ask.about?.card).split(':')
    const help = props.reader.find(`board.secondaryHelp.${card}`)
    return (
      <p className="ti-row">
        <OptionButton onChoose={() => setDraft({ move: first.move, args: first.args })}>
          {t('act.use')}
        </OptionButton>
        {help && <span className="ti-hush">{help}</span>}
      </p>
    )
  },
  primary: function Primary({ draft }) {
    const { legal } = useTable()
    return draft ? <Form plays={legal} draft={draft} /> : <Ways plays={legal} />
  },
  window: function Window({ draft }) {
    const { legal } = useTable()
    const agents = legal.filter(({ move }) => move === 'sacrificeAgent')
    if (draft?.move === 'playCard') return <CardForm draft={draft} plays={legal} />
    return (
      <>
        <PlayableCards />
        {agents.length > 0 && <Ways plays={agents} />}
      </>
    )
  },
  bombard: function Bombard({ ask, draft }) {
    const { view, setDraft } = useTable()
    return (
      <BombardTray
        after={view}
        cell={String(ask.about!.cell)}
        bombard={(draft?.args[1] ?? {}) as Bombardment}
        onBombard={bombard => setDraft({ move: 'bombard', args: [ask.id, bombard] })}
      />
    )
  },
  takeHits: HitsPanel,
  sabotageRun: RunPanel,
  vote: VotePanel,
  decideVote: VotePanel,
  negotiate: TradePanel,
  tradeCards: function TradeCards({ draft }) {
    const { legal } = useTable()
    const offers = legal.filter(({ move }) => move === 'offerCards')
    return offers.length > 0 && <Form plays={offers} draft={draft} />
  },
  placeTile: () => null,
}
