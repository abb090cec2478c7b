export * from './areas.ts'
export { promotionContent } from './fields.ts'
export { STAFF_PROCEDURES } from './procedures.ts'
export { staffRefusal } from './refusal.ts'
export {
  PERMISSIONS,
  type Permission,
  STAFF_ROLES,
  type StaffProcedure,
  type StaffRole,
} from './staff-procedure.ts'
