import {
  type Call,
  type Procedure,
  type Registry,
  rgAcknowledge,
  rgConfirmLimit,
  rgLimits,
  rgRealityCheck,
  rgRemoveLimit,
  rgSelfExclude,
  rgSetLimit,
  rgTimeOut,
} from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import { selfExclude, timeOut } from '../commands/exclude.ts'
import { confirmLimit, removeLimit, setLimit } from '../commands/limits.ts'
import { readProtection } from '../commands/read-protection.ts'
import { acknowledgeReality, setRealityCheck } from '../commands/reality.ts'
import type { ComplianceCtx } from '../ctx.ts'

export function addLimits(registry: Registry, ctx: ComplianceCtx): void {
  registry.add(rgLimits, async ({ caller }) => ok(await readProtection(ctx, caller.playerId)))
  registry.add(rgSetLimit, (call) => {
    const { kind, period = null, value } = call.input
    return setLimit(ctx, { ...writeOf(call), kind, period, value })
  })
  registry.add(rgConfirmLimit, (call) => confirmLimit(ctx, { ...writeOf(call), id: call.input.id }))
  registry.add(rgRemoveLimit, (call) => removeLimit(ctx, { ...writeOf(call), id: call.input.id }))
  registry.add(rgTimeOut, (call) => timeOut(ctx, { ...writeOf(call), hours: call.input.hours }))
  registry.add(rgSelfExclude, (call) => selfExclude(ctx, { ...writeOf(call), months: call.input.months }))
  registry.add(rgRealityCheck, (call) =>
    setRealityCheck(ctx, { ...writeOf(call), minutes: call.input.minutes }),
  )
  registry.add(rgAcknowledge, (call) => acknowledgeReality(ctx, writeOf(call)))
}

export function writeOf({
  caller,
  key,
  inputHash,
}: Pick<Call<PlayerProcedure>, 'caller' | 'key' | 'inputHash'>) {
  return { playerId: caller.playerId, key, inputHash }
}

type PlayerProcedure = Procedure & { readonly auth: 'player' }
