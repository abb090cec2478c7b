import type { Coin } from './coins.ts'
import type { Words } from './method.ts'

/** Notes shown to the player before paying, by method. */
export const BANK_NOTES: readonly Words[] = [
  {
    tr: 'Yalnızca kendi adına açılmış bir hesaptan gönder. Başkasının hesabından gelen tutar iade edilir.',
    en: 'Send from an account in your own name only. Money from somebody else’s account is sent back.',
  },
  {
    tr: 'Alıcı hesap her yatırımda değişebilir. Eski bir IBAN’ı kullanma.',
    en: 'The account to pay into may change each time. Do not reuse an old IBAN.',
  },
]

export const CREDIT_NOTE: Words = {
  tr: 'Kredi kartından yapılan FAST kabul edilmez.',
  en: 'A FAST transfer funded by a credit card is not accepted.',
}

export const CEP_NOTES: readonly Words[] = [
  {
    tr: 'Önce bankandan cebe para gönder, sonra bankanın verdiği referans numarasını buraya yaz.',
    en: 'First send the money to the phone at your bank, then enter the reference your bank gave you.',
  },
]

export const WALLET_NOTES: readonly Words[] = [
  {
    tr: 'Cüzdan senin adına olmalı. Çekimlerin de aynı cüzdana gider.',
    en: 'The wallet must be in your name. Your withdrawals go to the same wallet.',
  },
]

export const CARD_NOTES: readonly Words[] = [
  {
    tr: 'Kart numarası yalnızca ödeme kuruluşunun sayfasında, 3D Secure ile girilir; biz görmeyiz.',
    en: 'The card number is entered on the payment company’s page only, with 3-D Secure; we never see it.',
  },
]

export const QR_NOTES: readonly Words[] = [
  {
    tr: 'Kod bir kez kullanılır, 10 dakika geçerlidir. Tutar kodun içindedir.',
    en: 'The code works once and for 10 minutes. The amount is inside the code.',
  },
]

export function cryptoNotes({ asset, network }: Coin): readonly Words[] {
  return [
    {
      tr: `Yalnızca ${network} ağından ${asset} gönder. Başka bir ağdan gönderilen kaybolur.`,
      en: `Send ${asset} on the ${network} network only. What is sent on another network is lost.`,
    },
    {
      tr: 'Kur 15 dakika sabit kalır. Süre dolduktan sonra gelen tutar incelenir.',
      en: 'The rate is locked for 15 minutes. What arrives later is looked at by a person.',
    },
  ]
}

/** Notes of withdrawal methods. */
export const OUT_NOTES = {
  bank: [
    {
      tr: 'Çekim yalnızca kendi adına açılmış bir hesaba gider.',
      en: 'A withdrawal goes to an account in your own name only.',
    },
  ],
  wallet: [
    {
      tr: 'Çekim yalnızca daha önce para yatırdığın bir cüzdana gider. Yeni cüzdan 24 saat bekler.',
      en: 'A withdrawal goes to a wallet you have deposited from only. A new one waits for 24 hours.',
    },
  ],
  cepBank: [
    {
      tr: 'Para yalnızca profilindeki cep telefonuna gönderilir.',
      en: 'The money is sent to the mobile number in your profile only.',
    },
  ],
  crypto: [
    {
      tr: 'Çekim yalnızca bu ağda daha önce para yatırdığın bir adrese gider. Yeni adres 24 saat bekler.',
      en: 'A withdrawal goes to an address of this network you have deposited from only. A new one waits for 24 hours.',
    },
    {
      tr: 'Göndereceğimiz coin, ödeme anının kuruyla hesaplanır.',
      en: 'The coins we send are counted at the rate of the moment we pay.',
    },
  ],
} as const satisfies Record<string, readonly Words[]>
