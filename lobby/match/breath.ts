/** Long work in small parts, with what else is to be done between them. */
export interface Breath {
  /** What went on until now was somebody else's. */
  begin(): void
  /** To be called between the parts. */
  breathe(): Promise<void>
}

/** Nothing works longer at one go, in milliseconds: then everything else has its turn. */
export const AT_ONCE = 8

/** The pauses of work that nobody pays for. */
export function breathing(): Breath {
  let began = performance.now()
  const begin = () => {
    began = performance.now()
  }
  return {
    begin,
    async breathe() {
      if (performance.now() - began < AT_ONCE) return
      await new Promise(done => setTimeout(done))
      begin()
    },
  }
}
