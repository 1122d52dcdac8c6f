import { mergeClasses } from '@fluentui/react-components'
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { Open20Regular } from '@fluentui/react-icons/svg/open'
import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { useButtonClass } from '../controls/button-styles'
import { IconButton } from '../controls/IconButton'
import { Tooltip } from '../controls/Tooltip'
import { useViewerStyles } from './viewer-styles'

interface FileLinksProps {
  /** Absent: there is no file behind what is shown. */
  url?: string | undefined
  name: string
  /** Absent: there are no words to search. */
  search?: { isOpen: boolean; open(): void; close(): void } | undefined
}

/** The right end of a viewer's bar: the search, and the file itself. */
export function FileLinks({ url, name, search }: FileLinksProps) {
  const styles = useViewerStyles()
  const linkClass = useButtonClass('subtle', { square: true })
  return (
    <div className={mergeClasses(styles.group, styles.last)}>
      {search && (
        <IconButton
          label="Search in the document"
          icon={<Search20Regular />}
          className={styles.button}
          aria-expanded={search.isOpen}
          onClick={search.isOpen ? search.close : search.open}
        />
      )}
      {url && (
        <>
          <Tooltip text="Download" relationship="label">
            <a href={url} download={name} className={linkClass}>
              <ArrowDownload20Regular />
            </a>
          </Tooltip>
          <Tooltip text="Open in a new tab" relationship="label">
            <a href={url} target="_blank" rel="noopener noreferrer" className={linkClass}>
              <Open20Regular />
            </a>
          </Tooltip>
        </>
      )}
    </div>
  )
}
