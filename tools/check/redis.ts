import { run } from '../command.ts'
import { installPackage } from './debian-package.ts'

const SERVERS = ['redis-server', 'valkey-server']

/**
 * Installs a Redis server for the tests of several nodes, if there is none. If it cannot be installed, those
 * tests are skipped with this reason.
 */
export async function provideRedis(): Promise<void> {
  if (await hasRedis()) return
  await installPackage('redis-server')
  if (!(await hasRedis())) console.log('No redis-server: the tests of several servers with Redis are skipped')
}

async function hasRedis(): Promise<boolean> {
  for (const name of SERVERS) {
    const { code } = await run(['sh', '-c', `command -v ${name}`])
    if (code === 0) return true
  }
  return false
}
