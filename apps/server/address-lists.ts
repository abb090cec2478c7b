import { z } from 'zod'
import { isLoopbackName } from './edge/origin.ts'

const ADDRESS = /^[0-9a-fA-F.:]+(?:\/\d{1,3})?$/
/** A host without the wildcards that a content security policy would understand. */
const PLAIN_HOST = /^[\w.:[\]-]+$/

const listOf = (isEntry: (text: string) => boolean) =>
  z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .refine((entries) => entries.every(isEntry))

/** Variables that are lists with commas between their entries. */
export const ADDRESS_LISTS = {
  TRUSTED_PROXIES: [listOf((text) => ADDRESS.test(text)), 'addresses or networks with commas between them'],
  GAME_ORIGINS: [listOf(isOrigin), 'origins such as https://games.example with commas between them'],
} as const

/** Written as browsers write an origin, so that it can be compared; without TLS only on this machine. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackName(url.hostname))
  return isSafe && PLAIN_HOST.test(url.host) && url.origin === text
}
