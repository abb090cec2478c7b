import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { npm } from './npm.js'
import { Failure, ROOT } from './processes.js'

const MAJOR = 24
const VERSION = '24.21.0'
/** Integrity hashes of the npm packages with the Node binary; npm checks them. */
const INTEGRITY = {
  'linux-x64':
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'linux-arm64':
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
}
const TOOLS = join(ROOT, '.tools')
const OWN_NODE = join(TOOLS, 'node', 'bin', 'node')

/**
 * Returns the path of a Node 24: the running one, else the one in `.tools`, which is downloaded if necessary.
 */
export async function ensureNode() {
  if (Number(process.versions.node.split('.')[0]) >= MAJOR) return process.execPath
  if (!isCurrent()) await fetchNode()
  return OWN_NODE
}

function isCurrent() {
  if (!existsSync(OWN_NODE)) return false
  try {
    return execFileSync(OWN_NODE, ['--version'], { encoding: 'utf8' }).trim() === `v${VERSION}`
  } catch {
    return false
  }
}

/**
 * Downloads Node. npm checks the package against our hash, which is in the lockfile of an otherwise empty
 * folder.
 */
async function fetchNode() {
  const platform = `${process.platform}-${process.arch}`
  const integrity = INTEGRITY[platform]
  if (!integrity) {
    throw new Failure(
      `Node ${MAJOR} is needed, this is ${process.version}: install it for ${platform} and try again`,
    )
  }
  const name = `node-${platform}`
  const folder = join(TOOLS, 'download')
  process.stdout.write(`Fetching Node ${VERSION} (this is ${process.version}) ...\n`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const dependencies = { [name]: VERSION }
  const packages = { '': { dependencies }, [`node_modules/${name}`]: { version: VERSION, integrity } }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
  await npm(
    process.execPath,
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund'],
    folder,
    `fetching ${name}`,
  )
  await rm(join(TOOLS, 'node'), { recursive: true, force: true })
  await rename(join(folder, 'node_modules', name), join(TOOLS, 'node'))
  await rm(folder, { recursive: true, force: true })
  if (!isCurrent()) throw new Failure(`${OWN_NODE} does not run here: install Node ${MAJOR} and try again`)
}
