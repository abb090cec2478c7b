import { forget, readStored, store } from '../storage.ts'

let onClosed = (): void => undefined

/** Tells the shell, once per closing, that the site went under maintenance. */
export function whenClosed(listener: () => void): void {
  onClosed = listener
}

export function isUnderMaintenance(): boolean {
  return readStored('siteUnderMaintenance') === 'true'
}

export function enterMaintenance(): void {
  if (isUnderMaintenance()) return
  store('siteUnderMaintenance', 'true')
  onClosed()
}

export function leaveMaintenance(): void {
  forget('siteUnderMaintenance')
}
