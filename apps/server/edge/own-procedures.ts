import { maintenanceCheckStatus, type Registry, systemPing } from '@poyraz/contract'
import { type Clock, err, ok } from '@poyraz/kernel'
import type { MaintenanceSwitch } from './maintenance-switch.ts'

/** The two procedures about the server itself. */
export function addOwnProcedures(registry: Registry, clock: Clock, maintenance: MaintenanceSwitch): void {
  registry.add(systemPing, async () => ok({ time: new Date(clock.nowMs()).toISOString() }))
  registry.add(maintenanceCheckStatus, async () =>
    maintenance.current() ? err({ error: 'maintenance' }) : ok(null),
  )
}
