/**
 * The catalogue: what there is to play. Games are loaded when they are needed, so that a page that only lists them
 * stays small.
 */
import type { GameMeta, GameModule } from './kit/module.ts'
import type { Language } from './kit/text.ts'
import { meta as notAlone } from './not-alone/meta.ts'
import { meta as raceForTheGalaxy } from './race-for-the-galaxy/meta.ts'
import { meta as spaceStationPhoenix } from './space-station-phoenix/meta.ts'
import { meta as twilightImperium3 } from './twilight-imperium-3/meta.ts'

export * from './kit/for-hosts.ts'

export interface CatalogueEntry {
  meta: GameMeta
  load(): Promise<GameModule>
  /** The same for a page in one language, which needs no words of another one, and no bots. */
  loadFor?(language: Language): Promise<GameModule>
}

/** All games, by id. */
export const catalogue: { readonly [id: string]: CatalogueEntry } = {
  [notAlone.id]: {
    meta: notAlone,
    load: async () => (await import('./not-alone/index.ts')).notAlone,
  },
  [spaceStationPhoenix.id]: {
    meta: spaceStationPhoenix,
    load: async () => (await import('./space-station-phoenix/index.ts')).spaceStationPhoenix,
  },
  [raceForTheGalaxy.id]: {
    meta: raceForTheGalaxy,
    load: async () => (await import('./race-for-the-galaxy/index.ts')).raceForTheGalaxy,
  },
  [twilightImperium3.id]: {
    meta: twilightImperium3,
    load: async () => (await import('./twilight-imperium-3/index.ts')).twilightImperium3,
    loadFor: async language => (await import('./twilight-imperium-3/page.ts')).inLanguage(language),
  },
}
