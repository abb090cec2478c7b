import { cx } from '@poyraz/ui'

/** A decorative picture with an empty alternative text. Its size is fixed before it loads. */
export function Picture(props: {
  readonly src: string
  readonly side: number
  readonly className?: string | undefined
  /** `eager` for pictures above the fold, `first` for the largest of them, which is decoded synchronously. */
  readonly loading?: 'first' | 'eager' | 'lazy' | undefined
}) {
  const { loading = 'eager' } = props
  return (
    <img
      src={props.src}
      alt=""
      width={props.side}
      height={props.side}
      decoding={loading === 'first' ? 'sync' : 'async'}
      loading={loading === 'first' ? 'eager' : loading}
      fetchPriority={loading === 'first' ? 'high' : 'auto'}
      draggable={false}
      className={cx('select-none', props.className)}
    />
  )
}
