import { accountRoutes, pokerRoutes } from './routes/account-routes.tsx'
import { closedRoutes, proofRoutes } from './routes/closed-routes.tsx'
import { contentRoutes } from './routes/content-routes.tsx'
import { entryRoutes } from './routes/entry-routes.tsx'
import { demoRoutes, gameRoutes } from './routes/game-routes.tsx'
import { closed, open, players, proofs, root, told, toldPlayers, worded } from './routes/layouts.tsx'
import { liveRoutes } from './routes/live-routes.tsx'
import { slotRoutes } from './routes/slot-routes.tsx'

export type { RouterContext } from './routes/layouts.tsx'

/** Every page of the site; the server knows the same addresses. */
export const routeTree = root.addChildren([
  open.addChildren([
    ...slotRoutes,
    worded.addChildren([...entryRoutes, ...demoRoutes]),
    told.addChildren([...contentRoutes, ...liveRoutes]),
    players.addChildren([...accountRoutes, ...gameRoutes]),
    toldPlayers.addChildren([...pokerRoutes]),
  ]),
  proofs.addChildren([...proofRoutes]),
  closed.addChildren([...closedRoutes]),
])
