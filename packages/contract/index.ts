export { accountClose } from './account/close.ts'
export { accountEndSession } from './account/end-session.ts'
export { accountSessions } from './account/sessions.ts'
export { accountStatement, STATEMENT_LINES_MAX } from './account/statement.ts'
export { betframeGetCoupons } from './betframe/get-coupons.ts'
export { BONUS_REASONS, BONUS_REQUEST_STATES } from './bonus/bonus.ts'
export { bonusCancel } from './bonus/cancel.ts'
export { bonusClaim } from './bonus/claim.ts'
export { bonusList } from './bonus/list.ts'
export { bonusMine } from './bonus/mine.ts'
export { bonusRequest } from './bonus/request.ts'
export { bonusRequests } from './bonus/requests.ts'
export type { ProcedureInput, ProcedureName, ProceduresByName } from './by-name.ts'
export { GAME_TYPES } from './casino/catalogue.ts'
export { casinoCategoryList } from './casino/category-list.ts'
export { casinoFigures } from './casino/figures.ts'
export { casinoGameInfo } from './casino/game-info.ts'
export { casinoGamesList } from './casino/games-list.ts'
export { casinoInitGame } from './casino/init-game.ts'
export { casinoJackpots, jackpotPot, jackpotWin } from './casino/jackpots.ts'
export { casinoLobby } from './casino/lobby.ts'
export { casinoLuck, LUCK_ROUNDS_MAX, LUCK_SLICES } from './casino/luck.ts'
export { casinoPlay } from './casino/play.ts'
export { casinoProviderList } from './casino/provider-list.ts'
export { casinoRecentGames } from './casino/recent-games.ts'
export { casinoRound } from './casino/round.ts'
export { casinoRounds } from './casino/rounds.ts'
export {
  casinoSharedRound,
  casinoSharedRounds,
  casinoShareRound,
  casinoUnshareRound,
  SHARED_ROUNDS_MAX,
} from './casino/shared-rounds.ts'
export { casinoStats } from './casino/stats.ts'
export { casinoRecentWins, casinoSetWinName, casinoWinName, publicWin } from './casino/wins.ts'
export { cmsGetActiveItems } from './cmscontroller/get-active-items.ts'
export { cmsGetAllItems } from './cmscontroller/get-all-items.ts'
export { cmsGetIcSlider } from './cmscontroller/get-ic-slider.ts'
export { cmsGetInformation } from './cmscontroller/get-information.ts'
export { cmsGetPromotions, PROMOTION_CATEGORIES } from './cmscontroller/get-promotions.ts'
export { cmsGetSlider } from './cmscontroller/get-slider.ts'
export { cmsGetSpecialDateInf } from './cmscontroller/get-special-date-inf.ts'
export { cmsGetTournaments } from './cmscontroller/get-tournaments.ts'
export * from './cmscontroller/page-keys.ts'
export { cmsPopupInformation } from './cmscontroller/popup-information.ts'
export * from './constants.ts'
export { crmListMassMessages } from './crm/list-mass-messages.ts'
export { crmMarkRead } from './crm/mark-read.ts'
export {
  crmPushRefresh,
  crmPushSettings,
  crmPushSubscribe,
  crmPushUnsubscribe,
  crmSetPushCategories,
} from './crm/push.ts'
export { envoyGetDepositAmounts } from './envoy/get-deposit-amounts.ts'
export {
  ADMISSION_ERRORS,
  type AdmissionCode,
  BET_ERRORS,
  type BetError,
  EDGE_ERRORS,
  ERRORS,
  type ErrorCode,
  STAFF_ERRORS,
} from './errors.ts'
export { fairnessCurrent } from './fairness/current.ts'
export { fairnessReceipt, roundReceipt } from './fairness/receipt.ts'
export { fairnessReceipts } from './fairness/receipts.ts'
export { fairnessRotate } from './fairness/rotate.ts'
export { fairnessSetNext } from './fairness/set-next.ts'
export { fairnessVerify } from './fairness/verify.ts'
export { financeAddFavoriteCashMethod } from './finance/add-favorite-cash-method.ts'
export { financeCancelTransfer } from './finance/cancel-transfer.ts'
export { financeCheckBalance } from './finance/check-balance.ts'
export { financeCheckFavoriteCashMethod } from './finance/check-favorite-cash-method.ts'
export { financeDeleteBankAccount } from './finance/delete-bank-account.ts'
export { financeGetBankAccount } from './finance/get-bank-account.ts'
export { financeListBankAccounts } from './finance/list-bank-accounts.ts'
export { financeListBanks } from './finance/list-banks.ts'
export { financeListCashMethods } from './finance/list-cash-methods.ts'
export { financeListCashMethodsNew } from './finance/list-cash-methods-new.ts'
export { financeListCategories } from './finance/list-categories.ts'
export { financeListHighlightedCashMethods } from './finance/list-highlighted-cash-methods.ts'
export { financeListSubCategories } from './finance/list-sub-categories.ts'
export { financeListTransactions } from './finance/list-transactions.ts'
export { financeListTransfers } from './finance/list-transfers.ts'
export { financeListTypesFrontend } from './finance/list-types-frontend.ts'
export { financeRemoveFavoriteCashMethod } from './finance/remove-favorite-cash-method.ts'
export { financeSaveBankAccount } from './finance/save-bank-account.ts'
export { financeSaveBankTransfer } from './finance/save-bank-transfer.ts'
export { financeSaveCepBankTransfer } from './finance/save-cep-bank-transfer.ts'
export { financeSendReceipt } from './finance/send-receipt.ts'
export { TRANSACTION_CATEGORIES, TRANSACTION_STATUSES } from './finance/transaction.ts'
export * from './frame.ts'
export { habaneroGetJackpots } from './habanero/get-jackpots.ts'
export type { House } from './house.ts'
export { klasGamingCreateMember } from './klas-gaming/create-member.ts'
export { klasGamingDeposit } from './klas-gaming/deposit.ts'
export { klasGamingDrawRequest } from './klas-gaming/draw-request.ts'
export { klasGamingLaunch } from './klas-gaming/launch.ts'
export {
  DOCUMENT_KINDS,
  DOCUMENT_REASONS,
  type DocumentKind,
  type DocumentReason,
} from './kyc/document.ts'
export { kycStatus } from './kyc/status.ts'
export { kycSubmit } from './kyc/submit.ts'
export { DOCUMENTS_MAX, kycUpload } from './kyc/upload.ts'
export { TABLE_TYPES } from './livecasino/catalogue.ts'
export { livecasinoCategoryList } from './livecasino/category-list.ts'
export { livecasinoGameTableList } from './livecasino/game-table-list.ts'
export { livecasinoInitGame } from './livecasino/init-game.ts'
export { livecasinoProviderList } from './livecasino/provider-list.ts'
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
  StaffCaller,
  Success,
} from './procedure.ts'
export { procedure } from './procedure.ts'
export { PLAYER_PRODUCTS, PRODUCTS, type Product, WEIGHT_NAMES } from './products.ts'
export { rgConfirmLimit, rgRemoveLimit } from './rg/change-limit.ts'
export { rgSelfExclude, rgTimeOut } from './rg/exclude.ts'
export type { LimitKind, LimitPeriod } from './rg/limit.ts'
export { rgLimits } from './rg/limits.ts'
export { rgAcknowledge, rgRealityCheck } from './rg/reality-check.ts'
export { rgSetLimit } from './rg/set-limit.ts'
export {
  type ClientMessage,
  clientMessage,
  type ServerMessage,
  type SocketEvent,
  serverMessage,
  type WireEvent,
  type WireMessage,
} from './socket/messages.ts'
export * from './sports/procedures.ts'
export { SUPPORT_STATES, supportMine } from './support/mine.ts'
export { SUPPORT_DAILY_MAX, supportWrite } from './support/write.ts'
export { systemPing } from './system/ping.ts'
export { systemSocketTicket } from './system/socket-ticket.ts'
export * from './tables/procedures.ts'
export { ticketsDraws } from './tickets/draws.ts'
export { ticketsList } from './tickets/list.ts'
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
export { userPasskeyChallenge, userPasskeyLogin } from './user/passkey-login.ts'
export {
  userPasskeyAdd,
  userPasskeyCreate,
  userPasskeyRemove,
  userPasskeyRename,
  userPasskeys,
} from './user/passkeys.ts'
export { userRegister } from './user/register.ts'
export { userRegisterConfirm } from './user/register-confirm.ts'
export { userRegisterConfirmSend } from './user/register-confirm-send.ts'
export { userSmsSend } from './user/sms-send.ts'
export { userSmsValidate } from './user/sms-validate.ts'
export { userStepUp } from './user/step-up.ts'
export { userTwoAuthType } from './user/two-auth-type.ts'
export { userUpdateProfile } from './user/update-profile.ts'
export { userUserGenerateGa } from './user/user-generate-ga.ts'
export * from './virtualgames/procedures.ts'
