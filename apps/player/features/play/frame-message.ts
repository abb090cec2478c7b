import type { FrameToShell } from '@poyraz/contract'

const TYPES: ReadonlySet<unknown> = new Set<FrameToShell['type']>([
  'poyraz:ready',
  'poyraz:failed',
  'poyraz:started',
  'poyraz:shown',
  'poyraz:paused',
  'poyraz:exit',
  'poyraz:deposit',
  'poyraz:verify',
  'poyraz:refused',
])

/** Parses a message of the game's frame; `null` for anything else that was posted to this window. */
export function readFrameMessage(data: unknown): FrameToShell | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !TYPES.has(data.type)) return null
  const message = data as FrameToShell
  switch (message.type) {
    case 'poyraz:ready':
      return message.balance === null || isAmount(message.balance) ? message : null
    case 'poyraz:started':
      return isAmount(message.stake) ? message : null
    case 'poyraz:shown':
      return isAmount(message.balance) ? message : null
    case 'poyraz:verify':
      return typeof message.roundID === 'string' ? message : null
    case 'poyraz:refused':
      return typeof message.error === 'string' && typeof message.message === 'string' ? message : null
    default:
      return message
  }
}

/** Message types that an external provider's game may send: none about money, the session or a proof. */
const OUTSIDE_TYPES: ReadonlySet<FrameToShell['type']> = new Set([
  'poyraz:ready',
  'poyraz:failed',
  'poyraz:exit',
])

/**
 * Parses a message of an external game's frame. Its balance is dropped, because the site must not show it.
 */
export function readOutsideMessage(data: unknown): FrameToShell | null {
  const message = readFrameMessage(data)
  if (!message || !OUTSIDE_TYPES.has(message.type)) return null
  return message.type === 'poyraz:ready' ? { ...message, balance: null } : message
}

function isAmount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
