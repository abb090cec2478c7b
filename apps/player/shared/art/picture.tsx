import { cx } from '@poyraz/ui'

/** A picture that says nothing words beside it do not say. Its box is known before it loads. */
export function Picture(props: {
  readonly src: string
  readonly side: number
  readonly className?: string | undefined
  /** `eager` for what the first view shows above the fold, `first` for the largest of it, which is painted with its words. */
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
