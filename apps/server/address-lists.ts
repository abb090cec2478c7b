import { z } from 'zod'
import { isLoopbackName } from './edge/origin.ts'

const ADDRESS = /^[0-9a-fA-F.:]+(?:\/\d{1,3})?$/
/** Matches a host without characters that a Content-Security-Policy treats as wildcards. */
const PLAIN_HOST = /^[\w.:[\]-]+$/

const listOf = (isEntry: (text: string) => boolean) =>
  z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .refine((entries) => entries.every(isEntry))

/** Environment variables whose value is a comma-separated list. */
export const ADDRESS_LISTS = {
  TRUSTED_PROXIES: [listOf((text) => ADDRESS.test(text)), 'addresses or networks with commas between them'],
  GAME_ORIGINS: [listOf(isOrigin), 'origins such as https://games.example with commas between them'],
  STREAM_ORIGINS: [listOf(isOrigin), 'origins such as https://video.example with commas between them'],
} as const

/**
 * Accepts an origin in the form that browsers send, so that it can be compared. Allows plain HTTP on loopback
 * names only.
 */
function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackName(url.hostname))
  return isSafe && PLAIN_HOST.test(url.host) && url.origin === text
}
