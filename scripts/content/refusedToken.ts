import { ClientError, type SanityClient } from '@sanity/client'

/** Returns whether Sanity refuses a client's token. If Sanity cannot be reached, it does not. Never rejects. */
export const isTokenRefused = (client: SanityClient): Promise<boolean> =>
  client.fetch('true').then(
    () => false,
    (error: unknown) => error instanceof ClientError && error.statusCode === 401,
  )

/**
 * If Sanity refuses the token of a reading client, removes the token from the client and logs the name of its variable,
 * so that a revoked token does not fail builds of a public dataset. Never rejects.
 */
export async function dropRefusedToken(client: SanityClient): Promise<void> {
  if (!client.config().token || !(await isTokenRefused(client))) return
  client.config({ token: undefined })
  console.warn(
    'Sanity refuses SANITY_READ_TOKEN: it has expired, or was revoked. What is public is read without it. Replace it where it is set, and restart what runs with it.',
  )
}
