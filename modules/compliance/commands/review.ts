import { ageOn } from '@poyraz/contract/forms'
import { transact } from '@poyraz/db'
import { istanbulDay, MINUTE_MS } from '@poyraz/kernel'
import { readCurrency } from '@poyraz/ledger'
import type { ComplianceCtx } from '../ctx.ts'
import { type GateDecision, type GateInputs, licenceGate, RULE_VERSION } from '../licence-gate.ts'
import { isNorthernCyprus, turkishSigns } from '../person-signs.ts'
import { GATED, type Gated } from '../profile.ts'
import { keepDecisions } from '../store/decisions.ts'
import { listExclusions } from '../store/exclusions.ts'
import { type DenialCode, type Denials, lockGate, storeReview } from '../store/gates.ts'
import { judgedState } from '../store/identities.ts'
import { lastLocation } from '../store/locations.ts'
import { followRegister } from './follow-register.ts'

const YOUNG_AGE_MAX = 24
/**
 * Recheck interval while the register or the location service does not answer, if the profile has an
 * interval.
 */
const ASKED_AGAIN_MS = MINUTE_MS

/**
 * Asks the exclusion register, then the licence gate about every product, and stores the denials in the
 * player's gate row, where bets and deposits read them. Called whenever an input may have changed: sign-in,
 * launch, documents, payments.
 */
export async function review(ctx: ComplianceCtx, playerId: string): Promise<void> {
  const { db } = ctx.database
  const { jurisdiction } = ctx
  const { profile } = jurisdiction
  const atMs = ctx.clock.nowMs()
  const at = new Date(atMs)
  const today = istanbulDay(atMs)
  const registerSilent = !(await followRegister(ctx, playerId))
  const { facts, excluded, locatedAtMs } = await loadFacts(ctx, playerId, { at, today, registerSilent })
  const answersTo = (asked: Facts) =>
    GATED.map((product) => ({ product, ...licenceGate({ ...asked, product, today, jurisdiction }) }))
  const isAnswered = !registerSilent && facts.location !== 'failed'
  const checkEvery = profile.locationEveryMs && (isAnswered ? profile.locationEveryMs : ASKED_AGAIN_MS)
  // Without the day: a new day alone is not a new decision.
  const inputs = { ...facts, jurisdiction: jurisdiction.code, profile: profile.id }
  await transact(db, async (tx) => {
    await lockGate(tx, playerId)
    await storeReview(tx, playerId, {
      // An exclusion has its own column in the gate row and may end without another review, so it is no
      // denial here.
      denials: denialsOf(answersTo(excluded ? { ...facts, exclusion: 'none' } : facts)),
      slotStakeMax: slotCap(ctx, facts.age),
      locationUntil: checkEvery === null ? null : new Date((locatedAtMs ?? atMs) + checkEvery),
    })
    const decisions = answersTo(facts).map((one) => ({ ...one, inputs }))
    await keepDecisions(tx, playerId, { decisions, ruleVersion: RULE_VERSION, at })
  })
}

/** Inputs of the licence gate without jurisdiction, product and day. */
type Facts = Omit<GateInputs, 'jurisdiction' | 'product' | 'today'> & { readonly age: number }

async function loadFacts(
  ctx: ComplianceCtx,
  playerId: string,
  { at, today, registerSilent }: { at: Date; today: string; registerSilent: boolean },
) {
  const { db } = ctx.database
  const [person, paysInLira, identity, exclusions, location, currency] = await Promise.all([
    ctx.people.personOf(playerId),
    ctx.paysInLira(playerId),
    judgedState(db, playerId),
    listExclusions(db, playerId, at),
    lastLocation(db, playerId),
    readCurrency(db),
  ])
  const where = { ...person, addressCountry: location?.country ?? null, paysInLira }
  const lasting = exclusions.find(({ kind }) => kind !== 'time_out')
  const facts: Facts = {
    // Real money would need `allow`; no build posts a real currency.
    currency,
    age: ageOn(person.birthDate, today),
    identity,
    exclusion: lasting ? excludedBy(lasting.kind) : silence(registerSilent),
    location: location?.verdict ?? 'ok',
    signs: turkishSigns(where),
    northernCyprus: isNorthernCyprus(where),
  }
  return { facts, excluded: lasting !== undefined, locatedAtMs: location?.at.getTime() }
}

function excludedBy(kind: string) {
  return kind === 'register' ? ('register' as const) : ('excluded' as const)
}

function silence(registerSilent: boolean) {
  return registerSilent ? ('register_silent' as const) : ('none' as const)
}

function slotCap({ jurisdiction }: ComplianceCtx, age: number): bigint | null {
  const { slotStakeYoung, slotStakeAdult } = jurisdiction.profile.operatorLimits
  return age <= YOUNG_AGE_MAX ? slotStakeYoung : slotStakeAdult
}

type Answers = readonly (GateDecision & { readonly product: Gated })[]

/** Maps each denied product to its error code. */
function denialsOf(answers: Answers): Denials {
  const denied = answers.filter(({ answer }) => answer === 'deny')
  return Object.fromEntries(denied.map(({ product, reason }) => [product, errorOf(reason)]))
}

function errorOf(reason: GateDecision['reason']): DenialCode {
  return reason === 'under_age' || reason === 'excluded' || reason === 'kyc_required'
    ? reason
    : 'jurisdiction'
}
