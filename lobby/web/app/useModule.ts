import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { GameModule } from '../../../games/kit/module.ts'
import { readerOf, type TextReader } from '../../../games/kit/text.ts'
import { gameOf, loadModule } from './games.ts'
import { useSettings } from './settings.ts'

/** The rules and words of a game, in the language of the settings; undefined until they are loaded. */
export function useModule(game: string | undefined): GameModule | undefined {
  const { language } = useSettings()
  const { data } = useQuery({
    queryKey: ['module', game, language],
    queryFn: () => loadModule(game!, language),
    enabled: game !== undefined && gameOf(game) !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // A table stays as it is until it can be read in another language.
    placeholderData: last => (last?.meta.id === game ? last : undefined),
  })
  return data
}

/** Reads a game's lines in the language of the settings; `names` gives the names at the table. */
export function useReader(
  module: GameModule | undefined,
  names: (seat: string) => string,
): TextReader | undefined {
  const { language } = useSettings()
  return useMemo(() => module && readerOf(module.text, language, names), [module, language, names])
}
