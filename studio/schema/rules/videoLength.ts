import type { SanityClient } from '@sanity/client'
import { mp4Seconds } from '../../../shared/content/files/video.ts'
import { readBytes } from './readBytes.ts'

/** Returns a time as visitors read it, in minutes and seconds, such as 2:40, or with hours. */
export function clockTime(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const parts = hours > 0 ? [hours, minutes, whole % 60] : [minutes, whole % 60]
  return parts.map((part, index) => String(part).padStart(index > 0 ? 2 : 1, '0')).join(':')
}

/** Returns the length of an MP4 that is stored in the Content Lake, or null if it cannot be read. */
export async function readVideoLength(client: SanityClient, id: string): Promise<string | null> {
  const query = '*[_id == $id && extension == "mp4"][0]{url, size}'
  const asset = await client.fetch<{ url: string; size: number } | null>(query, { id })
  if (!asset) return null
  const read = async (from: number, to: number) =>
    (await readBytes(asset.url, from, to)) ?? new Uint8Array()
  const seconds = await mp4Seconds(read, asset.size)
  return seconds === null ? null : clockTime(seconds)
}
