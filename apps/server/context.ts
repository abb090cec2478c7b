import { type Bus, createBus } from '@poyraz/bus'
import type { Decoder } from '@poyraz/compliance'
import type { Registry } from '@poyraz/contract'
import type { Database } from '@poyraz/db'
import type { HouseTable } from '@poyraz/games/tables'
import type { Hasher } from '@poyraz/identity'
import type { Clock } from '@poyraz/kernel'
import { createLedger, type Ledger } from '@poyraz/ledger'
import { balanceChanged } from '@poyraz/wallet'
import type { Logger } from 'pino'
import { addClosedAreas } from './closed-areas.ts'
import { composeModules, type Modules } from './compose/modules.ts'
import type { Part } from './compose/part.ts'
import { VERTICAL_NAMES } from './compose/verticals.ts'
import type { Config } from './config.ts'
import type { Audit } from './edge/audit-gauges.ts'
import { type MaintenanceSwitch, openMaintenanceSwitch } from './edge/maintenance-switch.ts'
import type { Return } from './edge/metrics.ts'
import { createSealedValues, type SealedValues } from './edge/sealed.ts'
import { createFailures, type Failures } from './failures.ts'
import { createJobs, type Jobs } from './jobs.ts'
import type { Keys } from './keys.ts'
import { createLive, type Live } from './live/live.ts'

/** All modules of one installation, and what the server merged of their parts. */
export type Context = Modules & {
  readonly clock: Clock
  readonly log: Logger
  readonly database: Database
  readonly maintenance: MaintenanceSwitch
  readonly sealed: SealedValues
  readonly failures: Failures
  readonly bus: Bus
  readonly ledger: Ledger
  /** Events pushed to open pages. */
  readonly live: Live
  readonly jobs: Jobs
  /** Writes queues and built-in data (rules, games, content, draws); a server does so at its start. */
  sync(): Promise<void>
  /** Puts the handlers of players' procedures of every module into the registry. */
  register(registry: Registry): void
  /** Does the same for the back office. */
  registerStaff(registry: Registry): void
  /** Returns the newest audits of every module. */
  audits(): readonly Audit[]
  /** Returns the live returns of every game. */
  returns(): readonly Return[]
  /**
   * Waits for tasks in the background; called after the jobs were stopped. The opener of the database closes
   * it.
   */
  close(): Promise<void>
}

export type ContextDeps = {
  readonly config: Config
  readonly keys: Keys
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  /** The origin that links in mails point to. */
  readonly ownOrigin: () => string
  readonly decoder?: Decoder | undefined
  /** Replaces the hashes of passwords, for simulations. */
  readonly hasher?: Hasher
  readonly houseTables?: readonly HouseTable[] | undefined
}

/** Creates the modules (`compose/modules.ts`) and the parts of the server around them. */
export async function createContext(deps: ContextDeps): Promise<Context> {
  const { database, clock } = deps
  const sealed = await createSealedValues(deps.keys.session)
  const maintenance = await openMaintenanceSwitch(deps.config.dataDir)
  const failures = createFailures(deps.log, VERTICAL_NAMES)
  const bus = createBus(failures.of('bus'))
  const onMoved = (playerId: string) => bus.publish(balanceChanged, { playerId })
  const ledger = createLedger({ database, clock, onMoved })
  const { modules, parts } = composeModules({ ...deps, sealed, failures, bus, ledger, onMoved })
  const live = createLive({
    clock,
    bus,
    whenMaintenanceChanged: maintenance.whenChanged,
    tickets: modules.identity.tickets,
    countUntil: modules.identity.sessions.countUntil,
    balances: modules.wallet.balances,
    wins: modules.casino.wins.read,
    jackpots: modules.casino.jackpots.meters,
    onError: failures.of('live'),
  })
  const jobs = createJobs(parts, { database, failures })
  for (const { listeners = [] } of parts) for (const one of listeners) one.subscribe(bus)
  const services = { bus, ledger, maintenance, sealed, failures, live, jobs }
  return {
    ...deps,
    ...modules,
    ...services,
    ...merged(parts),
    async sync() {
      for (const one of [jobs, ...parts]) await one.sync?.()
    },
    async close() {
      maintenance.close()
      await Promise.all([failures.settled(), live.close()])
    },
  }
}

/** The lists of all modules. */
function merged(parts: readonly Part[]) {
  return {
    register(registry: Registry) {
      for (const part of parts) part.register?.(registry)
      addClosedAreas(registry)
    },
    registerStaff(registry: Registry) {
      for (const part of parts) part.registerStaff?.(registry)
    },
    audits: () => parts.flatMap((part) => part.audits?.() ?? []),
    returns: () => parts.flatMap((part) => part.returns?.() ?? []),
  }
}
