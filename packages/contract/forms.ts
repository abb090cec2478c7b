/** Schemas (zod/mini) and rules that the browser checks while typing and the server checks again. */
export { bankAccountForm } from './finance/bank-account-form.ts'
export { bankCodeOf, isIban, normalizeIban } from './finance/iban.ts'
export { SUPPORT_LENGTHS, supportMessageShape, visitorEmail } from './support/message-form.ts'
export { ADULT_AGE, ageOn, isBirthDate } from './user/birth-date.ts'
export { COUNTRIES } from './user/countries.ts'
export {
  claimedPassword,
  email,
  jointRule,
  line,
  newPasswordOf,
  passkeyName,
  phone,
  secondFactorCode,
  smsCode,
} from './user/form-fields.ts'
export {
  isIdentityNumber,
  isTckn,
  maskIdentityNumber,
  normalizeIdentityNumber,
} from './user/identity-number.ts'
export { foldPassword, PASSWORD_LENGTH_MIN } from './user/password.ts'
export { passChangeForm, passResetForm } from './user/password-form.ts'
export { isMobilePhone, normalizePhone } from './user/phone.ts'
export { registerRules, registerShape } from './user/register-form.ts'
export { foldUsername } from './user/username.ts'
