/** Thrown where a table was stored under rules that today's cannot go on with. Nothing of it was changed. */
export class RulesChanged extends Error {
  constructor({ id, game, rulesVersion }: { id: string; game: string; rulesVersion: number }) {
    super(`table ${id} of ${game} began under rules ${rulesVersion}, which these rules cannot go on with`)
    this.name = 'RulesChanged'
  }
}
