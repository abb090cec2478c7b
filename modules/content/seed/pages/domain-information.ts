import type { SeedPlainText } from '../shapes.ts'

export const domainInformation: SeedPlainText = {
  infType: 'DomainBilgi',
  title: { tr: 'Alan adı', en: 'Domain' },
  text: {
    tr:
      'Poyraz’ın adresi, şu an tarayıcının adres satırında gördüğün adrestir. Başka bir adreste parolanı yazma. ' +
      'E-posta, SMS ya da telefonla senden parola, kod ya da para istemeyiz.',
    en:
      'The address of Poyraz is the one you see in your browser now. Do not enter your password at any other. ' +
      'We never ask for a password, a code or money by e-mail, SMS or phone.',
  },
}
