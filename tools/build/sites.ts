import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listFiles, ROOT } from '../repository.ts'

/** The sites of the product, each an app with a Vite configuration. */
export const SITES = ['player', 'studio'] as const
export type Site = (typeof SITES)[number]

/** What a site may be made of besides its own folder: if none of it changed, the last build is still right. */
const SHARED = ['packages', 'tools/build']
const VITE = fileURLToPath(new URL('../bin/vite.js', import.meta.resolve('vite/package.json')))
const OUTPUT_MAX = 20_000

const stampOf = (site: Site) => join(ROOT, 'apps', site, 'dist', '.built-from')

/** Builds the sites whose sources changed since their last build, side by side. Throws with Vite's output. */
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
  for (const path of ['package-lock.json', ...listFiles(`apps/${site}`, ...SHARED)]) {
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
  const child = spawn(process.execPath, [VITE, 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps', site),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-OUTPUT_MAX)
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`the site ${site} does not build:\n${output}`)
}
