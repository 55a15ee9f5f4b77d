import type { LeaderId } from '../../data/index.ts'
import { useTable } from '../table.ts'
import { OptionButton } from './OptionButton.tsx'

/** Somewhere a leader could go, in words; chosen or not. */
export interface LeaderWay {
  leader: LeaderId
  /** Where: tells ways of one leader apart. */
  where: string
  label: string
  isChosen: boolean
  onChoose(): void
}

/** Leaders, each with the places where he could go. */
export function LeadersRow({ ways }: { ways: readonly LeaderWay[] }) {
  const { words: t } = useTable()
  if (ways.length === 0) return null
  return (
    <div className="ti-source">
      <span className="ti-hush">{t('leaders.along')}</span>
      <span className="ti-steppers">
        {ways.map(({ leader, where, label, isChosen, onChoose }) => (
          <OptionButton key={`${leader} ${where}`} isChosen={isChosen} onChoose={onChoose}>
            {label}
          </OptionButton>
        ))}
      </span>
    </div>
  )
}
