import type { Bus } from '@poyraz/bus'
import type { Admission, Cashier, Difference, PaymentView, Pictures, Promo } from '@poyraz/cashier'
import type { Casino, CasinoDeps } from '@poyraz/casino'
import { type Compliance, closuresChanged } from '@poyraz/compliance'
import { ADMISSION_ERRORS, type Language } from '@poyraz/contract'
import { normalizeIdentityNumber, normalizePhone } from '@poyraz/contract/forms'
import type { Tx } from '@poyraz/db'
import type { Identity, Protection } from '@poyraz/identity'
import { assert, kurus } from '@poyraz/kernel'
import type { Promotions } from '@poyraz/promotions'
import type { Wagering } from '@poyraz/wagering'
import type { Wallet } from '@poyraz/wallet'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Failures } from './failures.ts'
import { houseOf } from './jurisdiction.ts'

type OnError = (error: unknown) => void
type Knowers = { readonly casino: Casino; readonly cashier: Cashier; readonly promotions: Promotions }

/** Resolves names, round ids, ticket lines and transfers for the lines of a statement. */
export function statementBy(modules: Knowers & { readonly wagering: Wagering }) {
  const { casino, cashier, promotions, wagering } = modules
  return {
    describe: async (houseCode: string, lang: Language) =>
      cashier.methodName(houseCode, lang) ??
      promotions.houseName(houseCode, lang) ??
      (await casino.gameName(houseCode, lang)),
    async roundIds(playerId: string, keys: readonly string[]) {
      const [rounds, bets] = await Promise.all([
        casino.roundIds(playerId, keys),
        wagering.betIds(playerId, keys),
      ])
      return new Map([...rounds, ...bets])
    },
    ticketLines: promotions.ticketLines,
    transfers: cashier.transferLines,
  }
}

/** Player facts and risks that bonuses depend on, and a warning about offers that cost the house money. */
export function bonusesBy(
  modules: () => { readonly identity: Identity; readonly casino: Casino; readonly compliance: Compliance },
  log: Pick<Logger, 'warn'>,
) {
  return {
    playerFacts: async (playerId: string) => ({
      ...(await modules().identity.standingOf(playerId)),
      openRound: await modules().casino.hasOpenRound(playerId),
      risks: (await modules().compliance.staff.openPatterns(playerId)).filter(
        (pattern) => pattern === 'same_person' || pattern === 'second_account',
      ),
    }),
    introduce: (playerId: string) => modules().identity.introduce(playerId),
    onGenerous: (offers: readonly number[]) =>
      log.warn({ offers }, 'offers are worth more to players than their wagering brings'),
  }
}

/** Port of the casino to compliance: decides on slot launches, and closes a broken game for bets. */
export function guardBy(
  bus: Bus,
  compliance: () => Compliance,
  onError: OnError,
): Required<Pick<CasinoDeps, 'mayLaunch' | 'closedScopes' | 'whenClosuresChange' | 'onBroken'>> {
  return {
    mayLaunch: (launch) => compliance().mayLaunch({ ...launch, product: 'slots' }),
    closedScopes: () => compliance().closedScopes(),
    whenClosuresChange: (heard) => bus.subscribe(closuresChanged, heard),
    async onBroken(gameId, error) {
      onError(error)
      const reason = error instanceof Error ? error.message : String(error)
      await compliance().staff.closeForBets({
        scope: `game:${gameId}`,
        reason: `broken: ${reason}`,
        by: 'system',
      })
    },
  }
}

/** Port of the cashier to promotions. A wrong bonus code is reported at its form field. */
export function promoBy(promotions: Promotions): Promo {
  const { attachCode, dropDeposit, reverseDeposit, restoreDeposit, collectClaws, onDeposited, runningBonus } =
    promotions
  return {
    async attach(tx, wish) {
      const kept = await attachCode(tx, wish)
      if (kept.ok) return null
      const { error } = kept
      const refusal = ADMISSION_ERRORS.find((one) => one === error)
      return refusal
        ? { error: refusal }
        : { error: 'invalid_input', fields: [{ field: 'promoCode', error }] }
    },
    drop: (tx, { playerId, depositKey }) => dropDeposit(tx, playerId, depositKey),
    reverse: (tx, { playerId, depositKey }) => reverseDeposit(tx, playerId, depositKey),
    restore: (tx, { playerId, depositKey }) => restoreDeposit(tx, playerId, depositKey),
    collect: collectClaws,
    onDeposited,
    running: runningBonus,
  }
}

/** Port of the cashier to identity and compliance: facts about a payer, and reports of findings. */
export function payerBy(
  modules: () => { readonly identity: Identity; readonly compliance: Compliance },
  log: Pick<Logger, 'error'>,
  failures: Pick<Failures, 'behind'>,
) {
  return {
    nameOf: (playerId: string) => modules().identity.nameOf(playerId),
    introduce: (playerId: string) => modules().identity.introduce(playerId),
    ownsIdentityNumber: async (playerId: string, number: string) =>
      (await modules().identity.personOf(playerId)).identityNumber === normalizeIdentityNumber(number),
    ownsPhone: async (playerId: string, phone: string) =>
      normalizePhone((await modules().identity.personOf(playerId)).phone) === normalizePhone(phone),
    contactChangedAt: (playerId: string) => modules().identity.contactChangedAt(playerId),
    isProved: (sessionId: string) => modules().identity.isProved(sessionId),
    reopenAccount: (tx: Tx, playerId: string) =>
      modules().compliance.reopenAccount(tx, { playerId, actor: 'system', reason: 'money arrived' }),
    onDifference: ({ kind, subject }: Difference) => log.error({ kind, subject }, 'the books disagree'),
    async noteView({ staff, paymentId: id, ...view }: PaymentView) {
      const noted = await modules().compliance.staff.noteView({ ...view, by: staff, data: { id } })
      assert(noted.ok, 'the cashier asked for the name')
    },
    pictures: {
      check: (upload) => modules().compliance.pictures.check(upload),
      read: (file) => modules().compliance.pictures.read(file),
      drop: (file) => modules().compliance.pictures.drop(file),
    } satisfies Pictures,
    onSource: (id: string) => failures.behind('compliance', modules().compliance.reviewPayer(id)),
  }
}

/** Port of identity to compliance, on which it must not depend directly. */
export function protectionBy(compliance: () => Compliance): Protection {
  return {
    checkEntry: (entry) => compliance().protection.checkEntry(entry),
    admitRegistration: (applicant) => compliance().protection.admitRegistration(applicant),
    anyExcluded: (playerIds) => compliance().protection.anyExcluded(playerIds),
    shown: (playerId) => compliance().protection.shown(playerId),
  }
}

/** Port of the cashier for withdrawals. Deposits are checked inside their own transaction. */
export function admissionBy(
  compliance: () => Compliance,
  promotions: Pick<Promotions, 'withdrawalFlags'>,
): Admission {
  const identityOf = async (playerId: string) => (await compliance().protection.shown(playerId)).kyc
  return {
    kycLevel: async (playerId) => ((await identityOf(playerId)) === 'verified' ? 1 : 0),
    refuseWithdrawal: async ({ playerId }) =>
      (await identityOf(playerId)) === 'refused' ? { error: 'kyc_required' } : null,
    flagsOf: async (withdrawal) => [
      ...(await compliance().staff.patternsWith(withdrawal)),
      ...(await promotions.withdrawalFlags(withdrawal.playerId)),
    ],
  }
}

/**
 * Port of compliance to a player's money. Closing an account ends its bonuses, but leaves cash and pending
 * payouts alone. A deposit that was only started does not keep an account open.
 */
export function pursesBy({ wallet, casino, promotions, cashier }: Knowers & { readonly wallet: Wallet }) {
  return {
    paysInLira: cashier.paysInLira,
    sharedSources: cashier.sharedSources,
    async remainsOf(playerId: string) {
      const [{ cash, held }, parked, isOpen] = await Promise.all([
        wallet.balance(playerId),
        cashier.parkedOf(playerId),
        casino.hasOpenRound(playerId),
      ])
      return { balance: kurus(cash + held + parked), openRounds: isOpen ? 1 : 0 }
    },
    endBonuses: promotions.endAll,
    games: { hasGame: casino.hasGame, staysClosed: casino.staysClosed },
  }
}

/** Registrations per address and day without proof of work: enough for a household, not for a bot farm. */
const REGISTRATIONS_FREE = 5

export function identityConfigOf(config: Config, publicUrl: () => string) {
  const { supportEmail } = config
  const { idleMs, passwordLengthMin, carriesSms } = houseOf(config)
  return {
    publicUrl,
    supportEmail,
    registrationsFree: REGISTRATIONS_FREE,
    idleMs,
    passwordLengthMin,
    carriesSms,
  }
}
