import { type Bus, createBus } from '@poyraz/bus'
import { type Cashier, createCashier } from '@poyraz/cashier'
import { type Casino, createCasino } from '@poyraz/casino'
import { type Compliance, createCompliance } from '@poyraz/compliance'
import { type Content, cleanHtml, createContent } from '@poyraz/content'
import type { Registry } from '@poyraz/contract'
import type { Database } from '@poyraz/db'
import { createEngagement, type Engagement, notificationAdded } from '@poyraz/engagement'
import { createIdentity, type Identity } from '@poyraz/identity'
import { type Clock, stopAll, systemClock } from '@poyraz/kernel'
import { createLedger, type Ledger } from '@poyraz/ledger'
import { createPromotions, type Promotions } from '@poyraz/promotions'
import { balanceChanged, createWallet, type Wallet } from '@poyraz/wallet'
import type { Logger } from 'pino'
import {
  admissionBy,
  guardBy,
  identityConfigOf,
  keptBy,
  mailOf,
  payerBy,
  playerFacts,
  promoBy,
  protectionBy,
  pursesBy,
  statementBy,
  supervisionBy,
} from './between-modules.ts'
import { addClosedAreas } from './closed-areas.ts'
import type { Config } from './config.ts'
import { type MaintenanceSwitch, openMaintenanceSwitch } from './edge/maintenance-switch.ts'
import { createSealedValues, type SealedValues } from './edge/sealed.ts'
import { type Keys, loadKeys } from './keys.ts'
import { createLive, type Live } from './live/live.ts'

/** One casino: every module, put together. */
export type Context = {
  readonly clock: Clock
  readonly log: Logger
  readonly database: Database
  readonly maintenance: MaintenanceSwitch
  readonly sealed: SealedValues
  readonly bus: Bus
  readonly ledger: Ledger
  readonly engagement: Engagement
  readonly identity: Identity
  readonly wallet: Wallet
  readonly cashier: Cashier
  readonly casino: Casino
  readonly compliance: Compliance
  readonly content: Content
  readonly promotions: Promotions
  /** What open pages hear of without asking. */
  readonly live: Live
  /** Puts the handlers of every module into the registry. */
  register(registry: Registry): void
  /** Ends background work once what is under way is done; who opened the database closes it. */
  close(): Promise<void>
}

export type ContextDeps = {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  /** The origin that links in mails point to. */
  readonly ownOrigin: () => string
  /** False where somebody calls every module's work, as a simulation does; true where nothing is said. */
  readonly worksByItself?: boolean
}

/** The one composition root: nothing else knows which module is made of which. */
export async function createContext(deps: ContextDeps): Promise<Context> {
  const { config, clock } = deps
  const keys = await loadKeys(`${config.dataDir}/keys`, clock)
  const sealed = await createSealedValues(keys.session)
  const maintenance = await openMaintenanceSwitch(config.dataDir)
  const onError = (error: unknown) => deps.log.error({ err: error }, 'background work failed')
  const modules = createModules(deps, { keys, sealed, onError })
  await modules.compliance.sync()
  await modules.cashier.sync()
  await modules.casino.sync()
  await modules.content.sync()
  await modules.promotions.sync(modules.compliance.profile)
  const live = createLive({
    clock,
    bus: modules.bus,
    whenMaintenanceChanged: maintenance.whenChanged,
    countUntil: modules.identity.sessions.countUntil,
    balances: modules.wallet.balances,
    onError,
  })
  const stop = stopAll(...(deps.worksByItself === false ? [] : startWork(modules)), live.close)
  return {
    ...deps,
    ...modules,
    maintenance,
    sealed,
    live,
    register(registry) {
      const { wallet, cashier, casino, content, identity, compliance, engagement, promotions } = modules
      for (const module of [identity, compliance, wallet, cashier, casino, content, engagement, promotions]) {
        module.register(registry)
      }
      addClosedAreas(registry)
    },
    async close() {
      maintenance.close()
      await stop()
    },
  }
}

type Workers = Pick<Context, 'engagement' | 'identity' | 'compliance' | 'promotions' | 'cashier' | 'casino'>

/** Starts what works in the background; each of the answers stops one. */
function startWork({ engagement, identity, compliance, promotions, cashier, casino }: Workers) {
  const workers = [identity, compliance, promotions, cashier, casino].map((module) => module.startWork())
  return [engagement.startDelivery(), ...workers]
}

type Parts = {
  readonly keys: Keys
  readonly sealed: SealedValues
  onError(error: unknown): void
}

function createModules(
  { config, database, clock, log, ownOrigin }: ContextDeps,
  { keys, sealed, onError }: Parts,
) {
  const base = { database, clock }
  const { supportEmail } = config
  const bus = createBus(onError)
  const onMoved = (playerId: string) => bus.publish(balanceChanged, { playerId })
  const ledger = createLedger({ ...base, onMoved })
  const casino = createCasino({
    ...base,
    seedKey: keys.seeds,
    demoKey: keys.demo,
    spinIntervalMs: config.spinIntervalMs,
    databaseTime: clock === systemClock,
    ...guardBy(() => compliance, onError),
    onMoved,
  })
  const promotions: Promotions = createPromotions({
    ...base,
    ledger,
    seedKey: keys.seeds,
    playerFacts: (playerId) => playerFacts({ identity, casino }, playerId),
    onMoved,
    onError,
  })
  const content = createContent({ ...base, bus, offerTerms: promotions.offerTerms, supportEmail, onError })
  const cashier: Cashier = createCashier({
    ...base,
    ledger,
    paymentsKey: keys.payments,
    admission: admissionBy(() => compliance),
    promo: promoBy(promotions),
    ...payerBy(() => ({ identity, compliance }), log, onError),
    onMoved(playerId) {
      onMoved(playerId)
      // A payment may be a deposit that a bonus waits for.
      promotions.onDeposited(playerId).catch(onError)
    },
    onPaidOut: (playerId) => bus.publish(notificationAdded, { playerId }),
    onError,
  })
  const wallet = createWallet({
    clock,
    ledger,
    nameOf: (playerId) => identity.nameOf(playerId),
    ...statementBy({ cashier, promotions, casino }),
  })
  const engagement = createEngagement({ ...base, bus, mail: mailOf(config), cleanHtml, onError })
  const identity = createIdentity({
    ...base,
    bus,
    keys,
    config: identityConfigOf(config, ownOrigin),
    sendMessage: engagement.sendMessage,
    balanceOf: async (playerId) => (await wallet.balance(playerId)).balance,
    openStored: sealed.open,
    protection: protectionBy(() => compliance),
    promoCodes: { check: promotions.checkNewcomerCode, attach: promotions.attachToNewcomer },
    onError,
  })
  const compliance: Compliance = createCompliance({
    ...base,
    people: identity,
    ...keptBy(config, keys),
    ...pursesBy({ wallet, casino, promotions, cashier }),
    ...supervisionBy(ledger, log, onError),
  })
  return { bus, ledger, casino, content, cashier, wallet, engagement, identity, compliance, promotions }
}
