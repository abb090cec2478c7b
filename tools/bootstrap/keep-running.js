/**
 * Maximum restarts within the window below: a server that crashes more often has a cause that a restart does
 * not fix.
 */
const RESTARTS_MAX = 5
const WINDOW_MINUTES = 10

/**
 * Runs the server by `start` until it stops normally or cannot be started; resolves to its exit code. A
 * server that crashed after its start is started again.
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
 * Returns true for a crash after the start. A server that never started is not restarted, for the next start
 * would fail as well. Nor is one ended by kill -9: somebody did that on purpose, and what they start next
 * would find port and data in use.
 */
function diedAtWork({ code, signal, hasStarted, isAsked }) {
  return hasStarted && !isAsked && code !== 0 && signal !== 'SIGKILL'
}
