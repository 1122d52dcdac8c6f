import { ArrowSortRegular } from '@fluentui/react-icons/svg/arrow-sort'
import { useMenu } from '../overlay/use-menu'
import type { ListSorting } from './list-model'
import { ToolButton } from './ToolButton'

interface SortButtonProps extends Pick<ListSorting, 'sort' | 'onSort'> {
  options: readonly { value: string; label: string }[]
}

/** Says what the rows are sorted by, and opens the menu of what they can be. */
export function SortButton({ options, sort, onSort }: SortButtonProps) {
  const { buttonProps, code, menu } = useMenu()
  const label = options.find(({ value }) => value === sort)?.label
  return (
    <>
      <ToolButton {...buttonProps} icon={<ArrowSortRegular aria-hidden fontSize={16} />}>
        {label ? `Sort: ${label}` : 'Sort'}
      </ToolButton>
      {code && menu && <code.ChoiceMenu {...menu} value={sort} options={options} none={null} onChange={onSort} />}
    </>
  )
}
