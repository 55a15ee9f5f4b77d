/** Moves before the first round. */

import * as z from 'zod/mini'
import { close, moveOf, ref } from '../../kit/index.ts'
import { type Cell, entriesOf, type TileId } from '../data/index.ts'
import { placements } from '../galaxy/building.ts'
import { line } from '../line.ts'
import { galaxySetup, placeTile, refusePlacement } from '../rules/setup/galaxy.ts'
import { placeStart, refuseStart, startSpreads } from '../rules/setup/start.ts'
import { listed, unitsLine } from '../rules/words.ts'
import type { TiState, TiView } from '../state.ts'
import { byPlanet, cell, groundCounts, tile as tileId } from './shapes.ts'

export const setupMoves = {
  /** A tile of the hand onto a free cell of the ring. [TI-5.08] */
  placeTile: moveOf<TiState, TiView>()({
    during: ['placeTile'],
    args: z.tuple([tileId, cell]),
    candidates(view, { seat }) {
      const { tiles, lastTile } = view.players[seat]!
      const hand = tiles.flatMap(tile => tile ?? [])
      return placements(view.galaxy, galaxySetup(view), { tiles: hand, lastTile }).map(
        (one): [TileId, Cell] => [one.tile, one.cell],
      )
    },
    refusal: (view, { seat }, [tile, where]) => refusePlacement(view, seat, { tile, cell: where }),
    act({ g }, { seat, ask }, [tile, where]) {
      close(g, ask)
      placeTile(g, seat, { tile, cell: where })
    },
    label: (_, __, [tile, where]) =>
      line('move.placeTile', { tile: ref('tile', tile), cell: ref('cell', where) }),
  }),

  /** Ground units of the start onto the home planets. [TI-4.12] */
  placeStart: moveOf<TiState, TiView>()({
    during: ['placeStart'],
    args: z.tuple([byPlanet(groundCounts)]),
    candidates: (view, { seat }) => startSpreads(view, seat).map((spread): [typeof spread] => [spread]),
    refusal: (view, { seat }, [spread]) => refuseStart(view, seat, spread),
    act({ g }, { seat, ask }, [spread]) {
      close(g, ask)
      placeStart(g, seat, spread)
    },
    label: (_, __, [spread]) =>
      listed(
        entriesOf(spread).map(([planet, units]) =>
          line('move.unitsOn', { planet: ref('planet', planet), units: unitsLine(units) }),
        ),
      ),
  }),
}
