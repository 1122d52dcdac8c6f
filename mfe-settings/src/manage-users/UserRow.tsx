import {
  ActionLink,
  Avatar,
  ButtonLink,
  makeStyles,
  StateBadge,
  shorthands,
  TruncatedText,
  tokens,
} from '@coverdesk/design-system'
import type { UserRowFragment } from '../generated/documents'
import { resetStepPath } from '../paths'
import { nameOf } from './use-users'
import { actionFor, notOneself } from './user-action'

const narrow = '@container (max-width: 460px)'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto 72px 76px',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: '52px',
    padding: '6px 0',
    boxSizing: 'border-box',
    ...shorthands.borderTop('1px', 'solid', tokens.innerLine),
    // The state goes below the words.
    [narrow]: { gridTemplateColumns: '28px minmax(0, 1fr) auto' },
  },
  words: { minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold },
  email: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.textTertiary },
  state: { [narrow]: { gridColumn: 2, gridRow: 2 } },
  // A row of its own below name and state, as far as there is one.
  step: { [narrow]: { ':empty': { display: 'none' }, gridColumn: '2 / span 2', gridRow: 3, marginLeft: '-10px' } },
  // There is no tooltip on a phone.
  why: {
    display: 'none',
    color: tokens.textSecondary,
    fontSize: tokens.fontSizeBase200,
    [narrow]: { display: 'block', gridColumn: '2 / span 2' },
  },
  action: { display: 'flex', justifyContent: 'flex-end', [narrow]: { gridColumn: 3, gridRow: '1 / span 2' } },
})

interface UserRowProps {
  user: UserRowFragment
  /** Of the person who is looking. */
  ownId: string
  noSeat: string | undefined
}

/** A person of the agency, and what can be done about them. */
export function UserRow({ user, ownId, noSeat }: UserRowProps) {
  const styles = useStyles()
  const name = nameOf(user)
  const action = actionFor(user, ownId, noSeat)
  return (
    <li className={styles.root}>
      <Avatar name={name} />
      <div className={styles.words}>
        <TruncatedText text={user.id === ownId ? `${name} (you)` : name} className={styles.name} />
        {user.email && <TruncatedText text={user.email} className={styles.email} />}
      </div>
      <div className={styles.step}>
        {user.hasSecondStep && user.id !== ownId && (
          <ButtonLink
            small
            appearance="subtle"
            to={resetStepPath(user.id)}
            aria-label={`Reset two-step verification for ${name}`}
          >
            Reset two-step verification
          </ButtonLink>
        )}
      </div>
      <div className={styles.state}>{user.state && <StateBadge of="agencyUser" state={user.state} />}</div>
      <div className={styles.action}>
        {action && (
          <ActionLink
            small
            to={action.to}
            disabledBecause={action.disabledBecause}
            aria-label={`${action.label} ${name}`}
          >
            {action.label}
          </ActionLink>
        )}
      </div>
      {user.id === ownId && <div className={styles.why}>{notOneself}</div>}
    </li>
  )
}
