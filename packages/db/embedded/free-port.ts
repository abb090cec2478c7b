import { createServer } from 'node:net'
import { DatabaseStartError } from '../errors.ts'

/** Returns a port of 127.0.0.1 that is currently free. Throws `DatabaseStartError` if there is none. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', resolve)
  })
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new DatabaseStartError('no free local port')
  return address.port
}
