import {
  type Caller,
  maintenanceCheckStatus,
  type Registry,
  systemPing,
  systemSocketTicket,
} from '@poyraz/contract'
import { type Clock, err, ok } from '@poyraz/kernel'
import type { MaintenanceSwitch } from './maintenance-switch.ts'

type Own = {
  readonly clock: Clock
  readonly maintenance: MaintenanceSwitch
  issueTicket(caller: Caller): Promise<string>
}

/** Adds the procedures about the server itself. */
export function addOwnProcedures(registry: Registry, { clock, maintenance, issueTicket }: Own): void {
  registry.add(systemPing, async () => ok({ time: new Date(clock.nowMs()).toISOString() }))
  registry.add(systemSocketTicket, async ({ caller }) => ok({ ticket: await issueTicket(caller) }))
  registry.add(maintenanceCheckStatus, async () =>
    maintenance.current() ? err({ error: 'maintenance' }) : ok(null),
  )
}
