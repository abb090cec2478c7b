/** Suggested amounts in kuruş; those outside a method's limits are left out. */
export const PRESETS = [100_00, 250_00, 500_00, 1000_00, 2500_00] as const
