import type { FrameToShell } from '@poyraz/contract'

const TYPES: ReadonlySet<unknown> = new Set<FrameToShell['type']>([
  'poyraz:ready',
  'poyraz:failed',
  'poyraz:started',
  'poyraz:shown',
  'poyraz:paused',
  'poyraz:exit',
  'poyraz:verify',
  'poyraz:refused',
])

/** A message of the game's frame, or `null` for anything else that was posted to this window. */
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

/** Messages that an outside provider's game may send: none about money, the session or a proof. */
const OUTSIDE_TYPES: ReadonlySet<FrameToShell['type']> = new Set([
  'poyraz:ready',
  'poyraz:failed',
  'poyraz:exit',
])

/** A message of an outside game's frame; the balance that it may name is not ours to show. */
export function readOutsideMessage(data: unknown): FrameToShell | null {
  const message = readFrameMessage(data)
  if (!message || !OUTSIDE_TYPES.has(message.type)) return null
  return message.type === 'poyraz:ready' ? { ...message, balance: null } : message
}

function isAmount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
