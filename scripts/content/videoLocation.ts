import type { FileHandle } from 'node:fs/promises'
import { latin1, type ReadBytes } from '../../shared/content/files/file.ts'
import { findMoov } from '../../shared/content/files/video.ts'

/** Matches coordinates in ISO 6709, such as `+05.6037-000.1870/`, which phones write into the index of a video. */
const coordinates = /[+-]\d{2,6}(?:\.\d+)?[+-]\d{3,7}(?:\.\d+)?(?:[+-]\d+(?:\.\d+)?)?(?:CRS\w+)?\//g

/**
 * Overwrites the location in a video with zeros, because visitors receive the uploaded file. Pictures need no such
 * step, because they are encoded again without metadata.
 * @param size of the file, in bytes
 */
export async function removeLocation(
  file: FileHandle,
  read: ReadBytes,
  size: number,
): Promise<void> {
  const moov = await findMoov(read, size)
  if (!moov) return
  const index = latin1(await read(moov.from, moov.to))
  for (const { 0: place, index: at } of index.matchAll(coordinates))
    await file.write(place.replaceAll(/\d/g, '0'), moov.from + at, 'latin1')
}
