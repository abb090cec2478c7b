import { isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isZone, MARGIN_METHODS, type MatchFiles } from '@poyraz/sportsbook'
import { z } from 'zod'
import { wholeNumber } from './config-paces.ts'
import { bearer } from './payments-config.ts'
import { urlOf } from './url-setting.ts'

/** Source of sports events. */
export type SportsConfig = {
  /** The league simulator, for play money alone; the address of a provider, that of a folder, or none. */
  readonly sportsFeed: string
  /** Our token for the provider of the sports feed. */
  readonly sportsFeedToken: string | undefined
  /** Zone and margin by which the files of a folder are read and priced. */
  readonly sportsFiles: Omit<MatchFiles, 'folder'>
}

const ZONE_DEFAULT = 'Europe/Istanbul'
const MARGIN_DEFAULT = 5
const MARGIN_MAX = 30

/** Schema of each variable, and the description of valid values that an error message shows. */
export const SPORTS_VARIABLES = {
  SPORTS_FEED: [
    z.union([
      z.enum(['simulator', 'off']),
      urlOf(/^wss?:\/\/[^/@]+(?:\/|$)/),
      z.string().refine((text) => folderOf(text) !== null),
    ]),
    'simulator, off, wss://feed.example/path without a login, or file:///folder',
  ],
  SPORTS_FEED_TOKEN: [bearer, 'the token of SPORTS_FEED'],
  SPORTS_FEED_ZONE: [z.string().refine(isZone), `a time zone such as ${ZONE_DEFAULT}`],
  SPORTS_FEED_MARGIN: [
    wholeNumber(MARGIN_MAX).refine((percent) => percent > 0),
    `a whole percentage from 1 to ${MARGIN_MAX}`,
  ],
  SPORTS_FEED_MARGIN_METHOD: [z.enum(MARGIN_METHODS), `one of ${MARGIN_METHODS.join(', ')}`],
} as const

type Name = keyof typeof SPORTS_VARIABLES
type Values = { readonly [N in Name]?: z.output<(typeof SPORTS_VARIABLES)[N][0]> } & {
  readonly MODE?: 'play' | 'real'
}

export function sportsOf(values: Values): SportsConfig {
  const { MODE, SPORTS_FEED: feed = 'simulator' } = values
  return {
    sportsFeed: MODE === 'real' && feed === 'simulator' ? 'off' : feed,
    sportsFeedToken: values.SPORTS_FEED_TOKEN,
    sportsFiles: {
      zone: values.SPORTS_FEED_ZONE ?? ZONE_DEFAULT,
      margin: {
        book: 1 + (values.SPORTS_FEED_MARGIN ?? MARGIN_DEFAULT) / 100,
        method: values.SPORTS_FEED_MARGIN_METHOD ?? 'power',
      },
    },
  }
}

/** Returns the folder of a `file:` address on this machine; `null` for other text. */
export function folderOf(feed: string): string | null {
  if (!feed.startsWith('file:///') || /[?#]/.test(feed)) return null
  try {
    const folder = fileURLToPath(feed)
    return isAbsolute(folder) ? folder : null
  } catch {
    return null
  }
}
