/** A server that dies more often than this has a cause that a restart does not cure. */
const RESTARTS_MAX = 5
const WINDOW_MINUTES = 10

/**
 * Runs the server by `start` until it ends in order or cannot be started, and resolves to its exit code. One that
 * died at work is started again.
 */
export async function keepRunning(start, say, nowMs = () => performance.now()) {
  let restartsMs = []
  for (;;) {
    const end = await start()
    if (!diedAtWork(end)) return end.code
    const now = nowMs()
    restartsMs = [...restartsMs.filter((ms) => ms > now - WINDOW_MINUTES * 60_000), now]
    const what = `the server died (${end.signal ?? `exit code ${end.code}`})`
    if (restartsMs.length > RESTARTS_MAX) {
      say(
        `poyraz: ${what} ${restartsMs.length} times within ${WINDOW_MINUTES} minutes: it is not started again`,
      )
      return end.code
    }
    say(`poyraz: ${what} and is started again`)
  }
}

/**
 * Not where it never came to work, for the next start would fail as well; and not after kill -9: that is
 * somebody's will, and what they start next would find port and data taken.
 */
function diedAtWork({ code, signal, hasStarted, isAsked }) {
  return hasStarted && !isAsked && code !== 0 && signal !== 'SIGKILL'
}
