import { run } from '../command.ts'
import { installPackage } from './debian-package.ts'

const SERVERS = ['redis-server', 'valkey-server']

/**
 * Sees to a Redis server for the tests of several nodes. Where there is none and none can be installed, those
 * tests are skipped, each with this reason.
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
