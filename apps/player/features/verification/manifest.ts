import { verificationPaths } from '@poyraz/site/verification'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Manifest } from '../../shared/manifest/manifest.ts'
import { players } from '../../shared/navigation/layouts.ts'

const address = verificationPaths.verification

const verification = createRoute({
  getParentRoute: () => players,
  path: address,
  component: lazyRouteComponent(() => import('./components/verification-page.tsx'), 'VerificationPage'),
})

export const verificationManifest = {
  routes: { players: [verification] },
  searchPages: { verification: address },
  personal: ['kyc'],
} as const satisfies Manifest
