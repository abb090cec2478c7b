import type { Access } from '@poyraz/access'
import { type Bus, createBus } from '@poyraz/bus'
import { type Cashier, createCashier } from '@poyraz/cashier'
import { type Casino, createCasino } from '@poyraz/casino'
import { type Compliance, createCompliance, type Decoder } from '@poyraz/compliance'
import { type Content, cleanHtml, createContent } from '@poyraz/content'
import type { Registry } from '@poyraz/contract'
import type { Database } from '@poyraz/db'
import { createEngagement, type Engagement, notificationAdded } from '@poyraz/engagement'
import { createIdentity, type Identity } from '@poyraz/identity'
import type { Clock } from '@poyraz/kernel'
import { createLedger, type Ledger } from '@poyraz/ledger'
import { createPromotions, type Promotions } from '@poyraz/promotions'
import { createWagering } from '@poyraz/wagering'
import { balanceChanged, createWallet, type Wallet } from '@poyraz/wallet'
import type { Logger } from 'pino'
import { accessOver } from './access-adapters.ts'
import {
  admissionBy,
  bonusesBy,
  guardBy,
  identityConfigOf,
  payerBy,
  promoBy,
  protectionBy,
  pursesBy,
  statementBy,
} from './between-modules.ts'
import { addClosedAreas } from './closed-areas.ts'
import { complianceSettings, createSupervision } from './compliance-adapters.ts'
import type { Config } from './config.ts'
import { type MaintenanceSwitch, openMaintenanceSwitch } from './edge/maintenance-switch.ts'
import { createSealedValues, type SealedValues } from './edge/sealed.ts'
import { createFailures, type Failures, type Worker } from './failures.ts'
import { createJobs, type Jobs } from './jobs.ts'
import type { Keys } from './keys.ts'
import { createLive, type Live } from './live/live.ts'
import { providersBy, transportsOf } from './outgoing.ts'

/** All modules of one installation. */
export type Context = {
  readonly clock: Clock
  readonly log: Logger
  readonly database: Database
  readonly maintenance: MaintenanceSwitch
  readonly sealed: SealedValues
  readonly failures: Failures
  readonly bus: Bus
  readonly ledger: Ledger
  readonly access: Access
  readonly engagement: Engagement
  readonly identity: Identity
  readonly wallet: Wallet
  readonly cashier: Cashier
  readonly casino: Casino
  readonly compliance: Compliance
  readonly content: Content
  readonly promotions: Promotions
  /** Events pushed to open pages. */
  readonly live: Live
  readonly jobs: Jobs
  /** Writes queues and built-in data (rules, games, content, draws); a server does so at its start. */
  sync(): Promise<void>
  /** Puts the handlers of every module into the registry. */
  register(registry: Registry): void
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
}

/** The composition root: the only place that knows how modules are wired. */
export async function createContext(deps: ContextDeps): Promise<Context> {
  const sealed = await createSealedValues(deps.keys.session)
  const maintenance = await openMaintenanceSwitch(deps.config.dataDir)
  const failures = createFailures(deps.log)
  const guarded = createModules(deps, { sealed, failures })
  const modules = { ...guarded, access: accessOver(deps, guarded) }
  const live = createLive({
    clock: deps.clock,
    bus: modules.bus,
    whenMaintenanceChanged: maintenance.whenChanged,
    tickets: modules.identity.tickets,
    countUntil: modules.identity.sessions.countUntil,
    balances: modules.wallet.balances,
    onError: failures.of('live'),
  })
  const jobs = createJobs(modules, { ...deps, failures })
  return {
    ...deps,
    ...modules,
    maintenance,
    sealed,
    failures,
    live,
    jobs,
    async sync() {
      const { compliance, cashier, casino, content, promotions } = modules
      for (const module of [jobs, compliance, cashier, casino, content]) await module.sync()
      await promotions.sync(compliance.profile)
    },
    register(registry) {
      const { bus: _bus, ledger: _ledger, access: _access, ...registering } = modules
      for (const module of Object.values(registering)) module.register(registry)
      addClosedAreas(registry)
    },
    async close() {
      maintenance.close()
      await Promise.all([failures.settled(), live.close()])
    },
  }
}

function createModules(
  { config, keys, database, clock, log, ownOrigin, decoder }: ContextDeps,
  { sealed, failures }: Pick<Context, 'sealed' | 'failures'>,
) {
  const base = { database, clock }
  const baseOf = (worker: Worker) => ({ ...base, onError: failures.of(worker) })
  const onBus = (worker: Worker) => ({ ...baseOf(worker), bus })
  const { supportEmail } = config
  const bus = createBus(failures.of('bus'))
  const onMoved = (playerId: string) => bus.publish(balanceChanged, { playerId })
  const ledger = createLedger({ ...base, onMoved })
  const wagering = createWagering({ ...base, onMoved })
  const casino = createCasino({
    ...base,
    seedKey: keys.seeds,
    demoKey: keys.demo,
    spinIntervalMs: config.spinIntervalMs,
    ...guardBy(bus, () => compliance, failures.of('casino')),
    onMoved,
  })
  const promotions: Promotions = createPromotions({
    ...baseOf('promotions'),
    ledger,
    seedKey: keys.seeds,
    ...bonusesBy(() => ({ identity, casino, compliance }), log),
    onMoved,
  })
  const content = createContent({ ...onBus('content'), offerTerms: promotions.offerTerms, supportEmail })
  const cashier: Cashier = createCashier({
    ...baseOf('cashier'),
    ledger,
    paymentsKey: keys.payments,
    providersOver: providersBy(config, ownOrigin),
    admission: admissionBy(() => compliance, promotions),
    promo: promoBy(promotions),
    ...payerBy(() => ({ identity, compliance }), log, failures),
    onMoved(playerId) {
      onMoved(playerId)
      // The payment may be a deposit that triggers a bonus.
      failures.behind('promotions', promotions.onDeposited(playerId))
    },
    onPaidOut: (playerId) => bus.publish(notificationAdded, { playerId }),
  })
  const wallet = createWallet({
    clock,
    ledger,
    nameOf: (playerId) => identity.nameOf(playerId),
    ...statementBy({ cashier, promotions, casino, wagering }),
  })
  const engagement = createEngagement({ ...onBus('engagement'), transports: transportsOf(config), cleanHtml })
  const identity = createIdentity({
    ...onBus('identity'),
    keys,
    config: identityConfigOf(config, ownOrigin),
    sendMessage: engagement.sendMessage,
    balanceOf: async (playerId) => (await wallet.balance(playerId)).balance,
    openStored: sealed.open,
    protection: protectionBy(() => compliance),
    promoCodes: { check: promotions.checkNewcomerCode, attach: promotions.attachToNewcomer },
  })
  const compliance: Compliance = createCompliance({
    ...base,
    people: identity,
    ...complianceSettings(config, keys, decoder),
    ...pursesBy({ wallet, casino, promotions, cashier }),
    ...createSupervision(bus, ledger, log, failures.of('compliance')),
  })
  return { bus, ledger, casino, content, cashier, wallet, engagement, identity, compliance, promotions }
}
