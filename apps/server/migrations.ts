import { migrations as db, type MigrationUnit } from '@poyraz/db'
import { migrations as engagement } from '@poyraz/engagement'

/** Every unit with tables, in the order in which they are migrated: a unit may refer to those before it. */
export const migrationUnits: readonly MigrationUnit[] = [db, engagement]
