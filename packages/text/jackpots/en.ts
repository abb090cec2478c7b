import type { tr } from './tr.ts'

/** The same keys with texts of their own: a missing or an extra one does not compile. */
type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }

export const en = {
  jackpots: {
    title: 'Jackpots',
    text: 'A small share of slot stakes gathers in common pools. Their shares, odds and proofs are on this page.',
    name: '{name} jackpot',
    mustHit: 'Falls before it reaches {amount}',
    mustHitShort: 'By {amount}',
    open: 'See the jackpots',
    strip: 'Current jackpots',
    pool: {
      dortSu:
        'Every stake flows into all four waters. Every kuruş has the same chance: ten times the stake, ten times the chance.',
      dolunay:
        'It falls before the moon is full. The threshold is drawn and sealed before the pot opens; the stake that passes it takes the whole pot.',
    },
    oneIn: 'At a stake of 1 lira, once in {count, number} rounds on average',
    begin: 'Start',
    latest: 'Upper limit',
    seal: 'Seal of the threshold',
    sealText:
      'Once the pot has fallen, the threshold and its salt are published. You can recompute the seal yourself.',
    games: 'Games that fill this pool',
    noGames: 'The games of this pool are closed at present.',
    wins: {
      title: 'Jackpots that fell',
      text: 'Only those that were really paid. Names are shown if the player allowed it.',
      player: 'A player',
      pot: 'Pot {pot, number}',
      stake: 'Stake of {amount}',
      proof: 'Proof',
      noneTitle: 'No jackpot has fallen yet',
      noneText: 'The first one appears here with its game, amount and proof.',
    },
    proof: {
      title: '{name}, pot {pot, number}',
      text: 'The seal was published before the pot opened. The revealed threshold and salt give the same seal; the winning stake is the one that passed the threshold.',
      commitment: 'Seal',
      value: 'Threshold (millionths of a kuruş)',
      salt: 'Salt',
      from: 'Gathered before the stake',
      to: 'Gathered after the stake',
      rules: 'Hash of the rules',
      holds: 'The seal holds: computed on this page, in your browser.',
      fails: 'The seal does not hold.',
    },
    how: {
      title: 'How does it work?',
      share: {
        title: 'Share',
        text: '{share} of your stake is added to the pool. Your stake and the win of the game are not affected.',
      },
      ticket: {
        title: 'Ticket',
        text: 'In the games of Four Waters every round draws a ticket from your seeds. The number of winning tickets grows with your stake.',
      },
      seal: {
        title: 'Seal',
        text: 'The threshold of Full Moon is sealed in advance. Nobody, including us, can play knowing when the pot will fall.',
      },
      order: {
        title: 'Order',
        text: 'For stakes at the same moment the order of records decides. The first winner takes the pot, the next plays for the new one.',
      },
    },
    table: {
      title: 'Shares and odds',
      pot: 'Pot',
      share: 'Share of a stake',
      begin: 'Start',
      latest: 'Upper limit',
      low: 'At ₺1',
      high: 'At ₺500',
      oneIn: '1 in {count, number} rounds',
      rules: 'Rules file',
      note: 'Free spins and demo rounds take no part in the pools. What exceeds the upper limit passes to the next pot.',
    },
    info: {
      title: 'Jackpot',
      share: 'Share of a stake for the pool',
      returned: 'Return of the pool (on top of RTP)',
      oneIn: '{name}, at a stake of ₺1',
    },
  },
} as const satisfies Same<typeof tr>
