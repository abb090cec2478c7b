export { accountEndSession } from './account/end-session.ts'
export { accountSessions } from './account/sessions.ts'
export { GAME_TYPES } from './casino/catalogue.ts'
export { casinoCategoryList } from './casino/category-list.ts'
export { casinoGamesList } from './casino/games-list.ts'
export { casinoInitGame } from './casino/init-game.ts'
export { casinoPlay } from './casino/play.ts'
export { casinoProviderList } from './casino/provider-list.ts'
export { casinoRound } from './casino/round.ts'
export { casinoRounds } from './casino/rounds.ts'
export { EDGE_ERRORS, ERRORS, type ErrorCode } from './errors.ts'
export { fairnessCurrent } from './fairness/current.ts'
export { fairnessRotate } from './fairness/rotate.ts'
export { fairnessSetNext } from './fairness/set-next.ts'
export { fairnessVerify } from './fairness/verify.ts'
export { financeCheckBalance } from './finance/check-balance.ts'
export { financeListCashMethodsNew } from './finance/list-cash-methods-new.ts'
export { financeListTransactions } from './finance/list-transactions.ts'
export { TRANSACTION_CATEGORIES, TRANSACTION_STATUSES } from './finance/transaction.ts'
export * from './frame.ts'
export { maintenanceCheckStatus } from './maintenance/check-status.ts'
export { prepayProcessTransaction } from './prepay-services/process-transaction.ts'
export {
  amountWire,
  catalogueId,
  DEFAULT_LIMIT_MAX,
  entityId,
  flag,
  kurusWire,
  ownJsonObject,
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
export { PROCEDURES } from './procedures.ts'
export { systemPing } from './system/ping.ts'
export { userChangeEmail } from './user/change-email.ts'
export { userChangePhone } from './user/change-phone.ts'
export { userChangeUsername } from './user/change-username.ts'
export { userCheckGa } from './user/check-ga.ts'
export { userCheckUserGa } from './user/check-user-ga.ts'
export { userClearGeneratedGa } from './user/clear-generated-ga.ts'
export { userFavorites } from './user/favorites.ts'
export { userForgot } from './user/forgot.ts'
export { userGetUserProfile } from './user/get-user-profile.ts'
export { userLogin } from './user/login.ts'
export { userLogout } from './user/logout.ts'
export { userPassChange } from './user/pass-change.ts'
export { userPassReset } from './user/pass-reset.ts'
export { userRegister } from './user/register.ts'
export { userRegisterConfirm } from './user/register-confirm.ts'
export { userSmsSend } from './user/sms-send.ts'
export { userSmsValidate } from './user/sms-validate.ts'
export { userStepUp } from './user/step-up.ts'
export { userTwoAuthType } from './user/two-auth-type.ts'
export { userUpdateProfile } from './user/update-profile.ts'
export { userUserGenerateGa } from './user/user-generate-ga.ts'
