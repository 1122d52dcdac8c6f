import { Dialog, DialogSurface, mergeClasses } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { CommandInput, CommandList, CommandRoot } from 'cmdk'
import { IconButton } from '../controls/IconButton'
import { useFocusReturn } from '../focus/use-focus-return'
import { CommandGroupView } from './CommandGroupView'
import type { CommandGroup } from './command-group'
import { KeyLegend } from './KeyLegend'
import { useMenuStyles } from './menu-styles'
import { spokenResult } from './spoken-result'

export interface CommandMenuProps {
  /** Names the dialog and its field: "Search or run a command". */
  label: string
  /** What is typed. */
  text: string
  onTextChange(text: string): void
  /** Those that match the text, in the order in which they stand. Empty ones don't show. */
  groups: readonly CommandGroup[]
  onClose(): void
}

/**
 * A field, and under it what one may choose: arrows move, Enter chooses, Escape closes. It is open as long as it is
 * rendered, and fills the page on phones. The caller filters; the focus returns to what had it.
 */
export function CommandMenu({ label, text, onTextChange, groups, onClose }: CommandMenuProps) {
  const styles = useMenuStyles()
  const shown = groups.filter(({ options, search }) => options.length > 0 || search)
  const nothing = !groups.some(({ options, search }) => options.length > 0 || (search && search.status !== 'found'))
  useFocusReturn()
  return (
    <Dialog open onOpenChange={onClose} surfaceMotion={null}>
      <DialogSurface aria-label={label} className={styles.surface} backdrop={{ className: styles.backdrop }}>
        <CommandRoot label={label} shouldFilter={false} vimBindings={false} loop className={styles.root}>
          <div className={styles.field}>
            <Search20Regular aria-hidden className={styles.icon} />
            <CommandInput
              // The person has just asked for this field.
              autoFocus
              value={text}
              onValueChange={onTextChange}
              placeholder={label}
              className={styles.input}
            />
            <IconButton label="Close" icon={<Dismiss20Regular />} className={styles.close} onClick={onClose} />
          </div>
          <CommandList label="Results" className={mergeClasses(styles.list, nothing && styles.noList)}>
            {shown.map(group => (
              <CommandGroupView key={group.id} group={group} />
            ))}
          </CommandList>
          {nothing && <div className={styles.nothing}>Nothing matches “{text}”</div>}
          <div role="status" className={styles.spoken}>
            {spokenResult(groups, text)}
          </div>
          <KeyLegend />
        </CommandRoot>
      </DialogSurface>
    </Dialog>
  )
}
