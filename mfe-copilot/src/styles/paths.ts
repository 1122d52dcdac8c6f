export const stylesPath = '/app/styles'
export const newStylePath = `${stylesPath}/new`
export const stylePath = (id: string) => `${stylesPath}/${id}`

/** A sample document in the style, with its own pages before and after it. */
export const stylePdfPath = (id: string) => `/agency/preview-pdf/${id}`

/** A sample document in the style. The version is counted up by every save, so that a new one is never taken for an old one. */
export const stylePreviewPath = (id: string, version: number) => `/agency/preview-html/${id}?v=${version}`

const inStyle = (workspaceId: string, artifactId: string, styleId: string) =>
  `${workspaceId}/${artifactId}?style_id=${encodeURIComponent(styleId)}`

/** A document of a workspace in a style, custom or built-in, to be shown in a frame. */
export const documentPreviewPath = (...of: Parameters<typeof inStyle>) => `/agency/html/${inStyle(...of)}`

/** The same as a PDF. */
export const documentPdfPath = (...of: Parameters<typeof inStyle>) => `/agency/pdf/${inStyle(...of)}`
