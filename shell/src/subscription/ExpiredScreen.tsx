import { Button, CenteredCard, makeStyles, TextLink, tokens } from '@coverdesk/design-system'
import { SubscriptionBanner, signOut, usePageTitle, useSession } from '@coverdesk/plugin-sdk'
import { DataProvider, discardUnsavedChanges } from '@coverdesk/plugin-sdk/host'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { Toasts } from '../notices/Toasts'
import { openChat, supportAtom } from '../support/support'
import { subscriptionAtom } from './follow-subscription'

const useStyles = makeStyles({
  body: { display: 'grid', gap: '20px' },
  banner: { outlineStyle: 'none' },
  help: { color: tokens.textSecondary },
  person: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    paddingTop: '16px',
    borderTop: `1px solid ${tokens.line}`,
    color: tokens.textSecondary,
    overflowWrap: 'anywhere',
  },
})

/** The whole page of an agency whose subscription has ended (specification 1 §2): restart it, or sign out. */
export function ExpiredScreen() {
  const styles = useStyles()
  const { user, agency } = useSession()
  const subscription = useAtomValue(subscriptionAtom)
  const place = useRef<HTMLDivElement>(null)
  usePageTitle('Subscription ended')
  // A dialog that was open behind it no longer hides the rest from screen readers once the focus is here.
  useEffect(() => place.current?.focus(), [])
  return (
    <CenteredCard
      title={agency.name}
      description="Your agency’s data is safe. This page reopens automatically when the subscription restarts."
    >
      <div className={styles.body}>
        <div ref={place} tabIndex={-1} className={styles.banner}>
          {subscription && (
            <DataProvider>
              <SubscriptionBanner subscription={subscription} prominent />
            </DataProvider>
          )}
        </div>
        <Help />
        <div className={styles.person}>
          {user.email}
          <Button small onClick={leave}>
            Sign out
          </Button>
        </div>
      </div>
      <Toasts />
    </CenteredCard>
  )
}

/** What is behind this page can't be saved, and no one could be asked about it. */
function leave() {
  discardUnsavedChanges()
  void signOut()
}

/** Who can't restart it finds someone who helps, where that is set up. */
function Help() {
  const styles = useStyles()
  const { email, chat } = useAtomValue(supportAtom)
  if (!email && chat !== 'ready') return null
  return (
    <div className={styles.help}>
      Need help?{' '}
      {email && (
        <TextLink href={`mailto:${email}`} inSentence>
          {email}
        </TextLink>
      )}{' '}
      {chat === 'ready' && (
        <Button small onClick={openChat}>
          Chat with us
        </Button>
      )}
    </div>
  )
}
