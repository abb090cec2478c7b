/** The system's bound on a socket's path, without its end. */
const PATH_BYTES_MAX = 107
/** What a setting of PostgreSQL takes as it stands. */
const PLAIN_PATH = /^[\w./-]+$/

/**
 * The directory of the socket by which this machine's processes reach the server: a call costs them a third
 * less than over the loopback. `null` where the path does not fit, or where Node knows no such sockets; the
 * port is always open beside it.
 */
export function socketDirOf(clusterDir: string): string | null {
  const longest = `${clusterDir}/.s.PGSQL.65535`
  const fits = PLAIN_PATH.test(longest) && longest.length <= PATH_BYTES_MAX
  return fits && process.platform !== 'win32' ? clusterDir : null
}
