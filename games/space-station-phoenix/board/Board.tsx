import { type ComponentType, type CSSProperties, useEffect, useId, useMemo, useRef, useState } from 'react'
import { LensProvider } from '../../kit/board/Lens.tsx'
import { PartsProvider } from '../../kit/board/Part.tsx'
import { useRings } from '../../kit/board/useRings.ts'
import { useTelling } from '../../kit/board/useTelling.ts'
import { useTravel } from '../../kit/board/useTravel.ts'
import type { BoardProps } from '../../kit/board.ts'
import { asksOf, type LegalMove, type SeatId, toggledIn } from '../../kit/index.ts'
import type { Components } from '../components.ts'
import type { PhoenixView } from '../state.ts'
import { actsOf, type Focus } from './acts.ts'
import { Console } from './console/Console.tsx'
import { Diplomacy } from './Diplomacy.tsx'
import { Fleets } from './Fleets.tsx'
import { Market } from './Market.tsx'
import { Players } from './Players.tsx'
import { Rivals } from './Rivals.tsx'
import { rehearsalOf } from './rehearsal.ts'
import { SetUp } from './SetUp.tsx'
import { Station } from './Station.tsx'
import { StoryTable } from './Story.tsx'
import { Tabs } from './Tabs.tsx'
import { type Area, type TableContext, TableProvider } from './table.ts'
import { useDraft } from './useDraft.ts'
import { wordsOf } from './words.ts'
import './board.css'

/** Milliseconds; nothing takes longer to travel. */
const LONGEST_TRAVEL = 500

/** The part of the field to look at while one answers in the desk. */
const AREA_OF: { readonly [kind: string]: Area } = {
  dismantle: 'station',
  construct: 'station',
  transport: 'station',
  expedition: 'station',
  diplomacy: 'diplomacy',
  income: 'station',
  bonus: 'diplomacy',
}

/** The part of the field in which something is spoken of, by the first word of its name. */
const AREA_AT: { readonly [kind: string]: Area } = {
  ship: 'ships',
  fleet: 'ships',
  station: 'station',
  built: 'station',
  sector: 'market',
  track: 'diplomacy',
  supply: 'players',
}

/** The board for a set of components. */
export function boardWith(c: Components): ComponentType<BoardProps<PhoenixView>> {
  const rehearsal = rehearsalOf(c)

  return function PhoenixBoard(props: BoardProps<PhoenixView>) {
    const { seat, settings, past, reader, isActive } = props
    const root = useRef<HTMLDivElement>(null)
    const id = useId()
    const words = useMemo(() => wordsOf(reader), [reader])
    const mayPlan = isActive && !past && seat !== null
    const draft = useDraft(rehearsal, props.view, seat, mayPlan, props.move)
    const view = draft.picture
    const ask = seat !== null && (mayPlan || draft.isSending) ? asksOf(view, seat)[0] : undefined

    const [half, setHalf] = useState<{ focus: Focus | null; picked: string[]; ask: number | undefined }>({
      focus: null,
      picked: [],
      ask: undefined,
    })
    // What was half chosen belongs to one question.
    const { focus, picked } = half.ask === ask?.id ? half : { focus: null, picked: [] }
    const setFocus = (next: Focus | null) => setHalf({ focus: next, picked, ask: ask?.id })

    const [shown, setShown] = useState<SeatId>(seat ?? view.order[0]!)
    const [{ area }, setArea] = useState<{ area: Area; byHand: boolean }>({
      area: 'station',
      byHand: false,
    })
    const asked = ask && `${ask.kind} ${focus !== null && focus.on !== 'type' && focus.on !== 'swap'}`
    const spoken = asked === undefined ? props.rings?.[0]?.split('/')[0] : undefined
    useEffect(() => {
      const kind = asked?.split(' ')[0]
      const wanted = kind === undefined ? spoken && AREA_AT[spoken] : AREA_OF[kind]
      // What nobody asked to see goes away again.
      setArea(now =>
        wanted ? { area: wanted, byHand: false } : now.byHand ? now : { area: 'station', byHand: false },
      )
      if (kind !== undefined && seat !== null) setShown(seat)
    }, [asked, spoken, seat])

    const isPlayable = mayPlan && !draft.throwsDice && !draft.isSending
    const legal = useMemo(() => (isPlayable ? rehearsal.legal(view, seat!) : []), [isPlayable, view, seat])
    const acts = useMemo(() => actsOf(ask, seat, legal, focus), [ask, seat, legal, focus])
    const travel = settings.reducedMotion ? 0 : Math.min(settings.pace, LONGEST_TRAVEL)
    useTravel(root, view, travel, props.regions)
    useRings(root, props)
    useTelling(props.view, props, draft.plan.length > 0 || focus !== null || picked.length > 0)

    const planned = ({ move, args, label }: LegalMove) => ({ move, args: args.slice(1), label })
    const table: TableContext = {
      props,
      c,
      view,
      draft,
      acts,
      words,
      seat,
      focus,
      setFocus,
      shown,
      show: setShown,
      area,
      idOf: one => `${id}${one}`,
      go(next) {
        setArea({ area: next, byHand: true })
      },
      picked,
      pick(option) {
        if (ask?.pick) setHalf({ focus, picked: toggledIn(ask.pick, picked, option), ask: ask.id })
      },
      plan: legalMove => (props.atOnce ? draft.confirm : draft.add)(planned(legalMove)),
      finish: legalMove => draft.confirm(planned(legalMove)),
      whyNot(move, ...args) {
        if (past) return words('why.past')
        if (view.outcome) return words('why.over')
        if (seat === null) return words('why.watching')
        if (!isActive || !ask) return words('why.notAsked')
        const refusal = rehearsal.refusal(view, seat, move, [ask.id, ...args])
        if (!refusal) return undefined
        return refusal.rule === 'kit' ? words('why.notNow') : reader.read(refusal.text)
      },
    }

    return (
      <TableProvider value={table}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the button to go back is there too */}
        <div
          ref={root}
          className="sp-board"
          data-game="space-station-phoenix"
          data-area-shown={area}
          style={{ '--sp-travel': `${travel}ms` } as CSSProperties}
          onKeyDown={event => {
            if (event.key === 'Escape' && focus) setFocus(null)
          }}
        >
          <LensProvider whyLabel={words('why.label')}>
            <PartsProvider regions={props.regions} className="sp-part">
              <Rivals />
              <div className="sp-layout">
                <SetUp />
                {view.outcome && !props.storyElsewhere && <StoryTable view={view} c={c} words={words} />}
                <Tabs />
                <div className="sp-areas">
                  <Station />
                  <Fleets />
                  <Market />
                  <Diplomacy />
                  <Players />
                </div>
              </div>
              <Console />
            </PartsProvider>
          </LensProvider>
        </div>
      </TableProvider>
    )
  }
}
