/** Mails and SMS of the account, plain text. Before an address is proven, only `confirm` and `reset` go to it. */
export const tr = {
  confirmSubject: 'E-posta adresini onayla',
  confirmBody:
    'Merhaba,\n\nBu adresle bir Poyraz hesabı açıldı. Adresin sana ait olduğunu onaylamak için:\n\n{link}\n\n' +
    'Bağlantı 24 saat geçerli. Hesabı sen açmadıysan bir şey yapman gerekmez.',
  changeEmailSubject: 'Yeni e-posta adresini onayla',
  changeEmailBody:
    'Merhaba,\n\nBir Poyraz hesabı bu adresi kullanmak istiyor. Onaylamak için:\n\n{link}\n\n' +
    'Bağlantı 24 saat geçerli. Bunu sen istemediysen bir şey yapman gerekmez.',
  emailWantedSubject: 'E-posta adresini değiştirme isteği',
  emailWantedBody:
    'Merhaba {username},\n\nHesabının e-posta adresinin değiştirilmesi istendi: {time}. Yeni adres, oraya ' +
    'gönderilen bağlantı açılınca geçerli olur; o zamana kadar bu adres kalır.\n\n' +
    'Bunu sen istemediysen parolanı hemen yenile; o bağlantı da böylece geçersiz olur:\n\n{link}',
  emailChangedSubject: 'E-posta adresin değişti',
  emailChangedBody:
    'Merhaba {username},\n\nHesabının e-posta adresi {at} değişti; bundan sonra iletiler yeni adrese ' +
    'gider.\n\nBunu sen yapmadıysan hemen desteğe başvur:\n\n{support}',
  emailMovedSubject: 'E-posta adresin değişti',
  emailMovedBody:
    'Merhaba {username},\n\nHesabının e-posta adresi {at} değişti; bundan sonra iletiler yeni adrese ' +
    'gider.\n\nBunu sen yapmadıysan hesabını geri al:\n\n{link}\n\n' +
    'Bağlantı 72 saat geçerli ve bir kez kullanılabilir. Onunla yeni bir parola belirlersin; bütün oturumlar ' +
    'sonlanır ve hesabın e-postası yine bu adres olur. Bunu sen yaptıysan bir şey yapman gerekmez; bağlantıyı ' +
    'kimseyle paylaşma.',
  phoneChangedSubject: 'Telefonun değişti',
  phoneChangedBody:
    'Merhaba {username},\n\nHesabının telefonu {at} değişti; doğrulama kodları bundan sonra yeni ' +
    'numaraya gider.\n\nBunu sen yapmadıysan parolanı hemen yenile:\n\n{link}\n\n' +
    'Hesabına giremiyorsan desteğe başvur:\n\n{support}',
  resetSubject: 'Parolanı yenile',
  resetBody:
    'Merhaba,\n\n{opened} açılan hesap için yeni parola belirle:\n\n{link}\n\n' +
    'Bağlantı 30 dakika geçerli ve bir kez kullanılabilir. Bunu sen istemediysen parolan olduğu gibi kalır.',
  passwordChangedSubject: 'Parolan değişti',
  passwordChangedBody:
    'Merhaba {username},\n\nParolan {at} değişti ve tüm oturumların kapatıldı.\n\n' +
    'Bunu sen yapmadıysan parolanı hemen yenile:\n\n{link}',
  newDeviceSubject: 'Hesabına yeni bir cihazdan giriş yapıldı',
  newDeviceBody:
    'Merhaba {username},\n\nHesabına yeni bir cihazdan giriş yapıldı: {time}, {browser}, {address}.\n\n' +
    'Bu sen değilsen parolanı hemen yenile:\n\n{link}',
  twoFactorOnSubject: 'İki adımlı doğrulama açıldı',
  twoFactorOnBody:
    'Merhaba {username},\n\nHesabında iki adımlı doğrulama {at} açıldı.\n\n' +
    'Bunu sen yapmadıysan hesabını geri al:\n\n{link}\n\n' +
    'Bağlantı 72 saat geçerli ve bir kez kullanılabilir. Onunla yeni bir parola belirlersin; iki adımlı doğrulama ' +
    'kapanır, bütün oturumlar sonlanır ve hesabın e-postası yine bu adres olur. Bunu sen yaptıysan bir şey yapman ' +
    'gerekmez; bağlantıyı kimseyle paylaşma.',
  twoFactorOffSubject: 'İki adımlı doğrulama kapatıldı',
  twoFactorOffBody:
    'Merhaba {username},\n\nHesabında iki adımlı doğrulama {at} kapatıldı. ' +
    'Bunu sen yapmadıysan parolanı hemen yenile:\n\n{link}',
  passkeyAddedSubject: 'Hesabına geçiş anahtarı eklendi',
  passkeyAddedBody:
    'Merhaba {username},\n\nHesabına bir geçiş anahtarı eklendi: {time}, {browser}, {address}. Onunla parola ' +
    've kod olmadan giriş yapılabilir.\n\n' +
    'Bunu sen yapmadıysan parolanı hemen yenile; bütün geçiş anahtarların silinir ve oturumların kapanır:\n\n{link}',
  passkeyRemovedSubject: 'Geçiş anahtarı kaldırıldı',
  passkeyRemovedBody:
    'Merhaba {username},\n\nHesabından bir geçiş anahtarı kaldırıldı: {time}, {browser}, {address}.\n\n' +
    'Bunu sen yapmadıysan parolanı hemen yenile:\n\n{link}',
  reclaimedSubject: 'Hesabın geri alındı',
  reclaimedBody:
    'Merhaba {username},\n\nHesabın, e-postana gönderdiğimiz bağlantıyla {at} ' +
    'geri alındı: parola değişti, iki adımlı doğrulama kapatıldı, geçiş anahtarları silindi ve bütün oturumlar ' +
    'sonlandırıldı.\n\n' +
    'Şimdi yeni parolanla gir, telefonunla banka hesaplarına bak ve iki adımlı doğrulamayı yeniden aç.\n\n' +
    'Bunu sen yapmadıysan parolanı hemen yenile:\n\n{link}',
  supportAnswerSubject: '{reference}: {subject}',
  supportAnswerBody:
    'Merhaba,\n\n{answer}\n\nPoyraz destek\n\n— Yazdığın mesaj ({time}):\n\n{text}\n\n' +
    'Bu e-posta yanıtlanamaz. Eklemek istediğin bir şey varsa buradan yaz ve {reference} numarasını belirt:\n\n{link}',
  supportNoticeTitle: 'Mesajına yanıt geldi: {subject}',
  supportNoticeText: 'Mesajının numarası {reference}. Bütün mesajların destek sayfasında.',
  promotionLink: 'Ayrıntıları gör',
  support: 'Yardım için: {email}. Kullanıcı adını ve ne olduğunu yaz; parolanı ya da bir kodu asla yazma.',
  smsLogin: 'Poyraz giriş kodun: {code}. 5 dakika geçerli. Kimseyle paylaşma.',
  smsPhone: 'Poyraz telefon doğrulama kodun: {code}. 5 dakika geçerli. Kimseyle paylaşma.',
} as const
