export * from './accounts.ts'
export * from './bonuses.ts'
export * from './cards.ts'
export * from './cases.ts'
export * from './documents.ts'
export * from './payments.ts'
export * from './play.ts'
export { STAFF_PROCEDURES } from './procedures.ts'
export { staffRefusal } from './refusal.ts'
export * from './sessions.ts'
export {
  PERMISSIONS,
  type Permission,
  STAFF_ROLES,
  type StaffProcedure,
  type StaffRole,
} from './staff-procedure.ts'
