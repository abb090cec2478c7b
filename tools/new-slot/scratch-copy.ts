import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ROOT } from '../repository.ts'

const SOURCES = ['packages', 'modules', 'apps', 'tools', 'bench']
const LEFT_OUT = new Set(['node_modules', 'dist'])
const SCOPE = '@poyraz'

/** Copies the sources of the project to a new folder, in which its packages resolve each other. */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'poyraz-'))
  for (const folder of SOURCES) {
    cpSync(join(ROOT, folder), join(root, folder), {
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
  return root
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
