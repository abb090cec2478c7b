import { forget, readStored, store } from '../storage.ts'

let onClosed: (() => void) | null = null
let onReopened = (): void => undefined
/** Whether this page was told; another tab may have noted it before. */
let isTold = false

/**
 * Tells the shell of each page, once per closing, that the site went under maintenance, also where that was
 * heard before there was a shell.
 */
export function whenClosed(listener: () => void): void {
  const isFirst = onClosed === null
  onClosed = listener
  if (isFirst && isTold) listener()
}

/** Tells whoever listens to the server that the site is open again, whichever way this page heard of it. */
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
