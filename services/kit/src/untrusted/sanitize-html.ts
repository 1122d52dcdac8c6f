import type { IOptions } from 'sanitize-html'
import { CoverdeskError } from '../errors.ts'

const textTags = [
  ...['a', 'abbr', 'b', 'bdi', 'blockquote', 'br', 'caption', 'center', 'cite', 'code', 'col', 'colgroup', 'dd', 'del'],
  ...['dfn', 'div', 'dl', 'dt', 'em', 'font', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'kbd', 'li'],
  ...['mark', 'ol', 'p', 'pre', 'q', 's', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'table', 'tbody', 'td'],
  ...['tfoot', 'th', 'thead', 'tr', 'u', 'ul'],
]

/** Words, numbers, colors: no brackets but those of colors, so neither addresses nor expressions; no escapes. */
const plainValue = /^(?:[\w\s#%.,'"!-]|(?:rgb|rgba|hsl|hsla)\([\d\s.,%/]+\))+$/i

const sides = ['', '-top', '-right', '-bottom', '-left']
const styles = [
  ...['color', 'background-color', 'text-align', 'text-decoration', 'text-indent', 'text-transform', 'line-height'],
  ...['font', 'font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing', 'vertical-align'],
  ...['width', 'max-width', 'min-width', 'height', 'max-height', 'border-collapse', 'border-spacing', 'border-radius'],
  ...['list-style-type', 'white-space', 'word-break', 'table-layout', 'border-color', 'border-style', 'border-width'],
  ...sides.flatMap(side => [`margin${side}`, `padding${side}`, `border${side}`]),
]

/** Pictures of pixels only; an SVG is a document. */
const rasterPicture = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/i

const policy: IOptions = {
  allowedTags: textTags,
  // Their content is no text of the document.
  nonTextTags: [
    'iframe',
    'math',
    'noembed',
    'noframes',
    'noscript',
    'object',
    'option',
    'script',
    'style',
    'svg',
  ].concat(['template', 'textarea', 'title', 'xmp', 'plaintext', 'audio', 'video', 'canvas', 'select']),
  allowedAttributes: {
    '*': ['align', 'bgcolor', 'color', 'dir', 'height', 'lang', 'style', 'title', 'valign', 'width'],
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt'],
    col: ['span'],
    colgroup: ['span'],
    font: ['face', 'size'],
    ol: ['start', 'type'],
    table: ['border', 'cellpadding', 'cellspacing'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['data'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  allowedStyles: { '*': Object.fromEntries(styles.map(name => [name, [plainValue]])) },
  transformTags: {
    a: (tagName, { href, ...attributes }) => ({
      tagName,
      attribs: {
        ...attributes,
        // An address without a scheme would lead into the product.
        ...(href && /^(?:https?:|mailto:)/i.test(href.trim()) ? { href } : {}),
        rel: 'noopener noreferrer nofollow',
        target: '_blank',
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !rasterPicture.test(attribs['src'] ?? ''),
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  parseStyleAttributes: true,
  nestingLimit: 100,
}

/** Tags inside of tags cost the library the square of their number; a long newsletter has some thousands. */
const maxTags = 30_000

/**
 * HTML from outside (a mail, a carrier's page) with what is text, table and picture in it, and nothing that runs, loads or
 * leads into the product (quality bar 20). It is made safe when it is saved and again when it is served.
 * The library is loaded with the first call.
 *
 * @throws LIMIT_EXCEEDED when it has more than 30,000 tags
 */
export async function sanitizeHtml(html: string): Promise<string> {
  if (html.split('<').length > maxTags) {
    throw new CoverdeskError('LIMIT_EXCEEDED', 'This text is too large for a preview.')
  }
  const { default: sanitize } = await import('sanitize-html')
  return sanitize(html, policy)
}
