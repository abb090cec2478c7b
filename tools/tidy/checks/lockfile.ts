import { isDeepStrictEqual } from 'node:util'
import type { SourceFile } from '../../repository.ts'
import type { Problem } from '../../syntax.ts'

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const LOCKFILE = 'package-lock.json'
/** An exact version. A range could install another version tomorrow. */
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** Checks that the lockfile matches the manifests, so that what is installed is what was reviewed. */
export function checkLockfile(files: readonly SourceFile[]): Problem[] {
  const lockfile = files.find(({ path }) => path === LOCKFILE)
  if (!lockfile) return []
  const locked: Readonly<Record<string, Manifest>> = JSON.parse(lockfile.text).packages
  return files.flatMap(({ path, text }) => {
    if (path !== 'package.json' && !path.endsWith('/package.json')) return []
    const manifest: Manifest = JSON.parse(text)
    const entry = locked[path.replace(/\/?package\.json$/, '')]
    return [
      ...inexact(manifest).map((message) => ({ path, line: 1, message })),
      ...(entry && agrees(manifest, entry)
        ? []
        : [{ path, line: 1, message: 'the lockfile says otherwise: run npm install and commit it' }]),
    ]
  })
}

function inexact(manifest: Manifest): string[] {
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${name} ${version}: versions are exact`)
}

function agrees(manifest: Manifest, entry: Manifest): boolean {
  return (
    isDeepStrictEqual(manifest.dependencies ?? {}, entry.dependencies ?? {}) &&
    isDeepStrictEqual(manifest.devDependencies ?? {}, entry.devDependencies ?? {})
  )
}
