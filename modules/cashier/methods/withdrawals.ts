import { kurus } from '@poyraz/kernel'
import { BANKS } from '../banks.ts'
import { cepAmounts } from './cep-bank.ts'
import { BITCOIN, type Coin, USDT_TRON } from './coins.ts'
import { AT_ONCE, IN_HOURS, IN_MINUTES, type MethodData, methodOf, OFFICE_MINUTES } from './deposits.ts'
import {
  IDENTITY_VALIDITY,
  NOTE,
  OWN_ACCOUNT,
  OWN_WALLET,
  ownAddress,
  RECEIVER_IDENTITY,
  RECEIVER_PHONE,
} from './fields.ts'
import { type Listed, type Method, TRANSFER_TYPES, WITHDRAWAL } from './method.ts'
import { OUT_NOTES } from './notes.ts'

/** Day caps as usual among operators in Türkiye: higher for crypto than for banks and wallets. */
const [DAY_MAX, CRYPTO_DAY_MAX] = [kurus(12_500_000), kurus(25_000_000)]

/** Sum over all methods until the player's identity is verified. */
const UNVERIFIED_MAX = kurus(1_000_000)

const withdrawal = (data: MethodData) =>
  methodOf(WITHDRAWAL, { dayMax: DAY_MAX, maxUnverified: UNVERIFIED_MAX, ...data })

const BANK = {
  transferType: TRANSFER_TYPES.bank,
  logo: '1f3e6',
  max: DAY_MAX,
  notes: OUT_NOTES.bank,
  fields: [OWN_ACCOUNT, IDENTITY_VALIDITY, NOTE],
}

function crypto(id: number, coin: Coin, name: string): Method {
  return withdrawal({
    id,
    transferType: TRANSFER_TYPES.crypto,
    name: { tr: name, en: name },
    logo: '1fa99',
    min: kurus(25_000),
    max: CRYPTO_DAY_MAX,
    dayMax: CRYPTO_DAY_MAX,
    fee: kurus(1_500),
    eta: IN_HOURS,
    coin,
    notes: OUT_NOTES.crypto,
    fields: [ownAddress(coin), NOTE],
  })
}

/**
 * Withdrawal methods in display order. Money goes only to the player's own bank account, phone, wallet or
 * address.
 */
export const WITHDRAWALS: readonly Listed[] = [
  {
    id: 1101,
    name: { tr: 'Banka hesabına', en: 'To a bank account' },
    logo: '1f3e6',
    methods: [
      withdrawal({
        ...BANK,
        id: 112,
        name: { tr: 'Havale / EFT', en: 'Transfer / EFT' },
        eta: IN_HOURS,
        officeMinutes: OFFICE_MINUTES,
      }),
      withdrawal({
        ...BANK,
        id: 113,
        name: { tr: 'FAST', en: 'FAST' },
        highlighted: true,
        max: kurus(5_000_000),
        eta: IN_MINUTES,
      }),
    ],
  },
  {
    id: 1102,
    name: { tr: 'Cep bankası', en: 'Cash to phone (Cepbank)' },
    logo: '1f4f1',
    methods: BANKS.filter((bank) => bank.cepBank).map((bank) =>
      withdrawal({
        id: 120 + bank.id,
        transferType: TRANSFER_TYPES.cepBank,
        name: { tr: bank.name, en: bank.name },
        logo: bank.logo,
        eta: IN_HOURS,
        max: kurus(100_000),
        amounts: cepAmounts(bank.id).filter((amount) => amount >= 10_000n),
        notes: OUT_NOTES.cepBank,
        fields: [RECEIVER_PHONE, RECEIVER_IDENTITY, IDENTITY_VALIDITY, NOTE],
      }),
    ),
  },
  withdrawal({
    id: 131,
    transferType: TRANSFER_TYPES.wallet,
    name: { tr: 'E-cüzdan', en: 'E-wallet' },
    logo: '1f45b',
    max: kurus(5_000_000),
    maxUnverified: kurus(500_000),
    eta: AT_ONCE,
    notes: OUT_NOTES.wallet,
    fields: [OWN_WALLET, NOTE],
  }),
  {
    id: 1107,
    name: { tr: 'Kripto', en: 'Crypto' },
    logo: '1fa99',
    methods: [crypto(171, USDT_TRON, 'USDT (TRC20)'), crypto(173, BITCOIN, 'Bitcoin')],
  },
]
