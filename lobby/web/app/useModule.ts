import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { GameModule } from '../../../games/kit/module.ts'
import { readerOf, type TextReader } from '../../../games/kit/text.ts'
import { gameOf } from './games.ts'
import { useSettings } from './settings.ts'

/** The rules and words of a game; undefined until they are loaded. */
export function useModule(game: string | undefined): GameModule | undefined {
  const { data } = useQuery({
    queryKey: ['module', game],
    queryFn: () => gameOf(game!)!.load(),
    enabled: game !== undefined && gameOf(game) !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
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
