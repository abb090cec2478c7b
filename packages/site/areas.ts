import { account } from './account/area.ts'
import { auth } from './auth/area.ts'
import { bonuses } from './bonuses/area.ts'
import { cashier } from './cashier/area.ts'
import { content } from './content/area.ts'
import { favourites } from './favourites/area.ts'
import { home } from './home/area.ts'
import { jackpots } from './jackpots/area.ts'
import { live } from './live/area.ts'
import { notices } from './notices/area.ts'
import type { Area } from './page.ts'
import { play } from './play/area.ts'
import { poker } from './poker/area.ts'
import { protection } from './protection/area.ts'
import { search } from './search/area.ts'
import { slots } from './slots/area.ts'
import { sports } from './sports/area.ts'
import { verification } from './verification/area.ts'
import { verify } from './verify/area.ts'
import { virtual } from './virtual/area.ts'

/** Every area of the players' site, in the order of the site map. A new vertical adds one line. */
export const AREAS: readonly Area[] = [
  home,
  slots,
  jackpots,
  live,
  sports,
  virtual,
  content,
  verify,
  search,
  auth,
  account,
  favourites,
  protection,
  verification,
  cashier,
  bonuses,
  poker,
  play,
  notices,
]
