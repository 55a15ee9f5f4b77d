import type { Track } from '../../components.ts'
import { rewardLine } from '../../text/describe.ts'
import { BagMark } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { Choice, Choices } from './Choice.tsx'

/** Rewards of a diplomacy track. */
export function BonusChoices() {
  const { c, acts, picked, pick, words: t } = useTable()
  const { pick: offered } = acts.ask!
  return (
    <Choices>
      {offered?.options.map(option => {
        const [track, level] = option.split('-') as [Track, string]
        const { reward } = c.tracks[track][Number(level) - 1]!
        return (
          <Choice
            key={option}
            title={t('diplomacy.levelShort', { level: Number(level) })}
            detail={t.read(rewardLine(reward))}
            pressed={picked.includes(option)}
            onChoose={() => pick(option)}
          >
            {reward !== 'x2' && <BagMark bag={reward} />} {t.read(rewardLine(reward))}
          </Choice>
        )
      })}
    </Choices>
  )
}

/** Sends what was picked. */
export function PickFoot() {
  const { acts, picked, props, words: t } = useTable()
  const { id, pick, kind } = acts.ask!
  if (!pick) return null
  const isEnough = picked.length >= pick.min && picked.length <= pick.max
  return (
    <div className="sp-foot">
      <span className="sp-hush">
        {picked.length === 0
          ? t(kind === 'bonus' ? 'console.pickReward' : 'console.pickCard')
          : picked.map(option => (kind === 'bonus' ? '' : t.nameOf(`${pick.of}:${option}`))).join('')}
      </span>
      <button
        type="button"
        className="sp-button sp-onward sp-lamp"
        disabled={!isEnough || props.sending}
        onClick={() => void props.move('answer', id, picked)}
      >
        {kind === 'keepShip'
          ? t('console.keep')
          : kind === 'chooseHub'
            ? t('console.chooseHub')
            : t('console.take')}
      </button>
    </div>
  )
}
