import { CoverdeskProvider, type LinkProps, LinkProvider, tokens } from '@coverdesk/design-system'
import { type ReactNode, useEffect, useState } from 'react'
import { action } from 'storybook/actions'
import { addons } from 'storybook/preview-api'

type Theme = 'light' | 'dark'

interface StageProps {
  /** The toolbar's. */
  theme: Theme
  density: 'comfortable' | 'compact'
  /** Whole screens have their own padding. */
  padded: boolean
  /** The story has the page to itself, rather than a place in its documentation. */
  whole: boolean
  /** The story in the theme in use. */
  children: (theme: Theme) => ReactNode
}

/** What every story is on: provider, theme, links, and the sheet's color. */
export function Stage({ theme: chosen, density, padded, whole, children }: StageProps) {
  const theme = useWornTheme() ?? chosen
  return (
    <CoverdeskProvider theme={theme} density={density} idPrefix="story-">
      <LinkProvider link={StoryLink}>
        <div
          data-stage={theme}
          style={{
            boxSizing: 'border-box',
            backgroundColor: tokens.sheet,
            padding: padded ? '20px' : 0,
            minHeight: whole ? '100dvh' : 0,
          }}
        >
          {children(theme)}
        </div>
      </LinkProvider>
    </CoverdeskProvider>
  )
}

/**
 * The theme that a test puts on the story as it is: the toolbar's would set the stage again, and what a `play` function
 * has opened would be closed again.
 */
function useWornTheme() {
  const [theme, setTheme] = useState<Theme>()
  useEffect(() => {
    const channel = addons.getChannel()
    channel.on('coverdesk/wear', setTheme)
    return () => channel.off('coverdesk/wear', setTheme)
  }, [])
  return theme
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
