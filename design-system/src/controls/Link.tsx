import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react'

/** What the design system gives to a link: an anchor's attributes, with `to` instead of `href`. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  ref?: Ref<HTMLAnchorElement>
}

/** A component that draws a real `<a>` and navigates without loading the page again. */
export type LinkComponent = ComponentType<LinkProps>

const PlainLink: LinkComponent = ({ to, ...anchor }) => <a href={to} {...anchor} />

const LinkContext = createContext<LinkComponent>(PlainLink)

/**
 * Names the link component of the router in use, since the design system knows no router. Without it,
 * links are plain anchors.
 *
 * @example <LinkProvider link={RouterLink}>…</LinkProvider>
 */
export function LinkProvider({ link, children }: { link: LinkComponent; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>
}

/**
 * A link through the router that `LinkProvider` names, for what looks neither like a word nor like a button: a row, a symbol.
 *
 * @example <Link to="/app/notifications" aria-label="Notifications" className={styles.bell}><Bell /></Link>
 */
export function Link(props: LinkProps) {
  const RouterLink = useContext(LinkContext)
  return <RouterLink {...props} />
}
