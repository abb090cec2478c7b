import { homePaths } from '@poyraz/site/home'
import { noticePaths } from '@poyraz/site/notices'
import { forget, readStored, store } from '../storage.ts'
import { isOwnAddress } from './site-address.ts'

/** Stores the address to return to after a login. */
export function saveReturnAddress(address: string): void {
  if (isOwnAddress(address)) store('returnAddress', address)
}

/** Stores the address to return to after maintenance, unless an address is already stored. */
export function keepReturnAddress(address: string): void {
  if (readStored('returnAddress') === null && !address.startsWith(noticePaths.maintenance))
    saveReturnAddress(address)
}

/** Returns the stored address and deletes it; the home page if there is none or if it is of another site. */
export function takeReturnAddress(): string {
  const address = readStored('returnAddress')
  forget('returnAddress')
  return address && isOwnAddress(address) ? address : homePaths.home
}

/**
 * Returns the address after a login. A profile is replaced by the home page, because it may have been opened
 * by another player on the same device.
 */
export function takeLoginAddress(): string {
  const address = takeReturnAddress()
  return address.includes('profile') ? homePaths.home : address
}
