import type { SeedSocialLinks } from './shapes.ts'

export const socialLinks: SeedSocialLinks = {
  facebook: { icon: 'facebook', name: 'Facebook', url: '' },
  twitter: { icon: 'twitter', name: 'X', url: '' },
  instagram: { icon: 'instagram', name: 'Instagram', url: '' },
  youtube: { icon: 'youtube', name: 'YouTube', url: '' },
  reddit: { icon: 'reddit', name: 'Reddit', url: '' },
  telegram: { icon: 'telegram', name: 'Telegram', url: '' },
  whatsapp: { icon: 'whatsapp', name: 'WhatsApp', url: '' },
  google: { icon: 'google', name: 'Google', url: '' },
  pinterest: { icon: 'pinterest', name: 'Pinterest', url: '' },
}
