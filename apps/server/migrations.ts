import { migrations as access } from '@poyraz/access'
import { migrations as cashier } from '@poyraz/cashier'
import { migrations as compliance } from '@poyraz/compliance'
import { migrations as content } from '@poyraz/content'
import { migrations as db, type MigrationUnit } from '@poyraz/db'
import { migrations as engagement } from '@poyraz/engagement'
import { migrations as identity } from '@poyraz/identity'
import { migrations as jobs } from '@poyraz/jobs'
import { migrations as ledger } from '@poyraz/ledger'
import { migrations as promotions } from '@poyraz/promotions'
import { migrations as wagering } from '@poyraz/wagering'
import { VERTICAL_MIGRATIONS } from './compose/verticals.ts'

/** All migration units in the order in which they run: a unit may refer to tables of earlier units. */
export const migrationUnits: readonly MigrationUnit[] = [
  db,
  jobs,
  ledger,
  identity,
  access,
  compliance,
  engagement,
  cashier,
  promotions,
  wagering,
  ...VERTICAL_MIGRATIONS,
  content,
]
