import { useMemo, useState } from 'react'
import { Part } from '../../../kit/board/Part.tsx'
import type { Ask, LegalMove } from '../../../kit/index.ts'
import { isSame, type Point, type Stride } from '../../orb/index.ts'
import { teamsOf, teamWords } from '../../rules/orb-board.ts'
import { rangeOfTeam, reachOf } from '../../rules/orb-moving.ts'
import type { Uid } from '../../state.ts'
import { Icon } from '../Icons.tsx'
import { useTable } from '../table.ts'
import { boxOf } from './Chart.tsx'
import { OrbMap, type Target } from './OrbMap.tsx'
import { OtherActs } from './OtherActs.tsx'
import { homeOf } from './placements.ts'

type Args = [ask: number, team: string, x: number, y: number, tokens: Uid[]]

/** Moving survey teams, and putting the first one on a corner: spaces in reach are lit, the way is shown before. */
export function Moving(props: MovingProps) {
  return props.ask.kind === 'orbCorner' ? <Corner {...props} /> : <Teams {...props} />
}

interface MovingProps {
  ask: Ask
}

function Corner({ ask }: MovingProps) {
  const { view, seat, movesOf, send, whyNot, words: t } = useTable()
  const spot = useMemo(() => homeOf(view, seat), [view, seat])
  const targets = movesOf(ask, 'placeTeam').map(({ args, label }): Target => {
    const [, x, y] = args as [number, number, number]
    return { x, y, label: t.read(label), mark: '', chosen: false }
  })
  return (
    <>
      <OrbMap
        targets={targets}
        spot={spot}
        onTarget={({ x, y }) => send('placeTeam', ask.id, x, y)}
        about={({ x, y }) => whyNot(ask, 'placeTeam', x, y)}
      />
      <Part of="status">
        <p className="rg-status">{t('orb.cornerHelp')}</p>
      </Part>
    </>
  )
}

function Teams({ ask }: MovingProps) {
  const { view, seat, movesOf, send, whyNot, isBusy, words: t } = useTable()
  const moves = movesOf(ask, 'moveTeam')
  const teams = teamsOf(view, seat!)
  const able = teams.filter(id => moves.some(({ args }) => args[1] === id))
  const [chosenTeam, setTeam] = useState<string | null>(null)
  const team = chosenTeam !== null && able.includes(chosenTeam) ? chosenTeam : able[0]
  const [to, setTo] = useState<Point | null>(null)

  const own = moves.filter(({ args }) => args[1] === team)
  const waysTo = (space: Point) =>
    own.filter(({ args }) => isSame({ x: args[2] as number, y: args[3] as number }, space))
  const ways = to ? waysTo(to) : []
  const best = ways[0]
  const reaches = team === undefined ? [] : rangeOfTeam(view, team).reaches
  const targets = own.flatMap(({ args, label }, i): Target[] => {
    const [, , x, y] = args as Args
    const isFirst = own.findIndex(other => other.args[2] === x && other.args[3] === y) === i
    if (!isFirst) return []
    const steps = reaches.find(reach => isSame(reach, { x, y }))?.steps
    return [
      {
        x,
        y,
        label: t.read(label),
        mark: steps === undefined ? '' : String(steps),
        chosen: to !== null && isSame(to, { x, y }),
      },
    ]
  })
  const way = best && team !== undefined ? wayOf(best.args as Args) : []

  function wayOf([, id, x, y, tokens]: Args): Stride[] {
    const reach = reachOf(view, seat!, { team: id, to: { x, y }, tokens })
    return reach ? rangeOfTeam(view, id).wayTo(reach) : []
  }

  function go({ move, args }: LegalMove) {
    if (isBusy) return
    setTo(null)
    send(move, ...args)
  }

  const from = team === undefined ? undefined : view.orb!.teams[team]
  const spot = useMemo(() => from && { x: from.x + 0.5, y: from.y + 0.5 }, [from])
  return (
    <>
      <OrbMap
        targets={targets}
        spot={spot}
        onTarget={target => {
          const [only, ...more] = waysTo(target)
          if (target.chosen && only && more.length === 0) go(only)
          else setTo({ x: target.x, y: target.y })
        }}
        about={({ x, y }) => (team === undefined ? undefined : whyNot(ask, 'moveTeam', team, x, y, []))}
      >
        {from && way.length > 0 && <Way from={from} way={way} />}
      </OrbMap>
      <Part of="choices">
        <div className="rg-orb-choices">
          {teams.length > 1 && (
            <div className="rg-ways">
              {teams.map(id => (
                <button
                  key={id}
                  type="button"
                  className="rg-button"
                  aria-pressed={id === team}
                  disabled={!able.includes(id)}
                  onClick={() => {
                    setTeam(id)
                    setTo(null)
                  }}
                >
                  {t.read(teamWords(view, id))}
                </button>
              ))}
            </div>
          )}
          <OtherActs ask={ask} />
        </div>
      </Part>
      <Part of="status">
        <p className="rg-status">{t(own.length > 0 ? 'orb.moveHelp' : 'orb.noMove')}</p>
      </Part>
      <Part of="acts">
        {ways
          .map((one, i) => (
            <button
              key={JSON.stringify(one.args)}
              type="button"
              className={i === 0 ? 'rg-button rg-lamp' : 'rg-button'}
              disabled={isBusy}
              onClick={() => go(one)}
            >
              {i === 0 && <Icon name="check" />} {t.read(one.label)}
            </button>
          ))
          .reverse()}
      </Part>
    </>
  )
}

/** The way of a team, step by step; a leap through jump tubes is dotted. */
function Way({ from, way }: { from: Point; way: readonly Stride[] }) {
  const stops = [from, ...way]
  return (
    <g>
      {way.map((stride, i) => (
        <line
          key={`${stride.x} ${stride.y}`}
          className="rg-orb-stride"
          data-by={stride.by}
          x1={boxOf(stops[i]!).middle}
          y1={stops[i]!.y + 0.5}
          x2={boxOf(stride).middle}
          y2={stride.y + 0.5}
        />
      ))}
    </g>
  )
}
