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

/** What is picked so far, or what to do. */
export function Picked() {
  const { acts, picked, words: t } = useTable()
  const { pick, kind } = acts.ask!
  if (kind === 'bonus') return picked.length === 0 ? t('console.pickReward') : null
  return picked.length === 0
    ? t('console.pickCard')
    : picked.map(option => t.nameOf(`${pick!.of}:${option}`)).join(' · ')
}

/** Sends what is picked. */
export function TakePicked() {
  const { acts, picked, props, words: t } = useTable()
  const { id, pick, kind } = acts.ask!
  if (!pick) return null
  const isEnough = picked.length >= pick.min && picked.length <= pick.max
  const words = kind === 'keepShip' ? 'keep' : kind === 'chooseHub' ? 'chooseHub' : 'take'
  return (
    <button
      type="button"
      className="sb-button sp-onward"
      data-kind="lamp"
      disabled={!isEnough || props.sending}
      onClick={() => void props.move('answer', id, picked)}
    >
      {t(`console.${words}`)}
    </button>
  )
}
