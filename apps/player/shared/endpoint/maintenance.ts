import { forget, readStored, store } from '../storage.ts'

let onClosed: (() => void) | null = null
let onReopened = (): void => undefined
/** True if this page has announced the maintenance; another tab may have set the stored flag before. */
let isAnnounced = false

/**
 * Registers the listener that is called once per maintenance. The first listener is also called if the
 * maintenance began before it was registered.
 */
export function whenClosed(listener: () => void): void {
  const isFirst = onClosed === null
  onClosed = listener
  if (isFirst && isAnnounced) listener()
}

/** Registers the listener that is called when the site is open again. */
export function whenReopened(listener: () => void): void {
  onReopened = listener
}

export function isUnderMaintenance(): boolean {
  return readStored('siteUnderMaintenance') === 'true'
}

export function enterMaintenance(): void {
  if (isAnnounced && isUnderMaintenance()) return
  isAnnounced = true
  store('siteUnderMaintenance', 'true')
  onClosed?.()
}

export function leaveMaintenance(): void {
  isAnnounced = false
  forget('siteUnderMaintenance')
  onReopened?.()
}
