/** Texts of the jackpots: their page, the meters in lists, and the share in the sheet of a game. */
export const tr = {
  jackpots: {
    title: 'Jackpotlar',
    text: 'Slotlardaki bahislerin küçük bir payı ortak havuzlarda birikir. Payları, sıklıkları ve kanıtları bu sayfada.',
    name: '{name} jackpotu',
    mustHit: 'En geç {amount} olmadan düşer',
    mustHitShort: 'En geç {amount}',
    open: 'Jackpotları gör',
    strip: 'Güncel jackpotlar',
    pool: {
      dortSu:
        'Her bahis dört suya birden akar. Her kuruşun şansı aynıdır: bahsin on katıysa şansın da on katıdır.',
      dolunay:
        'Ay dolmadan düşer. Eşik havuz açılmadan seçilip mühürlenir; onu geçen bahis havuzun tamamını alır.',
    },
    oneIn: '1 TL bahisle ortalama {count, number} turda bir',
    begin: 'Başlangıç',
    latest: 'Üst sınır',
    seal: 'Eşiğin mührü',
    sealText: 'Havuz düşünce eşik ve tuzu yayımlanır. Mührü kendin yeniden hesaplayabilirsin.',
    games: 'Bu havuzu dolduran oyunlar',
    noGames: 'Bu havuzun oyunları şu anda kapalı.',
    wins: {
      title: 'Düşen jackpotlar',
      text: 'Yalnızca gerçekten ödenenler. Adlar, oyuncu izin verdiyse görünür.',
      player: 'Bir oyuncu',
      pot: '{pot, number}. havuz',
      stake: '{amount} bahisle',
      proof: 'Kanıt',
      noneTitle: 'Henüz düşen jackpot yok',
      noneText: 'İlk düşen burada görünür: oyunu, tutarı ve kanıtıyla.',
    },
    proof: {
      title: '{name}, {pot, number}. havuz',
      text: 'Mühür, havuz açılmadan yayımlandı. Açılan eşik ve tuz aynı mührü verir; kazanan bahis eşiği geçen bahistir.',
      commitment: 'Mühür',
      value: 'Eşik (milyonda bir kuruş)',
      salt: 'Tuz',
      from: 'Bahisten önce birikmiş',
      to: 'Bahisten sonra birikmiş',
      rules: 'Kuralların özeti',
      holds: 'Mühür tutuyor: bu sayfada, tarayıcında hesaplandı.',
      fails: 'Mühür tutmuyor.',
    },
    how: {
      title: 'Nasıl işler?',
      share: {
        title: 'Pay',
        text: 'Bahsinin {share} kadarı havuza eklenir. Bahsin ve oyunun kazancı bundan etkilenmez.',
      },
      ticket: {
        title: 'Bilet',
        text: 'Dört Su oyunlarında her tur, sunucu tohumundan ve oyuncu anahtarından bir bilet çeker. Kazanan biletlerin sayısı bahsinle orantılıdır.',
      },
      seal: {
        title: 'Mühür',
        text: 'Dolunay’da eşik önceden mühürlenir. Kimse, biz de, havuzun ne zaman düşeceğini bilerek oynayamaz.',
      },
      order: {
        title: 'Sıra',
        text: 'Aynı anda gelen bahislerde kayıt sırası belirler. İlk kazanan havuzu alır, sonraki yeni havuza oynar.',
      },
    },
    table: {
      title: 'Paylar ve sıklıklar',
      pot: 'Havuz',
      share: 'Bahisten pay',
      begin: 'Başlangıç',
      latest: 'Üst sınır',
      low: '1 TL bahiste',
      high: '500 TL bahiste',
      oneIn: '{count, number} turda 1',
      rules: 'Kural dosyası',
      note: 'Bedava dönüşler ve demo turlar havuzlara katılmaz. Üst sınırın üstündeki tutar bir sonraki havuza geçer.',
    },
    info: {
      title: 'Jackpot',
      share: 'Bahisten havuza giden pay',
      returned: 'Havuzun getirdiği (RTP’ye ek)',
      oneIn: '{name}, 1 TL bahiste',
    },
  },
} as const
