import { verifyPaths } from '@poyraz/site/verify'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { alwaysAccountTexts } from '../../shared/navigation/layouts.ts'
import { shareToken, verifySearch } from '../../shared/navigation/search-params.ts'

/** Proofs can be verified during maintenance and offline. */
const verify = createRoute({
  getParentRoute: () => alwaysAccountTexts,
  path: verifyPaths.verify,
  validateSearch: verifySearch,
  component: lazyRouteComponent(() => import('./components/verify-page.tsx'), 'VerifyPage'),
})
const sharedRound = createRoute({
  getParentRoute: () => alwaysAccountTexts,
  path: verifyPaths.sharedRound,
  params: shareToken,
  component: lazyRouteComponent(() => import('./components/shared-round-page.tsx'), 'SharedRoundPage'),
})

const address = verifyPaths.verify

export const verifyManifest = {
  routes: { alwaysAccountTexts: [verify, sharedRound] },
  menu: [{ address, icon: 'shield-check', picture: 'magnifier', fallback: { place: 6, text: 'verify' } }],
  accountMenu: [{ place: 1, address, text: 'verify', icon: ShieldCheck, for: 'visitors', notOnPhones: true }],
  searchPages: { verify: address },
} as const satisfies Manifest
