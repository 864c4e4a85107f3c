import { Plus, Trash } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'

type Props<T> = {
  items: readonly T[]
  /** Renders the fields of one item. */
  row: (item: T, index: number) => ReactNode
  rowClassName?: string
  max: number
  /** Shown below the list until it has `max` items. */
  add: ReactNode
  /** Shown below the list once it has `max` items. */
  full?: ReactNode
}

export const ListEditor = <T extends { id: string }>(props: Props<T>) => (
  <>
    {props.items.length > 0 && (
      <ul className="grid grid-cols-1 gap-3">
        {props.items.map((item, i) => (
          <li
            key={item.id}
            className={cx(
              'grid grid-cols-1 rounded-control border border-line p-3',
              props.rowClassName ?? 'gap-2',
            )}
          >
            {props.row(item, i)}
          </li>
        ))}
      </ul>
    )}
    {props.items.length < props.max ? props.add : props.full}
  </>
)

export const AddButton = ({ children, ...rest }: ComponentProps<typeof Button>) => (
  <Button variant="secondary" {...rest}>
    <Plus aria-hidden="true" className="size-5" />
    {children}
  </Button>
)

export const RemoveButton = (props: { label: string; onClick: () => void }) => (
  <IconButton {...props} variant="danger">
    <Trash aria-hidden="true" className="size-5" />
  </IconButton>
)
