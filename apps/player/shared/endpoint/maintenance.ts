import { forget, readStored, store } from '../storage.ts'

let onClosed: (() => void) | null = null
let onReopened = (): void => undefined
/** True if this page has heard of the maintenance; another tab may have set the stored flag before. */
let isTold = false

/**
 * Registers the listener that is called once per maintenance. The first listener is also called if the
 * maintenance began before it was registered.
 */
export function whenClosed(listener: () => void): void {
  const isFirst = onClosed === null
  onClosed = listener
  if (isFirst && isTold) listener()
}

/** Registers the listener that is called when the site is open again. */
export function whenReopened(listener: () => void): void {
  onReopened = listener
}

export function isUnderMaintenance(): boolean {
  return readStored('siteUnderMaintenance') === 'true'
}

export function enterMaintenance(): void {
  if (isTold && isUnderMaintenance()) return
  isTold = true
  store('siteUnderMaintenance', 'true')
  onClosed?.()
}

export function leaveMaintenance(): void {
  isTold = false
  forget('siteUnderMaintenance')
  onReopened?.()
}
