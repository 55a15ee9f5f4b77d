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
