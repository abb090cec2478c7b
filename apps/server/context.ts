import { createBus } from '@poyraz/bus'
import { type Cashier, createCashier } from '@poyraz/cashier'
import { type Casino, createCasino } from '@poyraz/casino'
import type { Registry } from '@poyraz/contract'
import type { Database } from '@poyraz/db'
import { createEngagement, createSmtpTransport, type Engagement } from '@poyraz/engagement'
import { createIdentity, type Identity } from '@poyraz/identity'
import type { Clock } from '@poyraz/kernel'
import { createLedger, type Ledger } from '@poyraz/ledger'
import { createWallet, type Wallet } from '@poyraz/wallet'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { type MaintenanceSwitch, openMaintenanceSwitch } from './edge/maintenance-switch.ts'
import { createSealedValues, type SealedValues } from './edge/sealed.ts'
import { type Keys, loadKeys } from './keys.ts'

/** One casino: every module, put together. */
export type Context = {
  readonly clock: Clock
  readonly log: Logger
  readonly database: Database
  readonly maintenance: MaintenanceSwitch
  readonly sealed: SealedValues
  readonly ledger: Ledger
  readonly engagement: Engagement
  readonly identity: Identity
  readonly wallet: Wallet
  readonly cashier: Cashier
  readonly casino: Casino
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
}

/** Registrations from one address in a day that need no proof of work: a household, not a farm. */
const REGISTRATIONS_FREE = 5

/** The one composition root: nothing else knows which module is made of which. */
export async function createContext(deps: ContextDeps): Promise<Context> {
  const { config, clock } = deps
  const keys = await loadKeys(`${config.dataDir}/keys`, clock)
  const sealed = await createSealedValues(keys.session)
  const maintenance = await openMaintenanceSwitch(config.dataDir)
  const modules = createModules(deps, keys, sealed)
  await modules.cashier.sync()
  await modules.casino.sync()
  const stops = [modules.engagement.startDelivery(), modules.identity.startWork()]
  return {
    ...deps,
    ...modules,
    maintenance,
    sealed,
    register(registry) {
      const { identity, wallet, cashier, casino } = modules
      for (const module of [identity, wallet, cashier, casino]) module.register(registry)
    },
    async close() {
      maintenance.close()
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}

function createModules(
  { config, database, clock, log, ownOrigin }: ContextDeps,
  keys: Keys,
  sealed: SealedValues,
) {
  const onError = (error: unknown) => log.error({ err: error }, 'background work failed')
  const bus = createBus(onError)
  const ledger = createLedger({ database, clock })
  const casino = createCasino({
    database,
    clock,
    seedKey: keys.seeds,
    demoKey: keys.demo,
    spinIntervalMs: config.spinIntervalMs,
  })
  const cashier = createCashier({ ledger })
  const wallet = createWallet({
    ledger,
    describe: async (houseCode, lang) =>
      cashier.methodName(houseCode, lang) ?? (await casino.gameName(houseCode, lang)),
  })
  const mail =
    config.smtpUrl === undefined ? null : createSmtpTransport({ url: config.smtpUrl, from: sender(config) })
  const engagement = createEngagement({ database, clock, mail, onError })
  const identity = createIdentity({
    database,
    clock,
    bus,
    keys,
    config: { publicUrl: ownOrigin, registrationsFree: REGISTRATIONS_FREE },
    sendMessage: engagement.sendMessage,
    balanceOf: async (playerId) => (await wallet.balance(playerId)).balance,
    openStored: sealed.open,
    onError,
  })
  return { ledger, casino, cashier, wallet, engagement, identity }
}

function sender({ publicUrl }: Config): string {
  return `Poyraz <no-reply@${publicUrl?.hostname ?? 'localhost'}>`
}
