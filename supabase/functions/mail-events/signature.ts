import { isRecent } from '../_shared/webhook.ts'

/**
 * Returns whether Resend has signed a request with a secret within the last minutes.
 * @see https://docs.svix.com/receiving/verifying-payloads/how-manual
 */
export async function isSigned(body: string, headers: Headers, secret: string): Promise<boolean> {
  const timestamp = headers.get('svix-timestamp') ?? ''
  if (!isRecent(Number(timestamp) * 1000)) return false

  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace('whsec_', '')),
    hmac,
    false,
    ['verify'],
  )
  const signed = new TextEncoder().encode(`${headers.get('svix-id')}.${timestamp}.${body}`)
  // There are several signatures while a secret is replaced.
  for (const [, signature = ''] of (headers.get('svix-signature') ?? '').matchAll(
    /(?<!\S)v1,([\w+/]{43}=)(?!\S)/g,
  ))
    if (await crypto.subtle.verify('HMAC', key, bytesOf(signature), signed)) return true
  return false
}

/** Decodes Base64; Deno 2.1, which hosted functions run in, has no `Uint8Array.fromBase64`. */
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
