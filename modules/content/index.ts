import { type Bus, defineTopic } from '@poyraz/bus'
import type { Registry } from '@poyraz/contract'
import type { Database, MigrationUnit } from '@poyraz/db'
import { type Clock, remembered, SECOND_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { addGetInformation } from './api/get-information.ts'
import { addGetPromotions } from './api/get-promotions.ts'
import { addGetSpecialDateInf } from './api/get-special-date-inf.ts'
import { addGetTournaments } from './api/get-tournaments.ts'
import { addPopupInformation } from './api/popup-information.ts'
import { addActiveSliders, addGetAllItems, addGetIcSlider } from './api/sliders.ts'
import { type Choose, type ItemInput, putItems } from './commands/put-items.ts'
import { seedChanges } from './commands/seed.ts'
import { loadContent } from './content.ts'
import type { ContentCtx, OfferTerms } from './ctx.ts'
import type { Body } from './kinds.ts'
import { type ContentLists, type Licence, listsOf } from './lists.ts'
import { SEED } from './seed/all.ts'
import type { Origin } from './store/revisions.ts'

export { cleanHtml } from './clean-html.ts'
export type { ItemInput } from './commands/put-items.ts'
export type { ContentLists, Licence } from './lists.ts'

export const migrations: MigrationUnit = { name: 'content', dir: new URL('./migrations/', import.meta.url) }

/** Event: content of the sites changed. `version` rises with every change. */
export const contentChanged = defineTopic('content.changed', z.object({ version: z.int() }))

/** A change by another process is visible after this time at the latest. */
const SHOWN_TTL_MS = 30 * SECOND_MS

export type ContentDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly bus: Bus
  /** See `OfferTerms`. Without it, promotions show their stored text. */
  readonly offerTerms?: OfferTerms
  readonly isWithheld?: ContentCtx['isWithheld']
  /** Support address; without it pages say that there is none. */
  readonly supportEmail?: string | undefined
  /** Called with stored content that no longer fits the schema of its kind. */
  onError(error: unknown): void
}

export type Content = {
  register(registry: Registry): void
  /** Writes new and changed items of the seed. Call it once at start, before serving. */
  sync(): Promise<void>
  /**
   * Writes a new version of an item as staff and publishes `contentChanged`. Unchanged content writes
   * nothing.
   */
  putItem(item: ItemInput): Promise<void>
  /** Returns one shown promotion, also outside its dates. */
  promotion(id: number): Promise<Body<'promotion'> | null>
  /** The lists that the protocol serves as files. */
  lists(): Promise<ContentLists>
  licences(): Promise<readonly Licence[]>
}

const HANDLERS = [
  addActiveSliders,
  addGetAllItems,
  addGetIcSlider,
  addGetPromotions,
  addPopupInformation,
  addGetSpecialDateInf,
  addGetInformation,
  addGetTournaments,
]

export function createContent(deps: ContentDeps): Content {
  const { clock, database, bus, offerTerms = () => null, isWithheld = () => false, supportEmail } = deps
  const load = () => loadContent(database.db, deps.onError)
  const shown = remembered(load, { clock, ttlMs: SHOWN_TTL_MS })
  const put = async (items: readonly ItemInput[], origin: Origin, choose?: Choose) => {
    const version = await putItems({ db: database.db, at: new Date(clock.nowMs()), origin }, items, choose)
    if (version === null) return
    shown.forget()
    bus.publish(contentChanged, { version })
  }
  return {
    register(registry) {
      for (const add of HANDLERS) add(registry, { clock, shown, offerTerms, isWithheld, supportEmail })
    },
    sync: () => put(SEED, 'seed', seedChanges),
    putItem: (item) => put([item], 'staff'),
    promotion: async (id) =>
      promotionWithTerms(
        offerTerms,
        (await shown()).of('promotion').find((one) => one.id === id && !isWithheld(id)),
      ),
    lists: async () => listsOf(await shown()),
    licences: async () => (await shown()).of('licence').map(({ id, body }) => ({ id, ...body })),
  }
}

/** Adds summary and terms of its offer to a promotion that has one. */
function promotionWithTerms(
  offerTerms: OfferTerms,
  promotion: { readonly id: number; readonly body: Body<'promotion'> } | undefined,
): Body<'promotion'> | null {
  if (!promotion) return null
  const { id, body } = promotion
  const [tr, en] = [offerTerms(id, 'tr'), offerTerms(id, 'en')]
  return tr && en ? { ...body, summary: { tr: tr.summary, en: en.summary } } : body
}
