import type { House } from '@poyraz/contract'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { HouseContext } from '../shared/house.ts'
import { type Loaded, TextProvider } from '../shared/i18n/text-provider.tsx'
import { ManifestProvider } from '../shared/manifest/manifest.ts'
import { MANIFESTS } from './manifests.ts'
import type { createAppRouter } from './router.tsx'
import { SessionWatch } from './session-watch.tsx'

export function App(props: {
  readonly queries: QueryClient
  readonly router: ReturnType<typeof createAppRouter>
  readonly house: House
  readonly initial: Loaded
}) {
  return (
    <QueryClientProvider client={props.queries}>
      <HouseContext value={props.house}>
        <ManifestProvider value={MANIFESTS}>
          <TextProvider initial={props.initial}>
            <RouterProvider router={props.router} />
            <SessionWatch router={props.router} />
          </TextProvider>
        </ManifestProvider>
      </HouseContext>
    </QueryClientProvider>
  )
}
