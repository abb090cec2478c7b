/** Push notifications. Short and without amounts, because a locked screen shows them to anybody. */
export const en = {
  deposit_credited: { title: 'Deposit', body: 'Your deposit is in your balance.' },
  withdrawal_approved: { title: 'Withdrawal', body: 'Your withdrawal was approved.' },
  withdrawal_paid: { title: 'Withdrawal', body: 'Your withdrawal was paid.' },
  withdrawal_refused: {
    title: 'Withdrawal',
    body: 'Your withdrawal was refused. The amount is back in your balance.',
  },
  withdrawal_returned: {
    title: 'Withdrawal',
    body: 'Your bank returned your withdrawal. The amount is in your balance.',
  },
  password_changed: {
    title: 'Security',
    body: 'Your password was changed. If that was not you, reset it now.',
  },
  new_device: { title: 'Security', body: 'Somebody logged in to your account on a new device.' },
  email_wanted: { title: 'Security', body: 'A change of your e-mail address was requested.' },
  email_changed: { title: 'Security', body: 'Your e-mail address was changed.' },
  phone_changed: { title: 'Security', body: 'Your phone number was changed.' },
  two_factor_on: { title: 'Security', body: 'Two-factor authentication was switched on.' },
  two_factor_off: { title: 'Security', body: 'Two-factor authentication was switched off.' },
  passkey_added: { title: 'Security', body: 'A passkey was added to your account.' },
  passkey_removed: { title: 'Security', body: 'A passkey was removed.' },
  reclaimed: { title: 'Security', body: 'Your account was taken back by the link in your mail.' },
  bonus_granted: { title: 'Bonus', body: 'You got a bonus. Its terms are with your bonuses.' },
  bonus_released: { title: 'Bonus', body: 'The wagering is complete. Your bonus is cash now.' },
  bonus_expired: { title: 'Bonus', body: 'Your bonus has expired.' },
  coupon_settled: { title: 'Sports', body: 'Your coupon is settled.' },
  goal: { title: '{home} {homeScore}–{awayScore} {away}', body: 'A goal in a match that you follow.' },
  coupon_corrected: { title: 'Sports', body: 'The result of your coupon was corrected.' },
} as const
