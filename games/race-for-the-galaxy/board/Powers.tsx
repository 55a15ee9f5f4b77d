import type { Card, Power } from '../cards.ts'
import { shortLine } from '../text/describe.ts'
import { type Sign, signsOf } from './brief.ts'
import { MarkSign } from './Face.tsx'
import { GoodMark, Icon, PhaseMark } from './Icons.tsx'
import { useTable } from './table.ts'

interface PowersProps {
  design: Card
  powers: readonly Power[]
  /** What its scoring lines bring now; undefined for nobody's card. */
  bonus: number | undefined
}

/** What a card does, line by line: in a few words, or where it is narrow in signs. */
export function Powers({ design, powers, bonus }: PowersProps) {
  const { words: t } = useTable()
  const count = powers.length + Math.min(1, design.endgame.length)
  return (
    <ul className="rg-powers" data-lines={count < 3 ? 'few' : count === 3 ? 'some' : 'many'}>
      {powers.map((power, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the powers of a card never change
        <li key={i}>
          <PhaseMark phase={power.phase} />
          <span className="rg-in-words">{t.read(shortLine(power))}</span>
          <span className="rg-in-signs">
            {signsOf(power).map((sign, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do their signs
              <Part key={at} sign={sign} />
            ))}
          </span>
        </li>
      ))}
      {design.endgame.length > 0 && (
        <li>
          <span className="rg-phase" data-phase="end">
            <Icon name="star" />
          </span>
          <span className="rg-in-words">
            {bonus === undefined ? t('card.bonus') : t('card.bonusShort', { count: bonus })}
          </span>
          <span className="rg-in-signs">{bonus ?? '?'}</span>
        </li>
      )}
    </ul>
  )
}

function Part({ sign }: { sign: Sign }) {
  if (typeof sign === 'string') return sign
  if ('good' in sign) return <GoodMark kind={sign.good} hollow={sign.hollow ?? false} />
  if ('icon' in sign) return <Icon name={sign.icon} />
  return <MarkSign mark={sign.mark} />
}
