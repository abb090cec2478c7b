const TURKISH = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/

/** Formats a stored Turkish number as `0532 547 71 98`. Numbers of other countries are unchanged. */
export function formatPhone(stored: string): string {
  return stored.replace(TURKISH, '0$1 $2 $3 $4')
}
