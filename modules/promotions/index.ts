import type { Language, Product, Registry } from '@poyraz/contract'
import type { Database, MigrationUnit, Tx } from '@poyraz/db'
import type { Job } from '@poyraz/jobs'
import type { Clock, Result } from '@poyraz/kernel'
import type { Ledger } from '@poyraz/ledger'
import { repliesEn, repliesTr } from '@poyraz/text'
import type { TicketLines } from '@poyraz/wallet'
import { addBonusCancel, addBonusClaim, addBonusMine } from './api/bonuses.ts'
import { addBonusList } from './api/offers.ts'
import { addBonusRequest, addBonusRequests } from './api/requests.ts'
import { addStaffBonuses } from './api/staff-bonuses.ts'
import { addTicketsDraws, addTicketsList } from './api/tickets.ts'
import { checkOffers, type GenerousReport } from './check-offers.ts'
import {
  type AttachRefusal,
  type AttachRequest,
  attachCode,
  attachToNewcomer,
  checkNewcomerCode,
  giveAttached,
} from './commands/attach.ts'
import { runningBonus } from './commands/forfeit.ts'
import { restoreDeposit, reverseDeposit } from './commands/reverse-deposit.ts'
import { createCtx } from './create-ctx.ts'
import { type BonusNews, type FactsPort, type PromotionsCtx } from './ctx.ts'
import type { Draw } from './lottery/draw.ts'
import { openDraws } from './lottery/hold-draw.ts'
import { ticketLines } from './lottery/ticket-lines.ts'
import { earnTickets } from './lottery/tickets.ts'
import { offerById } from './offers.ts'
import type { CodeRefusal } from './rules/find-code.ts'
import type { Offer } from './rules/offer.ts'
import { termsOf } from './rules/terms.ts'
import { createStaff, type PromotionsStaff } from './staff.ts'
import { detach } from './store/attached.ts'
import { collectClaws } from './store/reversed-deposits.ts'
import { jobsOf, work } from './work.ts'

export { type BonusEnding, createBonusEnding } from './commands/end-all.ts'
export { BONUS_FLAGS, type BonusFlag, DISPUTED_REWARD, type PlayerRisk } from './ctx.ts'

export const migrations: MigrationUnit = {
  name: 'promotions',
  dir: new URL('./migrations/', import.meta.url),
}

export type PromotionsDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: Ledger
  /** 32 bytes, kept outside the database; encrypts the stored seeds of draws. */
  readonly seedKey: Uint8Array
  readonly playerFacts: FactsPort
  /** Returns first and last name of a player, for staff. */
  introduce(playerId: string): Promise<string>
  /** True if this member of staff had the right to decide on bonuses and lost it, or the account. */
  readonly hasLost: PromotionsCtx['hasLost']
  /** Queues a push notification about a bonus, within its transaction; without it nothing is pushed. */
  push?(tx: Tx, playerId: string, kind: BonusNews): Promise<void>
  /** Called after the commit with the player whose money moved. */
  onMoved(playerId: string): void
  readonly onGenerous: GenerousReport
  /** Products that take bets; without it all of them do. */
  readonly openProducts?: ReadonlySet<Product>
  /** Tests pass their own offers and draws. */
  readonly offers?: readonly Offer[]
  readonly draws?: readonly Draw[]
}

export type OfferTerms = {
  readonly summary: string
  readonly html: string
  /** ISO. */
  readonly from: string
  readonly until: string
}

export type Promotions = PromotionsStaff & {
  register(registry: Registry): void
  /** Registers the procedures of the back office. */
  registerStaff(registry: Registry): void
  /**
   * Opens the house account for bonuses and commits to the seeds of draws. Called once at start, before
   * requests are served. Throws if the profile does not allow one of the offers.
   */
  sync(profile: { readonly wageringMax: number }): Promise<void>
  /** Returns the terms of the offer that a promotion page describes; null for a page without an offer. */
  offerTerms(promotionId: number, lang: Language): OfferTerms | null
  /** Returns true if a promotion page describes an offer that no product of this server can use. */
  isWithheld(promotionId: number): boolean
  /** Validates a code sent with a registration. Returns null for a valid code. */
  checkNewcomerCode(code: string): CodeRefusal | null
  attachToNewcomer(tx: Tx, playerId: string, code: string): Promise<void>
  /** Keeps the offer of a code until the deposit that it was sent with is credited. */
  attachCode(tx: Tx, request: AttachRequest): Promise<Result<null, AttachRefusal>>
  /** The deposit failed: deletes the code that waited for it. */
  dropDeposit(tx: Tx, playerId: string, depositKey: string): Promise<void>
  /** A credited deposit is taken back: ends the bonuses based on it. Called before its money moves. */
  reverseDeposit(tx: Tx, playerId: string, depositKey: string): Promise<void>
  /** The house won the dispute about the deposit: it counts again. */
  restoreDeposit(tx: Tx, playerId: string, depositKey: string): Promise<void>
  /** Money of a withdrawal is cash again: takes from it the amounts that earlier disputes could not take. */
  collectClaws(tx: Tx, playerId: string): Promise<void>
  /**
   * A deposit was credited: grants the bonuses that waited for it. `work` makes up for a missed call, unless
   * the player staked in between.
   */
  onDeposited(playerId: string): Promise<void>
  /** Locks the player's open bonuses and returns how to end them: a withdrawal forfeits them. */
  runningBonus(tx: Tx, playerId: string): ReturnType<typeof runningBonus>
  /** Returns the name of the house account for bonuses, for statements; null for any other account. */
  houseName(houseCode: string, lang: Language): string | null
  /** Lists lottery tickets as lines of a statement. */
  ticketLines: TicketLines
  /** Runs one round of background work. */
  work(): Promise<void>
  readonly jobs: readonly Job[]
}

const HOUSE = 'house:bonus'
const HOUSE_NAMES = { tr: repliesTr.bonus_house, en: repliesEn.bonus_house } as const

const HANDLERS = [
  addBonusList,
  addBonusMine,
  addBonusClaim,
  addBonusCancel,
  addBonusRequest,
  addBonusRequests,
  addTicketsList,
  addTicketsDraws,
]

export function createPromotions({ onGenerous, ...deps }: PromotionsDeps): Promotions {
  const ctx = createCtx(deps)
  return {
    register(registry) {
      for (const add of HANDLERS) add(registry, ctx)
    },
    registerStaff: (registry) => addStaffBonuses(registry, ctx, createStaff(ctx)),
    async sync({ wageringMax }) {
      checkOffers(ctx.offers, wageringMax, onGenerous)
      await deps.ledger.openHouse(HOUSE)
      await openDraws(ctx)
    },
    offerTerms(promotionId, lang) {
      const offer = offerById(ctx.offers, promotionId)
      return offer ? { ...termsOf(offer, lang), from: offer.from, until: offer.until } : null
    },
    isWithheld: (promotionId) =>
      offerById(ctx.offers, promotionId) !== undefined && !offerById(ctx.openOffers, promotionId),
    checkNewcomerCode(code) {
      const checked = checkNewcomerCode(ctx, code)
      return checked.ok ? null : checked.error
    },
    ...ofDeposits(ctx),
    async onDeposited(playerId) {
      await giveAttached(ctx, playerId)
      await earnTickets(ctx, playerId)
    },
    runningBonus: (tx, playerId) => runningBonus(tx, ctx, playerId),
    houseName: (houseCode, lang) => (houseCode === HOUSE ? HOUSE_NAMES[lang] : null),
    ticketLines: (query) => ticketLines(ctx, query),
    ...createStaff(ctx),
    work: () => work(ctx),
    jobs: jobsOf(ctx),
  }
}

/** The part of `Promotions` that handles codes, and deposits that fail or are taken back. */
function ofDeposits(ctx: PromotionsCtx) {
  return {
    attachToNewcomer: (tx, playerId, code) => attachToNewcomer(tx, ctx, playerId, code),
    attachCode: (tx, request) => attachCode(tx, ctx, request),
    dropDeposit: (tx, playerId, depositKey) => detach(tx, { playerId, depositKey }),
    reverseDeposit: (tx, playerId, depositKey) => reverseDeposit(tx, ctx, { playerId, depositKey }),
    restoreDeposit: (tx, playerId, depositKey) => restoreDeposit(tx, ctx, { playerId, depositKey }),
    collectClaws: (tx, playerId) => collectClaws(tx, { playerId, at: new Date(ctx.clock.nowMs()) }),
  } satisfies Partial<Promotions>
}
