import type { tr } from './tr.ts'

/** The same keys with texts of their own: a missing or an extra one does not compile. */
type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }

export const en = {
  home: {
    title: 'Poyraz · Slots with play money',
    description:
      'Slots whose every round you can check yourself. With play money, and without an account if you like. For adults only.',
  },
  slot: {
    title: 'Slots · Poyraz',
    description:
      'Slots whose return to player was counted and proven: search, browse the categories, try them with play money.',
  },
  machine: {
    title: 'Machine room · Poyraz',
    description:
      'The inside of a slot: all strips, weights and pays. Set the stops by hand and see what they pay.',
  },
  jackpots: {
    title: 'Jackpots · Poyraz',
    description:
      'Current amounts of the Four Waters and Full Moon jackpots, their shares and odds, and the proofs of those that fell.',
  },
  live: {
    title: 'Live casino · Poyraz',
    description: 'Live roulette tables: play with play money and verify every round yourself.',
  },
  liveTable: {
    title: 'Live table · Poyraz',
    description: 'A live roulette table: wheel, bets and verifiable rounds.',
  },
  liveMulti: {
    title: 'Several tables · Poyraz',
    description: 'Up to four live tables side by side.',
  },
  liveRound: { title: 'Verify a round · Poyraz', description: 'The proof of a round at a live table.' },
  sports: {
    title: 'Sports · Poyraz',
    description:
      'In-play and pre-match bets: coupons that show their odds and their arithmetic, with play money.',
  },
  sportsLive: {
    title: 'In-play betting · Poyraz',
    description: 'Matches that are being played: score, minute, and odds that change with the match.',
  },
  sportsResults: {
    title: 'Results · Poyraz',
    description: 'Scores of finished matches, by day and by league.',
  },
  sportsCoupon: {
    title: 'Coupons · Poyraz',
    description: 'The selections of a coupon, their odds, and how it is calculated.',
  },
  virtual: {
    title: 'Virtual games · Poyraz',
    description:
      'A new league, horse race and greyhound race every three minutes: play with play money, verify every round.',
  },
  virtualLeague: {
    title: 'Virtual league · Poyraz',
    description:
      'Four teams, six matches, one champion: bets on matches and the champion, results that can be verified.',
  },
  virtualHorses: {
    title: 'Virtual horse racing · Poyraz',
    description: 'Eight horses on turf: win, place, forecast and tricast bets, results that can be verified.',
  },
  virtualDogs: {
    title: 'Virtual greyhound racing · Poyraz',
    description:
      'Six greyhounds on sand: win, place, forecast and tricast bets, results that can be verified.',
  },
  promotions: {
    title: 'Promotions · Poyraz',
    description: 'Current, upcoming and finished promotions, with their dates and every condition.',
  },
  tournaments: {
    title: 'Tournaments · Poyraz',
    description: 'Current, upcoming and finished tournaments: prizes, games, standings.',
  },
  AboutUs: {
    title: 'About us · Poyraz',
    description: 'What Poyraz is, why it is played with play money, and why you can trust the results.',
  },
  ResponsibleGaming: {
    title: 'Responsible gaming · Poyraz',
    description: 'Let a game stay a game: warning signs, ways to take a break, and where to find help.',
  },
  GeneralRules: {
    title: 'General rules · Poyraz',
    description: 'Your account, the age limit, who may not play: the rules of using Poyraz.',
  },
  Privacy: {
    title: 'Privacy · Poyraz',
    description: 'What we keep about you, why and for how long, your rights, and what your browser keeps.',
  },
  Financial: {
    title: 'Financial information · Poyraz',
    description: 'How to deposit play money, what the limits are, and where to find your statement.',
  },
  CasinoRules: {
    title: 'Casino rules · Poyraz',
    description: 'How rounds are decided, returns to player, interrupted games, verifying a round.',
  },
  BetRules: {
    title: 'Betting rules · Poyraz',
    description: 'The rules of accepting bets, of odds, coupons and settlement.',
  },
  BonusRules: {
    title: 'Bonus rules · Poyraz',
    description: 'The terms of the bonuses with their numbers: wagering, time, highest stake.',
  },
  faq: {
    title: 'Frequently asked questions · Poyraz',
    description: 'Questions about accounts, play money, rounds and security, with their answers.',
  },
  support: {
    title: 'Support · Poyraz',
    description: 'If something is stuck: where to find answers, and where to reach us.',
  },
  search: { title: 'Search · Poyraz', description: 'Search games and pages.' },
  noAccess: { title: 'No access · Poyraz', description: 'You have no access to this page.' },
  verify: {
    title: 'Verify a round · Poyraz',
    description:
      'Calculate the result of a round in your own browser, even offline: seed, seal, draws, payout.',
  },
  login: { title: 'Log in · Poyraz', description: 'Log in to your Poyraz account.' },
  register: {
    title: 'Sign up · Poyraz',
    description: 'Open an account in a few minutes and play with play money. For adults only.',
  },
  forgotPassword: {
    title: 'Forgotten password · Poyraz',
    description: 'Let us send a link for a new password to your e-mail address.',
  },
  resetPassword: { title: 'New password · Poyraz', description: 'Choose a new password for your account.' },
  confirm: { title: 'Confirmation · Poyraz', description: 'Confirm your e-mail address.' },
  profile: { title: 'My account · Poyraz', description: 'Your details, your security and your history.' },
  favorites: { title: 'Favourites · Poyraz', description: 'Your favourite games.' },
  notifications: {
    title: 'Notifications · Poyraz',
    description: 'Notifications about your account, and announcements.',
  },
  sharedRound: {
    title: 'A shared round · Poyraz',
    description: 'A round that a player shared: stake, win and the proof of the result.',
  },
  stats: { title: 'My statistics · Poyraz', description: 'Your stakes, wins and time played, day by day.' },
  history: { title: 'History · Poyraz', description: 'Your transactions, your rounds and your bets.' },
  limits: {
    title: 'Limits and breaks · Poyraz',
    description: 'Your limits, breaks and how you played today.',
  },
  verification: {
    title: 'Identity verification · Poyraz',
    description: 'Your documents and the status of their review.',
  },
  wallet: { title: 'Wallet · Poyraz', description: 'Your balance and your transactions.' },
  poker: {
    title: 'Poker, backgammon and okey · Poyraz',
    description: 'Not open yet. The slots that are open can be reached from here.',
  },
  deposit: { title: 'Deposit · Poyraz', description: 'Add play money to your account.' },
  withdraw: { title: 'Withdraw · Poyraz', description: 'Ask for a withdrawal and follow its steps.' },
  bonuses: { title: 'Bonuses · Poyraz', description: 'Your offers, the bonus you have and its wagering.' },
  tickets: {
    title: 'Lottery tickets · Poyraz',
    description: 'Your tickets, and the results of the draws.',
  },
  play: { title: 'Game · Poyraz', description: 'Play with play money.' },
  maintenance: { title: 'Maintenance · Poyraz', description: 'The site is down for a short maintenance.' },
  notFound: {
    title: 'Page not found · Poyraz',
    description: 'The page you are looking for could not be found.',
  },
} as const satisfies Same<typeof tr>
