import { MenuButton, makeStyles, shorthands, tokens } from '@coverdesk/design-system'
import { useQuery } from '@coverdesk/plugin-sdk'
import { type ReactNode, useState } from 'react'
import { HtmlDocumentTemplatesDocument } from '../../generated/documents'
import { baseStyles, defaultBaseStyle } from '../../styles/base-styles'
import { documentPdfPath, documentPreviewPath } from '../../styles/paths'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  link: {
    color: tokens.brandText,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  hint: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200 },
  // Paper is white, whatever the theme.
  frame: {
    width: '100%',
    height: 'min(720px, 70dvh)',
    backgroundColor: '#ffffff',
    colorScheme: 'light',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
})

interface HtmlDocumentProps {
  workspaceId: string
  artifactId: string
  /** Every version is drawn anew. */
  version: number
  title: string
  /** The document with the marks of its evidence. */
  children: ReactNode
}

interface Choice {
  id: string
  label: string
}

/** As many as one page of the list holds. */
const maxStyles = 100

/** A drafted document: with its evidence, or as a client would get it, in a style (specification 3 §2). */
export function HtmlDocument({ workspaceId, artifactId, version, title, children }: HtmlDocumentProps) {
  const styles = useStyles()
  const query = useQuery(HtmlDocumentTemplatesDocument, { first: maxStyles })
  const [chosen, choose] = useState<Choice>()
  const items = query.status === 'loaded' ? query.data.htmlDocumentTemplates?.items : undefined
  const custom = (items ?? []).map(({ id, title: label }) => ({ id, label }))
  const builtIn = baseStyles.map(({ value, label }) => ({ id: value, label }))
  const actions = [
    { label: 'None, with evidence', onSelect: () => choose(undefined) },
    ...[...builtIn, ...custom].map(style => ({ label: style.label, onSelect: () => choose(style) })),
  ]
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <MenuButton label={`Style: ${chosen?.label ?? 'None, with evidence'}`} actions={actions} />
        <a
          href={documentPdfPath(workspaceId, artifactId, chosen?.id ?? defaultBaseStyle)}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.link}
        >
          Open as PDF
        </a>
        {items?.length === 0 && <span className={styles.hint}>No custom styles found</span>}
      </div>
      {chosen ? (
        <iframe
          key={`${chosen.id} ${version}`}
          title={`${title} in the style ${chosen.label}`}
          src={documentPreviewPath(workspaceId, artifactId, chosen.id)}
          sandbox=""
          className={styles.frame}
        />
      ) : (
        children
      )}
    </div>
  )
}
