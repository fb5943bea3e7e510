import { existsSync, lstatSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename } from 'node:path'

/**
 * Replaces a directory that is read at any moment. It is a symbolic link to one of two directories, such as `site` to
 * `site.a`. `fill` writes the other one, `site.b`, and renaming a new link over the old one is atomic: every path below
 * the link exists all the time, also if the process is killed. If `fill` fails, the link is unchanged.
 *
 * On Windows, links cannot be replaced by a rename, so the link is removed first. If the process is killed in between,
 * `restoreLink` completes the switch.
 * @param fill receives a directory that may be missing, or contain the files of the call before the last
 */
export async function replaceLinked<T>(
  link: string,
  fill: (target: string) => Promise<T>,
): Promise<T> {
  restoreLink(link)
  const pointsToA = existsSync(link) && /\.a\W?$/.test(readlinkSync(link))
  const target = `${link}.${pointsToA ? 'b' : 'a'}`
  const result = await fill(target).catch(async (error: unknown) => {
    await rm(target, { recursive: true, force: true })
    throw error
  })
  prepareLink(link, target)
  if (process.platform === 'win32') rmSync(link, { force: true })
  renameSync(nextLink(link), link)
  return result
}

/**
 * Turns a directory into a link to it, and completes an interrupted switch. Does nothing if neither exists. At the
 * first conversion, the directory is missing for a moment, between two renames.
 */
export function restoreLink(link: string): void {
  const next = nextLink(link)
  const stats = lstatSync(link, { throwIfNoEntry: false })
  if (stats?.isSymbolicLink()) {
    rmSync(next, { force: true })
    return
  }
  if (stats) {
    const first = `${link}.a`
    rmSync(first, { recursive: true, force: true })
    prepareLink(link, first)
    renameSync(link, first)
  }
  if (existsSync(next)) renameSync(next, link)
}

const nextLink = (link: string) => `${link}.next`

function prepareLink(link: string, target: string): void {
  rmSync(nextLink(link), { force: true })
  // A relative link stays valid if the folder is moved. On Windows only junctions, which are absolute, need no rights.
  symlinkSync(basename(target), nextLink(link), 'junction')
}
