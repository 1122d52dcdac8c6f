const viewable = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp'])

/**
 * Whether `DocumentView` shows a file: PDFs and pictures.
 *
 * @example {isViewable(file.mimeType) ? <TextLink href={path}>{file.name}</TextLink> : file.name}
 */
export const isViewable = (mimeType: string): boolean => viewable.has(mimeType)
