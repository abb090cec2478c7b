/** Mails and SMS of the account, plain text. Before an address is proven, only `confirm` and `reset` go to it. */
export const tr = {
  confirmSubject: 'E-posta adresini doğrula',
  confirmBody:
    'Merhaba,\n\nBu adresle bir Poyraz hesabı açıldı. Adresin sana ait olduğunu doğrulamak için:\n\n{link}\n\n' +
    'Bağlantı 24 saat geçerli. Hesabı sen açmadıysan bir şey yapman gerekmez.',
  changeEmailSubject: 'Yeni e-posta adresini doğrula',
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
    'Merhaba {username},\n\nHesabının e-posta adresi {time} itibarıyla değişti; bundan sonra iletiler yeni adrese ' +
    'gider.\n\nBunu sen yapmadıysan hemen bizimle iletişime geç.',
  phoneChangedSubject: 'Telefonun değişti',
  phoneChangedBody:
    'Merhaba {username},\n\nHesabının telefonu {time} itibarıyla değişti; doğrulama kodları bundan sonra yeni ' +
    'numaraya gider.\n\nBunu sen yapmadıysan parolanı hemen yenile ve bizimle iletişime geç:\n\n{link}',
  resetSubject: 'Parolanı yenile',
  resetBody:
    'Merhaba,\n\nYeni parola belirlemek için:\n\n{link}\n\nBağlantı 30 dakika geçerli ve bir kez kullanılabilir. ' +
    'Bunu sen istemediysen parolan olduğu gibi kalır.',
  passwordChangedSubject: 'Parolan değişti',
  passwordChangedBody:
    'Merhaba {username},\n\nParolan {time} itibarıyla değişti ve tüm oturumların kapatıldı.\n\n' +
    'Bunu sen yapmadıysan parolanı hemen yenile:\n\n{link}',
  newDeviceSubject: 'Hesabına yeni bir cihazdan giriş yapıldı',
  newDeviceBody:
    'Merhaba {username},\n\nHesabına {time} itibarıyla yeni bir cihazdan giriş yapıldı: {browser}, {address}.\n\n' +
    'Bu sen değilsen parolanı hemen yenile:\n\n{link}',
  twoFactorOnSubject: 'İki adımlı doğrulama açıldı',
  twoFactorOnBody:
    'Merhaba {username},\n\nHesabında iki adımlı doğrulama {time} itibarıyla açıldı. ' +
    'Bunu sen yapmadıysan parolanı hemen yenile:\n\n{link}',
  twoFactorOffSubject: 'İki adımlı doğrulama kapatıldı',
  twoFactorOffBody:
    'Merhaba {username},\n\nHesabında iki adımlı doğrulama {time} itibarıyla kapatıldı. ' +
    'Bunu sen yapmadıysan parolanı hemen yenile:\n\n{link}',
  smsLogin: 'Poyraz giriş kodun: {code}. 5 dakika geçerli. Kimseyle paylaşma.',
  smsPhone: 'Poyraz telefon doğrulama kodun: {code}. 5 dakika geçerli. Kimseyle paylaşma.',
} as const
