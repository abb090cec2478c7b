/** Texts of the page with several live tables. */
export const en = {
  multi: {
    title: 'Several tables',
    back: 'Back to the lobby',
    keys: 'Keys 1–4 move between the tables',
    balance: 'Balance',
    add: 'Add a table',
    hint: 'You can play up to four tables side by side.',
    close: 'Close',
    table: 'Table {place, number}',
    switch: 'Tables',
    open: '{name}: open the whole table',
    remove: '{name}: remove',
    whole: 'This game asks for decisions: play it on the page of its table.',
    missedOwn: '{table}: round {number, number} ended while you were away: {staked} staked, {win} returned.',
  },
} as const
