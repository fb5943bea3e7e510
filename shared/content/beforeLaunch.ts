import { isExample } from './examples.ts'
import { collectObjects, fieldPathText } from './fieldPaths.ts'
import { siteSettings } from './shapes/siteSettings.ts'

/** Site settings, raw or valid: legal facts and the confirmation may be missing. */
type LaunchSettings = { legal?: object; confirmedPublic?: boolean | undefined }

/**
 * Returns the paths of site settings with a demo value, such as `legal.webHost`, and of legal facts that are missing.
 */
export function missingSettings(site: LaunchSettings): string[] {
  const examples = collectObjects(site).flatMap(({ object, path }) =>
    Object.entries(object)
      .filter(([, value]) => typeof value === 'string' && isExample(value))
      .map(([name]) => fieldPathText([...path(), name], site)),
  )
  const { legal = {} } = site
  const absent = Object.keys(siteSettings.shape.legal.shape).filter((name) => !(name in legal))
  return [...examples, ...absent.map((name) => `legal.${name}`)]
}

/**
 * Returns whether search engines must not list the site yet, because legal facts are missing or settings have demo
 * values, and nobody has confirmed the site as it is.
 */
export const isUnfinished = (site: LaunchSettings): boolean =>
  site.confirmedPublic !== true && missingSettings(site).length > 0
