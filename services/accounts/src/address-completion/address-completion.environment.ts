import { z } from 'zod'

/** Without a token, addresses are completed from ZIP codes and from what the agency uses. */
export const addressCompletionEnvironment = {
  MAPBOX_TOKEN: z.string().optional(),
  MAPBOX_URL: z
    .url({ error: 'must be an address such as https://api.mapbox.com.' })
    .transform(url => url.replace(/\/+$/, ''))
    .default('https://api.mapbox.com'),
}
