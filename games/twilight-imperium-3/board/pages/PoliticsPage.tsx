import { useTable } from '../table.ts'
import { Council } from './Council.tsx'
import { Pacts } from './Pacts.tsx'

/** What is decided between players: votes and agreements. What goes on now comes first. */
export function PoliticsPage() {
  const { view } = useTable()
  const isTrading = view.negotiation !== null && view.agenda === null
  return (
    <section className="ti-section">
      {isTrading && <Pacts />}
      <Council />
      {!isTrading && <Pacts />}
    </section>
  )
}
