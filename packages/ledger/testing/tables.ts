/** [rule ids and title, table of operations with expected statuses]. Every engine must return the same. */
export const TABLES: readonly (readonly [string, string])[] = [
  [
    'I1 I2 I3: a key has one effect, and a refused one may be used again',
    `
    open   house:bank                                                opened
    open   house:game                                                opened
    post   D1 P1 house:bank>cash=1000                                created
    post   D1 P1 house:bank>cash=1000                                exists
    post   D1 P1 house:bank>cash=1001                                exists_with_different_input
    post   B1 P1 cash>house:game=1001                                insufficient_funds
    post   B1 P1 cash>house:game=400                                 created
    post   B1 P1 cash>house:game=400                                 exists
    post   D1 P2 house:bank>cash=5                                   created
    balance P1 cash                                                  600
    balance P2 cash                                                  5
    `,
  ],
  [
    'S2: legs are covered in order: a win cannot cover the stake of its own transaction',
    `
    open   house:bank                                                opened
    open   house:game                                                opened
    post   D1 P1 house:bank>cash=100                                 created
    post   B1 P1 cash>house:game=101,house:game>cash=5000            insufficient_funds
    post   B2 P1 house:game>cash=5000,cash>house:game=5100           created
    post   D2 P1 house:bank>cash=100                                 created
    post   B3 P1 cash>house:game=100,house:game>cash=40              created
    balance P1 cash                                                  40
    post   B4 P1 cash>house:game=20,cash>house:game=21               insufficient_funds
    post   B5 P1 cash>house:game=20,house:game>cash=1,cash>house:game=21  created
    balance P1 cash                                                  0
    post   B6 P2 cash>house:game=1                                   insufficient_funds
    `,
  ],
  [
    'A1 A2 H2 C1 J1: the accounts and amounts that a posting may name, in the order of the checks',
    `
    open   house:bank                                                opened
    open   house:bank                                                opened
    post   D1 P1 house:bank>cash=100                                 created
    post   X1 P1 -                                                   legs_out_of_range
    post   X1 P1 - TRY                                               currency_not_postable
    post   X1 P1 cash>house:bank=0 TRY                               currency_not_postable
    post   X1 P1 cash>house:bank=0                                   amount_out_of_range
    post   X1 P1 cash>house:bank=-5                                  amount_out_of_range
    post   X1 P1 cash>house:bank=9007199254740992                    amount_out_of_range
    post   X1 P1 cash>house:bank=9007199254740991                    insufficient_funds
    post   X1 P1 cash>cash=0                                         amount_out_of_range
    post   X1 P1 cash>cash=5                                         accounts_must_differ
    post   X1 P1 cash>Bonus=5                                        account_not_allowed
    post   X1 P1 9x>cash=5                                           account_not_allowed
    post   X1 P1 cash>held=5                                         account_not_allowed
    post   X1 P1 held>cash=5                                         account_not_allowed
    post   X1 P1 house:bank>HOUSE:x=5                                account_not_allowed
    post   X1 P1 cash>house:nowhere=5                                account_not_found
    post   X1 P1 house:nowhere>cash=5                                account_not_found
    post   X1 P1 cash>house:nowhere=500,cash>cash=1                  accounts_must_differ
    post   X1 P1 bonus>cash=5                                        insufficient_funds
    post   X1 P1 cash>round:7=60,round:7>bonus=50                    created
    balance P1 cash                                                  40
    balance P1 round:7                                               10
    balance P1 bonus                                                 50
    `,
  ],
  [
    'S1: at most sixteen legs',
    `
    open   house:bank                                                opened
    post   X1 P1 ${Array.from({ length: 17 }, () => 'house:bank>cash=1').join(',')}   legs_out_of_range
    post   X1 P1 ${Array.from({ length: 16 }, () => 'house:bank>cash=1').join(',')}   created
    balance P1 cash                                                  16
    `,
  ],
  [
    'B1: no balance exceeds 2^53 - 1 kuruş',
    `
    open   house:bank                                                opened
    post   D1 P1 house:bank>cash=9007199254740991                    created
    post   D2 P1 house:bank>cash=1                                   balance_too_large
    post   D3 P1 cash>house:bank=1,house:bank>cash=1                 created
    post   D4 P1 house:bank>cash=1,cash>house:bank=1                 balance_too_large
    balance P1 cash                                                  9007199254740991
    `,
  ],
  [
    'D1 D2 D3: a hold can be posted in part, the rest returns, and it ends once',
    `
    open   house:bank                                                opened
    open   house:payout                                              opened
    post   D1 P1 house:bank>cash=1000                                created
    hold   H1 P1 cash=400                                            created
    hold   H1 P1 cash=400                                            exists
    hold   H1 P1 cash=401                                            exists_with_different_input
    hold   H2 P1 cash=601                                            insufficient_funds
    hold   H2 P1 cash=0                                              amount_out_of_range
    hold   H2 P1 held=10                                             accounts_must_differ
    hold   H2 P1 house:bank=10                                       account_not_allowed
    balance P1 cash                                                  600
    balance P1 held                                                  400
    end    E1 P1 H9 house:payout=1                                   hold_not_found
    end    E1 P2 H1 house:payout=1                                   hold_not_found
    end    E1 P1 H1 house:payout=401                                 exceeds_hold
    end    E1 P1 H1 -                                                legs_out_of_range
    end    E1 P1 H1 house:payout=0                                   amount_out_of_range
    end    E1 P1 H1 held=5                                           accounts_must_differ
    end    E1 P1 H1 house:nowhere=5                                  account_not_found
    end    E1 P1 H1 house:payout=250,bonus=50                        created
    end    E1 P1 H1 house:payout=250,bonus=50                        exists
    end    E1 P1 H1 house:payout=251                                 exists_with_different_input
    end    E2 P1 H1 house:payout=1                                   already_posted
    release R1 P1 H1                                                 already_posted
    expire X1 P1 H1                                                  already_posted
    balance P1 cash                                                  700
    balance P1 bonus                                                 50
    balance P1 held                                                  0
    hold   H3 P1 cash=700                                            created
    end    E3 P1 H3 house:payout=700                                 created
    balance P1 cash                                                  0
    `,
  ],
  [
    'D3: a released hold returns all of its money',
    `
    open   house:bank                                                opened
    post   D1 P1 house:bank>bonus=90                                 created
    hold   H1 P1 bonus=90                                            created
    release R1 P1 H1                                                 created
    release R1 P1 H1                                                 exists
    release R2 P1 H1                                                 already_released
    end    E1 P1 H1 house:bank=1                                     already_released
    balance P1 bonus                                                 90
    balance P1 held                                                  0
    `,
  ],
  [
    'D3: a hold is due from its expiry on and can then no longer be posted',
    `
    open   house:bank                                                opened
    post   D1 P1 house:bank>cash=100                                 created
    hold   H1 P1 cash=30 @1000                                       created
    hold   H2 P1 cash=30 @1000                                       created
    hold   H3 P1 cash=30                                             created
    wait   999                                                       waited
    expire X1 P1 H1                                                  hold_not_due
    wait   1                                                         waited
    end    E1 P1 H1 house:bank=30                                    hold_expired
    expire X1 P1 H1                                                  created
    expire X2 P1 H1                                                  already_expired
    release R2 P1 H2                                                 created
    wait   1000000                                                   waited
    expire X3 P1 H3                                                  hold_not_due
    end    E3 P1 H3 house:bank=30                                    created
    balance P1 cash                                                  70
    balance P1 held                                                  0
    `,
  ],
  [
    'R1: a posting is reversed once, by a transaction with mirrored legs',
    `
    open   house:bank                                                opened
    open   house:game                                                opened
    post   D1 P1 house:bank>cash=100                                 created
    post   B1 P1 cash>house:game=100,house:game>cash=500             created
    reverse V1 P1 B9                                                 transaction_not_found
    reverse V1 P2 B1                                                 transaction_not_found
    reverse V1 P1 B1                                                 created
    reverse V1 P1 B1                                                 exists
    reverse V1 P1 D1                                                 exists_with_different_input
    reverse V2 P1 B1                                                 already_reversed
    reverse V2 P1 V1                                                 not_reversible
    balance P1 cash                                                  100
    post   B2 P1 cash>house:game=60                                  created
    reverse V3 P1 D1                                                 insufficient_funds
    post   D2 P1 house:bank>cash=60                                  created
    reverse V3 P1 D1                                                 created
    balance P1 cash                                                  0
    post   D3 P1 house:bank>cash=10                                  created
    hold   H1 P1 cash=10                                             created
    reverse V4 P1 H1                                                 not_reversible
    `,
  ],
  [
    'I1 I3: a key is unique over all kinds of transactions, and a refused one can be used by any kind',
    `
    open   house:bank                                                opened
    post   K1 P1 house:bank>cash=100                                 created
    hold   K1 P1 cash=100                                            exists_with_different_input
    release K1 P1 K1                                                 exists_with_different_input
    reverse K1 P1 K1                                                 exists_with_different_input
    hold   K2 P1 cash=101                                            insufficient_funds
    reverse K2 P1 K9                                                 transaction_not_found
    end    K2 P1 K9 house:bank=1                                     hold_not_found
    hold   K2 P1 cash=60                                             created
    post   K2 P1 house:bank>cash=60                                  exists_with_different_input
    end    K2 P1 K2 house:bank=60                                    exists_with_different_input
    hold   K1 P2 cash=1                                              insufficient_funds
    post   K1 P2 house:bank>cash=1                                   created
    balance P1 cash                                                  40
    balance P1 held                                                  60
    `,
  ],
  [
    'A1: a code has at most 64 characters and begins with a lower-case letter',
    `
    open   house:bank                                                opened
    post   D1 P1 house:bank>${'a'.repeat(64)}=1                      created
    balance P1 ${'a'.repeat(64)}                                     1
    post   D2 P1 house:bank>${'a'.repeat(65)}=1                      account_not_allowed
    post   D2 P1 house:bank>round:7_b-c=1                            created
    post   D3 P1 house:bank>:round=1                                 account_not_allowed
    post   D3 P1 house:bank>round.7=1                                account_not_allowed
    post   D3 P1 house:bank>kasa:ş=1                                 account_not_allowed
    post   D3 P1 house:bank>held=1                                   account_not_allowed
    hold   H1 P1 Round=1                                             account_not_allowed
    `,
  ],
  [
    'D1 D3: open holds add up, and each returns its money to its own source',
    `
    open   house:bank                                                opened
    post   D1 P1 house:bank>cash=100,house:bank>bonus=70             created
    hold   H1 P1 cash=60                                             created
    hold   H2 P1 bonus=70                                            created
    hold   H3 P1 cash=41                                             insufficient_funds
    balance P1 held                                                  130
    post   X1 P1 held>cash=1                                         account_not_allowed
    end    E1 P1 H1 house:bank=61                                    exceeds_hold
    end    E1 P1 H1 house:bank=10,bonus=20                           created
    balance P1 cash                                                  70
    balance P1 bonus                                                 20
    balance P1 held                                                  70
    release R2 P1 H2                                                 created
    balance P1 bonus                                                 90
    balance P1 held                                                  0
    `,
  ],
  [
    'R1 S2: a reversal applies its legs in order, so the whole win must be available',
    `
    open   house:bank                                                opened
    open   house:game                                                opened
    post   D1 P1 house:bank>cash=100                                 created
    post   B1 P1 cash>house:game=100,house:game>cash=500             created
    post   B2 P1 cash>house:game=50                                  created
    reverse V1 P1 B1                                                 insufficient_funds
    balance P1 cash                                                  450
    hold   H1 P1 cash=450                                            created
    post   D2 P1 house:bank>cash=499                                 created
    reverse V1 P1 B1                                                 insufficient_funds
    post   D3 P1 house:bank>cash=1                                   created
    reverse V1 P1 B1                                                 created
    balance P1 cash                                                  100
    balance P1 held                                                  450
    release R1 P1 H1                                                 created
    balance P1 cash                                                  550
    `,
  ],
  [
    'B1 R1: a reversal exceeds no bound, and can be repeated when there is room',
    `
    open   house:bank                                                opened
    open   house:game                                                opened
    post   D1 P1 house:bank>cash=9007199254740991                    created
    post   B1 P1 cash>house:game=5                                   created
    post   D2 P1 house:bank>cash=5                                   created
    reverse V1 P1 B1                                                 balance_too_large
    post   B2 P1 cash>house:game=5                                   created
    reverse V1 P1 B1                                                 created
    balance P1 cash                                                  9007199254740991
    `,
  ],
]
