export { EDGE_ERRORS, ERRORS, type ErrorCode } from './errors.ts'
export * from './frame.ts'
export {
  amountWire,
  catalogueId,
  DEFAULT_LIMIT_MAX,
  entityId,
  flag,
  kurusWire,
  paging,
} from './primitives.ts'
export type {
  AuthKind,
  Call,
  Caller,
  Effects,
  FieldError,
  Handled,
  Handler,
  Language,
  Page,
  Procedure,
  Rate,
  Refusal,
  Registry,
  ReplyKind,
  Success,
} from './procedure.ts'
export { procedure } from './procedure.ts'
