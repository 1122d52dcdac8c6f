import { LinkListSkeleton, Section } from '@coverdesk/design-system'

/** A part of the panel whose code is on its way: as high as a part with its usual six rows. */
export function PanelSkeleton() {
  return (
    <Section title="Loading...">
      <LinkListSkeleton rows={6} label="Loading this part of the page..." />
    </Section>
  )
}
