import { accountClose } from './account/close.ts'
import { accountEndSession } from './account/end-session.ts'
import { accountSessions } from './account/sessions.ts'
import { accountStatement } from './account/statement.ts'
import { betframeGetCoupons } from './betframe/get-coupons.ts'
import { bonusCancel } from './bonus/cancel.ts'
import { bonusClaim } from './bonus/claim.ts'
import { bonusList } from './bonus/list.ts'
import { bonusMine } from './bonus/mine.ts'
import { bonusRequest } from './bonus/request.ts'
import { bonusRequests } from './bonus/requests.ts'
import { casinoCategoryList } from './casino/category-list.ts'
import { casinoGamesList } from './casino/games-list.ts'
import { casinoInitGame } from './casino/init-game.ts'
import { casinoPlay } from './casino/play.ts'
import { casinoProviderList } from './casino/provider-list.ts'
import { casinoRound } from './casino/round.ts'
import { casinoRounds } from './casino/rounds.ts'
import { cmsGetActiveItems } from './cmscontroller/get-active-items.ts'
import { cmsGetAllItems } from './cmscontroller/get-all-items.ts'
import { cmsGetIcSlider } from './cmscontroller/get-ic-slider.ts'
import { cmsGetInformation } from './cmscontroller/get-information.ts'
import { cmsGetPromotions } from './cmscontroller/get-promotions.ts'
import { cmsGetSlider } from './cmscontroller/get-slider.ts'
import { cmsGetSpecialDateInf } from './cmscontroller/get-special-date-inf.ts'
import { cmsGetTournaments } from './cmscontroller/get-tournaments.ts'
import { cmsPopupInformation } from './cmscontroller/popup-information.ts'
import { crmListMassMessages } from './crm/list-mass-messages.ts'
import { crmMarkRead } from './crm/mark-read.ts'
import { envoyGetDepositAmounts } from './envoy/get-deposit-amounts.ts'
import { fairnessCurrent } from './fairness/current.ts'
import { fairnessRotate } from './fairness/rotate.ts'
import { fairnessSetNext } from './fairness/set-next.ts'
import { fairnessVerify } from './fairness/verify.ts'
import { financeAddFavoriteCashMethod } from './finance/add-favorite-cash-method.ts'
import { financeCancelTransfer } from './finance/cancel-transfer.ts'
import { financeCheckBalance } from './finance/check-balance.ts'
import { financeCheckFavoriteCashMethod } from './finance/check-favorite-cash-method.ts'
import { financeDeleteBankAccount } from './finance/delete-bank-account.ts'
import { financeGetBankAccount } from './finance/get-bank-account.ts'
import { financeListBankAccounts } from './finance/list-bank-accounts.ts'
import { financeListBanks } from './finance/list-banks.ts'
import { financeListCashMethods } from './finance/list-cash-methods.ts'
import { financeListCashMethodsNew } from './finance/list-cash-methods-new.ts'
import { financeListCategories } from './finance/list-categories.ts'
import { financeListHighlightedCashMethods } from './finance/list-highlighted-cash-methods.ts'
import { financeListSubCategories } from './finance/list-sub-categories.ts'
import { financeListTransactions } from './finance/list-transactions.ts'
import { financeListTransfers } from './finance/list-transfers.ts'
import { financeListTypesFrontend } from './finance/list-types-frontend.ts'
import { financeRemoveFavoriteCashMethod } from './finance/remove-favorite-cash-method.ts'
import { financeSaveBankAccount } from './finance/save-bank-account.ts'
import { financeSaveBankTransfer } from './finance/save-bank-transfer.ts'
import { financeSaveCepBankTransfer } from './finance/save-cep-bank-transfer.ts'
import { financeSendReceipt } from './finance/send-receipt.ts'
import { habaneroGetJackpots } from './habanero/get-jackpots.ts'
import { klasGamingCreateMember } from './klas-gaming/create-member.ts'
import { klasGamingDeposit } from './klas-gaming/deposit.ts'
import { klasGamingDrawRequest } from './klas-gaming/draw-request.ts'
import { klasGamingLaunch } from './klas-gaming/launch.ts'
import { kycStatus } from './kyc/status.ts'
import { kycSubmit } from './kyc/submit.ts'
import { kycUpload } from './kyc/upload.ts'
import { livecasinoCategoryList } from './livecasino/category-list.ts'
import { livecasinoGameTableList } from './livecasino/game-table-list.ts'
import { livecasinoInitGame } from './livecasino/init-game.ts'
import { livecasinoProviderList } from './livecasino/provider-list.ts'
import { maintenanceCheckStatus } from './maintenance/check-status.ts'
import { prepayProcessTransaction } from './prepay-services/process-transaction.ts'
import type { Procedure } from './procedure.ts'
import { rgConfirmLimit, rgRemoveLimit } from './rg/change-limit.ts'
import { rgSelfExclude, rgTimeOut } from './rg/exclude.ts'
import { rgLimits } from './rg/limits.ts'
import { rgAcknowledge, rgRealityCheck } from './rg/reality-check.ts'
import { rgSetLimit } from './rg/set-limit.ts'
import { systemPing } from './system/ping.ts'
import { systemSocketTicket } from './system/socket-ticket.ts'
import { ticketsDraws } from './tickets/draws.ts'
import { ticketsList } from './tickets/list.ts'
import { userChangeEmail } from './user/change-email.ts'
import { userChangePhone } from './user/change-phone.ts'
import { userChangeUsername } from './user/change-username.ts'
import { userCheckGa } from './user/check-ga.ts'
import { userCheckUserGa } from './user/check-user-ga.ts'
import { userClearGeneratedGa } from './user/clear-generated-ga.ts'
import { userFavorites } from './user/favorites.ts'
import { userForgot } from './user/forgot.ts'
import { userGetUserProfile } from './user/get-user-profile.ts'
import { userLogin } from './user/login.ts'
import { userLogout } from './user/logout.ts'
import { userPassChange } from './user/pass-change.ts'
import { userPassReset } from './user/pass-reset.ts'
import { userRegister } from './user/register.ts'
import { userRegisterConfirm } from './user/register-confirm.ts'
import { userRegisterConfirmSend } from './user/register-confirm-send.ts'
import { userSmsSend } from './user/sms-send.ts'
import { userSmsValidate } from './user/sms-validate.ts'
import { userStepUp } from './user/step-up.ts'
import { userTwoAuthType } from './user/two-auth-type.ts'
import { userUpdateProfile } from './user/update-profile.ts'
import { userUserGenerateGa } from './user/user-generate-ga.ts'
import { virtualgamesInitGame } from './virtualgames/init-game.ts'

/** Every procedure of the endpoint. What is not in this list cannot be called. */
export const PROCEDURES: readonly Procedure[] = [
  userCheckGa,
  userCheckUserGa,
  userChangeEmail,
  userChangePhone,
  userChangeUsername,
  userClearGeneratedGa,
  userForgot,
  userGetUserProfile,
  userLogin,
  userLogout,
  userPassChange,
  userPassReset,
  userRegister,
  userRegisterConfirm,
  userRegisterConfirmSend,
  userSmsSend,
  userSmsValidate,
  userStepUp,
  userTwoAuthType,
  userUpdateProfile,
  userUserGenerateGa,
  accountSessions,
  accountStatement,
  accountEndSession,
  systemPing,
  systemSocketTicket,
  maintenanceCheckStatus,
  cmsGetActiveItems,
  cmsGetAllItems,
  cmsGetIcSlider,
  cmsGetInformation,
  cmsGetPromotions,
  cmsGetSlider,
  cmsGetSpecialDateInf,
  cmsGetTournaments,
  cmsPopupInformation,
  financeCheckBalance,
  financeListCashMethodsNew,
  financeListTransactions,
  financeListTransfers,
  financeCancelTransfer,
  prepayProcessTransaction,
  casinoCategoryList,
  casinoGamesList,
  casinoInitGame,
  casinoPlay,
  casinoProviderList,
  casinoRound,
  casinoRounds,
  fairnessCurrent,
  fairnessRotate,
  fairnessSetNext,
  fairnessVerify,
  userFavorites,
  betframeGetCoupons,
  crmListMassMessages,
  crmMarkRead,
  envoyGetDepositAmounts,
  financeAddFavoriteCashMethod,
  financeCheckFavoriteCashMethod,
  financeDeleteBankAccount,
  financeGetBankAccount,
  financeListBankAccounts,
  financeListBanks,
  financeListCashMethods,
  financeListCategories,
  financeListHighlightedCashMethods,
  financeListSubCategories,
  financeListTypesFrontend,
  financeRemoveFavoriteCashMethod,
  financeSaveBankAccount,
  financeSaveBankTransfer,
  financeSaveCepBankTransfer,
  financeSendReceipt,
  habaneroGetJackpots,
  klasGamingCreateMember,
  klasGamingDeposit,
  klasGamingDrawRequest,
  klasGamingLaunch,
  livecasinoCategoryList,
  livecasinoGameTableList,
  livecasinoInitGame,
  livecasinoProviderList,
  virtualgamesInitGame,
  bonusCancel,
  bonusClaim,
  bonusList,
  bonusMine,
  bonusRequest,
  bonusRequests,
  ticketsDraws,
  ticketsList,
  accountClose,
  rgLimits,
  rgSetLimit,
  rgTimeOut,
  rgSelfExclude,
  rgRealityCheck,
  rgAcknowledge,
  rgConfirmLimit,
  rgRemoveLimit,
  kycStatus,
  kycUpload,
  kycSubmit,
]
