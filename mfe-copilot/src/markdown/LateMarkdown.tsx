import { Skeleton } from '@coverdesk/design-system'
import type { MarkdownProps } from '@coverdesk/design-system/markdown'
import { LateComponent, useLate } from '@coverdesk/plugin-sdk'

const lateMarkdown = new LateComponent(async () => (await import('@coverdesk/design-system/markdown')).default)

/** For loaders: starts to fetch the Markdown renderer. If that fails, the component tries again and shows the error. */
export const loadMarkdown = lateMarkdown.load

interface LateMarkdownProps extends MarkdownProps {
  /** What stands in its place until its code is there. */
  skeletonHeight: string
}

/** Markdown, whose code is a file of its own. */
export function LateMarkdown({ skeletonHeight, ...props }: LateMarkdownProps) {
  const Markdown = useLate(lateMarkdown)
  return Markdown ? <Markdown {...props} /> : <Skeleton width="100%" height={skeletonHeight} />
}
