import type { FrameToShell, ShellToFrame } from '@poyraz/contract'

/** Connection to the player site around the frame; optional. */
export type ShellLink = {
  readonly framed: boolean
  tell(message: FrameToShell): void
  /** Calls back with every message of the shell; returns a function that stops it. */
  listen(onMessage: (message: ShellToFrame) => void): () => void
}

/** Creates the link. It sends to, and listens to, only the parent page of the same origin. */
export function createShellLink(own: Window): ShellLink {
  const shell = own.parent
  const framed = shell !== own
  const { origin } = own.location
  return {
    framed,
    tell(message) {
      if (framed) shell.postMessage(message, origin)
    },
    listen(onMessage) {
      const onEvent = (event: MessageEvent) => {
        const fromShell = framed && event.origin === origin && event.source === shell
        if (fromShell && isMessage(event.data)) onMessage(event.data)
      }
      own.addEventListener('message', onEvent)
      return () => own.removeEventListener('message', onEvent)
    },
  }
}

const TYPES: ReadonlySet<unknown> = new Set<ShellToFrame['type']>(['poyraz:preferences', 'poyraz:jackpots'])

function isMessage(data: unknown): data is ShellToFrame {
  return typeof data === 'object' && data !== null && TYPES.has((data as { type?: unknown }).type)
}
