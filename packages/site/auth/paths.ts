export const authPaths = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/account_reset',
  confirm: '/register-account-confirm',
} as const
