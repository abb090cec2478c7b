import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { assert } from '@poyraz/kernel'
import { ROOT } from './repository.ts'

const SOURCES = [
  'packages',
  'modules',
  'apps',
  'tools',
  'bench',
  'e2e',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.web.json',
  'vitest.config.ts',
  'package.json',
]
const LEFT_OUT = new Set(['node_modules', 'dist'])
const SCOPE = '@poyraz'

/** Copies the sources of the project to a new folder, in which its packages resolve each other. */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'poyraz-'))
  for (const name of SOURCES) {
    cpSync(join(ROOT, name), join(root, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    })
  }
  const modules = join(root, 'node_modules')
  mkdirSync(modules)
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const from = join(ROOT, 'node_modules', name)
    if (name === SCOPE) cpSync(from, join(modules, name), { recursive: true, verbatimSymlinks: true })
    else if (!name.startsWith('.')) symlinkSync(from, join(modules, name))
  }
  for (const folder of ['packages', 'modules', 'apps'].flatMap((top) => foldersOf(top))) {
    const own = join(ROOT, folder, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(root, folder, 'node_modules'))
  }
  return root
}

const foldersOf = (top: string) => readdirSync(join(ROOT, top)).map((name) => join(top, name))

/** Changes a file of the copy; each text that is replaced must be there. */
export function changeFile(
  root: string,
  name: string,
  pairs: readonly (readonly [before: string, after: string])[],
): void {
  const file = join(root, name)
  let text = readFileSync(file, 'utf8')
  for (const [before, after] of pairs) {
    assert(text.includes(before), `${name} contains ${before}`)
    text = text.replace(before, after)
  }
  writeFileSync(file, text)
}

/** Runs a program or a module text in the copy, and returns its output. */
export function runIn(root: string, ...args: readonly string[]): string {
  return execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
    stdio: 'pipe',
  })
}
