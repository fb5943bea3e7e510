import { readFile, writeFile } from 'node:fs/promises'
import type { Locator, Page, PageAssertionsToHaveScreenshotOptions } from 'playwright/test'
import sharp from 'sharp'
import { expect, test } from './test.ts'

/**
 * Compares a part of the screen with its picture, without ending the test if they differ. Updated pictures
 * are stored with 256 colours, which halves their size and looks the same.
 * @param advice added to the failure's message
 */
export async function looksAs(
  target: Locator | Page,
  file: string,
  options: PageAssertionsToHaveScreenshotOptions = {},
  advice = '',
) {
  await expect.soft(target, `${file} ${advice}`).toHaveScreenshot(file, options)
  const stored = test.info().snapshotPath(file, { kind: 'screenshot' })
  const picture = await readFile(stored)
  const { isPalette } = await sharp(picture).metadata()
  if (!isPalette)
    await writeFile(stored, await sharp(picture).png({ palette: true, effort: 10 }).toBuffer())
}
