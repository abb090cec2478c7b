import type { Product } from '@poyraz/contract'
import { type Basis, LOSS_DAYS, type Offer } from './offer.ts'
import type { Figures, TermsWords } from './terms.ts'

const PRODUCTS: Readonly<Record<string, string>> = {
  slots: 'slot',
  originals: 'özgün oyunlar',
  live: 'canlı casino',
  sports: 'spor',
  bingo: 'tombala',
  poker: 'poker',
  tavla: 'tavla',
  okey: 'okey',
  virtual: 'sanal oyunlar',
} satisfies Record<Product | 'originals', string>

const EVERY: Readonly<Record<Offer['every'], string>> = {
  once: 'Kişi başına bir kez verilir.',
  day: 'Günde bir kez verilir; günler İstanbul saatine göre başlar.',
  week: `${LOSS_DAYS} günde bir kez verilir.`,
}

export const TERMS_TR: TermsWords = {
  how: 'Ne kadar',
  table: [{ deposit: 'Yatırım', loss: 'Net kayıp' }, 'Bonus', 'Çevrim'],
  conditions: 'Koşullar',
  summary: ({ basis }, figures) => `${summary(basis, figures)} Oyun parasıdır.`,
  amount: ({ basis }, figures) => amount(basis, figures),
  list: (offer, figures) => [
    'Hesabın açık, e-postan onaylı olmalı.',
    ...conditionsOf(offer.basis, figures),
    ...(figures.code === null ? [] : [`Promosyon kodu: <strong>${figures.code}</strong>.`]),
    EVERY[offer.every],
    ...(offer.basis.kind === 'free_bet' ? freeBet(figures) : wagered(offer, figures)),
    'Kendini dışlarsan ya da hesabını kapatırsan bonusların silinir; nakdin senindir.',
    'Bonus oyun parasıdır, paraya ya da ödüle çevrilemez.',
  ],
}

const SOURCE = { deposit: 'Yatırımına', loss: 'Net kaybına', manual: 'İsteğine göre' } as const

function summary({ kind }: Basis, figures: Figures): string {
  const { rate, amountMax, wagering, days, rounds, stake, game } = figures
  switch (kind) {
    case 'spins':
      return `${game} oyununda ${stake} bahisle ${rounds} bedava dönüş. Kazancın ${wagering} kat çevrilir, süre ${days} gün.`
    case 'free_bet':
      return `Bir kupon için ${amountMax} bedava bahis. Kazanç nakittir, süre ${days} gün.`
    default:
      return `${SOURCE[kind]}${rate && ` ${rate},`} en çok ${amountMax} bonus. Çevrim ${wagering} kat, süre ${days} gün.`
  }
}

function wagered(offer: Offer, figures: Figures): readonly string[] {
  const isSpins = offer.basis.kind === 'spins'
  const most = isSpins ? figures.winMax : `bonusun ${figures.cashOut} katı`
  return [
    ...(isSpins
      ? ['Dönüşler bitene kadar kazançları bekler; başka bahislerin yalnızca nakdinden ödenir.']
      : []),
    `Çevrim, ${isSpins ? 'dönüşlerden gelen kazancın' : 'bonusun'} ${figures.wagering} katıdır. Bahisler sonuçlandığında şu oranlarda sayılır: ${figures.weights
      .map(({ product, share }) => `${PRODUCTS[product] ?? product} ${share}`)
      .join(', ')}.`,
    ...(figures.couponOdds === null
      ? []
      : [`Spor kuponlarından, her satırının oranı en az ${figures.couponOdds} olanlar sayılır.`]),
    `Çevrim sürerken bir turda en yüksek bahis ${figures.maxStake} olabilir.`,
    'Bahisler önce nakdinden, o bitince bonustan ödenir. Kazanç aynı oranda geri yazılır.',
    `Süre ${figures.days} gündür. Süre bitince kalan ${isSpins ? 'dönüşler, ' : ''}bonus ve bonustan gelen kazanç silinir; nakdine dokunulmaz.`,
    offer.sticky
      ? `Çevrim bitince bonusun kendisi silinir; bonusla kazandığın, en çok ${most}, nakit olur.`
      : `Çevrim bitince kalan bonus, en çok ${most}, nakit olur; fazlası silinir.`,
    'Açık bahislerinde bonus parası varsa bonus, onlar sonuçlanınca nakit olur; çevrim bittiyse süre dolsa da bekler. Bonus daha önce biterse o bahislerin kazancında bonusa düşen pay da silinir.',
    'Bonus sürerken çekim istersen bonus iptal edilir; nakdin senindir. Çekimden vazgeçsen de bonus geri gelmez.',
    'Aynı anda bir bonusun olabilir. Dilediğin an iptal edebilirsin; önce neyin kalacağını görürsün.',
  ]
}

function freeBet({ days, winMax, amountMax, odds, oddsWin }: Figures): readonly string[] {
  return [
    'Bedava bahis bir kuponda tek seferde kullanılır; bölünmez. Onu kazandıran yatırımın kadar nakit bahsin sonuçlandıktan sonra kullanabilirsin.',
    `Kuponun kazanırsa bahsin kendisi geri gelmez, kazanç nakit yazılır: ${amountMax}, ${odds} oran → ${oddsWin}. En çok ${winMax}.`,
    'Kupon iptal olursa bedava bahis geri gelmez; kuponu kabul etmezsek geri gelir. Çevrimi yoktur, başka bir bonusun çevrimine de sayılmaz.',
    'Bedava bahsi kuponda sen seçersin; seçmezsen bahisler önce nakdinden, o bitince bonustan ödenir.',
    `Süre ${days} gündür; kullanılmayan bedava bahis silinir.`,
    'Kullanmadan çekim istersen bedava bahis iptal edilir; nakdin senindir. Çekimden vazgeçsen de geri gelmez.',
    'Aktif bir bonusun varken de alabilirsin.',
  ]
}

function amount(basis: Basis, figures: Figures): string {
  const { rate, amountMax, least, lossDays, rounds, stake, game } = figures
  switch (basis.kind) {
    case 'deposit':
      return `${basis.onlyFirst ? 'İlk yatırımına' : 'Yatırımına'} ${rate} bonus, en çok ${amountMax}. Yatırım en az ${least} olmalıdır. Kuruşun altı atılır.`
    case 'loss':
      return `Son ${lossDays} günün net kaybına ${rate} bonus, en çok ${amountMax}. Net kayıp en az ${least} olmalıdır. Net kayıp = yatırımların − çekimlerin − şimdiki bakiyen − aldığın bonuslar. Kuruşun altı atılır.`
    case 'spins':
      return `${game} oyununda, her biri ${stake} bahisle ${rounds} dönüş. Bahsi biz öderiz, kazanç bonus olur. Yatırım en az ${least} olmalıdır.`
    case 'free_bet':
      return `${amountMax} değerinde bir bahis. Yatırım en az ${least} olmalıdır.`
    default:
      return `Bonusu sen istersin, tutara ekibimiz karar verir: en çok ${amountMax}.`
  }
}

/** The deposit facts that a bonus of any kind depends on. */
const STANDING = [
  'Bekleyen bir çekimin varken bonus verilmez.',
  'Bonusun dayandığı yatırım bankaca geri alınırsa bonus iptal edilir; nakde geçen bölümü de geri alınır. İtiraz kapanır ve para bize dönerse yatırım yeniden sayılır.',
]

function conditionsOf(basis: Basis, { balanceBelow }: Figures): readonly string[] {
  switch (basis.kind) {
    case 'deposit':
    case 'spins':
    case 'free_bet':
      return [
        'Bonusu yatırımdan sonra, o parayla bahis oynamadan önce istersin; kodu yatırırken ya da kaydolurken de yazabilirsin.',
        'Yazdığın kod e-postan onaylanana kadar bekler. Bonus verilmeden bahis oynarsan ya da yatırım hesabından çıkarsa kod geçersiz olur.',
        'Yatırımın tamamı hesabında durmalı: çekilmemiş ve iade edilmemiş olmalı. Bir yatırım yalnızca bir bonus kazandırır.',
        ...STANDING,
      ]
    case 'loss':
      return [
        'Bir oyunda ya da canlı masada bitmemiş turun olmamalı. Açık kuponlarının bahsi bakiyenden sayılır.',
        ...(balanceBelow === null
          ? []
          : [`Bakiyen ${balanceBelow} altında olmalı; bekleyen çekimin de bakiyene sayılır.`]),
        'Yalnızca nakitle çevirdiğin, çekilmemiş ve iade edilmemiş yatırımlar sayılır; net kayıp bunların toplamını geçemez. Çekimler son yatırımlarından düşülür.',
        ...STANDING,
      ]
    default:
      return ['Çekilmemiş ve iade edilmemiş bir yatırımın olmalı.', ...STANDING]
  }
}
