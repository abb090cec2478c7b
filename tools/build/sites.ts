import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installed, run } from '../command.ts'
import { isTest, listFiles, ROOT } from '../repository.ts'

/** The sites of the product, each an app with a Vite configuration. */
const SITES = ['player', 'studio', 'backoffice'] as const
type Site = (typeof SITES)[number]

/**
 * Shared sources of the sites. If neither these nor the site's own folder changed, the last build is still
 * valid.
 */
const SHARED = ['packages', 'tools/build', 'apps/player/build', 'apps/player/shared']

const stampOf = (site: Site) => join(ROOT, 'apps', site, 'dist', '.built-from')

/** Builds the sites whose sources changed since their last build, in parallel. Throws with Vite's output. */
export async function buildSites(): Promise<Site[]> {
  const stale = SITES.map((site) => ({ site, hash: hashSources(site) })).filter(
    ({ site, hash }) => readStamp(site) !== hash,
  )
  await Promise.all(
    stale.map(async ({ site, hash }) => {
      await build(site)
      writeFileSync(stampOf(site), hash)
    }),
  )
  return stale.map(({ site }) => site)
}

function hashSources(site: Site): string {
  const hash = createHash('sha256')
  const files = listFiles(`apps/${site}`, ...SHARED).filter((path) => !isTest(path))
  for (const path of ['package-lock.json', ...files]) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function readStamp(site: Site): string | null {
  try {
    return readFileSync(stampOf(site), 'utf8')
  } catch {
    return null
  }
}

async function build(site: Site): Promise<void> {
  const { code, output } = await run([installed('vite'), 'build', `apps/${site}`, '--logLevel', 'warn'])
  if (code !== 0) throw new Error(`the site ${site} does not build:\n${output}`)
}
