import { accountManifest } from '../features/account/manifest.ts'
import { authManifest } from '../features/auth/manifest.ts'
import { bonusManifest } from '../features/bonuses/manifest.ts'
import { cashierManifest } from '../features/cashier/manifest.ts'
import { contentManifest } from '../features/content/manifest.ts'
import { favouriteManifest } from '../features/favourites/manifest.ts'
import { homeManifest } from '../features/home/manifest.ts'
import { jackpotManifest } from '../features/jackpots/manifest.ts'
import { liveManifest } from '../features/live/manifest.ts'
import { slotManifest } from '../features/lobby/manifest.ts'
import { machineManifest } from '../features/machine/manifest.ts'
import { noticeManifest } from '../features/pages/manifest.ts'
import { playManifest } from '../features/play/manifest.ts'
import { pokerManifest } from '../features/poker/manifest.ts'
import { protectionManifest } from '../features/protection/manifest.ts'
import { searchManifest } from '../features/search/manifest.ts'
import { sportsManifest } from '../features/sports/manifest.ts'
import { verificationManifest } from '../features/verification/manifest.ts'
import { verifyManifest } from '../features/verify/manifest.ts'

/** Every part of the players' site, in the order of search results. A new vertical adds one line. */
export const MANIFESTS = [
  homeManifest,
  slotManifest,
  machineManifest,
  jackpotManifest,
  liveManifest,
  sportsManifest,
  contentManifest,
  verifyManifest,
  cashierManifest,
  bonusManifest,
  favouriteManifest,
  accountManifest,
  protectionManifest,
  verificationManifest,
  authManifest,
  searchManifest,
  playManifest,
  pokerManifest,
  noticeManifest,
] as const
