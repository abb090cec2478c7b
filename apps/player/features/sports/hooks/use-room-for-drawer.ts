import { useMedia } from '../../../shared/use-media.ts'

/** Returns true from the breakpoint `xl` on: the coupon is a drawer beside the page, below it a sheet. */
export const useRoomForDrawer = (): boolean => useMedia('(min-width: 80rem)')
