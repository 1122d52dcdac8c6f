import {
  Badge,
  CommandBox,
  EmptyState,
  LinkProvider,
  MenuButton,
  makeStyles,
  shorthands,
  TextLink,
  tokens,
} from '@coverdesk/design-system'
import { type Command, commandsOf, placeOf, runCommand } from '@coverdesk/plugin-sdk/host'
import type { RegistryEntry } from '@coverdesk/plugin-sdk/manifest'
import { useAtomValue } from 'jotai'
import { runOffer } from '../../commands/run-offer'
import { paletteKeys } from '../../commands/shell-offers'
import { ContentArea } from '../../content/ContentArea'
import { prefetchOverlay } from '../../frame/load-overlay'
import { Overlays } from '../../frame/Overlays'
import { PersonMenu } from '../../frame/PersonMenu'
import { ShellLink } from '../../frame/ShellLink'
import { pathnameAtom } from '../../location'
import { LeaveQuestion } from '../../notices/LeaveQuestion'
import { Toasts } from '../../notices/Toasts'
import { openOverlay } from '../../overlays/overlay'
import { pluginAt } from '../../plugins/plugin-at'

interface StandaloneFrameProps {
  plugin: RegistryEntry
  /** Its pages and dialogs, as commands that lead there. */
  pages: readonly Command[]
  /** Origin of the gateway. */
  product: string
  outlet: HTMLElement
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', height: '100dvh', backgroundColor: tokens.sheet },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    flexShrink: 0,
    padding: '8px 16px',
    backgroundColor: tokens.frame,
    ...shorthands.borderBottom('1px', 'solid', tokens.line),
  },
  title: { display: 'flex', alignItems: 'center', gap: '8px', fontWeight: tokens.fontWeightSemibold },
  space: { flexGrow: 1 },
  content: { flexGrow: 1, minHeight: 0, position: 'relative' },
})

/** A bar with what the remote has (pages, dialogs, commands) and, below it, the remote. */
export function StandaloneFrame({ plugin, pages, product, outlet }: StandaloneFrameProps) {
  const styles = useStyles()
  const pathname = useAtomValue(pathnameAtom)
  const inProduct = `${product}${pathname}?override=${plugin.id}@${location.origin}`
  const isOwn = pluginAt([plugin], pathname) !== undefined
  return (
    <LinkProvider link={ShellLink}>
      <div className={styles.root}>
        <header className={styles.bar}>
          <span className={styles.title}>
            {plugin.manifest.title} <Badge tone="amber">alone</Badge>
          </span>
          <MenuButton label="Pages" actions={pages.map(page => actionAt(page, pathname))} />
          <MenuButton label="Commands" actions={commandsOf([plugin]).map(command => actionAt(command, pathname))} />
          <span className={styles.space} />
          <TextLink href={inProduct}>Open in Coverdesk</TextLink>
          <CommandBox
            keys={paletteKeys}
            onOpen={() => openOverlay('palette')}
            onPoint={() => prefetchOverlay('palette')}
          />
          <PersonMenu />
        </header>
        <main className={styles.content}>
          {isOwn ? (
            <ContentArea plugins={[plugin]} outlet={outlet} />
          ) : (
            <EmptyState
              kind="no-match"
              title="This page belongs to another area"
              hint={`Here is nothing but ${plugin.manifest.title}. In Coverdesk the page opens beside it.`}
              action={<TextLink href={inProduct}>Open in Coverdesk</TextLink>}
            />
          )}
        </main>
        <Overlays />
        <Toasts />
        <LeaveQuestion />
      </div>
    </LinkProvider>
  )
}

const actionAt = (command: Command, pathname: string) => {
  const { title, within, keys } = command
  const label = keys === undefined ? title : `${title} (${keys})`
  const disabledBecause = placeOf(command, pathname) ? undefined : `Only on ${within}`
  return { label, disabledBecause, onSelect: () => void runOffer({ title, run: () => run(command) }) }
}

async function run(command: Command) {
  const done = await runCommand(command, window.location.pathname)
  if (!done) throw new Error('Not available on this page.')
}
