import { Heard } from '../../../kit/board/Heard.tsx'
import { OddsList } from '../../../kit/board/OddsList.tsx'
import { DIE_FACES } from '../../components.ts'
import { diceOdds, expeditionBy } from '../../odds.ts'
import { partsOf } from '../../rules/current.ts'
import { bagLine } from '../../text/describe.ts'
import { waysOf } from '../acts.ts'
import { Icon } from '../Icons.tsx'
import { BagMark } from '../Marks.tsx'
import { useTable } from '../table.ts'
import { Choice, Choices } from './Choice.tsx'
import { Homes } from './Homes.tsx'

/** What the dice can bring that the plan is about to roll. */
export function DiceOdds() {
  const { c, view, seat, draft, props, words: t } = useTable()
  const last = draft.plan.at(-1)
  const action = last && seat !== null ? expeditionBy(c, view, seat, last) : undefined
  if (!action || seat === null) return null
  return (
    <OddsList
      title={t('console.odds')}
      odds={diceOdds(c, view, seat, action)}
      reader={props.reader}
      language={props.settings.language}
    />
  )
}

/** The dice that were rolled: each collected die takes cargo. */
export function ExpeditionChoices() {
  const { c, view, seat, acts, plan, focus, setFocus, words: t, whyNot } = useTable()
  const { current } = view
  if (!current || seat === null) return null
  const cargo = partsOf(c, view, seat)
  const dice = [...current.dice].sort((a, b) => DIE_FACES.indexOf(a) - DIE_FACES.indexOf(b))
  const recruits = waysOf(acts, 'human').filter(({ way }) => way.how === 'recruit')
  const observe = waysOf(acts, 'human').find(({ way }) => way.how === 'observe')
  return (
    <>
      <p className="sp-cargo">
        <span aria-hidden="true" className="sp-holds">
          {Array.from({ length: cargo }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places in a row
            <span key={i} data-full={i < current.done || undefined}>
              <Icon name="cargo" />
            </span>
          ))}
        </span>
        <span className="sp-hush">{t('expedition.cargo', { done: current.done, most: cargo })}</span>
      </p>
      <Choices label={t('expedition.dice')}>
        {dice.map((face, i) => {
          const ways = waysOf(acts, face)
          const take = face === 'human' ? undefined : ways[0]
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are as good as each other
              key={i}
              type="button"
              className="sp-die"
              data-face={face}
              aria-disabled={take ? undefined : true}
              onClick={() => take && plan(take.legal)}
            >
              <Icon name={face === 'human' ? 'human' : face} />
              <Heard>{t.nameOf(`face:${face}`)}</Heard>
            </button>
          )
        })}
      </Choices>
      {dice.includes('human') && (
        <Choices label={t('expedition.human')}>
          <Choice
            title={t('expedition.observe')}
            icon={<Icon name="vp" />}
            onChoose={observe && (() => plan(observe.legal))}
            why={() => whyNot('collect', 'human', { how: 'observe' })}
          >
            <BagMark bag={c.constants.observe} />
          </Choice>
          <Choice
            title={t('expedition.recruit')}
            detail={t.read(bagLine(c.constants.recruit))}
            icon={<Icon name="human" />}
            pressed={focus?.on === 'recruit'}
            onChoose={
              recruits.length === 0
                ? undefined
                : () => (recruits.length === 1 ? plan(recruits[0]!.legal) : setFocus({ on: 'recruit' }))
            }
            why={() => whyNot('collect', 'human', { how: 'recruit', sector: '' })}
          >
            <BagMark bag={c.constants.recruit} />
          </Choice>
        </Choices>
      )}
      <Homes />
    </>
  )
}
