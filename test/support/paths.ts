const CODE = /\.(ts|tsx|js|jsx|mjs|cjs)$/

/**
 * Paths, and folders on the way to them, that a disk which ignores case takes for one, such as that of a Mac; code also
 * without its ending, for two sources are compiled to two files of the same ending.
 */
export function clashesIn(paths: readonly string[]): string[] {
  const known = new Map<string, string>()
  const clashes = new Set<string>()
  const add = (path: string, name: string) => {
    const other = known.get(name.toLowerCase())
    if (other === undefined) known.set(name.toLowerCase(), path)
    else if (other !== path) clashes.add(`${other} and ${path}`)
  }
  for (const path of [...new Set(paths)].sort()) {
    const folders = path.split('/').slice(0, -1)
    folders.forEach((_, i) => {
      const folder = `${folders.slice(0, i + 1).join('/')}/`
      add(folder, folder)
    })
    add(path, path)
    // Declarations and maps lie beside the code that they belong to.
    if (CODE.test(path) && !path.endsWith('.d.ts')) add(path, `${path.replace(CODE, '')} as code`)
  }
  return [...clashes]
}
