import type { Access } from '@poyraz/access'
import { type Cashier, type CashierDeps, createCashier, createHttpProvider } from '@poyraz/cashier'
import type { Compliance } from '@poyraz/compliance'
import { ADMISSION_ERRORS } from '@poyraz/contract'
import { type Engagement, notificationAdded } from '@poyraz/engagement'
import type { Identity } from '@poyraz/identity'
import { assert } from '@poyraz/kernel'
import type { Promotions } from '@poyraz/promotions'
import type { Base, Part } from './part.ts'

type Needs = {
  readonly identity: Identity
  readonly access: Pick<Access, 'hasLost'>
  readonly engagement: Engagement
  readonly compliance: Compliance
  readonly promotions: Promotions
}

export function composeCashier(base: Base, needs: Needs): Cashier {
  const { identity, access, engagement, compliance, promotions } = needs
  const { database, clock, ledger, keys, log, failures, onMoved, bus } = base
  return createCashier({
    database,
    clock,
    ledger,
    paymentsKey: keys.payments,
    providersOver: providersOf(base),
    ...identityPort(identity),
    ...compliancePort(compliance),
    admission: admissionPort(compliance, promotions),
    promo: promotionsPort(promotions),
    hasLost: access.hasLost,
    onMoved(playerId) {
      onMoved(playerId)
      // The payment may be a deposit that triggers a bonus.
      failures.behind('promotions', promotions.onDeposited(playerId))
    },
    push: engagement.push.send,
    onSource: (playerId) => failures.behind('compliance', compliance.reviewPayer(playerId)),
    onPaidOut: (playerId) => bus.publish(notificationAdded, { playerId }),
    onDifference: ({ kind, subject }) => log.error({ kind, subject }, 'the books disagree'),
    onError: failures.of('cashier'),
  })
}

/** Payment providers: the configured service first, and the sandbox for payments that it started. */
function providersOf({ config: { payments }, ownOrigin }: Base): NonNullable<CashierDeps['providersOver']> {
  return (sandbox) =>
    payments === undefined ? [sandbox] : [createHttpProvider({ ...payments, ownOrigin }), sandbox]
}

/** Facts about the payer. */
function identityPort(identity: Identity) {
  const { nameOf, introduce, ownsIdentityNumber, ownsPhone, contactChangedAt, isProved } = identity
  return { nameOf, introduce, ownsIdentityNumber, ownsPhone, contactChangedAt, isProved }
}

/** Pictures, the audit trail, and closed accounts that money reaches. */
function compliancePort({ pictures, reopenAccount, staff }: Compliance) {
  return {
    pictures,
    reopenAccount: (tx, playerId) =>
      reopenAccount(tx, { playerId, actor: 'system', reason: 'money arrived' }),
    async noteView({ staff: by, paymentId: id, ...view }) {
      const noted = await staff.noteView({ ...view, by, data: { id } })
      assert(noted.ok, 'the cashier asked for the name')
    },
  } satisfies Partial<CashierDeps>
}

/** Checks of withdrawals. Deposits are checked inside their own transaction. */
function admissionPort({ withdrawals, staff }: Compliance, promotions: Promotions): CashierDeps['admission'] {
  return {
    kycLevel: withdrawals.kycLevel,
    refuseWithdrawal: ({ playerId }) => withdrawals.refuse(playerId),
    flagsOf: async (withdrawal) => [
      ...(await staff.patternsWith(withdrawal)),
      ...(await promotions.withdrawalFlags(withdrawal.playerId)),
    ],
  }
}

/** Bonuses of deposits. A wrong bonus code is reported at its form field. */
function promotionsPort(promotions: Promotions): CashierDeps['promo'] {
  const { attachCode, dropDeposit, reverseDeposit, restoreDeposit } = promotions
  return {
    async attach(tx, request) {
      const kept = await attachCode(tx, request)
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
    collect: promotions.collectClaws,
    onDeposited: promotions.onDeposited,
    running: promotions.runningBonus,
  }
}

export function cashierPart({ cashier }: { readonly cashier: Cashier }): Part {
  const { register, registerStaff, sync, jobs } = cashier
  const audits = () => {
    const { finishedAt = null, differences: faults = 0 } = cashier.latestRun() ?? {}
    return [{ subject: 'payments', finishedAt, faults }]
  }
  const statement = { houseName: cashier.methodName }
  return { name: 'cashier', register, registerStaff, sync, jobs, statement, audits }
}
