import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const OURS = 'starboard-games'
const QUIET = ['--no-audit', '--no-fund', '--prefer-offline', '--legacy-peer-deps']

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
  /** Runs a file with Node beside the test, until `end`. Resolves when it has printed `ready`. */
  nodeBeside(ready: RegExp, ...args: string[]): Promise<{ end(): Promise<void> }>
}

/** Packages for a project: names of those that lie here, and folders of others. */
export interface Packages {
  /** Used where they lie, with the packages that they find there. */
  links?: readonly (string | { name: string; folder: string })[]
  /** Copied with links to what they need, so that they find the other packages of the project, such as its React. */
  copies?: readonly string[]
}

/** Installs the tarball with npm into an empty project, and the packages that it brings along. */
export function installed({ tarball, folder }: Packed): string {
  return install(join(folder, 'installed'), tarball)
}

/** Installs packages with npm into an empty project. */
export function install(project: string, ...packages: string[]): string {
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "private": true }\n')
  npm(['install', ...QUIET, ...packages], project)
  return project
}

/**
 * A project like the installed one, with a package.json of its own. Our package is copied, so that it finds what lies
 * beside it; what it brings along is used where it was installed, and large packages that an application has anyway come
 * from here.
 */
export function projectFrom(base: string, name: string, packages: Packages, manifest: object): Project {
  const folder = join(dirname(base), name)
  for (const entry of readdirSync(join(base, 'node_modules')).filter(entry => !entry.startsWith('.'))) {
    const home = join(base, 'node_modules', entry)
    if (entry === OURS || entry.startsWith('@'))
      cpSync(home, join(folder, 'node_modules', entry), { recursive: true })
    else linkTo(folder, entry, home)
  }
  for (const link of packages.links ?? []) {
    if (typeof link === 'string') linkTo(folder, link, resolve('node_modules', link))
    else linkTo(folder, link.name, link.folder)
  }
  for (const copy of packages.copies ?? []) {
    const home = resolve('node_modules', copy)
    cpSync(home, join(folder, 'node_modules', copy), { recursive: true })
    const { dependencies = {} } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
      dependencies?: { [name: string]: string }
    }
    for (const needed of Object.keys(dependencies)) {
      const target = resolve('node_modules', needed)
      const isAlong = existsSync(join(home, 'node_modules', needed))
      if (!isAlong && existsSync(target)) linkTo(folder, needed, target)
    }
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
    nodeBeside: (ready, ...args) => runBeside(process.execPath, args, folder, ready),
  }
}

function linkTo(project: string, name: string, home: string): void {
  const target = join(project, 'node_modules', name)
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(home, target, 'junction')
}

export function cleanUp({ folder }: Packed): void {
  rmSync(folder, { recursive: true, force: true })
}

const npm = (args: string[], cwd: string) => run(NPM, args, cwd)

/** None of the settings of the program that runs this test; no colours, which some print wherever `CI` is set. */
const environment = () => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NODE_OPTIONS|NODE_ENV|FORCE_COLOR|npm_)/.test(name)),
  ),
  NO_COLOR: '1',
})

/** Milliseconds after which a program hangs. */
const AT_MOST = 180_000

/** Runs a program to its end; returns what it prints. */
export function run(program: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: environment(),
    shell: program === 'npm.cmd',
    timeout: AT_MOST,
    killSignal: 'SIGKILL',
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed (${status}):\n${stdout}\n${stderr}`)
  return stdout
}

async function runBeside(program: string, args: string[], cwd: string, ready: RegExp) {
  const child = spawn(program, args, { cwd, env: environment() })
  const closed = once(child, 'close')
  let printed = ''
  const isReady = new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer) => {
      printed += text
      if (ready.test(printed)) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void closed.then(() => reject(new Error(`${program} ${args.join(' ')} ended:\n${printed}`)))
  })
  await isReady
  return {
    async end() {
      child.kill()
      await closed
    },
  }
}
