/** Who is called in a message, by `@` and their name as it stands at the table. */

/** Of these names those that a message calls. Of two that begin alike the longer one is meant. */
export function mentioned(text: string, names: readonly string[]): string[] {
  const found: string[] = []
  let rest = text.toLowerCase()
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    const call = `@${name.toLowerCase()}`
    if (name === '' || !rest.includes(call)) continue
    found.push(name)
    rest = rest.replaceAll(call, ' ')
  }
  return found
}
