/**
 * Texts of refusals by a limit, with its numbers, by code and, where the limit has one, by kind and period.
 * `min`, `max`, `left`, `least`, `below`, `value` and `targetMax` are amounts, `most`, `minutes`, `legsMin` and
 * `oddsMax` counts, `wait` a duration, `opensAt` a time.
 */
export const tr = {
  locked: 'Çok fazla hatalı deneme oldu. {wait} sonra yeniden dene.',
  too_many_requests: 'Çok sık denedin. {wait} sonra yeniden dene.',
  too_soon: 'Bunun için biraz erken. {wait} sonra yeniden dene.',
  kyc_required:
    'Kimliğini doğrulamadan bununla toplam {max} tutarına kadar işlem yapabilirsin; {left} kaldı. Devamı için: Hesabım > Kimlik.',
  payout_limit:
    'Bir günde en fazla {max} çekebilirsin; bugün {left} kaldı. Daha azını iste ya da yarın yeniden dene.',
  account_limit: 'En fazla {most} banka hesabı kaydedebilirsin. Önce birini sil.',
  daily_withdrawals: 'Bir günde en fazla {most} çekim isteyebilirsin. Yarın yeniden dene.',
  daily_deposits: 'Bir günde en fazla {most} yatırım yapabilirsin. Yarın yeniden dene.',
  document_limit: '30 günde en fazla {most} belge yükleyebilirsin. Yüklediklerinin sonucunu burada görürsün.',
  share_limit: 'En fazla {most} tur paylaşabilirsin. Önce birinin bağlantısını kaldır.',
  cash_out_rule_limit:
    'Otomatik nakde çevirmeyi en fazla {most} kuponda kurabilirsin. Önce birinin kuralını kaldır.',
  follow_limit: 'En fazla {most} maç takip edebilirsin. Önce birini takipten çıkar.',
  stake_range: 'Bahis kolon başına en az {min}, en çok {max} olabilir. Tutarı değiştir.',
  liability_limit: 'Bu seçime şu an kolon başına en çok {max} bahis alabiliyoruz. Tutarı düşür.',
  cash_out_rule_range:
    'Teklif şu an {value}. Hedef bundan yüksek, en çok {targetMax}; alt sınır bundan düşük olmalı.',
  odds_range: 'Bir kuponun toplam oranı en çok {oddsMax} olabilir. Bir seçim çıkar.',
  legs_minimum: 'Bu seçimlerle kupon en az {legsMin} maçlık olmalı. Kuponuna maç ekle.',
  chat_muted: 'Sohbete {wait} yazamazsın. Kararı destekten sorabilirsin.',
  chat_slow: 'Yeni mesaj için {wait} bekle.',
  table_closed: 'Bu masa şu an kapalı. {opensAt} açılır.',
  table_limit: 'Bu masada en fazla {max} oynayabilirsin. Daha az fiş koy.',
  bonus_stake_limit:
    'Bonusun sürerken bir turda en fazla {max} bahis oynayabilirsin. Bahsi düşür ya da bonusunu iptal et.',
  limit_reached_stake:
    'Bir turda en fazla {max} bahis oynayabilirsin. Ayrıntılar Limitler ve molalar sayfasında.',
  limit_reached_session_day:
    'Bugünkü oyun süren {minutes} dakikalık limitine ulaştı. Ayrıntılar Limitler ve molalar sayfasında.',
  limit_reached_loss_day:
    'Günlük kayıp limitin {max}; bugün {left} kaldı. Ayrıntılar Limitler ve molalar sayfasında.',
  limit_reached_loss_week:
    'Haftalık kayıp limitin {max}; bu hafta {left} kaldı. Ayrıntılar Limitler ve molalar sayfasında.',
  limit_reached_loss_month:
    'Aylık kayıp limitin {max}; bu ay {left} kaldı. Ayrıntılar Limitler ve molalar sayfasında.',
  limit_reached_deposit_day:
    'Günlük yatırım limitin {max}; bugün {left} kaldı. Ayrıntılar Limitler ve molalar sayfasında.',
  limit_reached_deposit_week:
    'Haftalık yatırım limitin {max}; bu hafta {left} kaldı. Ayrıntılar Limitler ve molalar sayfasında.',
  limit_reached_deposit_month:
    'Aylık yatırım limitin {max}; bu ay {left} kaldı. Ayrıntılar Limitler ve molalar sayfasında.',
  bonus_deposit_small: 'Bu bonus için en az {least} yatırmalısın.',
  bonus_loss_small: 'Bu bonus için net kaybının en az {least} olması gerekir.',
  bonus_balance_high: 'Bu bonus, bakiyen {below} altına inince verilir.',
} as const
