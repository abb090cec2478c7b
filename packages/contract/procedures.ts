import { accountEndSession } from './account/end-session.ts'
import { accountSessions } from './account/sessions.ts'
import { casinoCategoryList } from './casino/category-list.ts'
import { casinoGamesList } from './casino/games-list.ts'
import { casinoInitGame } from './casino/init-game.ts'
import { casinoPlay } from './casino/play.ts'
import { casinoProviderList } from './casino/provider-list.ts'
import { casinoRound } from './casino/round.ts'
import { casinoRounds } from './casino/rounds.ts'
import { fairnessCurrent } from './fairness/current.ts'
import { fairnessRotate } from './fairness/rotate.ts'
import { fairnessSetNext } from './fairness/set-next.ts'
import { fairnessVerify } from './fairness/verify.ts'
import { financeCheckBalance } from './finance/check-balance.ts'
import { financeListCashMethodsNew } from './finance/list-cash-methods-new.ts'
import { financeListTransactions } from './finance/list-transactions.ts'
import { maintenanceCheckStatus } from './maintenance/check-status.ts'
import { prepayProcessTransaction } from './prepay-services/process-transaction.ts'
import type { Procedure } from './procedure.ts'
import { systemPing } from './system/ping.ts'
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
import { userSmsSend } from './user/sms-send.ts'
import { userSmsValidate } from './user/sms-validate.ts'
import { userStepUp } from './user/step-up.ts'
import { userTwoAuthType } from './user/two-auth-type.ts'
import { userUpdateProfile } from './user/update-profile.ts'
import { userUserGenerateGa } from './user/user-generate-ga.ts'

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
  userSmsSend,
  userSmsValidate,
  userStepUp,
  userTwoAuthType,
  userUpdateProfile,
  userUserGenerateGa,
  accountSessions,
  accountEndSession,
  systemPing,
  maintenanceCheckStatus,
  financeCheckBalance,
  financeListCashMethodsNew,
  financeListTransactions,
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
]
