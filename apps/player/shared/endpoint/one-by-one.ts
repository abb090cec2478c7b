const waiting: (() => void)[] = []
let going = false

/**
 * Sends what a page asks for in one breath piece by piece: beginning a request takes the browser so long that
 * many in one task would keep the page from answering. The first goes at once.
 */
export function oneByOne(send: () => Promise<Response>): Promise<Response> {
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
