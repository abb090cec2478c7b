import { existsSync } from 'node:fs'
import { run } from '../command.ts'

/** Installs a Debian package; only as root, so that no password is asked for. */
export async function installPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} with apt-get ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run(['apt-get', 'update', '-q'], { env })
  await run(['apt-get', 'install', '-q', '-y', '--no-install-recommends', name], { env })
}
