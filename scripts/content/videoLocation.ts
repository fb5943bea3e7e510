import type { FileHandle } from 'node:fs/promises'
import { latin1, type ReadBytes } from '../../shared/content/shapes/file.ts'
import { findMoov } from '../../shared/content/shapes/video.ts'

/** Coordinates in ISO 6709, such as `+05.6037-000.1870/`, as phones write them into the index of a video. */
const coordinates = /[+-]\d{2,6}(?:\.\d+)?[+-]\d{3,7}(?:\.\d+)?(?:[+-]\d+(?:\.\d+)?)?(?:CRS\w+)?\//g

/**
 * Overwrites with zeros where a video was filmed, because visitors receive the file as it was uploaded. Pictures are
 * encoded anew, without what the camera has noted.
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
