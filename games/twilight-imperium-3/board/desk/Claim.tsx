import type { Ask, Play } from '../../../kit/index.ts'
import type { ObjectiveId } from '../../data/index.ts'
import type { Claim } from '../../rules/objectives/claims.ts'
import { CardFace } from '../CardFace.tsx'
import { useTable } from '../table.ts'
import { OptionButton } from './OptionButton.tsx'
import { PaymentRow } from './PaymentRow.tsx'

const idsOf = (play: Play) => (play.args[1] as readonly Claim[]).map(({ objective }) => objective)

/** The objectives that can be claimed now, each to be pressed, and what is paid for those that cost something. */
export function ClaimPanel({ ask, draft }: { ask: Ask; draft: Play | undefined }) {
  const { legal, setDraft } = useTable()
  const claims = (draft?.args[1] ?? []) as Claim[]
  const chosen = claims.map(({ objective }) => objective)
  const toggle = (id: ObjectiveId) => {
    const wanted = chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id]
    const fits = (play: Play) => {
      const ids = idsOf(play)
      return ids.length === wanted.length && wanted.every(one => ids.includes(one))
    }
    // Where both cannot be claimed at once the one that was pressed takes the place of the others.
    const next = legal.find(fits) ?? legal.find(play => idsOf(play).join() === id)
    if (next) setDraft({ move: next.move, args: next.args })
  }
  return (
    <>
      <ul className="sb-tray ti-options">
        {[...new Set(legal.flatMap(idsOf))].map(id => (
          <li key={id}>
            <OptionButton isFace isChosen={chosen.includes(id)} onChoose={() => toggle(id)}>
              <CardFace of="objective" id={id} />
            </OptionButton>
          </li>
        ))}
      </ul>
      {claims.map(
        (claim, i) =>
          claim.payment && (
            <PaymentRow
              key={claim.objective}
              payment={claim.payment}
              onPayment={payment =>
                setDraft({
                  move: 'claim',
                  args: [ask.id, claims.map((one, j) => (i === j ? { ...one, payment } : one))],
                })
              }
            />
          ),
      )}
    </>
  )
}
