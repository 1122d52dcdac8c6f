import { GroupListRegular } from '@fluentui/react-icons/svg/group-list'
import { useMenu } from '../overlay/use-menu'
import type { ListGrouping } from './list-model'
import { ToolButton } from './ToolButton'

type GroupButtonProps = Pick<ListGrouping<object>, 'options' | 'current' | 'onGroup'>

/** Says what the rows are grouped by, and opens the menu of what they can be. */
export function GroupButton({ options, current, onGroup }: GroupButtonProps) {
  const { buttonProps, code, menu } = useMenu()
  const label = options.find(({ value }) => value === current)?.label
  return (
    <>
      <ToolButton {...buttonProps} icon={<GroupListRegular aria-hidden fontSize={16} />}>
        {label ? `Group: ${label}` : 'Group'}
      </ToolButton>
      {code && menu && (
        <code.ChoiceMenu {...menu} value={current} options={options} none="No groups" onChange={onGroup} />
      )}
    </>
  )
}
