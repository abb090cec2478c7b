import type { Bus } from '@poyraz/bus'
import { type Anchored, type AuditAlarm, closuresChanged, type Decoder } from '@poyraz/compliance'
import type { Ledger } from '@poyraz/ledger'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { jurisdictionBy } from './jurisdiction.ts'
import type { Keys } from './keys.ts'

type OnError = (error: unknown) => void

/** Settings of compliance: the jurisdiction, its ports, and files outside the database. */
export function complianceSettings(config: Config, keys: Keys, decoder?: Decoder) {
  const { dataDir } = config
  return {
    ...jurisdictionBy(config, decoder),
    uploadsDir: `${dataDir}/uploads`,
    documentKey: keys.documents,
    anchorFile: `${dataDir}/audit/events`,
  }
}

/** Publishes closures, and logs audit faults, anchors and errors of compliance. */
export function createSupervision(bus: Bus, ledger: Ledger, log: Logger, onError: OnError) {
  return {
    onClosuresChanged: () => bus.publish(closuresChanged, {}),
    auditBooks: ledger.audit,
    onFault: (alarm: AuditAlarm) => log.error(alarm, 'an audit found a fault'),
    onAnchored: (anchored: Anchored) => log.info(anchored, 'the head of the audit trail was kept'),
    onError,
  }
}
