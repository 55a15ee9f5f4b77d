import isEqual from 'lodash/isEqual.js'
import { useId, useState } from 'react'
import type { Ask } from '../../../kit/index.ts'
import { cellAt, keyOf, mapOf, type Point, pointOf, type SpaceKey } from '../../orb/index.ts'
import { teamWords } from '../../rules/orb-board.ts'
import { useTable } from '../table.ts'

type Return = [team: string, x: number, y: number]

const STAYS = ''

/** Passing instead of orb actions: for each team, whether and to which airlock it returns. */
export function PassOrb({ ask }: { ask: Ask }) {
  const { view, movesOf, send, isBusy, words: t } = useTable()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<{ readonly [team: string]: string }>({})
  const ways = movesOf(ask, 'passOrb').map(({ args }) => args[1] as Return[])
  if (ways.length === 0) return null
  const single = ways.filter(way => way.length === 1).map(([way]) => way!)
  const teams = [...new Set(single.map(([team]) => team))]
  const returns = teams.flatMap((team): Return[] => {
    const to = chosen[team] ?? STAYS
    if (to === STAYS) return []
    const { x, y } = pointOf(to as SpaceKey)
    return [[team, x, y]]
  })
  const way = ways.find(one => isEqual(new Set(one.map(String)), new Set(returns.map(String))))
  return (
    <div className="rg-orb-pass">
      <button type="button" className="rg-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('orb.pass')}
      </button>
      {isOpen && form()}
    </div>
  )

  function form() {
    return (
      <>
        <p className="rg-hush">{t('orb.passText')}</p>
        {teams.map(team => (
          <p key={team} className="rg-orb-return">
            <label htmlFor={`${id}${team}`}>{t.read(teamWords(view, team))}</label>
            <select
              id={`${id}${team}`}
              className="rg-select"
              value={chosen[team] ?? STAYS}
              onChange={event => setChosen({ ...chosen, [team]: event.target.value })}
            >
              <option value={STAYS}>{t('orb.stays')}</option>
              {single
                .filter(([other]) => other === team)
                .map(([, x, y]) => (
                  <option key={keyOf({ x, y })} value={keyOf({ x, y })}>
                    {airlockWords({ x, y })}
                  </option>
                ))}
            </select>
          </p>
        ))}
        <button
          type="button"
          className="rg-button"
          disabled={isBusy || !way}
          onClick={() => way && send('passOrb', ask.id, way)}
        >
          {t('orb.passNow')}
        </button>
      </>
    )
  }

  function airlockWords(space: Point): string {
    const { laid } = view.orb!
    return t('orb.returns', { cell: `cell:${cellAt(mapOf(laid), space)}`, x: space.x, y: space.y })
  }
}
