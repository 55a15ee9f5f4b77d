/**
 * Long words, as they may be broken where there is no room for all of one: `breaking('Terra-form-ing')` puts soft
 * hyphens into them, which are only seen where a line ends. Browsers know no syllables of their own on every machine.
 */
export function breaking(...syllables: string[]): (words: string) => string {
  const known = new Map(syllables.map(word => [word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')]))
  return words => words.replace(/\p{L}{10,}/gu, word => known.get(word) ?? word)
}
