import { CopyScenario } from './CopyScenario.tsx'
import { PlayOn } from './PlayOn.tsx'

/** What can be done with a moment of a game that is over. */
export function AfterActs({ step }: { step: number }) {
  return (
    <>
      <CopyScenario step={step} />
      <PlayOn step={step} />
    </>
  )
}
