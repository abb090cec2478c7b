import { addressOf } from '@poyraz/site'
import { verifyPaths } from '@poyraz/site/verify'
import { formatTimes, type Lang } from '@poyraz/text'

const TENTHS = 10

/** Returns the public link of a shared round. */
export function shareLink(token: string): string {
  return new URL(addressOf(verifyPaths.sharedRound, { token }), location.origin).href
}

/** Returns how many times the stake was won, `31,2`, rounded down. */
export function timesWon(round: { readonly stake: number; readonly win: number }, lang: Lang): string {
  return formatTimes(Math.floor((round.win * TENTHS) / round.stake), lang)
}

/**
 * Opens the share menu of the device. Returns false if there is none or it fails; a player who closes it has
 * shared as much as they wanted.
 */
export async function sendLink(url: string, text: string): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share({ url, text })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
