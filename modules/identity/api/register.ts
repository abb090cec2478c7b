import { type Registry, userRegister } from '@poyraz/contract'
import { randomId } from '@poyraz/kernel'
import { register } from '../commands/register.ts'
import type { HandlerCtx } from '../ctx.ts'

export function addRegister(registry: Registry, ctx: HandlerCtx): void {
  registry.add(userRegister, async (call) => {
    const device = call.device ?? randomId()
    const done = await register(ctx, { procedure: userRegister, ...call, device })
    // The device is known to the account from now on, so failures of other devices do not lock it.
    return done.ok ? { ...done, effects: { setDevice: device } } : done
  })
}
