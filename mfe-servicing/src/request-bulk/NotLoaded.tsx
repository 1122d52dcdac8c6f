import { Banner, pluralize } from '@coverdesk/design-system'

/** Some of the chosen requests are further down the list than it has been read; they stay as they are. */
export function NotLoaded({ missing }: { missing: number }) {
  if (missing === 0) return null
  return (
    <Banner tone="warning">
      {`${pluralize(missing, 'selected request')} ${missing === 1 ? 'is' : 'are'} not loaded and will stay unchanged. Scroll down the list first to include ${missing === 1 ? 'it' : 'them'}.`}
    </Banner>
  )
}
