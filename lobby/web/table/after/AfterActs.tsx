import { useSettings } from '../../app/settings.ts'
import { CopyScenario } from './CopyScenario.tsx'
import { PlayOn } from './PlayOn.tsx'

/** What can be done with a moment of a game that is over. */
export function AfterActs({ step }: { step: number }) {
  const { tools } = useSettings()
  return (
    <>
      {tools && <CopyScenario step={step} />}
      <PlayOn step={step} />
    </>
  )
}
