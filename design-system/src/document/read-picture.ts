import { type DocumentFailure, failureOfStatus } from '../viewer/failure'
import type { PageSize } from '../viewer/page-size'
import { pixelsPerPoint } from '../viewer/zoom'

/** A picture that has been fetched; `address` is the page's own, and lasts until it is revoked. */
export interface Picture {
  address: string
  /** As people see it: a camera's note on how it was held is followed. */
  size: PageSize
}

/** Thrown instead of a picture. */
export class PictureFailure extends Error {
  constructor(readonly failure: DocumentFailure) {
    super(failure)
  }
}

/**
 * Reads a picture of our origin, with the session's cookie.
 *
 * @throws PictureFailure when there is none
 */
export async function readPicture(url: string): Promise<Picture> {
  const response = await fetch(url).catch(() => {
    throw new PictureFailure('unreachable')
  })
  if (!response.ok) throw new PictureFailure(failureOfStatus(response.status))
  const bytes = await response.blob().catch(() => {
    throw new PictureFailure('unreachable')
  })
  const address = URL.createObjectURL(bytes)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const { naturalWidth, naturalHeight } = image
    return { address, size: { width: naturalWidth / pixelsPerPoint, height: naturalHeight / pixelsPerPoint } }
  } catch {
    URL.revokeObjectURL(address)
    throw new PictureFailure('not-a-picture')
  }
}
