import { call } from './call.ts'
import { reading } from './readings.ts'

/** What a check answered; `unknown` where it could not be asked. */
export type Checked = 'open' | 'closed' | 'unknown'

export type MaintenanceState = {
  readonly checks: readonly [status: Checked, notice: Checked]
  /** ISO 8601; `null` where no end is planned or nobody knows. */
  readonly until: string | null
}

/** The site is open when the first check says so and the second does not say otherwise. */
export function isOpen({ checks: [status, notice] }: MaintenanceState): boolean {
  return status === 'open' && notice !== 'closed'
}

/** Asks both checks at once: the procedure, and the versioned notice with its planned end. Neither sets the flag. */
export async function checkMaintenance(): Promise<MaintenanceState> {
  const [status, notice] = await Promise.all([
    call('maintenance.check_status', {}),
    reading('check-maintenance?site=poyraz&version=1'),
  ])
  const closed = !status.ok && status.error.error === 'maintenance'
  return {
    checks: [
      status.ok ? 'open' : closed ? 'closed' : 'unknown',
      notice.ok ? (notice.value.maintenance ? 'closed' : 'open') : 'unknown',
    ],
    until: notice.ok ? notice.value.until : null,
  }
}
