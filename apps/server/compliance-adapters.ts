import type { Bus } from '@poyraz/bus'
import { type Anchored, type AuditAlarm, closuresChanged, type Decoder } from '@poyraz/compliance'
import type { Ledger } from '@poyraz/ledger'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { jurisdictionBy } from './jurisdiction.ts'
import type { Keys } from './keys.ts'

type OnError = (error: unknown) => void

/** Settings of protection: the jurisdiction, its ports, and what is stored outside the database. */
export function complianceSettings(config: Config, keys: Keys, decoder?: Decoder) {
  const { dataDir } = config
  return {
    ...jurisdictionBy(config, decoder),
    uploadsDir: `${dataDir}/uploads`,
    documentKey: keys.documents,
    anchorFile: `${dataDir}/audit/events`,
  }
}

/** Reports what protection closes, what an audit finds and what fails. */
export function createSupervision(bus: Bus, ledger: Ledger, log: Logger, onError: OnError) {
  return {
    onClosuresChanged: () => bus.publish(closuresChanged, {}),
    auditBooks: ledger.audit,
    onFault: (alarm: AuditAlarm) => log.error(alarm, 'an audit found a fault'),
    onAnchored: (anchored: Anchored) => log.info(anchored, 'the head of the audit trail was kept'),
    onError,
  }
}
