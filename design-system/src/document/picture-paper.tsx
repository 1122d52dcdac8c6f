import type { Paper } from '../viewer/paper'
import { PicturePage } from './PicturePage'
import type { Picture } from './read-picture'

/** A picture as the viewer takes documents: one page. */
export const paperOfPicture = ({ address, size }: Picture, name: string): Paper => ({
  pages: 1,
  usualSize: size,
  sizeOf: async () => size,
  drawPage: ({ turn }) => <PicturePage address={address} name={name} turn={turn} />,
  drawThumbnail: ({ turn }) => <PicturePage address={address} name="" turn={turn} />,
})
