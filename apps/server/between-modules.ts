import type { Admission, Cashier, Difference, PaymentView, Pictures, Promo } from '@poyraz/cashier'
import type { Casino, CasinoDeps } from '@poyraz/casino'
import { type AuditAlarm, type Compliance, PLAY_MONEY } from '@poyraz/compliance'
import { ADMISSION_ERRORS, type Language } from '@poyraz/contract'
import { normalizeIdentityNumber } from '@poyraz/contract/forms'
import { createSmtpTransport, type MailTransport } from '@poyraz/engagement'
import type { Identity, Protection } from '@poyraz/identity'
import { assert, kurus } from '@poyraz/kernel'
import type { Ledger } from '@poyraz/ledger'
import type { Promotions } from '@poyraz/promotions'
import type { Wallet } from '@poyraz/wallet'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Keys } from './keys.ts'

type Knowers = { readonly casino: Casino; readonly cashier: Cashier; readonly promotions: Promotions }

/** What stands behind the lines of a statement; who owns a house account knows its name. */
export function statementBy({ casino, cashier, promotions }: Knowers) {
  return {
    describe: async (houseCode: string, lang: Language) =>
      cashier.methodName(houseCode, lang) ??
      promotions.houseName(houseCode, lang) ??
      (await casino.gameName(houseCode, lang)),
    roundIds: casino.roundIds,
    ticketLines: promotions.ticketLines,
    transfers: cashier.transferLines,
  }
}

/** What a bonus asks of its player. */
export async function playerFacts(
  { identity, casino }: { identity: Identity; casino: Casino },
  playerId: string,
) {
  const [standing, openRound] = await Promise.all([
    identity.standingOf(playerId),
    casino.hasOpenRound(playerId),
  ])
  return { ...standing, openRound }
}

/** Decides who may open a slot, and which, and closes a slot that broke: it takes no bet any more, and the reason is kept. */
export function guardBy(
  compliance: () => Compliance,
  onError: (error: unknown) => void,
): Required<Pick<CasinoDeps, 'mayLaunch' | 'closedScopes' | 'onBroken' | 'onError'>> {
  return {
    mayLaunch: (launch) => compliance().mayLaunch({ ...launch, product: 'slots' }),
    closedScopes: () => compliance().closedScopes(),
    onError,
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

/** The bonus code of a deposit: what is wrong with it is said at the field of the form. */
export function promoBy(promotions: Promotions): Promo {
  const { attachCode, dropDeposit, reverseDeposit, onDeposited, runningBonus } = promotions
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
    onDeposited,
    running: runningBonus,
  }
}

/**
 * What the cashier asks about the player who pays, and whom it tells of a new source of money and of books
 * that disagree.
 */
export function payerBy(
  modules: () => { readonly identity: Identity; readonly compliance: Compliance },
  log: Pick<Logger, 'error'>,
  onError: (error: unknown) => void,
) {
  return {
    nameOf: (playerId: string) => modules().identity.nameOf(playerId),
    ownsIdentityNumber: async (playerId: string, number: string) =>
      (await modules().identity.personOf(playerId)).identityNumber === normalizeIdentityNumber(number),
    contactChangedAt: (playerId: string) => modules().identity.contactChangedAt(playerId),
    isProved: (sessionId: string) => modules().identity.isProved(sessionId),
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
    onSource: (playerId: string) => void modules().compliance.reviewPayer(playerId).catch(onError),
  }
}

/** Identity stands below protection and asks it through this. */
export function protectionBy(compliance: () => Compliance): Protection {
  return {
    checkEntry: (entry) => compliance().protection.checkEntry(entry),
    admitRegistration: (applicant) => compliance().protection.admitRegistration(applicant),
    shown: (playerId) => compliance().protection.shown(playerId),
  }
}

/** What protection has to say about money out; money in is judged within its own transaction. */
export function admissionBy(compliance: () => Compliance): Admission {
  const identityOf = async (playerId: string) => (await compliance().protection.shown(playerId)).kyc
  return {
    kycLevel: async (playerId) => ((await identityOf(playerId)) === 'verified' ? 1 : 0),
    refuseWithdrawal: async ({ playerId }) =>
      (await identityOf(playerId)) === 'refused' ? { error: 'kyc_required' } : null,
    flagsOf: (withdrawal) => compliance().staff.patternsWith(withdrawal),
  }
}

/**
 * What protection asks about a player's money. A closing account loses its bonuses, but neither the player's
 * own money nor money on its way out or back. A deposit that was merely begun keeps no account open.
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
  }
}

/** Registrations from one address in a day that need no proof of work: a household, not a farm. */
const REGISTRATIONS_FREE = 5
/** No installation has licences yet: it is play money, wherever it runs. */
const JURISDICTION = PLAY_MONEY

export function identityConfigOf({ supportEmail }: Config, publicUrl: () => string) {
  const { idleMs } = JURISDICTION.profile
  return { publicUrl, supportEmail, registrationsFree: REGISTRATIONS_FREE, idleMs }
}

/** What protection keeps outside the database. */
export function keptBy({ dataDir }: Config, keys: Keys) {
  return {
    uploadsDir: `${dataDir}/uploads`,
    documentKey: keys.documents,
    anchorFile: `${dataDir}/audit/events`,
  }
}

/** Where the house plays, and who hears of what an audit finds and of what fails. */
export function supervisionBy(ledger: Ledger, log: Pick<Logger, 'error'>, onError: (error: unknown) => void) {
  return {
    jurisdiction: JURISDICTION,
    auditBooks: ledger.audit,
    onFault: (alarm: AuditAlarm) => log.error(alarm, 'an audit found a fault'),
    onError,
  }
}

/** Real mail, where an installation has a server for it. */
export function mailOf({ smtpUrl, publicUrl }: Config): MailTransport | null {
  const from = `Poyraz <no-reply@${publicUrl?.hostname ?? 'localhost'}>`
  return smtpUrl === undefined ? null : createSmtpTransport({ url: smtpUrl, from })
}
