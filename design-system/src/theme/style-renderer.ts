import { createDOMRenderer } from '@fluentui/react-components'

/**
 * The nonce with which the page's Content-Security-Policy lets styles in. Every script and style of the page carries it;
 * pages without a policy, such as stories, have none.
 */
const nonce = document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce

/** Writes the styles of all roots of the page: a rule that two of them use is written once. */
export const styleRenderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {})
