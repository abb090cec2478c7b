import { HOUR_MS, kurus, MINUTE_MS } from '@poyraz/kernel'
import { BANKS } from '../banks.ts'
import { CEP_FIELDS, cepAmounts } from './cep-bank.ts'
import { BITCOIN, type Coin, USDT_ETHEREUM, USDT_TRON } from './coins.ts'
import {
  BRANCH,
  CARD_CODE,
  CARD_PIN,
  HOUSE_ACCOUNT,
  REFERENCE,
  SENDER_BANK,
  SENDER_NAME,
  senderAddress,
  WALLET_NUMBER,
} from './fields.ts'
import { DEPOSIT, type Listed, type Method, TRANSFER_TYPES } from './method.ts'
import {
  BANK_NOTES,
  CARD_NOTES,
  CEP_NOTES,
  CREDIT_NOTE,
  cryptoNotes,
  QR_NOTES,
  WALLET_NOTES,
} from './notes.ts'

/** EFT runs between banks on working days, 09:00 to 17:00, in minutes of the Istanbul day. */
export const OFFICE_MINUTES = [9, 17].map((hour) => (hour * HOUR_MS) / MINUTE_MS) as [number, number]
export const AT_ONCE = { tr: 'anında', en: 'at once' }
export const IN_MINUTES = { tr: '1–15 dakika', en: '1–15 minutes' }
export const IN_HOURS = { tr: '1–4 saat', en: '1–4 hours' }

export type MethodData = Pick<Method, 'id' | 'transferType' | 'name' | 'logo'> & Partial<Method>

/**
 * Builds a method with defaults: always open, any amount within the limits, no fee, confirmed by the
 * provider.
 */
export function methodOf(direction: Method['direction'], data: MethodData): Method {
  return {
    direction,
    completion: 'provider',
    highlighted: false,
    eta: AT_ONCE,
    min: kurus(10_000),
    max: kurus(10_000_000),
    fee: kurus(0),
    amounts: null,
    officeMinutes: null,
    maxUnverified: null,
    dayMax: null,
    houseCode: `house:method:${data.id}`,
    payWithinMs: 30 * MINUTE_MS,
    coin: null,
    notes: [],
    fields: [],
    ...data,
  }
}

const deposit = (data: MethodData) => methodOf(DEPOSIT, data)

/** Play money of the sandbox: created on request, worthless outside. */
export const SANDBOX: Method = deposit({
  id: 1,
  transferType: TRANSFER_TYPES.direct,
  completion: 'at_once',
  highlighted: true,
  name: { tr: 'Oyun parası', en: 'Play money (Sandbox)' },
  logo: '1fa99',
  min: kurus(1_000),
  houseCode: 'house:sandbox',
})

const BANK = {
  transferType: TRANSFER_TYPES.bank,
  fields: [HOUSE_ACCOUNT, SENDER_NAME, SENDER_BANK, BRANCH, REFERENCE],
  logo: '1f3e6',
  eta: IN_MINUTES,
  notes: BANK_NOTES,
}

function crypto(id: number, coin: Coin, name: string): Method {
  return deposit({
    id,
    transferType: TRANSFER_TYPES.crypto,
    name: { tr: name, en: name },
    logo: '1fa99',
    min: kurus(25_000),
    max: kurus(100_000_000),
    maxUnverified: kurus(5_000_000),
    eta: { tr: '10–30 dakika', en: '10–30 minutes' },
    payWithinMs: 15 * MINUTE_MS,
    coin,
    notes: cryptoNotes(coin),
    fields: [senderAddress(coin)],
  })
}

/** Deposit methods in display order. Ids are part of the wire protocol and never change. */
export const DEPOSITS: readonly Listed[] = [
  SANDBOX,
  {
    id: 1001,
    name: { tr: 'Havale / EFT / FAST', en: 'Bank transfer' },
    logo: '1f3e6',
    methods: [
      deposit({ ...BANK, id: 11, name: { tr: 'Havale', en: 'Transfer within the bank' } }),
      deposit({
        ...BANK,
        id: 12,
        name: { tr: 'EFT', en: 'EFT' },
        eta: IN_HOURS,
        officeMinutes: OFFICE_MINUTES,
      }),
      deposit({
        ...BANK,
        id: 13,
        name: { tr: 'FAST', en: 'FAST' },
        highlighted: true,
        eta: AT_ONCE,
        notes: [...BANK_NOTES, CREDIT_NOTE],
      }),
    ],
  },
  {
    id: 1002,
    name: { tr: 'Cep bankası', en: 'Cash to phone (Cepbank)' },
    logo: '1f4f1',
    methods: BANKS.filter((bank) => bank.cepBank).map((bank) =>
      deposit({
        id: 20 + bank.id,
        transferType: TRANSFER_TYPES.cepBank,
        name: { tr: bank.name, en: bank.name },
        logo: bank.logo,
        eta: IN_MINUTES,
        min: kurus(5_000),
        max: kurus(100_000),
        amounts: cepAmounts(bank.id),
        notes: CEP_NOTES,
        fields: CEP_FIELDS,
      }),
    ),
  },
  deposit({
    id: 31,
    transferType: TRANSFER_TYPES.wallet,
    name: { tr: 'E-cüzdan', en: 'E-wallet' },
    logo: '1f45b',
    min: kurus(5_000),
    max: kurus(5_000_000),
    notes: WALLET_NOTES,
    fields: [WALLET_NUMBER],
  }),
  deposit({
    id: 41,
    transferType: TRANSFER_TYPES.direct,
    completion: 'prepaid_card',
    name: { tr: 'Ön ödemeli kart', en: 'Prepaid card' },
    logo: '1f3ab',
    min: kurus(1_000),
    fields: [CARD_CODE, CARD_PIN],
  }),
  deposit({
    id: 51,
    transferType: TRANSFER_TYPES.card,
    name: { tr: 'Kredi / banka kartı', en: 'Card' },
    logo: '1f4b3',
    max: kurus(1_000_000),
    maxUnverified: kurus(250_000),
    notes: CARD_NOTES,
  }),
  deposit({
    id: 61,
    transferType: TRANSFER_TYPES.qr,
    name: { tr: 'Karekod', en: 'QR code' },
    logo: '1f4f7',
    min: kurus(5_000),
    max: kurus(2_000_000),
    payWithinMs: 10 * MINUTE_MS,
    notes: QR_NOTES,
  }),
  {
    id: 1007,
    name: { tr: 'Kripto', en: 'Crypto' },
    logo: '1fa99',
    methods: [
      crypto(71, USDT_TRON, 'USDT (TRC20)'),
      crypto(72, USDT_ETHEREUM, 'USDT (ERC20)'),
      crypto(73, BITCOIN, 'Bitcoin'),
    ],
  },
]
