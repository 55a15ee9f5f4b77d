/** Sentences of the pages, as a test waits for them. */

/** A sentence with what it names. */
export const says = (sentence: string, named: { [name: string]: string | number }): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(named[name]))

/** A sentence, whatever it names. */
export const saying = (sentence: string): RegExp =>
  new RegExp(
    sentence
      .split(/\{\{\w+\}\}/)
      .map(part => part.replace(/[.?*+^$()[\]{}|\\]/g, '\\$&'))
      .join('.*'),
  )

/** A sentence with a count; Japanese has one form for all of them. */
export function saysCount(words: { [key: string]: unknown }, key: string, count: number): string {
  const one = words[`${key}_one`]
  return says(String(count === 1 && one ? one : words[`${key}_other`]), { count })
}
