import type { tr } from './tr.ts'

type Pages = Record<keyof typeof tr, { readonly title: string; readonly description: string }>

export const en = {
  home: {
    title: 'Poyraz · Slots with play money',
    description:
      'Slots whose every round you can verify yourself. Play money, no account needed to try. Over 18s only.',
  },
  slot: {
    title: 'Slots · Poyraz',
    description:
      'Slots whose return is proven by counting: search, browse the categories, try them with play money.',
  },
  verify: {
    title: 'Verify a round · Poyraz',
    description: 'Recompute a round in your own browser, offline too: seed, commitment, draws, payout.',
  },
  login: { title: 'Sign in · Poyraz', description: 'Sign in to your Poyraz account.' },
  register: {
    title: 'Register · Poyraz',
    description: 'Open an account in a few minutes and play with play money. Over 18s only.',
  },
  forgotPassword: {
    title: 'Forgot password · Poyraz',
    description: 'We send a link to your e-mail to set a new password.',
  },
  resetPassword: { title: 'New password · Poyraz', description: 'Choose a new password for your account.' },
  confirm: { title: 'Account confirmation · Poyraz', description: 'Confirm your e-mail address.' },
  profile: { title: 'My account · Poyraz', description: 'Your details, security and history.' },
  favorites: { title: 'Favourites · Poyraz', description: 'Your favourite games.' },
  deposit: { title: 'Deposit · Poyraz', description: 'Add play money to your account.' },
  play: { title: 'Game · Poyraz', description: 'Play with play money.' },
  maintenance: { title: 'Maintenance · Poyraz', description: 'The site is closed for a short while.' },
  notFound: {
    title: 'Page not found · Poyraz',
    description: "The page you're looking for can not be found.",
  },
} as const satisfies Pages
