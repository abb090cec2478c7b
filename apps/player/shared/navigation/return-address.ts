import { homePaths } from '@poyraz/site/home'
import { noticePaths } from '@poyraz/site/notices'
import { forget, readStored, store } from '../storage.ts'
import { isOwnAddress } from './site-address.ts'

/** Remembers where somebody wanted to go before a login stood in the way. */
export function saveReturnAddress(address: string): void {
  if (isOwnAddress(address)) store('returnAddress', address)
}

/** Remembers where somebody was when the site closed, unless an address waits already. */
export function keepReturnAddress(address: string): void {
  if (readStored('returnAddress') === null && !address.startsWith(noticePaths.maintenance))
    saveReturnAddress(address)
}

/** The remembered address, once; the root where there is none or where it leads away from this site. */
export function takeReturnAddress(): string {
  const address = readStored('returnAddress')
  forget('returnAddress')
  return address && isOwnAddress(address) ? address : homePaths.home
}

/** Where to go after a login: not to a profile, which may be that of whoever sat here before. */
export function takeLoginAddress(): string {
  const address = takeReturnAddress()
  return address.includes('profile') ? homePaths.home : address
}
