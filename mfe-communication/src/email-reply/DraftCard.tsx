import { Badge, Button, makeStyles, Skeleton, shorthands, TextLink, tokens } from '@coverdesk/design-system'
import { LateComponent, useLate } from '@coverdesk/plugin-sdk'
import { draftPath } from '../paths'
import { type CaraDraft, withoutMarks } from './cara-draft'

const lateMarkdown = new LateComponent(async () => (await import('@coverdesk/design-system/markdown')).default)

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    padding: '12px 14px',
    borderRadius: tokens.borderRadiusXLarge,
    ...shorthands.border('1px', 'solid', tokens.violet),
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
})

interface DraftCardProps {
  workspaceId: string
  draft: CaraDraft
  onUse(): void
}

/** What Cara would answer; it goes nowhere before a person takes it over and sends it. */
export function DraftCard({ workspaceId, draft, onUse }: DraftCardProps) {
  const styles = useStyles()
  const Markdown = useLate(lateMarkdown)
  return (
    <section aria-label="Cara’s draft" className={styles.root}>
      <div className={styles.head}>
        <h4 className={styles.title}>Cara’s draft</h4>
        <Badge tone="violet">Not sent</Badge>
      </div>
      {Markdown ? (
        <Markdown text={withoutMarks(draft.body)} headingLevel={5} />
      ) : (
        <Skeleton width="100%" height="60px" />
      )}
      <div className={styles.actions}>
        <Button small onClick={onUse}>
          Use draft
        </Button>
        <TextLink href={draftPath(workspaceId, draft.id)}>See evidence</TextLink>
      </div>
    </section>
  )
}
