import { useQuery } from '@tanstack/react-query'
import type { GameModule } from '../../../games/kit/module.ts'
import { type SetupValues, withUsual } from '../../../games/kit/options.ts'
import { fitting } from '../../../games/kit/presets.ts'
import { setupPictureOf } from '../app/games.ts'

interface SetupPictureProps {
  module: GameModule
  seats: number
  values: SetupValues
}

/** What the options make of the table, where the game draws that. It says nothing that the options do not. */
export function SetupPicture({ module: { meta, options }, seats, values }: SetupPictureProps) {
  const load = setupPictureOf(meta.id)
  const { data } = useQuery({
    queryKey: ['setup', meta.id],
    queryFn: () => load!(),
    enabled: load !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) return null
  const { SetupPicture: Picture } = data
  return <Picture options={withUsual(options, fitting(options, values, seats), seats)} numPlayers={seats} />
}
