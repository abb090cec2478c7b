import { call } from './call.ts'
import { readPublic } from './public-reads.ts'

/** Result of one check; `unknown` if it failed. */
export type Checked = 'open' | 'closed' | 'unknown'

export type MaintenanceState = {
  readonly checks: readonly [status: Checked, notice: Checked]
  /** Planned end in ISO 8601; `null` if there is none or it is unknown. */
  readonly until: string | null
}

/** Returns true if the first check says `open` and the second one does not say `closed`. */
export function isOpen({ checks: [status, notice] }: MaintenanceState): boolean {
  return status === 'open' && notice !== 'closed'
}

/**
 * Runs both checks in parallel: the procedure, and the versioned notice with the planned end. A refusal
 * `maintenance` sets the flag, as in every call; a notice that says `closed` does not.
 */
export async function checkMaintenance(): Promise<MaintenanceState> {
  const [status, notice] = await Promise.all([
    call('maintenance.check_status', {}),
    readPublic('check-maintenance?site=poyraz&version=1'),
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
