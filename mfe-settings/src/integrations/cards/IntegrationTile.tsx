import { Badge, ButtonLink, makeStyles, RelativeTime, StateBadge, shorthands, tokens } from '@coverdesk/design-system'
import { connectPath, managePath } from '../../paths'
import type { CatalogCard } from './catalog'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    minWidth: 0,
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    ...shorthands.border('1px', 'solid', tokens.line),
  },
  head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '8px' },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.textSecondary, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  description: { margin: 0, flexGrow: 1 },
  failure: { margin: 0, color: tokens.red, overflowWrap: 'anywhere' },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
})

/** One system: what it is, whether it is connected, and the way to connect or manage it. */
export function IntegrationTile({ card }: { card: CatalogCard }) {
  const styles = useStyles()
  const { name, category, description, type, integration } = card
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <div className={styles.quiet}>{category}</div>
        </div>
        {integration && <StateBadge of="integration" state={integration.state} />}
        {!type && <Badge tone="neutral">Coming soon</Badge>}
      </div>
      <p className={styles.description}>{description}</p>
      {integration?.lastFailure && <p className={styles.failure}>{integration.lastFailure}</p>}
      {type && (
        <div className={styles.foot}>
          <span className={styles.quiet}>
            {integration?.lastSyncedAt && (
              <>
                Synced <RelativeTime value={integration.lastSyncedAt} dateAfterDays={7} />
              </>
            )}
            {integration && !integration.lastSyncedAt && 'Not synced yet'}
          </span>
          <ButtonLink
            small
            appearance={integration ? 'secondary' : 'primary'}
            to={integration ? managePath(integration.id) : connectPath(type)}
            aria-label={`${integration ? 'Manage' : 'Connect'} ${name}`}
          >
            {integration ? 'Manage' : 'Connect'}
          </ButtonLink>
        </div>
      )}
    </li>
  )
}
