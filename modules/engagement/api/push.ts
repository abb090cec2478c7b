import {
  crmPushRefresh,
  crmPushSettings,
  crmPushSubscribe,
  crmPushUnsubscribe,
  crmSetPushCategories,
  type PushCategory,
  type Refusal,
  type Registry,
} from '@poyraz/contract'
import { type Database, effect } from '@poyraz/db'
import { type Clock, err, ok, uuidv7 } from '@poyraz/kernel'
import {
  countDevices,
  putCategories,
  putSubscription,
  readCategories,
  refreshSubscription,
  removeSubscription,
} from '../store/push.ts'

export type PushHandlerDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly publicKey: string
  withheldOf(playerIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** Registers what a player chooses about push notifications, and the browsers that get them. */
export function addPush(registry: Registry, deps: PushHandlerDeps): void {
  addChoice(registry, deps)
  addBrowsers(registry, deps)
}

function addChoice(registry: Registry, { database, clock, publicKey, withheldOf }: PushHandlerDeps): void {
  registry.add(crmPushSettings, async ({ caller: { playerId } }) => {
    const [categories, devices] = await Promise.all([
      readCategories(database.db, playerId),
      countDevices(database.db, playerId),
    ])
    return ok({ publicKey, categories: [...categories], devices })
  })
  registry.add(
    crmSetPushCategories,
    async ({ input: { categories }, caller: { playerId }, key, inputHash }) => {
      if (categories.includes('promotion') && (await withheldOf([playerId])).has(playerId))
        return err({ error: 'excluded' })
      const write = { procedure: crmSetPushCategories, playerId, key, inputHash }
      return effect<{ categories: PushCategory[] }, Refusal<'excluded'>>(database.db, write, async (tx) => {
        await putCategories(tx, playerId, { categories, at: new Date(clock.nowMs()) })
        return ok({ categories })
      })
    },
  )
}

function addBrowsers(registry: Registry, { database, clock }: PushHandlerDeps): void {
  registry.add(crmPushSubscribe, ({ input, caller: { playerId, sessionId }, lang, key, inputHash }) => {
    const write = { procedure: crmPushSubscribe, playerId, key, inputHash }
    return effect<{ devices: number }, never>(database.db, write, async (tx) => {
      const nowMs = clock.nowMs()
      await putSubscription(tx, {
        ...input,
        id: uuidv7(nowMs),
        playerId,
        sessionId,
        lang,
        at: new Date(nowMs),
      })
      return ok({ devices: await countDevices(tx, playerId) })
    })
  })
  registry.add(crmPushRefresh, ({ input, caller: { playerId, sessionId }, lang, key, inputHash }) => {
    const write = { procedure: crmPushRefresh, playerId, key, inputHash }
    return effect<{ known: 0 | 1 }, never>(database.db, write, async (tx) => {
      const at = new Date(clock.nowMs())
      const known = await refreshSubscription(tx, { ...input, playerId, sessionId, lang, at })
      return ok({ known: known ? 1 : 0 })
    })
  })
  registry.add(crmPushUnsubscribe, ({ input: { endpoint }, caller: { playerId }, key, inputHash }) => {
    const write = { procedure: crmPushUnsubscribe, playerId, key, inputHash }
    return effect<null, never>(database.db, write, async (tx) => {
      await removeSubscription(tx, playerId, endpoint)
      return ok(null)
    })
  })
}
