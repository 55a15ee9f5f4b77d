/** The rule ids that a catalogue defines, in its order: `**NA-3.07**`. Definitions such as `**D1**` are none. */
export function ruleIdsIn(catalogue: string): string[] {
  return [...catalogue.matchAll(/^- \*\*([A-Z]{2,4}-\d+\.\d+)\*\*/gm)].map(([, id]) => id!)
}

/** The rule ids that the title of a test cites: `[NA-3.07]`, `[NA-3.07, NA-3.08]`. */
export function ruleIdsCited(title: string): string[] {
  return [...title.matchAll(/\[((?:[A-Z]{2,4}-\d+\.\d+(?:,\s*)?)+)\]/g)].flatMap(([, ids]) =>
    ids!.split(/,\s*/),
  )
}

/**
 * The build stage of every rule of a catalogue that has stages: `[S2]` after its tag, or else that of the heading above
 * it. Empty for a catalogue without stages.
 */
export function stagesIn(catalogue: string): Map<string, string> {
  const stages = new Map<string, string>()
  let section: string | undefined
  let part: string | undefined
  for (const text of catalogue.split('\n')) {
    if (text.startsWith('## ')) [section, part] = [stageIn(text), undefined]
    if (text.startsWith('### ')) part = stageIn(text)
    const [, id, own] = /^- \*\*([A-Z]{2,4}-\d+\.\d+)\*\*(?: \[[^\]]*\])?(?: \[(S\d)\])?/.exec(text) ?? []
    const stage = own ?? part ?? section
    if (id && stage) stages.set(id, stage)
  }
  return stages
}

const stageIn = (heading: string) => /[[(](S\d)\b/.exec(heading)?.[1]
