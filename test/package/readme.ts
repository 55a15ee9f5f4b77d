import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

const README = readFileSync('README.md', 'utf8')

/** The example of the README under this name: the code block after `<!-- example: name -->`. */
export function readmeExample(name: string): string {
  const [, code] =
    README.match(new RegExp(`<!-- example: ${name} -->\\n+\`\`\`\\w+\\n([\\s\\S]+?)\`\`\``)) ?? []
  if (!code) throw new Error(`README.md has no example ${name}`)
  return code
}

/** The rows of the README's table of settings. */
export const readmeSettings = () => README.split('\n').filter(line => /^\| `[A-Z][A-Z_]+` \|/.test(line))

/** The rows that the table should have. */
export function settingsRows(
  settings: readonly { name: string; fallback?: unknown; desc?: string | undefined }[],
): string[] {
  return settings.map(({ name, fallback, desc }) => {
    const value = name.endsWith('_DIR') ? relative('.', String(fallback)) : String(fallback)
    return `| \`${name}\` | ${value === '' ? '' : `\`${value}\``} | ${desc} |`
  })
}
