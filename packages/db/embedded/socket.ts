import { createServer } from 'node:net'

/** Paths that need no quoting in a setting of PostgreSQL. */
const PLAIN_PATH = /^[\w./-]+$/
const LONGEST_NAME = '.s.PGSQL.65535'

/**
 * Returns the directory of the Unix socket for processes of this machine: a call takes a third less time than
 * over the loopback. `null` if no socket is possible: the path is too long, or the file system does not
 * support sockets. The port is always open as well.
 */
export function socketDirOf(clusterDir: string): Promise<string | null> {
  return new Promise((resolve) => {
    if (!PLAIN_PATH.test(clusterDir)) return resolve(null)
    const probe = createServer()
    probe.once('error', () => resolve(null))
    probe.listen(`${clusterDir}/${LONGEST_NAME}`, () => probe.close(() => resolve(clusterDir)))
  })
}
