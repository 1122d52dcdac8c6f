import { CoverdeskProvider, type LinkProps, LinkProvider, tokens } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import { action } from 'storybook/actions'

interface StageProps {
  theme: 'light' | 'dark'
  density: 'comfortable' | 'compact'
  /** Whole screens have their own padding. */
  padded: boolean
  /** The story has the page to itself, rather than a place in its documentation. */
  whole: boolean
  children: ReactNode
}

/** What every story stands on: provider, theme, links, and the sheet's colour. */
export function Stage({ theme, density, padded, whole, children }: StageProps) {
  return (
    <CoverdeskProvider theme={theme} density={density} idPrefix="story-">
      <LinkProvider link={StoryLink}>
        <div
          style={{
            boxSizing: 'border-box',
            backgroundColor: tokens.sheet,
            padding: padded ? '20px' : 0,
            minHeight: whole ? '100dvh' : 0,
          }}
        >
          {children}
        </div>
      </LinkProvider>
    </CoverdeskProvider>
  )
}

const navigated = action('navigate')

/** A link that says where it would lead, instead of leaving the story. */
function StoryLink({ to, onClick, ...anchor }: LinkProps) {
  return (
    <a
      href={to}
      {...anchor}
      onClick={event => {
        event.preventDefault()
        onClick?.(event)
        navigated(to)
      }}
    />
  )
}
