import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** The packed package, in a folder of its own. */
export interface Packed {
  tarball: string
  /** Paths of all files in it. */
  files: string[]
  folder: string
}

/** Builds and packs the package as `npm publish` would. */
export function pack(): Packed {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-package-'))
  npm(['pack', '--pack-destination', folder], '.')
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>
  const tarball = join(folder, `${name}-${version}.tgz`)
  const listed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' })
  const files = listed.split('\n').filter(Boolean)
  return { tarball, files: files.map(file => file.replace(/^package\//, '')).sort(), folder }
}

/** A fresh project that has installed the package. */
export interface Project {
  folder: string
  write(file: string, text: string): void
  read(file: string): string
  /** Runs a file with Node; returns what it prints. Throws with its errors if it fails. */
  node(...args: string[]): string
}

/**
 * Installs the tarball with npm into an empty project, and the packages that it brings along. Large packages that an
 * application has anyway are linked from here instead of installed again.
 */
export function installed({ tarball, folder }: Packed): string {
  const project = join(folder, 'installed')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "private": true }\n')
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--legacy-peer-deps']
  npm(['install', ...quiet, tarball], project)
  return project
}

/** A copy of the installed project, with other packages linked and a package.json of its own. */
export function projectFrom(base: string, name: string, links: readonly string[], manifest: object): Project {
  const folder = join(dirname(base), name)
  cpSync(base, folder, { recursive: true })
  for (const link of links) {
    const target = join(folder, 'node_modules', link)
    mkdirSync(dirname(target), { recursive: true })
    symlinkSync(resolve('node_modules', link), target, 'junction')
  }
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('package.json', JSON.stringify({ private: true, ...manifest }))
  return {
    folder,
    write,
    read: file => readFileSync(join(folder, file), 'utf8'),
    node: (...args) => run(process.execPath, args, folder),
  }
}

export function cleanUp({ folder }: Packed): void {
  rmSync(folder, { recursive: true, force: true })
}

const npm = (args: string[], cwd: string) => run(NPM, args, cwd)

/** Runs a program with none of the settings of the program that runs this test. */
export function run(program: string, args: string[], cwd: string): string {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_OPTIONS|NODE_ENV|npm_)/.test(name),
  )
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: Object.fromEntries(inherited),
    shell: program === 'npm.cmd',
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed (${status}):\n${stdout}\n${stderr}`)
  return stdout
}
