import { HOUR_MS, type Kurus, kurus, MINUTE_MS } from '@poyraz/kernel'
import { BANKS } from '../banks.ts'
import {
  BRANCH,
  CARD_CODE,
  CARD_PIN,
  cryptoAddress,
  HOUSE_ACCOUNT,
  RECEIVER_IDENTITY,
  RECEIVER_PHONE,
  REFERENCE,
  SENDER_IDENTITY,
  SENDER_PHONE,
  WALLET_NUMBER,
} from './fields.ts'
import { DEPOSIT, type Listed, type Method, TRANSFER_TYPES } from './method.ts'

/** EFT runs between banks on working days, 09:00 to 17:00. */
export const OFFICE_MINUTES = [9, 17].map((hour) => (hour * HOUR_MS) / MINUTE_MS) as [number, number]
export const AT_ONCE = { tr: 'anında', en: 'at once' }
export const IN_MINUTES = { tr: '1-15 dakika', en: '1-15 minutes' }
export const IN_HOURS = { tr: '1-4 saat', en: '1-4 hours' }

export type MethodData = Pick<Method, 'id' | 'transferType' | 'name' | 'logo'> & Partial<Method>

/** A method as most are: always open, any amount, no fee, confirmed by the provider. */
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
    fields: [],
    ...data,
  }
}

const deposit = (data: MethodData) => methodOf(DEPOSIT, data)

/** Money of the sandbox: minted on request, worth nothing outside. */
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

const BANK_FIELDS = [HOUSE_ACCOUNT, BRANCH, REFERENCE]
const BANK = { transferType: TRANSFER_TYPES.bank, fields: BANK_FIELDS, logo: '1f3e6', eta: IN_MINUTES }
const CEP_FIELDS = [
  SENDER_PHONE,
  SENDER_IDENTITY,
  RECEIVER_PHONE,
  RECEIVER_IDENTITY,
  { ...REFERENCE, required: true },
]
const CEP_STEPS: readonly Kurus[] = [50, 100, 200, 250, 500, 750, 1_000].map((lira) => kurus(lira * 100))
export const TRON = '^T[1-9A-HJ-NP-Za-km-z]{33}$'
const ETHEREUM = '^0x[0-9a-fA-F]{40}$'
export const BITCOIN = '^(?:bc1[02-9ac-hj-np-z]{11,59}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$'
const CRYPTO = {
  transferType: TRANSFER_TYPES.crypto,
  logo: '1fa99',
  min: kurus(25_000),
  max: kurus(100_000_000),
  maxUnverified: kurus(5_000_000),
  eta: { tr: '10-30 dakika', en: '10-30 minutes' },
}

/** What a bank takes in one order of cep bank: the machine of each knows other notes. */
export function cepAmounts(bankId: number): readonly Kurus[] {
  return CEP_STEPS.filter((amount) => bankId % 2 === 1 || amount % 10_000n === 0n)
}

/** In the order in which they are shown; ids are on the wire for ever. */
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
      deposit({ ...BANK, id: 13, name: { tr: 'FAST', en: 'FAST' }, highlighted: true, eta: AT_ONCE }),
    ],
  },
  {
    id: 1002,
    name: { tr: 'Cep bankası', en: 'Mobile banking' },
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
  }),
  deposit({
    id: 61,
    transferType: TRANSFER_TYPES.qr,
    name: { tr: 'Karekod', en: 'QR code' },
    logo: '1f4f7',
    min: kurus(5_000),
    max: kurus(2_000_000),
  }),
  {
    id: 1007,
    name: { tr: 'Kripto', en: 'Crypto' },
    logo: '1fa99',
    methods: [
      deposit({
        ...CRYPTO,
        id: 71,
        name: { tr: 'USDT (TRC20)', en: 'USDT (TRC20)' },
        fields: [cryptoAddress(TRON)],
      }),
      deposit({
        ...CRYPTO,
        id: 72,
        name: { tr: 'USDT (ERC20)', en: 'USDT (ERC20)' },
        fields: [cryptoAddress(ETHEREUM)],
      }),
      deposit({
        ...CRYPTO,
        id: 73,
        name: { tr: 'Bitcoin', en: 'Bitcoin' },
        fields: [cryptoAddress(BITCOIN)],
      }),
    ],
  },
]
