import type { Language, Registry } from '@poyraz/contract'
import type { Database, MigrationUnit, Tx } from '@poyraz/db'
import { createSeedBox } from '@poyraz/fairness/server'
import { SLOT_GAMES } from '@poyraz/games'
import type { Job } from '@poyraz/jobs'
import { assert, type Clock, type Result } from '@poyraz/kernel'
import type { Ledger } from '@poyraz/ledger'
import { repliesEn, repliesTr } from '@poyraz/text'
import type { TicketLines } from '@poyraz/wallet'
import { addBonusCancel, addBonusClaim, addBonusMine } from './api/bonuses.ts'
import { addBonusList } from './api/offers.ts'
import { addBonusRequest, addBonusRequests } from './api/requests.ts'
import { addStaffBonuses } from './api/staff-bonuses.ts'
import { addTicketsDraws, addTicketsList } from './api/tickets.ts'
import {
  type AttachRefusal,
  attachCode,
  attachToNewcomer,
  checkNewcomerCode,
  giveAttached,
  type Wish,
} from './commands/attach.ts'
import { endAll } from './commands/end-all.ts'
import { runningBonus } from './commands/forfeit.ts'
import { restoreDeposit, reverseDeposit } from './commands/reverse-deposit.ts'
import type { PlayerFacts, PromotionsCtx } from './ctx.ts'
import { DRAWS, type Draw } from './lottery/draw.ts'
import { openDraws } from './lottery/hold-draw.ts'
import { ticketLines } from './lottery/ticket-lines.ts'
import { earnTickets } from './lottery/tickets.ts'
import { OFFERS, offerById } from './offers.ts'
import type { CodeRefusal } from './rules/find-code.ts'
import { faultsOf, isGenerous, type Offer } from './rules/offer.ts'
import { termsOf } from './rules/terms.ts'
import { createStaff, type PromotionsStaff } from './staff.ts'
import { detach } from './store/attached.ts'
import { collectClaws } from './store/reversed-deposits.ts'
import { jobsOf, work } from './work.ts'

export { BONUS_FLAGS, type BonusFlag, DISPUTED_REWARD, type PlayerRisk } from './ctx.ts'

export const migrations: MigrationUnit = {
  name: 'promotions',
  dir: new URL('./migrations/', import.meta.url),
}

export type PromotionsDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly ledger: Ledger
  /** 32 bytes kept outside the database: seeds of draws at rest are sealed with it. */
  readonly seedKey: Uint8Array
  /** What other modules know of a player. */
  playerFacts(playerId: string): Promise<PlayerFacts>
  /** First and last name of a player, as staff read it. */
  introduce(playerId: string): Promise<string>
  /** Told, after the commit, whose money moved. */
  onMoved(playerId: string): void
  /** Told at the start which offers are worth more to players than their wagering brings, by their ids. */
  onGenerous(offerIds: readonly number[]): void
  /** Tests hand in offers and draws of their own. */
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
  /** The same for the back office. */
  registerStaff(registry: Registry): void
  /**
   * Opens the house's account for bonuses and commits to the seeds of draws; once at start, before serving.
   * No house starts with an offer that its profile does not allow.
   */
  sync(profile: { readonly wageringMax: number }): Promise<void>
  /** The terms of the offer that a promotion tells of, from its own figures; null for one without an offer. */
  offerTerms(promotionId: number, lang: Language): OfferTerms | null
  /** What is wrong with a code that somebody registers with; null: nothing. */
  checkNewcomerCode(code: string): CodeRefusal | null
  attachToNewcomer(tx: Tx, playerId: string, code: string): Promise<void>
  /** Keeps the offer of a code for the deposit that it was sent with. */
  attachCode(tx: Tx, wish: Wish): Promise<Result<null, AttachRefusal>>
  /** That deposit does not come: what waited for it is kept no more. */
  dropDeposit(tx: Tx, playerId: string, depositKey: string): Promise<void>
  /** It came, and was taken back: what rests on it ends. Before its money moves. */
  reverseDeposit(tx: Tx, playerId: string, depositKey: string): Promise<void>
  /** The house won the dispute about it: it counts again. */
  restoreDeposit(tx: Tx, playerId: string, depositKey: string): Promise<void>
  /** Money of a withdrawal came back to cash: takes from it what disputes could not take before. */
  collectClaws(tx: Tx, playerId: string): Promise<void>
  /** A deposit was credited: what waited for it is given. Missing a call loses nothing. */
  onDeposited(playerId: string): Promise<void>
  /** The active bonus or a free bet, locked, and what ends both: a withdrawal costs them. */
  runningBonus(tx: Tx, playerId: string): ReturnType<typeof runningBonus>
  /** Voids everything of a player who excludes himself or closes his account. */
  endAll(tx: Tx, playerId: string): Promise<void>
  /** The name of the house account of bonuses, for statements; null for any other. */
  houseName(houseCode: string, lang: Language): string | null
  /** For statements. */
  ticketLines: TicketLines
  /** One round of background work. */
  work(): Promise<void>
  readonly jobs: readonly Job[]
}

function assertAllowed(offers: readonly Offer[], wageringMax: number): void {
  for (const offer of offers) {
    assert(faultsOf(offer, wageringMax).length === 0, `offer ${offer.id} is within the profile`)
  }
}

/** Of the slot that gives back most. */
const SLOT_EDGE_BP = 10_000 - Math.max(...SLOT_GAMES.map(({ rules }) => rules.rtpBp))

function tellGenerous(offers: readonly Offer[], onGenerous: PromotionsDeps['onGenerous']): void {
  const generous = offers.filter((offer) => isGenerous(offer, SLOT_EDGE_BP))
  if (generous.length > 0) onGenerous(generous.map(({ id }) => id))
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

export function createPromotions({ seedKey, onGenerous, ...deps }: PromotionsDeps): Promotions {
  const ctx: PromotionsCtx = {
    ...deps,
    offers: deps.offers ?? OFFERS,
    draws: deps.draws ?? DRAWS,
    seeds: createSeedBox(seedKey),
  }
  return {
    register(registry) {
      for (const add of HANDLERS) add(registry, ctx)
    },
    registerStaff: (registry) => addStaffBonuses(registry, ctx, createStaff(ctx)),
    async sync({ wageringMax }) {
      assertAllowed(ctx.offers, wageringMax)
      tellGenerous(ctx.offers, onGenerous)
      await deps.ledger.openHouse(HOUSE)
      await openDraws(ctx)
    },
    offerTerms(promotionId, lang) {
      const offer = offerById(ctx.offers, promotionId)
      return offer ? { ...termsOf(offer, lang), from: offer.from, until: offer.until } : null
    },
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
    endAll: (tx, playerId) => endAll(tx, ctx, playerId),
    houseName: (houseCode, lang) => (houseCode === HOUSE ? HOUSE_NAMES[lang] : null),
    ticketLines: (query) => ticketLines(ctx, query),
    ...createStaff(ctx),
    work: () => work(ctx),
    jobs: jobsOf(ctx),
  }
}

/** What waits for a deposit, or came with one. */
function ofDeposits(ctx: PromotionsCtx) {
  return {
    attachToNewcomer: (tx, playerId, code) => attachToNewcomer(tx, ctx, playerId, code),
    attachCode: (tx, wish) => attachCode(tx, ctx, wish),
    dropDeposit: (tx, playerId, depositKey) => detach(tx, { playerId, depositKey }),
    reverseDeposit: (tx, playerId, depositKey) => reverseDeposit(tx, ctx, { playerId, depositKey }),
    restoreDeposit: (tx, playerId, depositKey) => restoreDeposit(tx, ctx, { playerId, depositKey }),
    collectClaws: (tx, playerId) => collectClaws(tx, { playerId, at: new Date(ctx.clock.nowMs()) }),
  } satisfies Partial<Promotions>
}
