const TURKISH = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/

/** A stored number as it is dialled at home: `0532 547 71 98`. One of another country stays as it is. */
export function formatPhone(stored: string): string {
  return stored.replace(TURKISH, '0$1 $2 $3 $4')
}
