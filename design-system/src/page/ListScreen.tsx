import { makeStyles } from '@fluentui/react-components'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '../controls/Button'
import { IconButton } from '../controls/IconButton'
import { MenuButton } from '../controls/MenuButton'
import { Banner } from '../feedback/Banner'
import type { MenuAction } from '../overlay/overlay-props'
import { shownColumns } from '../table/column-layout'
import type { SelectionAction } from '../table/SelectionBar'
import { countSelected, type RowSelection } from '../table/selection'
import { media } from '../theme/breakpoints'
import { useMediaQuery } from '../theme/use-media-query'
import { isExportable } from './csv'
import { ListBar } from './ListBar'
import { ListTable, type ListTableProps } from './ListTable'
import { countText } from './list-labels'
import type { ListOverlay } from './list-overlay'
import { Page, PageHeader } from './Page'
import { prefetchListTools, useListTools } from './use-list-tools'

export interface ListScreenProps<Row extends { id: string }> extends Omit<ListTableProps<Row>, 'columns'> {
  /** One line. */
  description: string
  /** What the page is called where the list is only a part of it, as under tabs. By default the list's title. */
  heading?: string
  /** Tabs of the page that the list is one of, under the heading. */
  tabs?: ReactNode
  /** The one primary action, after those that every list has. */
  action?: ReactNode
  /** What else belongs to the list and is seldom wanted, in a menu; a phone has it in its sheet. By default nothing. */
  moreActions?: readonly MenuAction[]
  /** What can be done with the chosen rows, beside an export. */
  bulkActions?(chosen: RowSelection): readonly SelectionAction[]
  /** Dialogs that are routes of the list. */
  children?: ReactNode
}

const useStyles = makeStyles({
  area: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    flexBasis: 0,
    minHeight: '240px',
    [media.print]: { display: 'block', minHeight: 0 },
  },
  tabs: { flexShrink: 0, paddingBottom: '12px' },
  failure: { padding: '0 20px 12px', [media.phone]: { padding: '0 16px 12px' } },
})

const inWords = new Intl.ListFormat('en-US')

/**
 * A screen that is a list: filter, columns, views, selection and export, with every state that a list has.
 * An area writes its columns and words.
 *
 * @example
 * <ListScreen list={useList(accountList)} title="Accounts" words={{ one: 'account' }} phoneRow={accountTitle} … />
 */
export function ListScreen<Row extends { id: string }>(props: ListScreenProps<Row>) {
  const { list, title, words, moreActions = [] } = props
  const { one, many = `${one}s` } = words
  const { rows, failure, loading } = list
  const styles = useStyles()
  const phone = useMediaQuery(media.phone)
  const columns = useMemo(() => shownColumns(list.columns, list.layout), [list.columns, list.layout])
  const exportable = isExportable(columns)
  const [overlay, setOverlay] = useState<ListOverlay>()
  const { rows: chosen, choosing } = list.selection
  const Tools = useListTools(list, overlay !== undefined || choosing || countSelected(chosen, list.total) > 0)
  return (
    <Page>
      <PageHeader
        title={props.heading ?? title}
        description={props.description}
        actions={
          <>
            {exportable && !phone && (
              <Button
                disabled={!loading && list.total === 0}
                onPointerEnter={prefetchListTools}
                onClick={() => setOverlay({ kind: 'export', scope: { kind: 'matching' } })}
              >
                Export
              </Button>
            )}
            {props.action}
            {moreActions.length > 0 && !phone && <MenuButton label="More" iconOnly actions={moreActions} />}
            {phone && (
              <IconButton
                label="More"
                icon={<MoreHorizontal20Regular />}
                aria-haspopup="dialog"
                onClick={() => setOverlay({ kind: 'sheet' })}
              />
            )}
          </>
        }
      />
      {props.tabs && <div className={styles.tabs}>{props.tabs}</div>}
      <ListBar
        list={list}
        many={many}
        count={loading || failure ? undefined : countText(list.total, words)}
        open={overlay?.kind}
        onOpen={setOverlay}
        onPrefetch={prefetchListTools}
      />
      {failure && rows.length > 0 && (
        <div className={styles.failure}>
          <Banner
            tone="error"
            actions={
              <Button small onClick={list.retry}>
                Retry
              </Button>
            }
          >
            {failure.message}
          </Banner>
        </div>
      )}
      {list.lackingColumns && rows.length > 0 && (
        <div className={styles.failure}>
          <Banner
            tone="warning"
            actions={
              <Button small onClick={list.lackingColumns.retry}>
                Retry
              </Button>
            }
          >
            {`${inWords.format(list.lackingColumns.headers)} could not be shown.`}
          </Banner>
        </div>
      )}
      <div className={styles.area} onPointerEnter={prefetchListTools}>
        <ListTable {...props} columns={columns} />
        {Tools && (
          <Tools
            list={list}
            title={title}
            words={words}
            overlay={overlay}
            exportable={exportable}
            bulkActions={props.bulkActions}
            moreActions={moreActions}
            onOpen={setOverlay}
            onClose={() => setOverlay(undefined)}
          />
        )}
      </div>
      {props.children}
    </Page>
  )
}
