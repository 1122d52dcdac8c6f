import { ButtonLink, makeStyles } from '@coverdesk/design-system'
import type { KnowledgeProfileFragment, MarkedPassageFragment } from '../generated/documents'
import { viewPath } from '../paths'
import { PortionLinks } from './PortionLinks'
import type { PagePortion } from './page-portion'
import type { PageOfText } from './text-of-pages'
import { useViewAddress } from './view-address'

const useStyles = makeStyles({ root: { '@media (max-width: 639px)': { padding: '0 16px 8px' } } })

interface PageLinksProps {
  document: KnowledgeProfileFragment
  portion: PagePortion
  shown: readonly PageOfText[]
  passages: readonly MarkedPassageFragment[]
}

/** The way to the pages of a long document that aren't shown. Nothing when all of them are. */
export function PageLinks({ document, portion, shown, passages }: PageLinksProps) {
  const styles = useStyles()
  const { question } = useViewAddress()
  const to = (page: number, passageId?: string) => viewPath(document.id, { page, passageId, question })
  const elsewhere = passages.filter(({ page }) => !shown.some(({ number }) => number === page))
  const { pageCount } = document.indexingStatus
  return (
    <PortionLinks {...{ portion, shown, pageCount }} pathOf={to} className={styles.root}>
      {elsewhere.slice(0, 5).map(({ id, page }) => (
        <ButtonLink key={id} small appearance="subtle" to={to(page, id)}>
          {`Passage on page ${page}`}
        </ButtonLink>
      ))}
    </PortionLinks>
  )
}
