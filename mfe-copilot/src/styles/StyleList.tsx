import { ButtonLink, ListScreen, type RowSelection } from '@coverdesk/design-system'
import { Outlet, useList, useListPath, usePageTitle } from '@coverdesk/plugin-sdk'
import type { StyleRowFragment } from '../generated/documents'
import { deleteStyles } from './delete-styles'
import { newStylePath, stylePath } from './paths'
import { styleOnPhone } from './style-columns'
import { styleList } from './style-list'

const rowPath = ({ id }: StyleRowFragment) => stylePath(id)

const maxDeleted = 20

/** The agency’s own document styles (specification 3 §2). Slide-outs open beside the list. */
export function StyleList() {
  usePageTitle('Styles')
  const createPath = useListPath(newStylePath)
  const list = useList(styleList)
  const bulkActions = (chosen: RowSelection) => {
    const styles = chosen.kind === 'some' ? list.rows.filter(({ id }) => chosen.keys.has(id)) : []
    if (styles.length === 0 || styles.length > maxDeleted) return []
    return [{ label: 'Delete', run: () => void deleteStyles(styles) }]
  }
  return (
    <ListScreen
      list={list}
      title="Styles"
      description="How the documents that Cara writes look"
      words={{ one: 'style' }}
      action={
        <ButtonLink appearance="primary" to={createPath}>
          Create Style
        </ButtonLink>
      }
      phoneRow={styleOnPhone}
      rowTo={rowPath}
      bulkActions={bulkActions}
      empty={{
        hint: 'Choose a design once, add your own start and end pages, and use it for every document.',
        action: <ButtonLink to={createPath}>Create Style</ButtonLink>,
      }}
      noMatchHint="No matches. Try fewer letters."
    >
      <Outlet />
    </ListScreen>
  )
}
