import type { tr } from './tr.ts'

export const en = {
  confirmSubject: 'Confirm your e-mail address',
  confirmBody:
    'Hello,\n\nA Poyraz account was opened with this address. To confirm that it is yours:\n\n{link}\n\n' +
    'The link works for 24 hours. If you did not open the account, there is nothing you need to do.',
  changeEmailSubject: 'Confirm your new e-mail address',
  changeEmailBody:
    'Hello,\n\nA Poyraz account wants to use this address. To agree:\n\n{link}\n\n' +
    'The link works for 24 hours. If you did not ask for this, there is nothing you need to do.',
  emailWantedSubject: 'Request to change your e-mail address',
  emailWantedBody:
    'Hello {username},\n\nA change of the e-mail address of your account was asked for on {time}. The new address ' +
    'takes over once the link sent there is followed; until then this one stays.\n\n' +
    'If this was not you, reset your password at once; that also ends the link:\n\n{link}',
  emailChangedSubject: 'Your e-mail address was changed',
  emailChangedBody:
    'Hello {username},\n\nThe e-mail address of your account was changed on {at}; messages go to the new one from ' +
    'now on.\n\nIf this was not you, turn to support at once:\n\n{support}',
  emailMovedSubject: 'Your e-mail address was changed',
  emailMovedBody:
    'Hello {username},\n\nThe e-mail address of your account was changed on {at}; messages go to the new one from ' +
    'now on.\n\nIf this was not you, take your account back:\n\n{link}\n\n' +
    'The link works for 72 hours, and once. With it you choose a new password; every session ends, and this ' +
    'address is the one of your account again. If it was you, there is nothing you need to do; share the link ' +
    'with nobody.',
  phoneChangedSubject: 'Your phone number was changed',
  phoneChangedBody:
    'Hello {username},\n\nThe phone number of your account was changed on {at}; codes go to the new one from ' +
    'now on.\n\nIf this was not you, reset your password at once:\n\n{link}\n\n' +
    'If you cannot get into your account, turn to support:\n\n{support}',
  resetSubject: 'Reset your password',
  resetBody:
    'Hello,\n\nTo choose a new password for the account that was opened on {opened}:\n\n{link}\n\n' +
    'The link works for 30 minutes, and once. If you did not ask for this, your password stays as it is.',
  passwordChangedSubject: 'Your password was changed',
  passwordChangedBody:
    'Hello {username},\n\nYour password was changed on {at} and you were logged out everywhere.\n\n' +
    'If this was not you, reset your password at once:\n\n{link}',
  newDeviceSubject: 'New device logged in to your account',
  newDeviceBody:
    'Hello {username},\n\nA new device logged in to your account on {time}: {browser}, {address}.\n\n' +
    'If this was not you, reset your password at once:\n\n{link}',
  twoFactorOnSubject: 'Two-step verification is on',
  twoFactorOnBody:
    'Hello {username},\n\nTwo-step verification was turned on for your account on {at}.\n\n' +
    'If this was not you, take your account back:\n\n{link}\n\n' +
    'The link works for 72 hours, and once. With it you choose a new password; two-step verification is turned ' +
    'off, every session ends, and this address is the one of your account again. If it was you, there is nothing ' +
    'you need to do; share the link with nobody.',
  twoFactorOffSubject: 'Two-step verification is off',
  twoFactorOffBody:
    'Hello {username},\n\nTwo-step verification was turned off for your account on {at}. ' +
    'If this was not you, reset your password at once:\n\n{link}',
  passkeyAddedSubject: 'New passkey for your account',
  passkeyAddedBody:
    'Hello {username},\n\nA passkey was added to your account on {time}: {browser}, {address}. It logs in without ' +
    'password and code.\n\n' +
    'If this was not you, reset your password at once; that removes all your passkeys and logs you out ' +
    'everywhere:\n\n{link}',
  passkeyRemovedSubject: 'A passkey was removed',
  passkeyRemovedBody:
    'Hello {username},\n\nA passkey was removed from your account on {time}: {browser}, {address}.\n\n' +
    'If this was not you, reset your password at once:\n\n{link}',
  reclaimedSubject: 'Your account was taken back',
  reclaimedBody:
    'Hello {username},\n\nYour account was taken back on {at}, with the link we sent to your address: ' +
    'the password was changed, two-step verification turned off, every passkey removed and every session ended.\n\n' +
    'Now log in with your new password, look at your phone number and bank accounts, and turn two-step ' +
    'verification on again.\n\nIf this was not you, reset your password at once:\n\n{link}',
  supportAnswerSubject: '{reference}: {subject}',
  supportAnswerBody:
    'Hello,\n\n{answer}\n\nPoyraz support\n\n— Your message ({time}):\n\n{text}\n\n' +
    'This mailbox is not read. If there is more to say, write here and name {reference}:\n\n{link}',
  supportNoticeTitle: 'An answer to your message: {subject}',
  supportNoticeText: 'The number of your message is {reference}. All your messages are on the support page.',
  promotionLink: 'See the details',
  support:
    'For help: {email}. Give your username and say what happened; never write your password or a code.',
  smsLogin: 'Your Poyraz login code: {code}. It works for 5 minutes. Share it with nobody.',
  smsPhone: 'Your Poyraz phone code: {code}. It works for 5 minutes. Share it with nobody.',
} as const satisfies Record<keyof typeof tr, string>
