import { type Basis, LOSS_DAYS, type Offer } from './offer.ts'
import type { Figures, TermsWords } from './terms.ts'

const PRODUCTS: Readonly<Record<string, string>> = { slot: 'slot', live: 'canlı casino', sport: 'spor' }

const EVERY: Readonly<Record<Offer['every'], string>> = {
  once: 'Kişi başına bir kez verilir.',
  day: 'Günde bir kez verilir; günler İstanbul saatine göre başlar.',
  week: `${LOSS_DAYS} günde bir kez verilir.`,
}

export const TERMS_TR: TermsWords = {
  how: 'Ne kadar',
  table: [{ deposit: 'Yatırım', loss: 'Net kayıp', manual: '' }, 'Bonus', 'Çevrim'],
  conditions: 'Koşullar',
  summary: ({ basis }, { rate, amountMax, wagering, days }) =>
    `${SOURCE[basis.kind]}${rate && ` ${rate},`} en çok ${amountMax} bonus. Çevrim ${wagering} kat, süre ${days} gün. ` +
    'Oyun parasıdır.',
  amount: ({ basis }, figures) => amount(basis, figures),
  list: (offer, figures) => [
    'Hesabın açık, e-postan onaylı olmalı.',
    ...conditionsOf(offer.basis, figures),
    ...(figures.code === null ? [] : [`Promosyon kodu: <strong>${figures.code}</strong>.`]),
    EVERY[offer.every],
    `Çevrim, bonusun ${figures.wagering} katıdır. Bahisler sonuçlandığında şu oranlarda sayılır: ${figures.weights
      .map(({ product, share }) => `${PRODUCTS[product] ?? product} ${share}`)
      .join(', ')}.`,
    `Çevrim sürerken bir turda en yüksek bahis ${figures.maxStake} olabilir.`,
    'Bahisler önce nakitinden, o bitince bonustan ödenir. Kazanç aynı oranda geri yazılır.',
    `Süre ${figures.days} gündür. Süre bitince kalan bonus ve bonustan gelen kazanç silinir; nakitine dokunulmaz.`,
    offer.sticky
      ? `Çevrim bitince bonusun kendisi silinir; bonusla kazandığın, en çok bonusun ${figures.cashOut} katı, nakit olur.`
      : `Çevrim bitince kalan bonus, en çok bonusun ${figures.cashOut} katı, nakit olur; fazlası silinir.`,
    'Aynı anda bir bonusun olabilir. Dilediğin an iptal edebilirsin; önce neyin kalacağını görürsün.',
    'Bonus oyun parasıdır, paraya ya da ödüle çevrilemez.',
  ],
}

const SOURCE: Readonly<Record<Basis['kind'], string>> = {
  deposit: 'Yatırımına',
  loss: 'Net kaybına',
  manual: 'İsteğine göre',
}

function amount(basis: Basis, { rate, amountMax, least, lossDays }: Figures): string {
  switch (basis.kind) {
    case 'deposit':
      return `${basis.onlyFirst ? 'İlk yatırımına' : 'Yatırımına'} ${rate} bonus, en çok ${amountMax}. Yatırım en az ${least} olmalıdır. Kuruşun altı atılır.`
    case 'loss':
      return `Son ${lossDays} günün net kaybına ${rate} bonus, en çok ${amountMax}. Net kayıp en az ${least} olmalıdır. Net kayıp = yatırımların − çekimlerin − şimdiki bakiyen − aldığın bonuslar. Kuruşun altı atılır.`
    default:
      return `Bonusu sen istersin, tutara ekibimiz karar verir: en çok ${amountMax}.`
  }
}

function conditionsOf(basis: Basis, { balanceBelow }: Figures): readonly string[] {
  switch (basis.kind) {
    case 'deposit':
      return [
        'Bonusu yatırımdan sonra, o parayla bahis oynamadan önce istersin; kodu yatırırken de yazabilirsin.',
        'Bir yatırım yalnızca bir bonus kazandırır.',
      ]
    case 'loss':
      return [
        'Yarım kalan turun ya da açık bahsin olmamalı.',
        ...(balanceBelow === null ? [] : [`Bakiyen ${balanceBelow} altında olmalı.`]),
      ]
    default:
      return []
  }
}
