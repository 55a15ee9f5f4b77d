import uniq from 'lodash/uniq.js'
import type { LegalMove } from '../../../kit/index.ts'
import { entriesOf, STRATEGY_CARDS } from '../../data/index.ts'
import { useTable } from '../table.ts'
import { Activate } from './Activate.tsx'

/** Moves that are chosen elsewhere: on the map, in the hand, among the acts. */
const ELSEWHERE = ['act', 'playAction', 'pass', 'transfer', 'strategic']

/** What can be done with a turn beside activating a system, which is pressed on the map. */
export function TurnMenu() {
  const { view, seat, words: t, legal, setDraft, isBusy } = useTable()
  const first = (wanted: (play: LegalMove) => boolean) => {
    const play = legal.find(wanted)
    return play && (() => setDraft({ move: play.move, args: play.args }))
  }
  const cards = entriesOf(view.players[seat!]!.strategy).filter(([card]) => !STRATEGY_CARDS[card].hasNoAction)
  const transfer = first(({ move }) => move === 'transfer')
  const others = uniq(legal.map(({ move }) => move)).filter(move => !ELSEWHERE.includes(move))
  return (
    <ul className="sb-tray ti-options">
      <li>
        <Activate />
      </li>
      {cards.map(([card, state]) => {
        const choose = first(({ move, args }) => move === 'strategic' && args[1] === card)
        return (
          <li key={card}>
            <button type="button" className="ti-option ti-tall" disabled={isBusy || !choose} onClick={choose}>
              <b>
                {STRATEGY_CARDS[card].number} {t.nameOf(`strategyCard:${card}`)}
              </b>
              <span className="ti-hush">
                {state === 'used' ? t('rival.used') : t(`strategyHelp.${card}`)}
              </span>
            </button>
          </li>
        )
      })}
      {transfer && (
        <li>
          <button type="button" className="ti-option ti-tall" disabled={isBusy} onClick={transfer}>
            <b>{t('turn.transfer')}</b>
            <span className="ti-hush">{t('turn.transferHelp')}</span>
          </button>
        </li>
      )}
      {others.map(name => {
        const plays = legal.filter(({ move }) => move === name)
        const [one] = plays
        return (
          <li key={name}>
            <button
              type="button"
              className="ti-option ti-tall"
              disabled={isBusy}
              onClick={() => setDraft({ move: one!.move, args: one!.args })}
            >
              {plays.length === 1 ? t.read(one!.label) : <b>{t(`action.${name as 'spy'}`)}</b>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
