import clamp from 'lodash/clamp.js'
import { useMemo, useRef, useState } from 'react'
import { Part } from '../../../kit/board/Part.tsx'
import { type Ask, line } from '../../../kit/index.ts'
import type { Edge } from '../../cards.ts'
import {
  type EdgeAt,
  edgeAt,
  type Laid,
  mapOf,
  type Point,
  printedFace,
  type Turns,
  turnedFace,
} from '../../orb/index.ts'
import type { Uid } from '../../state.ts'
import { Icon } from '../Icons.tsx'
import { useTable } from '../table.ts'
import { EdgeMark, FaceDrawing } from './Drawing.tsx'
import { OrbCard } from './OrbCard.tsx'
import { OrbMap } from './OrbMap.tsx'
import { OtherActs } from './OtherActs.tsx'
import {
  byNearness,
  homeOf,
  isSamePlace,
  type LayKind,
  nextPlace,
  placeAround,
  placementsIn,
  printedEdge,
  problemsAt,
  sizeOf,
  turnedPlace,
} from './placements.ts'

/** Spaces in sight around the orb: most of a card that lies beyond it. */
const ROOM = 3.2

/** Laying a card: it is tried out on the chart, with the reason where it may not lie. */
export function Laying({ ask }: { ask: Ask }) {
  const { view, seat, movesOf, send, isBusy, words: t, props } = useTable()
  const kind = ask.kind as LayKind
  const orb = view.orb!
  const cards: Uid[] =
    kind === 'orbBreed'
      ? [orb.breeding!.card]
      : kind === 'orbAirlock'
        ? orb.smallAirlocks.slice(0, 1)
        : view.players[seat!]!.orbHand
  const legal = props.legalMoves
  // biome-ignore lint/correctness/useExhaustiveDependencies: hundreds of places, and they change with the view alone
  const places = useMemo(
    () => byNearness(placementsIn(movesOf(ask, 'placeOrbCard')), homeOf(view, seat)),
    [legal],
  )
  const firstOf = (card: Uid): Laid => {
    const map = mapOf(orb.laid)
    return (
      places.find(one => one.card === card) ??
      placeAround(card, 0, { x: (map.left + map.right + 1) / 2, y: map.top - 1 })
    )
  }
  const [laid, setLaid] = useState<Laid | null>(() => (cards[0] === undefined ? null : firstOf(cards[0])))
  const held = useRef<{ at: Point; from: Laid } | null>(null)
  const isDragged = useRef(false)
  // Whoever has no card can still draw one.
  if (!laid || !cards.includes(laid.card))
    return (
      <>
        <OrbMap targets={[]} onTarget={() => {}} />
        <Part of="choices">
          <OtherActs ask={ask} />
        </Part>
        <Part of="status">
          <p className="rg-status">{t('orb.noCard')}</p>
        </Part>
      </>
    )

  const [problem] = problemsAt(view, kind, laid)
  const isLegal = problem === undefined
  const worse = problem?.edges[0] && edgeWords(problem.edges[0])
  const face = turnedFace(printedFace(laid.card).face, laid.turns)
  const { width, height } = sizeOf(laid.card, laid.turns)
  const alike = places.filter(one => one.card === laid.card && one.turns === laid.turns)
  /** What is there now, and what the card would bring. */
  function edgeWords(at: EdgeAt): string {
    const words = (edge: Edge | undefined) =>
      typeof edge === 'number' ? t('orb.beam', { count: edge }) : t(edge === 'wall' ? 'orb.wall' : 'orb.open')
    return t('orb.better', { old: words(edgeAt(mapOf(orb.laid), at)), now: words(printedEdge(laid!, at)) })
  }
  const lay = () => isLegal && !isBusy && send('placeOrbCard', ask.id, laid.card, laid.x, laid.y, laid.turns)
  // Farther away from the orb there is nothing to try.
  const { left, top, right, bottom } = mapOf(orb.laid)
  const move = (x: number, y: number) =>
    setLaid({
      ...laid,
      x: clamp(laid.x + x, left - width, right + 1),
      y: clamp(laid.y + y, top - height, bottom + 1),
    })
  const next = () => setLaid(nextPlace(places, laid) ?? laid)
  const around = (spot: Point) => {
    const there = placeAround(laid.card, laid.turns, spot)
    if (!isSamePlace(there, laid)) setLaid(there)
  }
  const keys: { readonly [key: string]: () => void } = {
    ArrowLeft: () => move(-1, 0),
    ArrowRight: () => move(1, 0),
    ArrowUp: () => move(0, -1),
    ArrowDown: () => move(0, 1),
    r: () => setLaid(turnedPlace(laid)),
    n: next,
    Enter: () => void lay(),
  }
  return (
    <>
      <OrbMap
        around={ROOM}
        spot={{ x: laid.x + width / 2, y: laid.y + height / 2 }}
        targets={[]}
        onTarget={() => {}}
        onSpot={around}
        help={t('orb.layKeys')}
        onKey={key => {
          const act = keys[key] ?? keys[key.toLowerCase()]
          act?.()
          return act !== undefined
        }}
      >
        {spotOf => (
          <>
            {alike.map(one => {
              const { width, height } = sizeOf(one.card, one.turns)
              return (
                <circle
                  key={`${one.x} ${one.y}`}
                  className="rg-orb-spot"
                  data-chosen={isSamePlace(one, laid) || undefined}
                  cx={one.x + width / 2}
                  cy={one.y + height / 2}
                  r="0.14"
                />
              )
            })}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move the card too */}
            <g
              className="rg-orb-ghost"
              data-legal={isLegal || undefined}
              // The card is dragged, not the chart below it.
              data-held
              onPointerDown={event => {
                event.currentTarget.setPointerCapture(event.pointerId)
                held.current = { at: spotOf(event), from: laid }
                isDragged.current = false
              }}
              onPointerMove={event => {
                if (!held.current) return
                const { at, from } = held.current
                const { x, y } = spotOf(event)
                isDragged.current ||= Math.hypot(x - at.x, y - at.y) > 0.3
                if (isDragged.current)
                  around({ x: from.x + width / 2 + x - at.x, y: from.y + height / 2 + y - at.y })
              }}
              onPointerUp={() => {
                held.current = null
              }}
              onPointerCancel={() => {
                held.current = null
              }}
              // With a second finger it is the chart that is moved.
              onTouchStart={event => {
                if (event.touches.length > 1) held.current = null
              }}
              onTouchMove={event => {
                if (event.touches.length > 1) held.current = null
              }}
              onClick={event => {
                event.stopPropagation()
                if (!isDragged.current) around(spotOf(event))
              }}
            >
              <FaceDrawing face={face} x={laid.x} y={laid.y} />
              <rect x={laid.x} y={laid.y} width={width} height={height} />
            </g>
            {problem?.spaces.map(({ x, y }) => (
              <path
                key={`${x} ${y}`}
                className="rg-orb-bad"
                d={`M${x + 0.2} ${y + 0.2}l0.6 0.6M${x + 0.8} ${y + 0.2}l-0.6 0.6`}
              />
            ))}
            {problem?.edges.map(one => (
              <g key={`${one.side} ${one.x} ${one.y}`} className="rg-orb-badedge">
                <EdgeMark {...one} edge="wall" />
              </g>
            ))}
          </>
        )}
      </OrbMap>
      <Part of="choices">
        <div className="rg-orb-choices">
          {cards.length > 1 && (
            <ul className="rg-orb-hand">
              {cards.map(card => (
                <li key={card}>
                  <button
                    type="button"
                    className="rg-orb-pick"
                    aria-pressed={card === laid.card}
                    onClick={() => setLaid(firstOf(card))}
                  >
                    <OrbCard card={card} turns={card === laid.card ? laid.turns : (0 as Turns)} />
                    <small>
                      {t('orb.places', { count: places.filter(one => one.card === card).length })}
                    </small>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <OtherActs ask={ask} />
        </div>
      </Part>
      <Part of="status">
        <p className="rg-status rg-orb-why" data-bad={!isLegal || undefined} title={t('orb.layHelp')}>
          <Icon name={isLegal ? 'check' : 'cross'} />{' '}
          {problem
            ? t.read(line(`refusal.${problem.key}`))
            : t('orb.fits', { x: laid.x, y: laid.y, degrees: laid.turns * 90 })}
          {worse && ` ${worse}`}
        </p>
      </Part>
      <Part of="acts">
        <button type="button" className="rg-button" onClick={() => setLaid(turnedPlace(laid))}>
          <Icon name="turn" /> {t('orb.turn')}
        </button>
        <button type="button" className="rg-button" disabled={places.length === 0} onClick={next}>
          {t('orb.next')}
        </button>
        <button type="button" className="rg-button rg-lamp" disabled={!isLegal || isBusy} onClick={lay}>
          <Icon name="check" /> {t('orb.lay')}
        </button>
      </Part>
    </>
  )
}
