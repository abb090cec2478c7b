import type { Area } from '../page.ts'
import { authPaths } from './paths.ts'

const { login, register, forgotPassword, resetPassword, confirm } = authPaths
const firstCalls = () => []

export const auth: Area = {
  name: 'auth',
  pages: [
    { path: login, head: 'login', listed: true, firstCalls, examples: [login] },
    {
      path: register,
      head: 'register',
      listed: true,
      firstCalls,
      examples: [register],
      ownLooks: [register],
    },
    { path: forgotPassword, head: 'forgotPassword', listed: true, firstCalls, examples: [forgotPassword] },
    { path: resetPassword, head: 'resetPassword', firstCalls, examples: [`${resetPassword}?token=abc`] },
    { path: confirm, head: 'confirm', firstCalls, examples: [confirm] },
  ],
}
