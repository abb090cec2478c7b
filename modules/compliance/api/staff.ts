import type { Registry } from '@poyraz/contract'
import type { ComplianceStaff } from '../commands/staff.ts'
import type { ComplianceCtx, GamesPort } from '../ctx.ts'
import { addStaffCases } from './staff-cases.ts'
import { addStaffDocuments } from './staff-documents.ts'
import { addStaffPlay } from './staff-play.ts'

/** Adds the back-office handlers. */
export function addStaff(
  registry: Registry,
  ctx: ComplianceCtx,
  { staff, games }: { readonly staff: ComplianceStaff; readonly games: GamesPort },
): void {
  addStaffCases(registry, ctx, staff)
  addStaffDocuments(registry, ctx, staff)
  addStaffPlay(registry, games, staff)
}
