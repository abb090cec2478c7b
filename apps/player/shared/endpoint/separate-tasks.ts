const waiting: (() => void)[] = []
let going = false

/**
 * Sends simultaneous requests in separate tasks: starting a request is slow in browsers, and many in one task
 * would block the page. The first one starts at once.
 */
export function inSeparateTask(send: () => Promise<Response>): Promise<Response> {
  if (!going) {
    going = true
    setTimeout(next)
    return send()
  }
  return new Promise((resolve, reject) => waiting.push(() => void send().then(resolve, reject)))
}

function next(): void {
  const run = waiting.shift()
  going = run !== undefined
  if (!run) return
  setTimeout(next)
  run()
}
